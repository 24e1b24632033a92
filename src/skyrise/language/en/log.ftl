## The log of a game.

log-open = { $who } starts an auction
log-bid = { $who } bids { $piece } on { $at }
log-bid-wonder = { $who } places { $piece } on { $at }
log-pass = { $who } passes
log-pass-forced = { $who } has to pass
log-return = { $who } takes { $piece } back from { $at }
log-return-wonder = { $who } takes { $piece } back from { $at }
log-construct = { $who } builds { $piece } on { $at }
log-construct-wonder = { $who } builds { $piece } on { $at }
log-collect = { $who } takes the { $disc } from { $at }
log-assign = { $who } adds the wild disc to the { $row }
log-row = { $who } has { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } in the { $row }
log-excess = { $who } has an excess disc: { $disc }
log-learn = { $who } looks at the value of patron { $letter }
log-learn-value = { $who } looks at the value of patron { $letter }: { $value }
log-reveal = { $who } reveals their secret objective: { $objective }
log-reveal-unknown = { $who } reveals their secret objective, which is unknown here
log-decline = { $who } declines the Vault's extra disc
log-score = { $who } scores { $points } for { $rule }
log-score-place = { $who } scores { $points } for { $rule } ({ $place })
log-era-end = Era { $era } ends
log-choose = { $who } chooses in secret
log-choose-cards = { $who } keeps { $cards }
log-show = { $who } reveals { $cards }
log-key = { $who } takes the { $key } to the city
log-finish = { $who } has built everything
log-end = The game ends

## What happens at the table besides the game.

log-table-start = The game starts
log-table-claim = { $who } takes a seat
log-table-claim-moves = { $who } continues on another device
log-table-ready = { $who } is ready
log-table-ready-not = { $who } is not ready after all
log-table-free = The host frees { $who }'s seat
log-table-seat-bot = A bot now plays for { $who } ({ $level })
log-table-stand-in-away = { $who } was away too long: a bot takes over ({ $level })
log-table-stand-in-time = { $who } is out of time: a bot takes over ({ $level })
log-table-give-back = { $who } is back
log-table-take-up = The game continues from action { $ply } of another game
log-table-go-on = The game picks up where it left off elsewhere
log-table-take-back = { $who } takes back the last decision
log-table-bot-failed = { $who }'s bot did not answer: a random action was played
log-table-end = The server's host has ended the game
log-table-mute = The host mutes { $who }
log-table-mute-not = { $who } may speak again
log-table-mute-spectator = The host mutes a spectator
log-table-mute-spectators = The host mutes all spectators
log-table-mute-spectator-not = The spectator may speak again
log-table-mute-spectators-not = Spectators may speak again
log-table-rematch = A rematch has been set up
log-chat = { $who }: { $text }
log-chat-spectator = { $name } (spectator): { $text }
