## Why a file is refused: records, positions, editions and islands. Each sentence follows the place and a colon.

reason-component-refused = { $place }: { $why }
reason-file-unreadable = cannot be read: { $why }
reason-file-unwritable = cannot be written: { $why }
reason-file-trouble =
    { $code ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [ENOSPC] No space left on device
        [EROFS] Read-only file system
       *[other] { $why }
    }
reason-file-bytes = is not UTF-8 text: wrong at byte { $byte }
reason-json-syntax =
    { $kind ->
        [value] is not JSON: a value is expected (line { $line }, column { $column })
        [name] is not JSON: the name of a field is expected, in double quotes (line { $line }, column { $column })
        [colon] is not JSON: a colon is expected (line { $line }, column { $column })
        [comma] is not JSON: a comma or the end is expected (line { $line }, column { $column })
        [trailing] is not JSON: there is a comma too many (line { $line }, column { $column })
        [extra] is not JSON: there is more after the end (line { $line }, column { $column })
        [endless] is not JSON: a text has no end (line { $line }, column { $column })
        [control] is not JSON: a text goes over the end of its line (line { $line }, column { $column })
        [escape] is not JSON: a backslash is followed by something impossible (line { $line }, column { $column })
        [mark] is not JSON: it begins with a byte order mark (line { $line }, column { $column })
       *[other] is not JSON: { $what } (line { $line }, column { $column })
    }
reason-json-constant = is not JSON: { $name } is not a number of JSON
reason-json-twice = is not JSON: the field { $name } is there twice
reason-json-deep = has lists or objects too deep inside one another
reason-json-digits = has a number with too many digits
reason-json-half = has a text with half a character: \ud800 to \udfff come in pairs

# A value that is not what it should be.
reason-value-missing = is missing
reason-value-object = expected an object, found { $found }
reason-value-fields = expected the fields { $names }; found { $found }
reason-value-list = expected a list, found { $found }
reason-value-text = expected a text, found { $found }
reason-value-choice = expected one of { $words }; found { $found }
reason-value-number = expected a whole number from { $least } to { $most }, found { $found }
reason-value-flag = expected true or false, found { $found }
reason-value-twice = a number is there twice: { $found }
reason-value-format = expected '{ $expected }', found { $found }

# Seats and components, as records and positions have them.
reason-match-seats = expected { $least } to { $most } seats, found { $found }
reason-match-colors = two seats have the same colour
reason-match-components = no version '{ $version }' of the components here; there are { $known }, and '{ $own }'

# A set-up, and who plays.
reason-setup-players = Skyrise is for { $least } to { $most } players, not { $found }
reason-setup-names = expected { $players } names
reason-setup-outer = { $players } players play on { $players } outer islands, not on { $found }
reason-setup-different = expected { $count } different ones of { $words }
reason-setup-seat = there is no seat { $seat }
reason-setup-neighborhood = there is no neighborhood '{ $at }' in this city
reason-setup-disc = a disc is missing
reason-setup-discs = { $found } { $disc } discs, but the bag has { $count } with { $players } players
reason-setup-hands = expected { $players } hands
reason-setup-hand = expected { $count } different cards from 1 to { $most }
reason-setup-card-twice = a card is dealt twice
reason-setup-tiles = expected the tiles { $tiles }, one for each patron

# A record.
reason-record-action = { $action }: { $why }
reason-record-result = is not what the recorded actions lead to
reason-record-no-setup = a game that was taken up from a position has no set-up to record

# A position.
reason-position-seats = expected { $players } entries, one for each seat
reason-position-piece = expected either a building or a wonder
reason-position-building = { $building } is no building of seat { $seat }
reason-position-wonder = card { $card } is not among the Wonders of seat { $seat }
reason-position-occupied = two structures stand on { $at }
reason-position-built = it stands on { $at } already
reason-position-era2 = { $building } is an era-2 building
reason-position-collected = a structure stands there, and its disc was collected
reason-position-discs = { $found } { $disc } discs on the map and on the boards, but there are { $most }
reason-position-repeated = { $field }: { $item } is there { $count } times
reason-position-tile = there is no tile { $value } left
reason-position-hand = in era 1 a hand has { $count } cards, and none is chosen
reason-position-chosen = in era 2 everybody has { $count } chosen and no hand
reason-position-put-away = expected { $count } cards
reason-position-excess = no row is full, so no disc can be in excess
reason-position-keys =
    { $keys ->
        [none] by the order of finishing it is none
       *[other] by the order of finishing it is { $keys }
    }
reason-position-finished = { $seat } is no seat, or is there twice
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
reason-position-vault = only the Vault takes a further disc
reason-position-vault-own = in this edition the Vault does not collect its own disc first
reason-position-vault-nothing = there is no disc to choose
reason-position-choose-early = Wonder cards are chosen when a player has built all their era-1 buildings
reason-position-choose-nobody = somebody is to choose
reason-position-choose-cards = expected { $count } of the seat's hand
reason-position-choose-order = Wonder cards are chosen in seat order from seat 0
reason-position-not-over = is null, but not everybody has built everything
reason-position-over = the game is over

# An edition.
reason-edition-name = no such edition; there are { $editions }, or a .toml file
reason-edition-toml = is not TOML: { $why }
reason-edition-header = the table [edition] with { $names } is missing
reason-edition-header-key = unknown key; known are { $known }
reason-edition-key = unknown key; `skyrise editions retail` lists those that there are
reason-edition-value = expected {"{"} value = …, from = "…" {"}"}
reason-edition-missing = is missing; name a base that has it
reason-edition-patrons = expected { $count } values, one for each patron
reason-edition-buildings = { $found } different buildings, not { $count }
reason-edition-number = number { $number } is { $color }'s already
reason-edition-heights = { $found } { $height } buildings, not { $count }
reason-edition-removed = more { $disc } discs are removed than there are
reason-edition-discs = leaves { $left } discs for { $needed } neighborhoods
reason-edition-hands = { $players } hands of { $hand } need more than { $cards } cards
reason-edition-hand = a hand of { $hand } is too small to keep { $figures }

# An island, and islands together.
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
reason-island-bridge-idle = { $first } and { $second } share a border already
reason-island-ports = expected { $outer } of an outer island or { $central } of a central one
reason-island-ports-together = two ports are at one neighborhood
reason-city-center = is an outer island, and cannot stand in the centre
reason-city-island-twice = two islands of one city have this name
reason-city-slot = no slot '{ $slot }'; there are { $slots }
reason-city-slot-central = is a central island, and cannot stand in the slot { $slot }
reason-city-id-twice = is also an id on the island { $island }

# What a bot of another program answers.
reason-answer-id = expected { $expected }, the id of the question; found { $found }
reason-answer-action = { $found } is not one of the { $count } legal actions
reason-answer-seconds = expected a number or null, found { $found }

# What a command cannot do with a file.
reason-command-at = --at { $at }: the record has { $count } actions
reason-command-at-position = a position has no actions: --at is for records
reason-command-over = the game is over: there is nothing to decide
reason-command-states = { $left } structures are left: { $states } states are too few to solve it; try --states
reason-command-bot = the bot { $bot } does not explain itself
