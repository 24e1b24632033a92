## The log of a game.

log-open = { $who } starts an auction
log-bid = { $who } bids { $piece } on { $at }
log-bid-wonder = { $who } places { $piece } on { $at }
log-pass = { $who } passes
log-pass-forced = { $who } has to pass
log-return = { $who } takes { $piece } back from { $at }
log-return-wonder = { $who } takes { $piece } back from { $at }
log-construct = { $who } constructs { $piece } on { $at }
log-construct-wonder = { $who } constructs { $piece } on { $at }
log-collect = { $who } collects the { $disc } of { $at }
log-assign = { $who } puts the wild disc into the { $row }
log-row = { $who } has { $discs } in the { $row }
log-excess = { $who } has a { $disc } in excess
log-learn = { $who } may look at the value of patron { $letter }
log-learn-value = { $who } may look at the value of patron { $letter }: it is { $value }
log-reveal = { $who } reveals the secret objective: { $objective }
log-reveal-unknown = { $who } reveals the secret objective that nobody knows
log-decline = { $who } leaves the Vault's further disc
log-score = { $who } scores { $points } for { $rule }
log-score-place = { $who } scores { $points } for { $rule } ({ $place })
log-era-end = Era { $era } ends
log-choose = { $who } chooses secretly
log-choose-cards = { $who } chooses { $cards }
log-show = { $who } shows { $cards }
log-key = { $who } takes the { $key } to the city
log-finish = { $who } has built everything
log-end = The game ends

## What happens at the table besides the game.

log-table-start = The game begins
log-table-claim = { $who } takes a seat
log-table-free = The host frees the seat of { $who }
log-table-seat-bot = A bot plays for { $who } ({ $level })
log-table-stand-in-away = { $who } has been away too long: a bot plays on ({ $level })
log-table-stand-in-time = { $who } is out of time: a bot plays on ({ $level })
log-table-give-back = { $who } plays again
log-table-take-back = { $who } takes the latest decision back
log-table-bot-failed = The bot of { $who } gave no answer: a random action was played
log-table-rematch = A rematch is set up
log-chat = { $who }: { $text }
log-chat-spectator = { $name } (spectator): { $text }
