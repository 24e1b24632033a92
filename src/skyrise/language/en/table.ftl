## The table in play.

table-title = Auction { $number } · Skyrise
table-title-turn = ● Your turn · Auction { $number } · Skyrise
table-your-turn = Your turn
table-loading = One moment …
table-no-city = The city could not be loaded.
table-again = Try again
table-close = Close

# The bar at the top
table-home = Skyrise, to the first screen
table-about = { $players } players · { $edition }
table-built-of = { $built } of { $all } built
table-era = Era { $era ->
    [1] I
   *[2] II
  }
table-auction = Auction { $number }
table-auction-of = Auction { $number } of { $all }
table-to-beat = to beat
table-bidding = bidding
table-rules = Rules
table-log = Log
table-chat = Chat
table-table = Table
table-options = Options
table-connection-lost = No connection: trying again …

# Players
table-players = Players
table-player = Player { $name }
table-you = (you)
table-me = You
table-leads = leads with { $number }
table-leads-wonder = leads with a Wonder
table-leads-short = leads { $piece }
table-state-acts = to act
table-state-passed = passed
table-state-finished = finished
table-thinking = thinking …
table-stand-in = { $bot } plays
table-overdue = out of time
table-away = away since { $since }
table-clock = Time left
table-prestige = Prestige: { $points }
table-prestige-word = Prestige
table-built = { $built } of { $all } structures built
table-available = Available bids
table-all-built = Everything is built.
table-era-built = All buildings of this era are built.
table-wonders = Wonders
table-wonders-secret = Wonder cards: secret
table-wonder-built = built on { $place }
table-wonder-unbuilt = not built yet
table-wonder-now = now:
table-rows = Rows of discs
table-row = { $color }: { $discs ->
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
table-objective-revealed = Objective, revealed
table-objective-progress = { $have } of { $need }
table-hand = Your Wonder cards
table-hand-open = Wonder cards

# Auction
table-started-by = started by { $name }
table-bid-on = on
table-step-passed = { $name } passed
table-recap = Since your last turn:

# Panoramas, islands, patrons, eras
table-panoramas = Panoramas
table-panoramas-note = scored after each era
table-panorama-now = { $name }: { $points } now
table-islands = Islands
table-islands-note = tall · medium · short
table-controls = controls it
table-island-controls = { $name } controls { $island }: { $tall } tall, { $medium } medium, { $short } short
table-island-heights = { $name } on { $island }: { $tall } tall, { $medium } medium, { $short } short
table-patrons = Patrons
table-patrons-note = holders know the value
table-value = value { $value }
table-value-hidden = value unknown
table-city-key-large = first to finish
table-city-key-small = second to finish
table-era-end-1 = Left to the end of the era:
table-era-end-2 = Left to build:
table-left-word = left
table-left = { $name }: { $count } left
table-era-ends = The first era ends
table-era-scores = Scores of era 1

# The bar of actions
table-action-bar = Your decision
table-prompt-waits = { $name } is to act
table-prompt-thinks = { $name } is thinking …
table-prompt-watching = You are watching.
table-prompt-passed = You passed in this auction.
table-prompt-leading = You lead with your bid on { $place }.
table-prompt-soon = Your turn comes.
table-prompt-passes-ahead = You will pass in this auction.
table-prompt-stand-in = A bot plays for { $name } ({ $bot }).
table-prompt-start = Start the auction
table-prompt-start-hint = Any building on any glowing neighborhood.
table-prompt-outbid = Outbid { $number } or pass
table-prompt-outbid-hint = A building above { $number }, next to { $place }.
table-prompt-outbid-hint-wonder = A building above { $number } or your Wonder, next to { $place }.
table-prompt-hammer = Beat { $wonder } with the Hammer?
table-prompt-hammer-hint = Next to { $place }. Pass, and that Wonder is built.
table-asked-wild = A colour for the wild disc
table-asked-wild-hint = It stays in that row for good.
table-asked-vault = The Vault
table-asked-vault-hint = Pick a glowing neighborhood: its disc is yours.
table-asked-vault-wild = A colour for the wild disc
table-asked-vault-wild-hint = It stays in that row for good.
table-asked-choose = Wonder cards
table-asked-choose-hint = Choose in secret what to build in the second era.
table-pick-building = pick a building
table-pick-place = pick a place
table-confirm = Pick a building
table-confirm-building = A building for { $place }
table-confirm-place = A place for { $piece }
table-bid = Bid { $piece } on { $place }
table-place-wonder = { $piece } on { $place }
table-pass = Pass
table-pass-title = Pass?
table-pass-words = You are out of this auction, and your bids come back to you.
table-pass-not = Not yet
table-pass-ahead = Pass for this auction
table-pass-ahead-off = Do not pass after all
table-take-seat-back = Take the seat back
table-take-open-seat = Take the open seat
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
table-place-bridges = bridge to { $places }
table-place-controlled = { $island }: controlled by { $names }
table-place-uncontrolled = { $island }: nobody controls it
table-place-points = The Wonder scores { $points } here now.
table-place-wins = This bid wins at once.

# Decisions
table-choose-title = { $count ->
    [one] Choose your Wonder
   *[other] Choose your { $count } Wonders
  }
table-choose-words = { $count ->
    [one] You build it in the second era. Nobody sees the choice before all have chosen; the other cards leave the game.
   *[other] You build them in the second era. Nobody sees the choice before all have chosen; the other cards leave the game.
  }
table-choose-confirm = { $count ->
    [one] Keep this card
   *[other] Keep these cards
  }
table-initiative = Initiative { $card }
table-wild-title = A colour for the wild disc
table-wild-words = It joins one of your rows for good.
table-wild-excess = The row is full: an excess disc
table-wild-structures = { $count ->
    [0] you have no structures there
    [one] you have { $count } structure there
   *[other] you have { $count } structures there
  }
table-wild-gain = { $points } at the end
table-vault = Take a disc
table-vault-pick = Disc of
table-vault-none-yet = pick one, or on the board
table-vault-take = Take the disc of { $place }
table-vault-leave = Take none

# The end of an era
table-ceremony-next = Next
table-ceremony-skip = Skip
table-ceremony-done = Go on
table-ceremony-gain = { $name }: { $points }

# At one screen
table-curtain-title = Pass the device to { $name }
table-curtain-words = Secrets are hidden until { $name } looks.
table-curtain-ready = I am { $name }

# People at the table
table-spectators = { $count ->
    [0] nobody watches
    [one] { $count } watches
   *[other] { $count } watch
  }
table-seat-here = here
table-seat-away = away
table-seat-open = open
table-seat-bot = bot: { $bot }
table-seat-link = Go on with another device
table-seat-link-words = Open this link there: the seat moves to that device. Whoever has the link has the seat, so keep it to yourself.
table-give-back = Give the seat back
table-free = Free the seat
table-pace = Pause between bots' actions: { $seconds } s
table-fair = Fair set-up
table-fair-words = The fingerprint of the seed was fixed before the deal. When the game is over the seed is shown, and everybody can check that nothing was changed.
table-absent-title = { $name } is away
table-absent-words = The game waits. You are the host: you decide. Whoever is away can come back at any time.
table-late-title = { $name } is out of time
table-late-words = The game waits. You are the host: you decide. Whoever a bot plays for can take the seat back at any time.
table-absent-level = Level of the bot
table-absent-wait = Wait
table-absent-bot = Let a bot play
table-text-view = The game as text

# Log and chat
table-log-filter = What to show
table-log-all = All
table-log-auctions = Auctions
table-log-points = Points
table-log-table = Table
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send

# Tabs on a phone
table-panels = Panels
table-tab-players = Players
table-tab-auction = Auction
table-tab-scores = Scores
table-tab-log = Log

# Keys
table-key-building = Pick the first, second … building
table-key-wonder = Pick the Wonder
table-key-confirm = Confirm the bid
table-key-back = Take the choice back
table-key-pass = Pass
table-key-pass-ahead = Pass for this auction, or not after all
table-key-take-back = Take the latest decision back
table-key-log = Log
table-key-chat = Chat
table-key-table = People at the table
table-key-text = The game as text
