## The table in play.

table-title = Auction { $number } · Skyrise
table-title-turn = ● Your turn · Auction { $number } · Skyrise
table-your-turn = Your turn
table-loading = One moment…
table-no-city = The city could not be loaded.
table-again = Try again
table-close = Close

# The bar at the top
table-home = Skyrise, home
table-about = { $players } players · { $edition }
table-built-of = { $built } of { $all } built
table-era = Era { $era }
table-auction = Auction { $number }
table-auction-of = Auction { $number } of { $all }
table-to-beat = to beat
table-bidding = bidding
table-rules = Rules
table-log = Log
table-chat = Chat
table-table = Table
table-options = Options
table-connection-lost = No connection. Trying again…

# Players
table-players = Players
table-player = Player { $name }
table-you = (you)
table-me = You
table-leads = leads with { $number }
table-leads-wonder = leads with a Wonder
table-leads-short = leads with { $piece }
table-state-acts = deciding
table-state-passed = passed
table-state-finished = finished
table-thinking = thinking…
table-stand-in = { $bot } is playing
table-overdue = out of time
table-away = away since { $since }
table-clock = Time left
table-prestige = Prestige: { $points }
table-prestige-word = Prestige
table-built = { $built } of { $all } structures built
table-built-short = { $built }/{ $all } built
table-available = Available bids
table-all-built = Everything has been built.
table-era-built = All buildings of this Era have been built.
table-wonders = Wonders
table-wonders-secret = Wonder cards: secret
table-wonder-built = built on { $place }
table-wonder-unbuilt = not built yet
table-wonder-now = now:
table-rows = Disc rows
table-row = { $row }: { $discs ->
    [0] no discs
    [one] { $discs } disc
   *[other] { $discs } discs
  }, each structure is worth { $value }; { $structures ->
    [0] no structures
    [one] { $structures } structure
   *[other] { $structures } structures
  }
table-row-change = row { $before } → { $after }
table-visionary = Visionary
table-held = { $what }: { $count }
table-excess = excess disc
table-objective = Secret objective
table-objective-revealed = Objective (revealed)
table-objective-progress = { $have } of { $need }
table-hand = Your Wonder cards
table-hand-open = Wonder cards

# Auction
table-started-by = started by { $name }
table-bid-on = on
table-step-passed = { $name } passed
table-recap = Since your last turn:
table-recap-replay = Replay what happened since your last turn
table-past = Looking back
table-past-where = Looking back: auction { $number }, step { $ply } of { $plies }
table-past-back = One step back
table-past-on = One step forward
table-past-now = Back to now
table-past-your-turn = Your turn: back to now
table-past-prompt = You are looking at the past
table-past-prompt-hint = The game continues. Your turn and your selection are waiting for you.
table-telling = Others' actions
table-telling-more = { $count ->
        [one] { $count } more step
       *[other] { $count } more steps
    }

# Panoramas, islands, patrons, eras
table-panoramas = Panoramas
table-panoramas-note = scored after each Era
table-panorama-now = { $name }: { $points } now
table-islands = Islands
table-islands-note = tall · medium · short
table-controls = in control
table-island-controls = { $name } controls { $island }: { $tall } tall, { $medium } medium, { $short } short
table-island-heights = { $name } on { $island }: { $tall } tall, { $medium } medium, { $short } short
table-patrons = Patrons
table-patrons-note = only holders know the value
table-value = value { $value }
table-value-hidden = value unknown
table-city-key-large = first to finish
table-city-key-small = second to finish
table-era-end-1 = Left to build this Era:
table-era-end-2 = Left to build:
table-left-word = left
table-left = { $name }: { $count } left
table-era-ends = Era 1 ends
table-era-scores = Era 1 scores
table-standing = Standing
table-standing-now = now
table-standing-expected = expected
table-standing-rises = up { $points } since the last auction
table-standing-falls = down { $points } since the last auction

# The bar of actions
table-action-bar = Your decision
table-prompt-ended = The game was ended
table-prompt-ended-hint = Whoever runs this server has ended it; nobody plays on
table-prompt-waits = Waiting for { $name }
table-prompt-thinks = { $name } is thinking…
table-prompt-watching = You are watching.
table-prompt-passed = You passed in this auction.
table-prompt-leading = You lead with your bid on { $place }.
table-prompt-soon = You're up soon.
table-prompt-passes-ahead = You will pass automatically in this auction.
table-prompt-stand-in = A bot is playing for { $name } ({ $bot }).
table-prompt-start = Start the auction
table-prompt-start-hint = Any building, in any glowing neighborhood.
table-prompt-outbid = Outbid { $number } or pass
table-prompt-outbid-hint = Bid a building higher than { $number }, next to { $place }.
table-prompt-outbid-hint-wonder = Bid a building higher than { $number }, or your Wonder, next to { $place }.
table-prompt-hammer = Beat { $wonder } with the Hammer?
table-prompt-hammer-hint = Next to { $place }. If you pass, that Wonder is built.
table-asked-wild = Choose a color for the wild disc
table-asked-wild-hint = It stays in that row permanently.
table-asked-vault = The Vault
table-asked-vault-hint = Pick a glowing neighborhood to take its disc.
table-asked-vault-wild = Choose a color for the wild disc
table-asked-vault-wild-hint = It stays in that row permanently.
table-asked-choose = Wonder cards
table-asked-choose-hint = Secretly choose what to build in Era 2.
table-pick-building = pick a building
table-pick-place = pick a place
table-confirm = Pick a building
table-confirm-building = Pick a building for { $place }
table-confirm-place = Pick a place for { $piece }
table-bid = Bid { $piece } on { $place }
table-place-wonder = { $piece } on { $place }
table-pass = Pass
table-pass-title = Pass?
table-pass-words = You will be out of this auction, and your bids return to you.
table-pass-not = Cancel
table-pass-held = Passing in a moment
table-pass-held-hint = Nobody has seen it yet.
table-pass-undo = Undo
table-pass-now = Pass now
table-pass-ahead = Auto-pass this auction
table-pass-ahead-off = Cancel auto-pass
table-take-seat-back = Take your seat back
table-take-back = Take back

# A neighborhood
table-place-windmill = windmill
table-place-lakes = { $count ->
    [one] borders a lake
   *[other] borders { $count } lakes
  }
table-place-blimps = { $count ->
    [one] borders a blimp
   *[other] borders { $count } blimps
  }
table-place-neighbors = next to { $places }
table-place-bridges = bridge to { $places }
table-place-controlled = { $island }: controlled by { $names }
table-place-uncontrolled = { $island }: nobody controls it
table-place-wins = This bid wins immediately.

# What a bid would bring
table-worth = { $now } now, { $end } at the end
table-worth-now = { $points } now
table-worth-end = { $points } at the end
table-worth-mark-end = { $points } end
table-worth-any = If you win here: { $now } now, { $end } at the end
table-worth-title = If this bid wins:
table-worth-show = Show what each bid would earn
table-worth-legend = Prestige now / at the end, if the bid wins.
table-worth-disc = You take: { $disc }
table-worth-row = { $row } rises: each structure is worth { $after } instead of { $before }; { $gain } at the end
table-worth-row-falls = { $row } falls: each structure is worth { $after } instead of { $before }; { $gain } at the end
table-worth-ground = { $row }: one more structure; { $gain } at the end
table-worth-control = { $island }: you take control
table-worth-control-tied = { $island }: tied for control with { $names }
table-worth-panorama = { $panorama }: { $after } instead of { $before } at the end

# Decisions
table-choose-title = { $count ->
    [one] Choose your Wonder
   *[other] Choose your { $count } Wonders
  }
table-choose-words = { $count ->
    [one] You will build it in Era 2. Choices stay secret until everyone has chosen; the other cards leave the game.
   *[other] You will build them in Era 2. Choices stay secret until everyone has chosen; the other cards leave the game.
  }
table-choose-confirm = { $count ->
    [one] Keep this card
   *[other] Keep these cards
  }
table-initiative = Initiative { $card }
table-wild-title = Choose a color for the wild disc
table-wild-words = It joins one of your rows permanently.
table-wild-excess = This row is full: it becomes an excess disc
table-wild-structures = { $count ->
    [0] you have no structures there
    [one] you have { $count } structure there
   *[other] you have { $count } structures there
  }
table-wild-gain = { $points } at the end
table-vault = Take a disc
table-vault-pick = Disc from
table-vault-none-yet = pick one here or on the board
table-vault-take = Take the disc from { $place }
table-vault-leave = Take none

# The end of an era
table-ceremony-next = Next
table-ceremony-skip = Skip
table-ceremony-done = Continue
table-ceremony-gain = { $name }: { $points }

# At one screen
table-curtain-title = Pass the device to { $name }
table-curtain-words = Secrets stay hidden until { $name } is ready.
table-curtain-ready = I'm { $name }
table-peek = Peek
table-peek-how = Hold the button, the space bar or Enter to see your secrets.
table-peek-title = Secrets: { $name }
table-peek-ask = { $name }'s secrets will be read aloud. Continue only if nobody else can hear them.
table-peek-read = Read them to me
table-peek-close = Hide them

# People at the table
table-spectators = { $count ->
    [0] no spectators
    [one] { $count } spectator
   *[other] { $count } spectators
  }
table-seat-here = here
table-seat-away = away
table-seat-bot = bot: { $bot }
table-seat-link = Continue on another device
table-seat-link-words = Open this link on the other device to move your seat there. Anyone with the link can take your seat, so keep it to yourself.
table-give-back = Return the seat
table-free = Remove from the game
table-pace = Pause between bots' actions: { $seconds } s
table-fair = Fair setup
table-fair-words = The fingerprint of the seed was published before the deal. The seed is revealed when the game is over, so anyone can check that nothing was changed.
table-absent-title = { $name } is away
table-absent-words = The game is waiting. As the host, you decide. Players who are away can come back at any time.
table-late-title = { $name } is out of time
table-late-words = The game is waiting. As the host, you decide. Players can take their seat back from a bot at any time.
table-absent-level = Bot level
table-absent-wait = Wait
table-absent-bot = Let a bot play
table-text-view = The game as text

# Log and chat
table-log-filter = Show
table-log-all = All
table-log-auctions = Auctions
table-log-points = Points
table-log-table = Table
table-chat-unread = Chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
table-chat-none = No messages yet.
table-chat-local = Chat and spectators need a table on a server. This one exists only in your browser.
table-chat-say = Say something
table-chat-send = Send
table-chat-mute = Mute
table-chat-mute-line = Mute the author of: { $line }
table-chat-hear = Undo
table-chat-hear-line = Undo: { $line }

# Tabs on a phone
table-panels = Panels
table-tab-players = Players
table-tab-auction = Auction
table-tab-scores = Scores
table-tab-log = Log

# Keys
table-key-building = Pick the first, second… building; press again for the tenth, eleventh…
table-key-wonder = Pick the Wonder
table-key-confirm = Confirm the bid
table-key-back = Clear selection
table-key-pass = Pass
table-key-pass-ahead = Turn auto-pass on or off
table-key-take-back = Take back the last decision
table-key-log = Log
table-key-chat = Chat
table-key-table = People at the table
table-key-text = The game as text

# The race of a game, and stepping through it.
race-title = The race
race-note = Prestige if the game had ended after each auction
race-era1 = Era 1
race-era2 = Era 2
race-auctions = auctions
race-wonder = Wonder
race-auction = Auction { $number }
race-won = auction { $number }: { $name } wins { $place }
race-value = { $name } { $points }
race-pending = Calculating the race…
race-choose = Choose an auction
race-key-arrows = in the race chart: one auction at a time
replay-auction-back = Previous auction
replay-auction-on = Next auction
replay-play = Play
replay-pause = Pause

# What the teacher says at the table.
school-rule = Rule: { $rule }
school-rule-more = Look it up
school-action-bid = { $piece } on { $place }
school-action-pass = passing
school-action-wild = wild disc: { $row }
school-action-vault = the disc from { $place }
school-action-vault-none = no disc
school-percent = { $share }%
school-advice-ask = Ask for advice
school-doubt = Look again?
school-doubt-words = With { $action }, you give up about { $share } of your chance of winning.
school-doubt-look = Look again
school-doubt-anyway = Play it anyway
