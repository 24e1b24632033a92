## About these rules: who vouches for what.

about-honest = The rules are those of the rulebooks. Most building numbers, the maps of the islands, and a value on half of the Wonder cards are ours, until someone who owns the game types in theirs.
about-table = Played at this table: { $edition }
about-sources = Where everything comes from
about-source-book = In this rulebook
about-source-book-note = The rulebook of this edition says so.
about-source-other-book = Only in another rulebook
about-source-other-book-note = This rulebook leaves it open, but another one says so.
about-source-deduced = Deduced
about-source-deduced-note = No book says it in so many words, but it follows from what they say.
about-source-third-party = From published reviews
about-source-third-party-note = Descriptions of the game that others have published.
about-source-house = Our choice
about-source-house-note = No rulebook and no review tells. If you own the game, you can type in what is printed in your box.
about-source-own = Typed in
about-source-own-note = What the author of this edition has typed in.
about-source-count = values: { $values }, conditions: { $conditions }
about-value-is = { $value }: { $setting }
about-values = Values
about-conditions = Conditions
about-printed = Numbers in a frame are printed in the rulebook; the others are ours.
about-printed-list = { $numbers } printed in the rulebook
about-rulings = Readings you may dispute
about-rulings-note = Where the rulebooks are silent or disagree, someone has to decide. Here is how we read them, and why you may see it differently.
about-rulings-more = More rulings
about-ruling-but = But: { $why }
about-own = Your own box
about-own-note = If you own the game, type in the numbers printed in it. Start from the rulebook you have and change what differs; every value is checked as you type. Your edition is kept in this browser, can be saved as a file, and any table can be opened with it.
about-own-open = Type in your box
provenance-other-book = other rulebook

## The form for an edition of one's own.

own-title = Your own box
own-intro = Type in what is printed in your box, and play with it. What you leave alone stays as in the rulebook you start from.
own-saved = Saved in this browser
own-nothing-saved = No edition yet.
own-full =
    { $count ->
        [one] This browser keeps { $count } edition. Delete it, or save it as a file first.
       *[other] This browser keeps { $count } editions. Delete one, or save it as a file first.
    }
own-not-kept = This browser keeps nothing for us. Save your edition as a file before you leave.
own-start = New edition
own-start-from = Start from
own-start-name = My box
own-open-file = Open a TOML file
own-file-too-large = This file is too large for an edition.
own-name = Name of the edition
own-based-on = Based on: { $edition }
own-duplicate = Duplicate
own-copy-of = { $edition } (copy)
own-delete = Delete
own-delete-ask = Delete this edition?
own-delete-note = { $edition } will be gone from this browser. Tables and records that use it keep it.
own-keep = Keep it
own-search = Search the values
own-topic = Topic
own-topic-all = all topics
own-show = Show
own-show-house = our values
own-show-changed = changed
own-show-all = all
own-show-note = Our values are those that no rulebook gives: what an owner of the box can put right.
own-nothing-found = No value matches.
own-bounds = { $least } to { $most }
own-bounds-list = separated by commas, each { $least } to { $most }
own-was = { $edition }: { $value }
own-reset = Reset
own-reset-of = Reset: { $value }
own-checking = Checking…
own-ready = Ready to play
own-changed =
    { $count ->
        [0] nothing changed yet
        [one] { $count } value changed
       *[other] { $count } values changed
    }
own-troubles =
    { $count ->
        [one] { $count } thing to put right
       *[other] { $count } things to put right
    }
own-trouble = { $place }: { $why }
own-unchecked = Not checked: { $why }
own-save-file = Save as TOML
own-host = Host a table with it
own-broken = { $edition } (unfinished)
