# The end of a game: the winner, where the Prestige came from, the race, what was secret.
score-wins = { $name } wins
score-win-together = { $names } win together
score-ahead = { $points } Prestige ahead of { $name }
score-first-to-finish = first to finish
score-decided-earlier-last-structure = level on Prestige, but earlier with the last structure
score-decided-most-Prestige-from-patrons = level on Prestige, but with more of it from patrons
score-decided-shared = level on Prestige, and nothing to tell them apart
score-summary = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $edition } · game over after { $auctions ->
        [one] { $auctions } auction
       *[other] { $auctions } auctions
    }
score-final-count = The final count
score-came-from = Where the Prestige came from
score-pick = pick a number to see its places
score-era1 = era 1
score-era2 = era 2
score-end = end of era 2
score-player = Player
score-column-control1 = control
score-column-panoramas1 = panoramas
score-column-wonders = wonders
score-column-control2 = control
score-column-panoramas2 = panoramas
score-column-objective = objective
score-column-patrons = patrons
score-column-excess = excess
score-column-keys = keys
score-column-commissions = commissions
score-column-structures = structures
score-column-total = total
score-best = Bold: the best in its column.
score-panoramas = Panoramas in play: { $names }.
score-number = { $name }, { $source }: { $points }
score-of = { $name }: { $source }
score-places = { $count ->
        [0] nothing of it lies in the city
        [one] { $count } place
       *[other] { $count } places
    }
score-previous = The number before
score-next = The next number
score-key-arrows = walk through the numbers of the table
score-revealed = Revealed
score-revealed-note = objectives, patron values, order of finishing
score-objective-fulfilled = { $name }, { $objective }: { $have }, fulfilled
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
score-open-now = The record replays on any machine. Seed and secrets are open now.
race-title = The race
race-note = Prestige if the game had ended after that auction
race-era1 = Era I
race-era2 = Era II
race-auctions = auctions
race-wonder = Wonder
race-auction = Auction { $number }
race-won = auction { $number }: { $name } takes { $place }
race-value = { $name } { $points }
race-pending = The race is being counted …
race-choose = Choose an auction
race-key-arrows = in the race: auction by auction

# Was the set-up fair?
fair-title = Fair set-up
fair-idea = Before the deal the server showed the SHA-256 of its seed. The seed decided the deal; now it is open, and anybody can check that it is the one that was fixed.
fair-commitment = Shown before the deal
fair-seed = Seed
fair-page-yes = Your browser checked: this seed has that SHA-256.
fair-page-no = Your browser checked: this seed does not have that SHA-256!
fair-yes = Fair: the seed is the one fixed before the deal, and the deal is the seed's. { $islands ->
        [chosen] Islands: chosen.
       *[drawn] Islands: drawn.
    } { $colors ->
        [chosen] Colors: chosen.
       *[drawn] Colors: drawn.
    }
fair-no-seed = There is no seed in this record, so the set-up cannot be checked.
fair-no-commitment = The deal is the seed's, but nothing shows that the seed was fixed before the game. { $islands ->
        [chosen] Islands: chosen.
       *[drawn] Islands: drawn.
    } { $colors ->
        [chosen] Colors: chosen.
       *[drawn] Colors: drawn.
    }
fair-other-seed = Not fair: the seed is not the one fixed before the deal.
fair-other-deal = Not fair: the seed deals something else ({ $part ->
        [wonder_hands] Wonder cards
        [objectives] secret objectives
        [panoramas] panoramas
        [patron_values] patron values
        [starter] first starter
       *[discs] discs
    }).

# The replay.
replay-title = Replay
replay-loading = The game is being laid out …
replay-drop = Drop a record here, or choose a file
replay-drop-note = Any Skyrise record (.json) can be watched: games of this server, of the command, of other programs.
replay-reading = Reading the record …
replay-refused = This file cannot be replayed.
replay-refused-place = In the file: { $place }
replay-unreadable = The file cannot be read.
replay-too-large = The file is larger than a record can be.
replay-missing = There is nothing to replay here.
replay-another = Another file
replay-table = To the table
replay-moment = Action { $ply } of { $plies }
replay-where = Auction { $number } of { $auctions }
replay-before = Before the first auction
replay-only-yours = Not over yet: only what you may see
replay-scrub = Moment of the game
replay-first = To the beginning
replay-last = To the end
replay-action-back = One action back
replay-action-on = One action on
replay-auction-back = One auction back
replay-auction-on = One auction on
replay-era = To the other era
replay-play = Play
replay-pause = Pause
replay-play-pause = Play or pause
replay-speed = Speed
replay-speed-value = { $times } ×
replay-copy = Copy link to this moment
replay-copied = The link is copied.
replay-not-copied = The link: { $link }
replay-part-players = Players
replay-part-auction = Auction
replay-part-log = Log
replay-part-race = Race
replay-parts = What to show
