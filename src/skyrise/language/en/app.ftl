## The shell: what stands around every screen.

app-name = Skyrise
app-close = Close
app-menu = Menu
app-rules = Rules
app-keys = Keys
app-settings = Settings
app-again = Try again
app-no-connection = No connection to the server. Trying again …
app-nothing-here = There is nothing here
app-to-first-screen = To the first screen

keys-title = Keys
keys-list = List the keys
keys-settings = Settings
key-name-Enter = Enter
key-name-Escape = Esc
key-name-Space = Space
key-name-Tab = Tab
key-name-Home = Home
key-name-End = End
key-name-PageUp = Page up
key-name-PageDown = Page down
key-name-ArrowLeft = ←
key-name-ArrowRight = →
key-name-ArrowUp = ↑
key-name-ArrowDown = ↓

settings-language = Language
language-en = English
language-pl = Polski
language-ru = Русский
settings-theme = Light
theme-system = as the device
theme-light = day
theme-dark = evening
settings-motion = Movement
motion-system = as the device
motion-full = all
motion-reduced = little
settings-speed = How fast points and replays run
speed-slow = slowly
speed-normal = normal
speed-fast = fast
settings-sound = Sounds
settings-confirm-pass = Ask before a pass

## The first screen.

home-motto = Bid for sites, build a city in the sky.
home-kind = An auction game for 2 to 4 players.
home-play = Play now
home-play-note = you against three bots
home-continue = Continue
home-all-games = All your games ({ $count })
home-games = Your games
home-gathering = waiting for players
home-where = Era { $era }, auction { $auction } of { $auctions }
home-your-turn = your turn
home-won = won
home-host = Host a table
home-host-note = friends join by a link, no account needed
home-join = Join
home-link-or-code = link or code
home-no-code = That is neither a link to a table nor its code of twelve characters.
home-open-tables =
    { $count ->
        [one] One open table
       *[other] { $count } open tables
    }
home-tables = Open tables
home-table-of = Table of { $names }
home-watch = watch
home-learn = Learn
home-learn-note = the rules on one page
home-replays = Replays
home-replays-note = watch and review
home-replay-file = Watch a record file
home-no-replays = Games that you have finished will be listed here.
home-rules = Rules
home-edition-retail = retail
home-edition-polish = polish
home-edition-russian = russian
home-edition-preview = preview
home-edition-manual = manual
home-bots = Bots
home-level-random = random
home-level-beginner = beginner
home-level-casual = casual
home-level-skilled = skilled
home-level-expert = expert
home-about = About these rules

## Hosting a table.

host-title = Host a table
host-players = Players
host-who = Who sits there: { $who }
host-me = me
host-open = open
host-bot = bot
host-level = Level of the bot: { $who }
host-name = Name: { $who }
host-name-of-color = name of the colour
host-open-note = whoever has the link
host-color = Colour: { $who }
host-color-drawn = colour drawn
host-shuffle = Shuffle the seats
host-one-screen = at one screen
host-one-screen-note = Several of you play at this screen. A curtain falls before secrets of somebody else would show.
host-game = The game
host-islands = Islands
host-islands-drawn = drawn
host-islands-chosen = chosen
host-no-island = empty
host-islands-note =
    { $players ->
        [one] Choose { $players } island.
       *[other] Choose { $players } different islands, as many as there are players.
    }
host-table = The table
host-clock = Play with a clock
host-minutes = Minutes for the game
host-increment = Seconds more for each decision
host-absence = When somebody is away too long
absence-wait = everybody waits
absence-bot = a bot plays on
absence-host = the host decides
host-stand-in = Level of that bot
host-patience = Seconds until that counts
host-pace = Bots act every { $seconds } s
host-name-of-table = Name of the table
host-listed = Show the table to everybody who comes to this server
host-open-table = Open the table
host-open-table-note = The game begins when all seats are taken, or when you start it.
host-play = Play
host-play-note = All seats are taken: the game begins at once.

## The room where players gather.

room-title = A table is set
room-coming = Coming to the table …
room-no-table = No such table
room-player = Player { $number }
room-guest = Guest
room-seats = Seats
room-open-seats =
    { $count ->
        [0] all taken
        [one] one seat open
       *[other] { $count } seats open
    }
room-seat-open = open
room-color-drawn = The colour will be drawn
room-your-name = your name
room-sit-here = Sit here
room-host = host
room-you = you
room-bot = bot · { $level }
room-away = away
room-free = Free the seat of { $name }
room-seat-bot = Let a bot play
room-start = Start the game
room-start-note =
    { $count ->
        [one] A bot ({ $level }) takes the open seat.
       *[other] Bots ({ $level }) take the { $count } open seats.
    }
room-waiting = { $host } starts the game; it begins by itself when all seats are taken.
room-invite = Invite
room-invite-note = Whoever has this link can take an open seat or watch.
room-link = Link to this table
room-code = code { $code }
room-copy = Copy
room-copied = Copied
room-set-up = Set-up
room-rules = Rules
room-islands = Islands
room-islands-drawn = drawn at the start
room-island-in-slot = { $island } ({ $slot })
room-time = Time
room-clock = { $minutes } min and { $seconds } s for each decision
room-no-clock = no clock
room-absence = Away too long
room-absence-bot = a bot plays on ({ $level })
room-visible = Seen by
room-listed = everybody on this server
room-private = those who have the link
room-fair = The deal is fixed already
room-commitment-note = Everything random follows from one secret number. This is its fingerprint (SHA-256); the number itself is shown after the game, so everybody can check that nothing was changed.

## The rules on one page.

learn-title = How to play
learn-intro = You and your rivals build one city on floating islands. Every building site is sold by auction, and your buildings are your money.
learn-play = Play a first game
learn-play-note = with three beginner bots, and with take-back
learn-goal = What it is about
learn-goal-1 = Each player has twelve buildings with a number: short, medium and tall ones. A number is what a building bids. Whoever wins an auction puts that very building on the site.
learn-goal-2 = After two eras the player with the most Prestige wins. Prestige comes from many sources, so look at what the others collect.
learn-city = The city
learn-city-1 = There is a small island in the middle and an outer island for each player. Islands consist of neighborhoods in four colours, and on each lies a disc.
learn-city-2 = Neighborhoods are adjacent when they share an edge or a bridge joins them. A lake or a blimp between them separates them. Lakes, blimps, windmills and bridges count for the panoramas.
learn-hood = { $color }: { $faction }
learn-windmill = windmill
learn-blimp = blimp
learn-auction = An auction
learn-auction-1 = Whoever won last starts: a building of theirs on a free neighborhood of the middle island, or next to any structure.
learn-auction-2 = Clockwise, everybody either bids a building with a higher number on a free neighborhood next to the latest bid, or passes and is out of this auction.
learn-auction-3 = So the site wanders with every bid: you need not only the number, but also a way to where you want to build.
learn-auction-4 = When all others have passed, or no free neighborhood is left next to the latest bid, that bid is built. All others go back to their owners.
learn-auction-5 = The winner takes the disc of the neighborhood and starts the next auction.
learn-auction-tip = Low numbers are tall buildings, high numbers short ones: what wins auctions easily counts little for islands.
learn-bid-of = { $color } bids { $number }
learn-discs = Discs
learn-discs-color = A disc in a colour goes into your row of that colour. The row says what each of your structures on that colour is worth at the end. The value rises with three discs and falls again with the fourth; a fifth one goes to your visionary area and scores { $excess } by itself.
learn-discs-patron = A patron's disc is worth between { $least } and { $most } Prestige. How much, only those know who hold one of that patron.
learn-discs-wild = For the wild disc you choose a colour at once.
learn-discs-commissions = The commissions disc scores { $prestige } for every disc and key in your visionary area, itself included.
learn-row = { $discs } discs: each structure on this colour scores { $value }
learn-eras = Two eras
learn-eras-1 = In era 1 you have seven of your buildings. As soon as somebody has built all seven, islands and panoramas are scored.
learn-eras-2 = Then everybody keeps a Wonder card in secret: one of { $hand }, or two of { $hand2 } with two players. You get your other five buildings and your Wonder. A Wonder beats every number and ends the auction.
learn-eras-3 = Whoever has built everything first takes the large key ({ $large } Prestige), the second one the small key ({ $small }, not with two players). The game ends when all have built everything.
learn-scoring = Scoring
learn-control = Each island gives { $prestige } Prestige to the player with the most tall buildings on it; a tie is broken by medium, then by short ones. This is scored after both eras.
learn-panoramas = Two of the five panorama cards below are in play; they too are scored after both eras.
learn-objective = At the end: { $prestige } for your secret objective, { $structures } structures on its colour; patrons, keys and the rest of the visionary area.
learn-structures = And the most of all: each of your structures scores the value of your row in the colour on which it stands.
learn-tie-earlier = If two have the same Prestige, whoever built their last structure earlier wins.
learn-tie-patrons = If two have the same Prestige, whoever has more from patron discs wins.
learn-wonders = Wonders
learn-wonders-1 = What a Wonder does, it does when it is built, for its owner alone. The number of the card decides who starts era 2: the lowest.

## About these rules.

about-title = About these rules
about-unofficial = This is an unofficial implementation of the board game Skyrise, made by people who like it. It is not connected with its authors or publishers.
about-box = If you like the game, buy the box: it is beautiful, and those who made it deserve it. All pictures and texts here are our own.
about-edition = Rulebook
about-differs = What differs from the retail rulebook
about-differs-nothing = Nothing that matters in play.
about-differs-buildings = Some buildings have other numbers.
about-differs-visionary-excess = A disc beyond a full row scores { $value }.
about-differs-victory-tie = A tie is won by whoever has more Prestige from patron discs; still tied, all of them win.
about-card-says = { $card }: { $effect }
about-house = Values that no rulebook gives
about-house-note = The rulebooks do not print every number that is on the components. These we chose ourselves. If you own the box, you can write an edition of your own with what is printed on it.
about-buildings = Numbers of the buildings
about-color = Colour
about-era = Era { $era }
about-rows = Each structure is worth, with no, one, two … discs in the row of its colour: { $values }
about-patrons = Patron discs are worth: { $values }
about-islands = The maps of the islands are our own.
about-wonders = Wonder cards with a value of ours
about-all-values =
    { $count ->
        [one] One value
       *[other] All { $count } values, and where they come from
    }
about-all-values-note = With the keys that an edition's file uses.
about-key = Key
about-setting = Value
about-provenance = From
provenance-book = rulebook
provenance-deduced = deduced
provenance-third-party = third party
provenance-house = our choice
provenance-own = of this edition
about-more = More
about-api = Description of the programming interface (OpenAPI)
about-version = Version { $version }
