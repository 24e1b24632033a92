## Why something is refused. Made by scripts/make_refusals.py from skyrise/components/reasons.py.

reason-action-unreadable = { $action } is not an action; actions look like 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 or choose=7+12.
reason-decision-other =
    { $action } does not fit here: { $asked ->
        [start] place a starting bid
        [bid] bid or pass
        [answer] answer the Wonder with the Hammer, or pass
        [wild] choose a color for the wild disc
        [vault] choose the disc the Vault takes
        [choose] choose the Wonder cards to keep
       *[over] the game is over
    }.
reason-turn-other = It is someone else's turn.
reason-neighborhood-unknown = There is no neighborhood { $at } in this city.
reason-neighborhood-occupied = { $at } already has a bid or a structure.
reason-building-not-yours = { $piece } is not one of your buildings.
reason-building-bid = { $piece } is already on the board as a bid.
reason-building-built = { $piece } has already been built, on { $at }.
reason-wonder-not-yours = { $piece } is not your Wonder.
reason-wonder-built = { $piece } has already been built.
reason-era2-unlock = { $piece } is not available until Era 2.
reason-auction-start-pass = The player who starts an auction must bid and cannot pass.
reason-auction-start-place = { $at } is neither on the central island nor next to a structure: an auction cannot start there.
reason-auction-start-wonder = { $piece } cannot start an auction while you have buildings left.
reason-auction-outbid-higher = { $piece } is not higher than the latest bid, { $latest }.
reason-auction-outbid-adjacent = { $at } is not next to the latest bid, on { $latest }.
reason-wonder-hammer-answer = { $piece } was placed: only the Hammer can beat a Wonder.
reason-wonder-hammer-ban = { $at } is next to an opponent's Hammer: you cannot bid a tall building there.
reason-wonder-vault-must = In this edition the Vault's owner must take a disc.
reason-wonder-vault-empty = There is no disc to take on { $at }.
reason-era1-choose-count =
    { $count ->
        [one] Keep exactly one card.
       *[other] Keep exactly { $count } cards.
    }
reason-era1-choose-hand = { $piece } is not in your hand.
reason-table-unknown = There is no such table.
reason-table-stale = The game has moved on. Take another look before you decide.
reason-table-over = The game is over.
reason-table-not-started = The game has not started.
reason-table-started = The game has already started.
reason-table-not-ready = Not everyone is ready yet. Wait for them, or start anyway.
reason-code-unknown = No table has this code. Check the code, or ask for the link.
reason-table-not-over = The game is not over yet.
reason-table-asleep = The table is waking up. Try again in a moment.
reason-table-needs-server = Other people can join only at a table on a server. Here, each seat is yours or a bot's.
reason-table-full = Too much has happened at this table. You can finish the game, but nothing else can be changed or taken back.
reason-standing-hidden = The host of this table has turned off live standings.
reason-seat-unknown = This table has no such seat.
reason-seat-not-yours = That seat is not yours.
reason-seat-taken = Someone else was faster: the seat is taken.
reason-seat-free = That seat is already free.
reason-seat-dealt = That seat's cards have been dealt: nobody else can take it until the game is over.
reason-seat-second = You already have a seat in this game. You can have more than one only in games on one device.
reason-seal-late = Too late for this deal: the cards are dealt without your part.
reason-seal-other = That is not the part you sealed.
reason-seat-no-stand-in = No bot is playing for that seat.
reason-player-unknown = Please allow cookies: your browser needs one to keep your seat.
reason-player-banned = The operator of this server has banned you.
reason-host-only = Only the host can do that.
reason-takeback-not-here = You can take back decisions only when everyone shares one screen.
reason-takeback-nothing = There is nothing to take back.
reason-chat-too-fast = You are sending messages too fast. Wait a moment.
reason-chat-full = The chat at this table is full.
reason-chat-muted = The host has muted you.
reason-chat-unknown = There is nobody to mute.
reason-chat-empty = The message is empty.
reason-setup-colors = Two seats cannot have the same color.
reason-setup-islands =
    { $players ->
        [one] { $players } player plays on one outer island.
       *[other] { $players } players play on { $players } different outer islands.
    }
reason-setup-slot = One slot cannot hold two islands.
reason-request-invalid = The server did not understand that.
reason-request-too-large = That is too large to send.
reason-request-too-often =
    { $seconds ->
        [one] Too many requests. Try again in a second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
reason-request-too-many = Too many connections are open from your network. Close some pages, or try again later.
reason-request-method = The server does not allow that here.
reason-request-nowhere = There is nothing at this address.
reason-origin-foreign = This request came from another site and was refused.
reason-host-foreign = The server does not recognize this address.
reason-server-failed = Something went wrong on the server. Nothing has changed.
reason-store-trouble = The server cannot reach its games right now. Nothing is lost. Try again in a moment.
reason-server-draining = This server is about to shut down, so you cannot start a new game. Games in progress continue.
reason-table-damaged = This table can no longer be read. Please tell the operator of the server.
reason-server-trouble = The server cannot be reached.
reason-record-refused = This record cannot be read: { $why }
reason-record-too-costly = This record takes too long to read.
reason-record-not-over = You can download the record once the game is over.
reason-replay-unknown = There is no such replay.
reason-review-not-over = You can review a game once it is over.
reason-review-busy = Too many games are waiting to be reviewed. Try again in a few minutes.
reason-try-not-over = You can try a game again once it is over.
reason-go-on-over = The game is over at that point: continue from an earlier one.
reason-go-on-seats = This game has { $players } seats.
reason-try-moment = There is nothing to decide at this point: try again from an earlier one.
reason-try-islands = Games on custom islands cannot be tried again here.
reason-advice-not-here = There is no advice at this table: its host turned it off.
reason-advice-not-now = There is nothing to give advice on right now.
reason-lesson-unknown = There is no such lesson.
reason-puzzle-unknown = There is no such puzzle.
reason-ladder-none = This server has no ladder.
reason-ladder-name = Another bot on the ladder has this name. Choose another one.
reason-ladder-full = The ladder is full. Try again another day.
reason-ladder-token = No bot on the ladder has this token.
reason-city-impossible = There is no such city: { $why }
reason-edition-unknown = There is no such edition.
reason-edition-refused = This edition cannot be used: { $why }
reason-island-unknown = There is no such island.
reason-island-refused = This island cannot be used: { $why }
reason-island-step = That cannot be drawn: { $why }
reason-file-unreadable = cannot be read: { $why }
reason-file-unwritable = cannot be written: { $why }
reason-file-trouble =
    { $code ->
        [ENOENT] no such file or directory
        [EACCES] permission denied
        [EISDIR] it is a directory
        [ENOTDIR] not a directory
        [ENOSPC] no space left on the disk
        [EROFS] the file system is read-only
       *[other] { $why }
    }
reason-file-bytes = is not UTF-8 text: wrong at byte { $byte }
reason-json-syntax =
    is not JSON (line { $line }, column { $column }): { $kind ->
        [value] expected a value
        [name] expected the name of a field in double quotes
        [colon] expected a colon
        [comma] expected a comma or the end
        [trailing] there is an extra comma
        [extra] there is something after the end
        [endless] a string is not closed
        [control] a string runs past the end of its line
        [escape] there is no such escape after a backslash
        [mark] it begins with a byte order mark
       *[other] { $kind }
    }
reason-json-constant = is not JSON: { $name } is not a JSON number
reason-json-twice = is not JSON: the field { $name } appears twice
reason-json-deep = has lists or objects nested too deeply
reason-json-digits = has a number with too many digits
reason-json-half = has a string with half a character: \ud800 to \udfff come in pairs
reason-value-missing = is missing
reason-value-object = expected an object, found { $found }
reason-value-fields = expected the fields { $names }; found { $found }
reason-value-list = expected a list, found { $found }
reason-value-text = expected a string, found { $found }
reason-value-choice = expected one of { $words }; found { $found }
reason-value-number = expected a whole number from { $least } to { $most }, found { $found }
reason-value-least = expected { $least } or more, found { $found }
reason-value-whole = expected a whole number, found { $found }
reason-value-decimal = expected a number, found { $found }
reason-value-bounds = expected { $least } to { $most }, found { $found }
reason-value-length = expected { $least } to { $most } characters, found { $found }
reason-value-items = expected { $least } to { $most } entries, found { $found }
reason-value-pattern = does not have the right form: { $found }
reason-value-unknown = is unknown here
reason-value-flag = expected true or false, found { $found }
reason-value-twice = a number appears twice: { $found }
reason-value-format = expected '{ $expected }', found { $found }
reason-match-colors = two seats have the same color
reason-match-components = no version '{ $version }' of the components; known versions are { $known }, and '{ $own }'
reason-setup-players = Skyrise is for { $least } to { $most } players, not { $found }
reason-setup-names = expected { $players } names
reason-setup-outer = { $players } players play on { $players } outer islands, not on { $found }
reason-setup-different = expected { $count } different items from { $words }
reason-setup-seat = there is no seat { $seat }
reason-setup-neighborhood = there is no neighborhood '{ $at }' in this city
reason-setup-disc = a disc is missing
reason-setup-discs = found { $found } { $disc } discs, but with { $players } players the bag has { $count }
reason-setup-hands = expected { $players } hands
reason-setup-hand = expected { $count } different cards from 1 to { $most }
reason-setup-card-twice = a card is dealt twice
reason-setup-tiles = expected the tiles { $tiles }, one for each patron
reason-record-action = { $action }: { $why }
reason-record-size = expected at most { $most } characters, found { $found }
reason-record-result = does not match the recorded actions
reason-record-no-setup = a game that started from a position has no setup to record
reason-position-seats = expected { $players } entries, one for each seat
reason-position-piece = expected either a building or a wonder
reason-position-building = { $building } is not one of Player { $seat }'s buildings
reason-position-wonder = card { $card } is not one of Player { $seat }'s Wonders
reason-position-occupied = two structures are on { $at }
reason-position-built = it is already on { $at }
reason-position-era2 = { $building } is an Era 2 building
reason-position-collections = no game can have { $found } collected discs here: the structures give at most { $most }
reason-position-collected = there is a structure there, so its disc has been collected
reason-position-discs = found { $found } { $disc } discs on the islands and player boards, but there are only { $most }
reason-position-repeated = { $field }: { $item } appears { $count } times
reason-position-tile = no tile { $value } is left
reason-position-hand = in Era 1 a hand has { $count } cards, and none has been chosen
reason-position-chosen = in Era 2 everyone has chosen { $count } and has no hand
reason-position-put-away = expected { $count } cards
reason-position-excess = no row is full, so there cannot be an excess disc
reason-position-keys =
    the finishing order gives { $keys ->
        [none] no key
        [large] the large key
       *[small] the small key
    }
reason-position-finished = { $seat } is not a seat, or appears twice
reason-position-unfinished = Player { $seat } has not built everything
reason-position-unnamed = Player { $seat } has built everything but is not listed
reason-position-done = Player { $seat } has built everything
reason-position-era = Player { $seat } has built every Era 1 building: Era 1 is over
reason-position-both = an auction is also in progress
reason-position-no-bids = an auction in progress needs a starting bid
reason-position-absent = Player { $seat } is not in this auction
reason-position-starter = the starting bid is Player { $seat }'s
reason-position-own-bid = players cannot outbid themselves
reason-position-bid = { $bid } was not a legal bid at that point
reason-position-passed = Player { $seat } made the latest bid and cannot have passed
reason-position-nobody = no one has a decision left in this auction: it is over, or a pass is missing
reason-position-turn = it is Player { $expected }'s turn, not Player { $found }'s
reason-position-won = it is not the structure on { $at }
reason-position-decision = the decision is Player { $seat }'s
reason-position-started = a winning bid started the auction if and only if it is the only one
reason-position-vault = only the Vault takes another disc
reason-position-vault-own = in this edition the Vault does not collect its own disc first
reason-position-vault-nothing = there is no disc to choose
reason-position-choose-early = Wonder cards are chosen once a player has built all their Era 1 buildings
reason-position-choose-nobody = someone has to choose
reason-position-choose-cards = expected { $count } from the player's hand
reason-position-choose-order = Wonder cards are chosen in seat order, starting with Player 1
reason-position-not-over = is null, but not everyone has built everything
reason-position-over = the game is over
reason-component-refused = { $where }: { $why }
reason-edition-name = no such edition; use one of { $editions }, or a .toml file
reason-edition-toml = is not TOML: { $why }
reason-edition-header = the table [edition] with { $names } is missing
reason-edition-taken = { $id } is an edition that comes with the game; choose another name
reason-edition-header-key = unknown key; known keys are { $known }
reason-edition-key = unknown key; `skyrise editions retail` lists the known ones
reason-edition-value = expected {"{"} value = …, from = "…" {"}"}
reason-edition-book = expected book = "…", the edition whose rulebook says it, only with from = "{ $kind }"
reason-edition-printed = expected some of the numbers in its value
reason-edition-missing = is missing; choose a base that has it
reason-edition-patrons = expected { $count } values, one for each patron
reason-edition-buildings = expected { $count } different buildings, found { $found }
reason-edition-number = number { $number } already belongs to { $color }
reason-edition-heights = expected { $count } { $height } buildings, found { $found }
reason-edition-removed = removes more { $disc } discs than there are
reason-edition-discs = leaves { $left } discs for { $needed } neighborhoods
reason-edition-hands = { $players } hands of { $hand } need more than { $cards } cards
reason-edition-hand = a hand of { $hand } is too small to keep { $figures }
reason-island-name = no such island; use one of { $islands }, or a .json file
reason-island-point = expected two numbers, found { $found }
reason-island-ring = expected at least three vertices
reason-island-vertex = is in the same place as vertex { $vertex }
reason-island-vertex-twice = a vertex appears twice
reason-island-edge = the edge of vertices { $first } and { $second } belongs to more than two areas
reason-island-crossing = its edge { $edge } crosses or touches the edge { $other } of { $area }
reason-island-inside = lies inside { $area }
reason-island-apart = cannot be reached over land from the rest of the island
reason-island-id = expected up to eight letters and digits (not 'none'), found { $found }
reason-island-id-twice = the id '{ $id }' appears twice
reason-island-neighborhood = no neighborhood '{ $at }' on this island
reason-island-neighborhoods = an island with these ports has { $needed } neighborhoods; this one has { $found }
reason-island-features = at most { $most } on an island, found { $found }
reason-island-bridge = expected two different neighborhoods
reason-island-bridge-idle = { $first } and { $second } already share a border
reason-island-ports = expected { $outer } for an outer island or { $central } for a central one
reason-island-ports-together = two ports are on the same neighborhood
reason-island-area = no area '{ $at }' on this island
reason-island-line = a dividing line must begin and end at two different points on its border
reason-island-join = does not share exactly one border with { $area }
reason-island-corner = there is no corner or border near there
reason-city-center = is an outer island and cannot be in the center
reason-city-island-twice = two islands in this city have this name
reason-city-slot = no slot '{ $slot }'; the slots are { $slots }
reason-city-slot-central = is a central island and cannot go in the slot { $slot }
reason-city-id-twice = is also an id on the island { $island }
reason-bot-unknown = no such bot: '{ $bot }'; there are { $bots }, and programs such as { $program }
reason-bot-settings = expected settings as in name:seconds=0.5;depth=3, found '{ $found }'
reason-bot-setting-twice = the setting { $setting } appears twice
reason-bot-setting-unknown =
    the bot { $bot } has no setting '{ $setting }'; it has { $settings ->
        [none] none
       *[other] { $settings }
    }
reason-bot-setting-missing = the bot { $bot } needs a setting: { $example }
reason-bot-setting-value = the bot { $bot }: expected { $kinds } for { $setting }, found '{ $found }'
reason-bot-command = needs a command, as in { $example }
reason-bot-name = expected a name and a bot, as in fast=expert:seconds=0.1
reason-bot-name-twice = the name { $name } already stands for { $spec }
reason-bot-unmade = cannot be made: { $why }
reason-bot-unloaded = the bot { $bot } of the package { $package } cannot be loaded from { $source }: { $why }
reason-bot-no-factory = the bot { $bot } of the package { $package } cannot be loaded from { $source }: it does not make bots
reason-answer-id = expected { $expected }, the id of the question; found { $found }
reason-answer-action = { $found } is not one of the { $count } legal actions
reason-answer-seconds = expected a number or null, found { $found }
reason-command-at = --at { $at }: the record has { $count } actions
reason-command-at-position = a position has no actions; --at works with records only
reason-command-over = the game is over: there is nothing to decide
reason-command-states = { $left } structures are left: { $states } states are not enough to solve it; raise --states
reason-command-bot = the bot { $bot } cannot explain its decisions
reason-lab-package = this needs the package { $package }: pip install 'skyrise[{ $extra }]'
reason-lab-ending = expected a name that ends in { $endings }
reason-lab-bots = expected at least one name, and no empty names
reason-lab-seconds = expected more than 0 seconds, found { $found }
reason-lab-change = expected key=value, as in wonders.13.per_tall=2
reason-lab-weights = is not a file of weights written by `skyrise lab learn`
reason-lab-sweep = expected a key and two to 50 settings, as in wonders.13.per_tall=1..4 or victory.tie=patrons,shared
reason-lab-bot-failed = { $bot } failed in game { $game }: { $why }
reason-arena-unreadable = cannot be read: { $why }; choose another file with --state
reason-arena-unwritable = cannot be written: { $why }; choose another file with --state
reason-arena-state = is not the state of an arena; choose another file with --state
reason-arena-other = belongs to another arena with different { $what }; choose another file with --state
reason-arena-line = line { $line } is not the result of a game; delete it
reason-arena-sprt = expected two shares, the lower one first, as in 0.5,0.55; found { $found }
reason-arena-pair = a sequential test compares two bots, not { $found }
reason-arena-board = is not a leaderboard of the arena; choose another file with --board
reason-arena-gave-up = game { $game } (seed { $seed }: { $bots }): its worker died { $tries } times ({ $how }). Finished games have been kept. Run again with --jobs 1 to find out why
reason-arena-ray =
    Ray { $address ->
        [none] on this machine
       *[other] at { $address }
    } does not answer: { $why }
reason-arena-cluster = game { $game } cannot be played on the cluster: { $why }. Its machines need the same skyrise and bots as this one
reason-dataset-heading = is not the header of a dataset; choose another folder
reason-dataset-other = already holds a dataset with different { $what }; choose another folder
reason-tune-book = { $key }, { $value }, comes from a rulebook and cannot change; leave it out, or put its numbers in keep. With what-if = true you can see what a change would do
reason-tune-key = { $found } is not an edition value that can change; `skyrise editions retail` lists the keys
reason-tune-bounds = the lower end, { $least }, has to be below the upper end, { $most }
reason-tune-start = found no values that meet the constraints; still broken: { $rules }. Loosen them, or let more values change
reason-tune-state = is not the journal of a search; choose another folder with --out
reason-tune-other = belongs to another search with different { $what }; choose another folder with --out
reason-tune-line = line { $line } is not a measurement; delete it and the lines after it
