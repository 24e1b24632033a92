## The home screen.

home-motto = Bid for sites. Build a city in the sky.
home-kind = An auction game for 2 to 4 players.
home-play = Play now
home-playing = Setting the table…
home-play-note = you against three bots ({ $level })
home-learn-first = New here? Learn the game
home-continue = Continue
home-all-games = All your games ({ $count })
home-games = Your games
home-games-note = results, replays, export
home-gathering = waiting for players
home-where = Era { $era }, auction { $auction } of { $auctions }
home-your-turn = your turn
home-won = won
home-host = Host a table
home-host-note = friends join with a link, no account needed
home-host-alone = against bots, or together on this device
home-join = Join
home-alone = Playing with people elsewhere needs a server. Here you play against bots, or together on this device.
home-link-or-code = link or code
home-no-code = That is neither a link to a table nor a code of six letters and digits.
home-open-tables =
    { $count ->
        [one] One open table
       *[other] { $count } open tables
    }
home-tables = Open tables
home-table-of = { $names }'s table
home-watch = watch
home-learn = Learn
home-learn-note = the rules on one page
home-replay-file = Open a record file
home-no-replays = Your finished games will appear here.
games-your-name = Your name at the table
games-show = Show
games-all = all
games-won = won
games-people = with people
games-bots = with bots only
games-search = Search names
games-csv = Save as CSV
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-against = against { $names }
games-place = place { $place } of { $players }
games-prestige = { $points } Prestige
games-minutes = { $minutes } min
games-replay = Watch replay
games-bg-stats = Send to BG Stats
home-rules = Rules
home-rules-of = Rules: { $edition }
home-edition-retail = retail
home-edition-polish = Polish
home-edition-russian = Russian
home-edition-preview = preview
home-edition-manual = manual
home-bots = Difficulty
home-level-random = random
home-level-beginner = easy
home-level-casual = medium
home-level-skilled = hard
home-level-expert = very hard
home-about-random = Random: plays anything the rules allow. Good for trying things out.
home-about-beginner = Beginner: looks one bid ahead and often picks the second-best action. Won 94 of 100 two-player games against Random.
home-about-casual = Casual: looks one bid ahead and picks the best action. Won 86 of 100 two-player games against Beginner.
home-about-skilled = Skilled: thinks several bids ahead. Won 98 of 100 two-player games against Casual.
home-about-expert = Expert: thinks as far ahead as it can. Won 96 of 100 two-player games against Skilled, with only a twentieth of its usual thinking time.
home-about = About these rules

## Hosting a table.

host-title = Host a table
host-company = Play with
host-company-link = friends by link
host-company-device = on this device
host-company-bots = bots
host-players = Players
host-who = Seat of { $who }
host-me = me
host-open = open
host-bot = bot
host-level = Bot level: { $who }
host-name = Name: { $who }
host-name-of-color = name (blank = color)
host-open-note = anyone with the link
host-color = Color: { $who }
host-color-drawn = random color
host-shuffle = Shuffle the seats
host-ready = Ask everyone if they are ready before the game starts
host-one-screen = on one screen
host-one-screen-note = You share this screen. Secrets stay hidden; when it is your turn, hold a button to see yours.
host-game = The game
host-islands = Islands
host-islands-drawn = random
host-islands-chosen = chosen
host-no-island = empty
host-islands-note =
    { $players ->
        [one] Choose { $players } island.
       *[other] Choose { $players } different islands, as many as there are players.
    }
host-table = The table
host-clock = Play with a clock
host-minutes = Minutes per player
host-increment = Extra seconds per decision
host-absence = If someone is away too long
absence-wait = everyone waits
absence-bot = a bot takes over
absence-host = the host decides
host-stand-in = Level of that bot
host-patience = Seconds before this applies
host-pace = Bots act every { $seconds } s
host-name-of-table = Table name
host-listed = List this table for everyone on this server
host-standing = Show everyone live standings and a forecast
host-advice = Allow advice, visible to everyone
host-open-table = Open the table
host-open-table-note = Send your friends the link or the code, then start the game.
host-play = Play
host-play-note = All seats are taken: the game starts right away.

## The room where players gather.

room-title = The table is set
room-seats = Seats
room-open-seats =
    { $count ->
        [0] all taken
        [one] one seat open
       *[other] { $count } seats open
    }
room-seat-open = open
room-color-drawn = Random color
room-host = host
room-you = you
room-bot = bot · { $level }
room-away = away
room-free = Free this seat: { $name }
room-seat-bot = Seat a bot ({ $level })
room-start = Start the game
room-start-bots =
    { $count ->
        [one] A bot takes the open seat:
       *[other] Bots take the { $count } open seats:
    }
room-i-am-ready = I'm ready
room-not-ready-after-all = Not ready after all
room-ready = ready
room-not-ready = not ready yet
room-all-ready = Everyone is ready.
room-waiting-for = Not ready yet: { $names }
room-start-anyway-title = Start anyway?
room-start-anyway = Start anyway
room-start-wait = Wait
room-host-starts = { $host } starts the game.
room-waiting = { $host } can start the game; it also starts when all seats are taken.
room-invite = Invite
room-invite-note = Anyone with this link can take an open seat or watch.
room-link = Link to this table
room-code = or enter this code on the home screen
room-qr = QR code for this table's link
room-set-up = Setup
room-rules = Rules
room-islands = Islands
room-islands-drawn = drawn at the start
room-islands-others-drawn = the others drawn at the start
room-island-in-slot = { $island } ({ $slot })
room-time = Time
room-clock = { $minutes } min plus { $seconds } s per decision
room-no-clock = no clock
room-absence = Away too long
room-absence-bot = a bot takes over ({ $level })
room-device = On one device
room-device-several = one player may have several seats
room-visible = Visible to
room-listed = everyone on this server
room-private = anyone with the link
room-standing-shown = shown during the game
room-standing-hidden = not shown during the game
room-advice-given = for anyone who asks; everyone sees it
room-advice-none = none
room-fair = The deal is already sealed
room-commitment-note = All the randomness comes from a secret number on the server and from numbers that the players' browsers add just before the deal. This is the fingerprint (SHA-256) of the server's number. The number itself is revealed after the game, so anyone can check that nothing was changed.

## The rules on one page.

learn-title = How to play
learn-try-here = Try it here: { $lesson }
learn-intro = You and your rivals are building one city on floating islands. Every site is auctioned, and your buildings are your money.
learn-play = Play a first game
learn-play-note = against three beginner bots, with take-backs
learn-goal = The goal
learn-goal-1 = Each player has twelve numbered buildings: short, medium and tall. A building's number is its bid. If you win an auction, the building you bid goes up on that site.
learn-goal-2 = After two Eras, the player with the most Prestige wins. Prestige comes from many sources, so keep an eye on what the others collect.
learn-city = The city
learn-city-1 = There is one small central island and one outer island per player. Islands are made up of neighborhoods in four colors, and each neighborhood starts with a disc.
learn-city-2 = Neighborhoods are adjacent if they share an edge or are joined by a bridge. A lake or a blimp between them separates them. Lakes, blimps, windmills and bridges matter for the panoramas.
learn-hood = { $color }: { $faction }
learn-windmill = windmill
learn-blimp = blimp
learn-auction-1 = The winner of the last auction starts the next one with one of their buildings, in an unoccupied neighborhood of the central island or next to any structure. The starting player for the very first auction is chosen at random.
learn-auction-2 = Going clockwise, each player either bids a building with a higher number in an unoccupied neighborhood next to the latest bid, or passes and is out of this auction.
learn-auction-3 = So the site moves with every bid: you need a high enough number, and a path to where you want to build.
learn-auction-4 = When everyone else has passed, or no unoccupied neighborhood is left next to the latest bid, that building is built. All other bids go back to their owners.
learn-auction-5 = The winner takes the disc from the neighborhood, if there is one, and starts the next auction.
learn-auction-tip = Tall buildings mostly have low numbers and short ones high numbers: the buildings that win auctions easily do little for island control.
learn-bid-of = { $color } bids { $number }
learn-discs = Discs
learn-discs-color = A neighborhood disc goes into your row of that color. The row shows what each of your structures in neighborhoods of that color is worth at the end. The value peaks at three discs and drops with the fourth; from the fifth on, each disc goes on your visionary and scores { $excess } on its own.
learn-discs-patron = A patron disc is worth { $least } to { $most } Prestige. Only players who hold a disc of that patron know the exact value.
learn-discs-wild = When you take a wild disc, choose its color right away; it keeps that color for the rest of the game.
learn-discs-commissions = The commissions disc scores { $prestige } for every disc and key on your visionary, including itself.
learn-row =
    { $discs ->
        [one] { $discs } disc collected, plus the printed one: each of your structures in neighborhoods of this color scores { $value }
       *[other] { $discs } discs collected, plus the printed one: each of your structures in neighborhoods of this color scores { $value }
    }
learn-eras = Two Eras
learn-eras-1 = In Era 1 you have seven of your buildings. As soon as one player has built all seven, islands and panoramas are scored. You keep any buildings you have not built yet.
learn-eras-2 = Then everyone secretly keeps one of { $hand } Wonder cards (with two players, two of { $hand2 }). You get your other five buildings and a Wonder for each card you kept. A Wonder beats any number and ends the auction; only the Hammer can still answer it.
learn-eras-3 = The first to build everything takes the large key ({ $large } Prestige), the second takes the small key ({ $small }; not with two players). The game ends when everyone has built everything.
learn-scoring = Scoring
learn-control = Each island gives { $prestige } Prestige to the player with the most tall buildings there; medium buildings break ties, then short ones. If players are still tied, each of them scores. Wonders do not count (except the Atelier). Scored after each Era.
learn-panoramas = Two of these five panorama cards are in play. They are also scored after each Era.
learn-objective = At the end of the game: { $prestige } for your secret objective if you have at least { $structures } structures in neighborhoods of its color, then patrons, keys and everything else on your visionary.
learn-structures = Most important: each of your structures scores the value of your row in the color of its neighborhood.
learn-tie-earlier = If players are tied on Prestige, the one who built their last structure first wins.
learn-tie-patrons = If players are tied on Prestige, the one with more from patron discs wins; if they are still tied, they share the win.
learn-wonders = Wonders
learn-wonders-1 = A Wonder's effect happens once, when it is built, and scores only for its owner; the Hammer and the Atelier keep working after that. A Wonder can start an auction only when you have no buildings left, unless its card says otherwise. The card number is your initiative (with two players, the sum of both): the lowest starts Era 2, and whenever someone finishes building, the lowest among the rest starts the next auction.

## About these rules.

about-title = About these rules
about-unofficial = This is an unofficial version of the board game Skyrise, made by people who love it. It is not affiliated with the designers or publishers.
about-box = If you enjoy it, buy the game: it is beautiful, and the people who made it deserve it. All pictures and texts here are our own.
about-kept = What this server keeps
about-kept-note = The server knows you only by a random cookie: there are no accounts, and it does not store addresses. Things are deleted this long after they were last used:
about-kept-gathering = Tables waiting for players
about-kept-playing = Games in progress
about-kept-over = Finished games
about-kept-records = Uploaded records
about-kept-days =
    { $days ->
        [0] never
        [one] { $days } day
       *[other] { $days } days
    }
about-edition = Rulebook
about-differs = Differences from the retail rulebook
about-differs-nothing = Nothing that matters in play.
about-differs-buildings = Some buildings have different numbers.
about-differs-visionary-excess = A disc beyond a full row scores { $value }.
about-differs-victory-tie = Ties go to the player with more Prestige from patron discs; if they are still tied, they share the win.
about-card-says = { $card }: { $effect }
about-buildings = Building numbers
about-color = Color
about-era = Era { $era }
provenance-book = rulebook
provenance-deduced = deduced
provenance-third-party = third party
provenance-house = our choice
provenance-own = this edition
about-more = More
about-api = API reference (OpenAPI)
about-version = Version { $version }

## A game that was begun elsewhere and goes on here.

go-on-title = Continue this game
go-on-record = It continues after { $ply ->
    [one] { $ply } action
   *[other] { $ply } actions
  }, with the same rules, islands and colors. Choose who plays each seat.
go-on-position = It continues from this position, with the same rules, islands and colors. Choose who plays each seat.
go-on-secrets = Anyone who has this file can look up every hidden card. The table shows each player only their own.
go-on-alone = To continue with people elsewhere, save the file and drop it on the replay page of a server.
go-on-over = This game is over. Watch it, or continue from an earlier point.
go-on-begin = Continue
go-on-here = Continue from here
go-on-save = Save the game
go-on-elsewhere = Continue elsewhere
go-on-elsewhere-note = Saves the game so far as a file, hidden cards included, so you can continue it at another table, with other people or on another device. This table is not affected.
go-on-seats = Change seats
room-begun = Started elsewhere
room-begun-note = anyone with its file knows every hidden card
island-editor-link = Draw your own island

## The ladder of bots.

ladder-title = Bot ladder
ladder-way = rated games between bots, day and night
ladder-about = Connected programs play rated games here against each other and this server's bots. Everyone starts at 25. The number after ± is the rating's margin of error (95%).
ladder-time = Two-player games. Each bot has { $bank } seconds plus { $increment } more per decision; a bot that disconnects or runs out of time loses.
ladder-bot = Bot
ladder-rating = Rating
ladder-value = { $rating } ± { $error }
ladder-games = Games
ladder-won = Won
ladder-now = Now
ladder-own = this server's
ladder-plays = playing
ladder-waits = waiting
ladder-away = away
ladder-latest = Latest games
ladder-no-games = No games yet.
ladder-going = in progress
ladder-gone = a bot that has left
ladder-forfeit = forfeited
ladder-enter = Bring your bot
ladder-enter-note = The function climb of skyrise.client takes this address, a name and your bot’s choice, and plays one game after another.
ladder-link = Ladder address
