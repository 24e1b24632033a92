# The end of a game: the winner, where the Prestige came from, the race, what was secret.
score-wins = { $name } wins
score-win-together = { $names } win together
score-ahead = { $points } Prestige ahead of { $name }
score-first-to-finish = finished first
score-decided-earlier-last-structure = tied on Prestige; finished first
score-decided-most-Prestige-from-patrons = tied on Prestige; more of it from patrons
score-decided-shared = tied on Prestige and on the tiebreaker
# Who the reader is at the end, beside the winner or whoever came next.
score-ended-ahead = { $who ->
        [you] You won
       *[other] { $name } won
    }, { $points } Prestige ahead of { $other }.
score-ended-behind = { $who ->
        [you] You came
       *[other] { $name } came
    } { $rank ->
        [2] second
        [3] third
       *[other] fourth
    }, { $points } Prestige behind { $other }.
score-ended-won-tie = { $who ->
        [you] You won
       *[other] { $name } won
    } on the tiebreaker, ahead of { $other } ({ $decided }).
score-ended-lost-tie = { $who ->
        [you] You came
       *[other] { $name } came
    } { $rank ->
        [2] second
        [3] third
       *[other] fourth
    }: { $other } won on the tiebreaker ({ $decided }).
score-ended-shared = { $who ->
        [you] You share
       *[other] { $name } shares
    } the win ({ $decided }).
score-gaps = Largest differences from { $name }
score-summary = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $edition } · game over after { $auctions ->
        [one] { $auctions } auction
       *[other] { $auctions } auctions
    }
score-final-count = Final score
score-came-from = Where the Prestige came from
score-pick = pick a number to see where it came from
score-era1 = Era 1
score-era2 = Era 2
score-end = end of game
score-player = Player
score-column-control1 = control
score-column-panoramas1 = panoramas
score-column-wonders = Wonders
score-column-control2 = control
score-column-panoramas2 = panoramas
score-column-objective = objective
score-column-patrons = patrons
score-column-excess = excess
score-column-keys = keys
score-column-commissions = commissions
score-column-structures = structures
score-column-total = total
score-best = Bold: best in its column.
score-panoramas = Panoramas in play: { $names }.
score-number = { $name }, { $source }: { $points }
score-of = { $name }: { $source }
score-places = { $count ->
        [0] not tied to a place on the board
        [one] { $count } place
       *[other] { $count } places
    }
score-previous = Previous number
score-next = Next number
score-key-arrows = move through the numbers in the table
score-revealed = Revealed
score-revealed-note = objectives, patron values, finishing order
score-objective-fulfilled = { $name }, { $objective }: { $have }, achieved
score-objective-missed = { $name }, { $objective }: { $have }, missed
score-patron = { $patron }: each disc is worth { $value }. { $holders ->
        [none] Nobody has one.
       *[some] Held by { $names }.
    }
score-finished = { $place }. { $name }
score-finished-at = auction { $number }
score-review = Review
score-replay = Replay
score-rematch = Rematch
score-join-rematch = Join the rematch
score-save = Save record
score-open-now = You can replay the record anywhere. The seed and all secrets are public now.

# Was the setup fair?
fair-title = Fair setup
fair-idea = Before the deal, the server published the SHA-256 of its seed. Then the players' browsers added random parts of their own, sealed until all of them were in. Together, seed and parts decided the deal. Now they are public, and anyone can check them.
fair-commitment = Published before the deal
fair-seed = Seed
fair-parts = What players added
fair-part-mine = yours
fair-parts-yes = Your browser checked it: every part matches what was sealed before the deal.
fair-parts-no = Your browser checked it: a part does not match what was sealed before the deal, or yours was left out!
fair-page-yes = Your browser checked it: this seed has that SHA-256.
fair-page-no = Your browser checked it: this seed does not have that SHA-256!
fair-yes = Fair: this seed was locked in before the deal, and the deal matches it. { $people ->
        [0] The server alone chose the seed.
        [one] One player's browser added to it, so the server could not choose the deal.
       *[other] The browsers of { $people } players added to it, so the server could not choose the deal.
    } { $islands ->
        [chosen] Islands: chosen.
       *[drawn] Islands: random.
    } { $colors ->
        [chosen] Colors: chosen.
       *[drawn] Colors: random.
    }
fair-no-seed = This record has no seed, so the setup cannot be checked.
fair-no-commitment = The deal matches the seed, but nothing proves that the seed was locked in before the game. { $islands ->
        [chosen] Islands: chosen.
       *[drawn] Islands: random.
    } { $colors ->
        [chosen] Colors: chosen.
       *[drawn] Colors: random.
    }
fair-other-part = Not fair: what a player added is not what was sealed before the deal.
fair-other-seed = Not fair: this is not the seed that was locked in before the deal.
fair-other-deal = Not fair: the seed gives a different deal ({ $part ->
        [wonder_hands] Wonder cards
        [objectives] secret objectives
        [panoramas] panoramas
        [patron_values] patron values
        [starter] starting player
       *[discs] discs
    }).

# The replay.
replay-title = Replay
replay-loading = Setting up the replay…
replay-drop = Drop a record or a position here or choose a file
replay-drop-note = Any Skyrise record or position (.json) works, whether it comes from this server, the command line or another program.
replay-reading = Reading the record…
replay-refused = This file cannot be replayed.
replay-refused-place = In the file: { $place }
replay-unreadable = The file cannot be read.
replay-too-large = The file is too large to be a record.
replay-missing = There is nothing to replay here.
replay-another = Another file
replay-table = Back to the table
replay-moment = Action { $ply } of { $plies }
replay-where = Auction { $number } of { $auctions }
replay-before = Before the first auction
replay-only-yours = Still in progress: you see only what you can know
replay-scrub = Position in the game
replay-first = First action
replay-last = Last action
replay-action-back = Previous action
replay-action-on = Next action
replay-era = Jump to the other Era
replay-play-pause = Play or pause
replay-speed = Speed
replay-speed-value = { $times } ×
replay-copy = Copy a link to this moment
replay-copied = Link copied.
replay-not-copied = The link: { $link }
replay-part-players = Players
replay-part-auction = Auction
replay-part-log = Log
replay-part-race = Race
replay-parts = What to show
