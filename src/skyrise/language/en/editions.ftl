## About these rules: who vouches for what.

about-honest = The rules are those of the rulebooks. Most building numbers, the maps of the islands, and a value on half of the Wonder cards are ours, until someone who owns the game types in theirs.
about-table = Played at this table: { $edition }
about-sources = Where it all comes from
about-source-book = In this rulebook
about-source-book-note = The rulebook of this edition says so.
about-source-other-book = Only in another rulebook
about-source-other-book-note = This rulebook does not say, but another one does.
about-source-deduced = Deduced
about-source-deduced-note = No rulebook says it outright, but it follows from what they say.
about-source-third-party = From published reviews
about-source-third-party-note = Descriptions of the game published by others.
about-source-house = Our choice
about-source-house-note = No rulebook or review tells us. If you own the game, you can type in what is printed in your copy.
about-source-own = Typed in
about-source-own-note = What the author of this edition typed in.
about-source-count = values: { $values }, conditions: { $conditions }
about-value-is = { $value }: { $setting }
about-values = Values
about-conditions = Conditions
about-printed = Framed numbers are printed in the rulebook; the others are ours.
about-printed-list = { $numbers } printed in the rulebook
about-rulings = Rulings you may disagree with
about-rulings-note = Where the rulebooks are silent or disagree, someone has to decide. Here is how we read them, and why you might see it differently.
about-rulings-more = More rulings
about-ruling-but = But: { $why }
about-own = Your own box
about-own-note = If you own the game, type in the numbers printed in it. Start from the rulebook you have and change what is different; every value is checked as you type. Your edition stays in this browser, you can save it as a file, and you can open a table with it.
about-own-open = Type in your box
provenance-other-book = other rulebook

## The form for an edition of one's own.

own-title = Your own box
own-intro = Type in what is printed in your copy, and play with it. Anything you leave alone stays as it is in the rulebook you start from.
own-saved = Saved in this browser
own-nothing-saved = No editions yet.
own-full =
    { $count ->
        [one] This browser can keep { $count } edition. Delete it first, or save it as a file.
       *[other] This browser can keep { $count } editions. Delete one first, or save it as a file.
    }
own-not-kept = This browser does not let us store anything. Save your edition as a file before you leave.
own-start = New edition
own-start-from = Start from
own-start-name = My box
own-open-file = Open a TOML file
own-file-too-large = This file is too large for an edition.
own-name = Edition name
own-based-on = Based on: { $edition }
own-duplicate = Duplicate
own-copy-of = { $edition } (copy)
own-delete = Delete
own-delete-ask = Delete this edition?
own-delete-note = { $edition } will be deleted from this browser. Tables and records that use it keep it.
own-keep = Keep it
own-search = Search values
own-topic = Topic
own-topic-all = all topics
own-show = Show
own-show-house = our values
own-show-changed = changed
own-show-all = all
own-show-note = Our values are the ones no rulebook gives: the ones you can correct if you own the game.
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
        [one] { $count } thing to fix
       *[other] { $count } things to fix
    }
own-trouble = { $place }: { $why }
own-unchecked = Not checked: { $why }
own-save-file = Save as TOML
own-host = Host a table with it
own-broken = { $edition } (unfinished)
