## Why something is refused. Made by scripts/make_refusals.py from skyrise/components/reasons.py.

reason-action-unreadable = { $action } is not an action; actions look like 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, choose=7 or choose=7+12.
reason-decision-other =
    { $action } does not fit: { $asked ->
        [start] a starting bid is to be placed
        [bid] a bid or a pass is asked for
        [answer] the Hammer may answer the Wonder just placed, or its owner passes
        [wild] the color of the wild disc is to be chosen
        [vault] the disc that the Vault takes is to be chosen
        [choose] the Wonder cards to keep are to be chosen
       *[over] the game is over
    }.
reason-turn-other = It is somebody else's turn.
reason-neighborhood-unknown = There is no neighborhood { $at } in this city.
reason-neighborhood-occupied = { $at } already has a bid or a structure.
reason-building-not-yours = { $piece } is not one of your buildings.
reason-building-bid = { $piece } is already on the map as a bid.
reason-building-built = { $piece } is already built, on { $at }.
reason-wonder-not-yours = { $piece } is not your Wonder.
reason-wonder-built = { $piece } is already built.
reason-era2-unlock = { $piece } is not available before era 2.
reason-auction-start-pass = Whoever starts an auction must bid and may not pass.
reason-auction-start-place = { $at } is neither on the central island nor next to a structure: an auction cannot start there.
reason-auction-start-wonder = { $piece } may not start an auction while you have buildings left.
reason-auction-outbid-higher = { $piece } is not higher than the latest bid, { $latest }.
reason-auction-outbid-adjacent = { $at } is not next to the latest bid, on { $latest }.
reason-wonder-hammer-answer = { $piece } was placed: only the Hammer can beat a Wonder.
reason-wonder-hammer-ban = { $at } is next to an opponent's Hammer: nothing tall may be bid there.
reason-wonder-vault-must = In this edition the Vault's owner must take a disc.
reason-wonder-vault-empty = There is no disc to take on { $at }.
reason-era1-choose-count =
    { $count ->
        [one] Keep exactly one card.
       *[other] Keep exactly { $count } cards.
    }
reason-era1-choose-hand = { $piece } is not in your hand.
reason-table-unknown = There is no such table.
reason-table-stale = The game has moved on in the meantime. Look again, then decide.
reason-table-over = The game is over.
reason-table-not-started = The game has not started.
reason-table-started = The game has already started.
reason-table-not-over = The game is not over yet.
reason-table-asleep = The table is just waking up. Try again.
reason-seat-unknown = This table has no such seat.
reason-seat-not-yours = That seat is not yours.
reason-seat-taken = Somebody was faster: the seat is taken.
reason-seat-free = That seat is already free.
reason-seat-no-stand-in = No bot is standing in for that seat.
reason-player-unknown = Your browser must allow a cookie for that, so that the seat stays yours.
reason-host-only = Only the host can do that.
reason-takeback-not-here = Decisions can be taken back only where everybody shares one screen.
reason-takeback-nothing = There is nothing to take back.
reason-chat-too-fast = That is too much at once. Wait a moment.
reason-chat-empty = The message is empty.
reason-setup-colors = Two seats cannot have the same color.
reason-setup-islands =
    { $players ->
        [one] { $players } player plays on one outer island.
       *[other] { $players } players play on { $players } different outer islands.
    }
reason-request-invalid = The server did not understand that.
reason-request-too-large = That is too large.
reason-request-too-often =
    { $seconds ->
        [one] Too often. Try again in a second.
       *[other] Too often. Try again in { $seconds } seconds.
    }
reason-request-method = The server cannot do that there.
reason-request-nowhere = There is nothing at this address.
reason-origin-foreign = This request came from another site and was refused.
reason-host-foreign = The server is not known by this address.
reason-server-failed = Something went wrong on the server. Nothing has changed.
reason-server-trouble = The server cannot be reached.
reason-record-refused = This record cannot be read: { $why }
reason-record-not-over = The record is available when the game is over.
reason-replay-unknown = There is no such replay.
reason-city-impossible = There is no such city: { $why }
reason-edition-unknown = There is no such edition.
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
        [trailing] there is a comma too many
        [extra] there is more after the end
        [endless] a text has no end
        [control] a text runs past the end of its line
        [escape] no character can be written like that after a backslash
        [mark] it begins with a byte order mark
       *[other] { $kind }
    }
reason-json-constant = is not JSON: { $name } is not a JSON number
reason-json-twice = is not JSON: the field { $name } is there twice
reason-json-deep = has lists or objects nested too deeply
reason-json-digits = has a number with too many digits
reason-json-half = has a text with half a character: \ud800 to \udfff come in pairs
reason-value-missing = is missing
reason-value-object = expected an object, found { $found }
reason-value-fields = expected the fields { $names }; found { $found }
reason-value-list = expected a list, found { $found }
reason-value-text = expected a text, found { $found }
reason-value-choice = expected one of { $words }; found { $found }
reason-value-number = expected a whole number from { $least } to { $most }, found { $found }
reason-value-least = expected { $least } or more, found { $found }
reason-value-whole = expected a whole number, found { $found }
reason-value-decimal = expected a number, found { $found }
reason-value-bounds = expected { $least } to { $most }, found { $found }
reason-value-length = expected { $least } to { $most } characters, found { $found }
reason-value-items = expected { $least } to { $most } entries, found { $found }
reason-value-pattern = does not have the right form: { $found }
reason-value-unknown = is not known here
reason-value-flag = expected true or false, found { $found }
reason-value-twice = a number is there twice: { $found }
reason-value-format = expected '{ $expected }', found { $found }
reason-match-colors = two seats have the same color
reason-match-components = there is no version '{ $version }' of the components; there are { $known }, and '{ $own }'
reason-setup-players = Skyrise is for { $least } to { $most } players, not { $found }
reason-setup-names = expected { $players } names
reason-setup-outer = { $players } players play on { $players } outer islands, not on { $found }
reason-setup-different = expected { $count } different ones of { $words }
reason-setup-seat = there is no seat { $seat }
reason-setup-neighborhood = there is no neighborhood '{ $at }' in this city
reason-setup-disc = a disc is missing
reason-setup-discs = { $found } { $disc } discs, but with { $players } players the bag has { $count }
reason-setup-hands = expected { $players } hands
reason-setup-hand = expected { $count } different cards from 1 to { $most }
reason-setup-card-twice = a card is dealt twice
reason-setup-tiles = expected the tiles { $tiles }, one for each patron
reason-record-action = { $action }: { $why }
reason-record-result = is not what the recorded actions lead to
reason-record-no-setup = a game that began from a position has no set-up to record
reason-position-seats = expected { $players } entries, one for each seat
reason-position-piece = expected either a building or a wonder
reason-position-building = { $building } is not a building of seat { $seat }
reason-position-wonder = card { $card } is not among the Wonders of seat { $seat }
reason-position-occupied = two structures stand on { $at }
reason-position-built = it already stands on { $at }
reason-position-era2 = { $building } is an era-2 building
reason-position-collected = a structure stands there, so its disc was collected
reason-position-discs = { $found } { $disc } discs on the map and the boards, but there are { $most }
reason-position-repeated = { $field }: { $item } is there { $count } times
reason-position-tile = there is no tile { $value } left
reason-position-hand = in era 1 a hand has { $count } cards, and none is chosen
reason-position-chosen = in era 2 everybody has chosen { $count } and has no hand
reason-position-put-away = expected { $count } cards
reason-position-excess = no row is full, so no disc can be in excess
reason-position-keys =
    by the order of finishing it is { $keys ->
        [none] none
       *[other] { $keys }
    }
reason-position-finished = { $seat } is not a seat, or is there twice
reason-position-unfinished = seat { $seat } has not built everything
reason-position-unnamed = seat { $seat } has built everything, and is not there
reason-position-done = seat { $seat } has built everything
reason-position-era = seat { $seat } has built all era-1 buildings: era 1 is over
reason-position-both = there is an auction under way as well
reason-position-no-bids = an auction under way has a starting bid
reason-position-absent = seat { $seat } does not take part
reason-position-starter = the starting bid is seat { $seat }'s
reason-position-own-bid = nobody outbids their own bid
reason-position-bid = { $bid } was not a legal bid there
reason-position-passed = the latest bid is seat { $seat }'s, who cannot have passed
reason-position-nobody = nobody has anything to decide in this auction: it is over, or a pass is missing
reason-position-turn = it is seat { $expected }'s turn, not seat { $found }'s
reason-position-won = it is not the structure on { $at }
reason-position-decision = the decision is seat { $seat }'s
reason-position-started = a winning bid started the auction if and only if it is the only one
reason-position-vault = only the Vault takes another disc
reason-position-vault-own = in this edition the Vault does not collect its own disc first
reason-position-vault-nothing = there is no disc to choose
reason-position-choose-early = Wonder cards are chosen when a player has built all their era-1 buildings
reason-position-choose-nobody = somebody has to choose
reason-position-choose-cards = expected { $count } of the seat's hand
reason-position-choose-order = Wonder cards are chosen in seat order from seat 0
reason-position-not-over = is null, but not everybody has built everything
reason-position-over = the game is over
reason-component-refused = { $where }: { $why }
reason-edition-name = no such edition; there are { $editions }, or a .toml file
reason-edition-toml = is not TOML: { $why }
reason-edition-header = the table [edition] with { $names } is missing
reason-edition-header-key = unknown key; known are { $known }
reason-edition-key = unknown key; `skyrise editions retail` lists the known ones
reason-edition-value = expected {"{"} value = …, from = "…" {"}"}
reason-edition-missing = is missing; name a base that has it
reason-edition-patrons = expected { $count } values, one for each patron
reason-edition-buildings = { $found } different buildings, not { $count }
reason-edition-number = number { $number } is already { $color }'s
reason-edition-heights = { $found } { $height } buildings, not { $count }
reason-edition-removed = more { $disc } discs are removed than there are
reason-edition-discs = leaves { $left } discs for { $needed } neighborhoods
reason-edition-hands = { $players } hands of { $hand } need more than { $cards } cards
reason-edition-hand = a hand of { $hand } is too small to keep { $figures }
reason-island-name = no such island; there are { $islands }, or a .json file
reason-island-point = expected two numbers, found { $found }
reason-island-ring = expected at least three vertices
reason-island-vertex = is in the same place as vertex { $vertex }
reason-island-vertex-twice = a vertex is there twice
reason-island-edge = the edge of vertices { $first } and { $second } belongs to more than two areas
reason-island-crossing = its edge { $edge } crosses or touches the edge { $other } of { $area }
reason-island-inside = lies inside { $area }
reason-island-apart = cannot be reached over land from the rest of the island
reason-island-id = expected up to eight letters and digits (not 'none'), found { $found }
reason-island-id-twice = the id '{ $id }' is there twice
reason-island-neighborhood = no neighborhood '{ $at }' on this island
reason-island-neighborhoods = an island with these ports has { $needed } neighborhoods, this one { $found }
reason-island-features = at most { $most } on an island, found { $found }
reason-island-bridge = expected two different neighborhoods
reason-island-bridge-idle = { $first } and { $second } already share a border
reason-island-ports = expected { $outer } for an outer island or { $central } for a central one
reason-island-ports-together = two ports are at one neighborhood
reason-city-center = is an outer island, which cannot stand in the center
reason-city-island-twice = two islands of one city have this name
reason-city-slot = no slot '{ $slot }'; there are { $slots }
reason-city-slot-central = is a central island, which cannot stand in the slot { $slot }
reason-city-id-twice = is also an id on the island { $island }
reason-bot-unknown = there is no bot '{ $bot }'; there are { $bots }, and programs as { $program }
reason-bot-settings = expected settings as in name:seconds=0.5;depth=3, found '{ $found }'
reason-bot-setting-twice = the setting { $setting } is there twice
reason-bot-setting-unknown =
    the bot { $bot } has no setting '{ $setting }'; it has { $settings ->
        [none] none
       *[other] { $settings }
    }
reason-bot-setting-missing = the bot { $bot } needs a setting: { $example }
reason-bot-setting-value = the bot { $bot }: expected { $kinds } for { $setting }, found '{ $found }'
reason-bot-command = needs a command, as in { $example }
reason-bot-unmade = cannot be made: { $why }
reason-bot-unloaded = the bot { $bot } of the package { $package } cannot be loaded from { $source }: { $why }
reason-bot-no-factory = the bot { $bot } of the package { $package } cannot be loaded from { $source }: it is not a factory of bots
reason-answer-id = expected { $expected }, the id of the question; found { $found }
reason-answer-action = { $found } is not one of the { $count } legal actions
reason-answer-seconds = expected a number or null, found { $found }
reason-command-at = --at { $at }: the record has { $count } actions
reason-command-at-position = a position has no actions: --at is for records
reason-command-over = the game is over: there is nothing to decide
reason-command-states = { $left } structures are left: { $states } states are too few to solve it; try --states
reason-command-bot = the bot { $bot } does not explain itself
reason-lab-package = this needs the package { $package }: pip install 'skyrise[{ $extra }]'
reason-lab-ending = expected a name that ends in { $endings }
reason-lab-bots = expected at least one name, and none that is empty
reason-lab-seconds = expected more than 0 seconds, found { $found }
reason-lab-change = expected key=value, as in wonders.13.per_tall=2
reason-lab-bot-failed = { $bot } failed in game { $game }: { $why }
reason-arena-unreadable = cannot be read: { $why }; name another file with --state
reason-arena-unwritable = cannot be written: { $why }; name another file with --state
reason-arena-state = is not the state of an arena; name another file with --state
reason-arena-other = is of another arena, with other { $what }; name another file with --state
reason-arena-line = line { $line } is not the result of a game; delete it
reason-arena-gave-up = game { $game } (seed { $seed }: { $bots }): its worker died { $tries } times ({ $how }). The games that are over are kept. Run again with --jobs 1 to see why
reason-arena-ray =
    Ray { $address ->
        [none] on this machine
       *[other] at { $address }
    } does not answer: { $why }
reason-arena-cluster = game { $game } cannot be played on the cluster: { $why }. Its machines need the same skyrise and bots as this one
reason-dataset-heading = is not the heading of a dataset; name another folder
reason-dataset-other = has another dataset, with other { $what }; name another folder
