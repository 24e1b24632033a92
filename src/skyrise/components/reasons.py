"""Every reason for which something is refused: its id, and its sentence in English.

The sentences are Fluent patterns; ``language/en/refusals.ftl`` is made from them (``scripts/make_refusals.py``).
A reason about a place in a file goes on after the place and a colon, so it begins small and has no full stop.
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why something is refused. The id goes over the wire, and its message has the same name in every language."""

    pattern: str
    """What it says in English, with places for what it is about."""

    def __new__(cls, ident: str, pattern: str = "") -> Reason:
        reason = str.__new__(cls, ident)
        reason._value_ = ident
        reason.pattern = pattern
        return reason

    # The rules, about an action: most of these ids are rules of the rulebook.
    ACTION_UNREADABLE = (
        "action.unreadable",
        (
            "{ $action } is not an action; actions look like 24@A3, W7@A3, pass, wild=green, vault=A5, vault=none, "
            "choose=7 or choose=7+12."
        ),
    )
    DECISION_OTHER = (
        "decision.other",
        (
            "{ $action } does not fit: { $asked ->\n"
            "    [start] a starting bid is to be placed\n"
            "    [bid] a bid or a pass is asked for\n"
            "    [answer] the Hammer may answer the Wonder just placed, or its owner passes\n"
            "    [wild] the color of the wild disc is to be chosen\n"
            "    [vault] the disc that the Vault takes is to be chosen\n"
            "    [choose] the Wonder cards to keep are to be chosen\n"
            "   *[over] the game is over\n"
            "}."
        ),
    )
    TURN_OTHER = "turn.other", "It is somebody else's turn."
    NEIGHBORHOOD_UNKNOWN = "neighborhood.unknown", "There is no neighborhood { $at } in this city."
    NEIGHBORHOOD_OCCUPIED = "neighborhood.occupied", "{ $at } already has a bid or a structure."
    BUILDING_NOT_YOURS = "building.not_yours", "{ $piece } is not one of your buildings."
    BUILDING_BID = "building.bid", "{ $piece } is already on the map as a bid."
    BUILDING_BUILT = "building.built", "{ $piece } is already built, on { $at }."
    WONDER_NOT_YOURS = "wonder.not_yours", "{ $piece } is not your Wonder."
    WONDER_BUILT = "wonder.built", "{ $piece } is already built."
    ERA2_UNLOCK = "era2.unlock", "{ $piece } is not available before era 2."
    AUCTION_START_PASS = "auction.start.pass", "Whoever starts an auction must bid and may not pass."
    AUCTION_START_PLACE = (
        "auction.start.place",
        "{ $at } is neither on the central island nor next to a structure: an auction cannot start there.",
    )
    AUCTION_START_WONDER = (
        "auction.start.wonder",
        "{ $piece } may not start an auction while you have buildings left.",
    )
    AUCTION_OUTBID_HIGHER = "auction.outbid.higher", "{ $piece } is not higher than the latest bid, { $latest }."
    AUCTION_OUTBID_ADJACENT = "auction.outbid.adjacent", "{ $at } is not next to the latest bid, on { $latest }."
    WONDER_HAMMER_ANSWER = "wonder.hammer.answer", "{ $piece } was placed: only the Hammer can beat a Wonder."
    WONDER_HAMMER_BAN = (
        "wonder.hammer.ban",
        "{ $at } is next to an opponent's Hammer: nothing tall may be bid there.",
    )
    WONDER_VAULT_MUST = "wonder.vault.must", "In this edition the Vault's owner must take a disc."
    WONDER_VAULT_EMPTY = "wonder.vault.empty", "There is no disc to take on { $at }."
    ERA1_CHOOSE_COUNT = (
        "era1.choose.count",
        "{ $count ->\n    [one] Keep exactly one card.\n   *[other] Keep exactly { $count } cards.\n}",
    )
    ERA1_CHOOSE_HAND = "era1.choose.hand", "{ $piece } is not in your hand."

    # A table, and the server.
    TABLE_UNKNOWN = "table.unknown", "There is no such table."
    TABLE_STALE = "table.stale", "The game has moved on in the meantime. Look again, then decide."
    TABLE_OVER = "table.over", "The game is over."
    TABLE_NOT_STARTED = "table.not-started", "The game has not started."
    TABLE_STARTED = "table.started", "The game has already started."
    TABLE_NOT_OVER = "table.not-over", "The game is not over yet."
    TABLE_ASLEEP = "table.asleep", "The table is just waking up. Try again."
    SEAT_UNKNOWN = "seat.unknown", "This table has no such seat."
    SEAT_NOT_YOURS = "seat.not-yours", "That seat is not yours."
    SEAT_TAKEN = "seat.taken", "Somebody was faster: the seat is taken."
    SEAT_FREE = "seat.free", "That seat is already free."
    SEAT_NO_STAND_IN = "seat.no-stand-in", "No bot is standing in for that seat."
    PLAYER_UNKNOWN = "player.unknown", "Your browser must allow a cookie for that, so that the seat stays yours."
    HOST_ONLY = "host.only", "Only the host can do that."
    TAKEBACK_NOT_HERE = "takeback.not-here", "Decisions can be taken back only where everybody shares one screen."
    TAKEBACK_NOTHING = "takeback.nothing", "There is nothing to take back."
    CHAT_TOO_FAST = "chat.too-fast", "That is too much at once. Wait a moment."
    CHAT_EMPTY = "chat.empty", "The message is empty."
    SETUP_COLORS = "setup.colors", "Two seats cannot have the same color."
    SETUP_ISLANDS = (
        "setup.islands",
        (
            "{ $players ->\n"
            "    [one] { $players } player plays on one outer island.\n"
            "   *[other] { $players } players play on { $players } different outer islands.\n"
            "}"
        ),
    )
    REQUEST_INVALID = "request.invalid", "The server did not understand that."
    REQUEST_TOO_LARGE = "request.too-large", "That is too large."
    REQUEST_TOO_OFTEN = (
        "request.too-often",
        (
            "{ $seconds ->\n"
            "    [one] Too often. Try again in a second.\n"
            "   *[other] Too often. Try again in { $seconds } seconds.\n"
            "}"
        ),
    )
    REQUEST_METHOD = "request.method", "The server cannot do that there."
    REQUEST_NOWHERE = "request.nowhere", "There is nothing at this address."
    ORIGIN_FOREIGN = "origin.foreign", "This request came from another site and was refused."
    HOST_FOREIGN = "host.foreign", "The server is not known by this address."
    SERVER_FAILED = "server.failed", "Something went wrong on the server. Nothing has changed."
    SERVER_TROUBLE = "server.trouble", "The server cannot be reached."
    RECORD_REFUSED = "record.refused", "This record cannot be read: { $why }"
    RECORD_NOT_OVER = "record.not-over", "The record is available when the game is over."
    REPLAY_UNKNOWN = "replay.unknown", "There is no such replay."
    CITY_IMPOSSIBLE = "city.impossible", "There is no such city: { $why }"
    EDITION_UNKNOWN = "edition.unknown", "There is no such edition."

    # Files, and JSON.
    FILE_UNREADABLE = "file.unreadable", "cannot be read: { $why }"
    FILE_UNWRITABLE = "file.unwritable", "cannot be written: { $why }"
    FILE_TROUBLE = (
        "file.trouble",
        (
            "{ $code ->\n"
            "    [ENOENT] no such file or directory\n"
            "    [EACCES] permission denied\n"
            "    [EISDIR] it is a directory\n"
            "    [ENOTDIR] not a directory\n"
            "    [ENOSPC] no space left on the disk\n"
            "    [EROFS] the file system is read-only\n"
            "   *[other] { $why }\n"
            "}"
        ),
    )
    FILE_BYTES = "file.bytes", "is not UTF-8 text: wrong at byte { $byte }"
    JSON_SYNTAX = (
        "json.syntax",
        (
            "is not JSON (line { $line }, column { $column }): { $kind ->\n"
            "    [value] expected a value\n"
            "    [name] expected the name of a field in double quotes\n"
            "    [colon] expected a colon\n"
            "    [comma] expected a comma or the end\n"
            "    [trailing] there is a comma too many\n"
            "    [extra] there is more after the end\n"
            "    [endless] a text has no end\n"
            "    [control] a text runs past the end of its line\n"
            "    [escape] no character can be written like that after a backslash\n"
            "    [mark] it begins with a byte order mark\n"
            "   *[other] { $kind }\n"
            "}"
        ),
    )
    JSON_CONSTANT = "json.constant", "is not JSON: { $name } is not a JSON number"
    JSON_TWICE = "json.twice", "is not JSON: the field { $name } is there twice"
    JSON_DEEP = "json.deep", "has lists or objects nested too deeply"
    JSON_DIGITS = "json.digits", "has a number with too many digits"
    JSON_HALF = "json.half", "has a text with half a character: \\ud800 to \\udfff come in pairs"
    VALUE_MISSING = "value.missing", "is missing"
    VALUE_OBJECT = "value.object", "expected an object, found { $found }"
    VALUE_FIELDS = "value.fields", "expected the fields { $names }; found { $found }"
    VALUE_LIST = "value.list", "expected a list, found { $found }"
    VALUE_TEXT = "value.text", "expected a text, found { $found }"
    VALUE_CHOICE = "value.choice", "expected one of { $words }; found { $found }"
    VALUE_NUMBER = "value.number", "expected a whole number from { $least } to { $most }, found { $found }"
    VALUE_LEAST = "value.least", "expected { $least } or more, found { $found }"
    VALUE_WHOLE = "value.whole", "expected a whole number, found { $found }"
    VALUE_DECIMAL = "value.decimal", "expected a number, found { $found }"
    VALUE_BOUNDS = "value.bounds", "expected { $least } to { $most }, found { $found }"
    VALUE_LENGTH = "value.length", "expected { $least } to { $most } characters, found { $found }"
    VALUE_ITEMS = "value.items", "expected { $least } to { $most } entries, found { $found }"
    VALUE_PATTERN = "value.pattern", "does not have the right form: { $found }"
    VALUE_UNKNOWN = "value.unknown", "is not known here"
    VALUE_FLAG = "value.flag", "expected true or false, found { $found }"
    VALUE_TWICE = "value.twice", "a number is there twice: { $found }"
    VALUE_FORMAT = "value.format", "expected '{ $expected }', found { $found }"

    # Players and set-ups.
    MATCH_COLORS = "match.colors", "two seats have the same color"
    MATCH_COMPONENTS = (
        "match.components",
        "there is no version '{ $version }' of the components; there are { $known }, and '{ $own }'",
    )
    SETUP_PLAYERS = "setup.players", "Skyrise is for { $least } to { $most } players, not { $found }"
    SETUP_NAMES = "setup.names", "expected { $players } names"
    SETUP_OUTER = "setup.outer", "{ $players } players play on { $players } outer islands, not on { $found }"
    SETUP_DIFFERENT = "setup.different", "expected { $count } different ones of { $words }"
    SETUP_SEAT = "setup.seat", "there is no seat { $seat }"
    SETUP_NEIGHBORHOOD = "setup.neighborhood", "there is no neighborhood '{ $at }' in this city"
    SETUP_DISC = "setup.disc", "a disc is missing"
    SETUP_DISCS = "setup.discs", "{ $found } { $disc } discs, but with { $players } players the bag has { $count }"
    SETUP_HANDS = "setup.hands", "expected { $players } hands"
    SETUP_HAND = "setup.hand", "expected { $count } different cards from 1 to { $most }"
    SETUP_CARD_TWICE = "setup.card-twice", "a card is dealt twice"
    SETUP_TILES = "setup.tiles", "expected the tiles { $tiles }, one for each patron"

    # Records.
    RECORD_ACTION = "record.action", "{ $action }: { $why }"
    RECORD_RESULT = "record.result", "is not what the recorded actions lead to"
    RECORD_NO_SETUP = "record.no-setup", "a game that began from a position has no set-up to record"

    # Positions.
    POSITION_SEATS = "position.seats", "expected { $players } entries, one for each seat"
    POSITION_PIECE = "position.piece", "expected either a building or a wonder"
    POSITION_BUILDING = "position.building", "{ $building } is not a building of seat { $seat }"
    POSITION_WONDER = "position.wonder", "card { $card } is not among the Wonders of seat { $seat }"
    POSITION_OCCUPIED = "position.occupied", "two structures stand on { $at }"
    POSITION_BUILT = "position.built", "it already stands on { $at }"
    POSITION_ERA2 = "position.era2", "{ $building } is an era-2 building"
    POSITION_COLLECTED = "position.collected", "a structure stands there, so its disc was collected"
    POSITION_DISCS = "position.discs", "{ $found } { $disc } discs on the map and the boards, but there are { $most }"
    POSITION_REPEATED = "position.repeated", "{ $field }: { $item } is there { $count } times"
    POSITION_TILE = "position.tile", "there is no tile { $value } left"
    POSITION_HAND = "position.hand", "in era 1 a hand has { $count } cards, and none is chosen"
    POSITION_CHOSEN = "position.chosen", "in era 2 everybody has chosen { $count } and has no hand"
    POSITION_PUT_AWAY = "position.put-away", "expected { $count } cards"
    POSITION_EXCESS = "position.excess", "no row is full, so no disc can be in excess"
    POSITION_KEYS = (
        "position.keys",
        "by the order of finishing it is { $keys ->\n    [none] none\n   *[other] { $keys }\n}",
    )
    POSITION_FINISHED = "position.finished", "{ $seat } is not a seat, or is there twice"
    POSITION_UNFINISHED = "position.unfinished", "seat { $seat } has not built everything"
    POSITION_UNNAMED = "position.unnamed", "seat { $seat } has built everything, and is not there"
    POSITION_DONE = "position.done", "seat { $seat } has built everything"
    POSITION_ERA = "position.era", "seat { $seat } has built all era-1 buildings: era 1 is over"
    POSITION_BOTH = "position.both", "there is an auction under way as well"
    POSITION_NO_BIDS = "position.no-bids", "an auction under way has a starting bid"
    POSITION_ABSENT = "position.absent", "seat { $seat } does not take part"
    POSITION_STARTER = "position.starter", "the starting bid is seat { $seat }'s"
    POSITION_OWN_BID = "position.own-bid", "nobody outbids their own bid"
    POSITION_BID = "position.bid", "{ $bid } was not a legal bid there"
    POSITION_PASSED = "position.passed", "the latest bid is seat { $seat }'s, who cannot have passed"
    POSITION_NOBODY = (
        "position.nobody",
        "nobody has anything to decide in this auction: it is over, or a pass is missing",
    )
    POSITION_TURN = "position.turn", "it is seat { $expected }'s turn, not seat { $found }'s"
    POSITION_WON = "position.won", "it is not the structure on { $at }"
    POSITION_DECISION = "position.decision", "the decision is seat { $seat }'s"
    POSITION_STARTED = "position.started", "a winning bid started the auction if and only if it is the only one"
    POSITION_VAULT = "position.vault", "only the Vault takes another disc"
    POSITION_VAULT_OWN = "position.vault-own", "in this edition the Vault does not collect its own disc first"
    POSITION_VAULT_NOTHING = "position.vault-nothing", "there is no disc to choose"
    POSITION_CHOOSE_EARLY = (
        "position.choose-early",
        "Wonder cards are chosen when a player has built all their era-1 buildings",
    )
    POSITION_CHOOSE_NOBODY = "position.choose-nobody", "somebody has to choose"
    POSITION_CHOOSE_CARDS = "position.choose-cards", "expected { $count } of the seat's hand"
    POSITION_CHOOSE_ORDER = "position.choose-order", "Wonder cards are chosen in seat order from seat 0"
    POSITION_NOT_OVER = "position.not-over", "is null, but not everybody has built everything"
    POSITION_OVER = "position.over", "the game is over"

    # Editions.
    COMPONENT_REFUSED = "component.refused", "{ $where }: { $why }"
    EDITION_NAME = "edition.name", "no such edition; there are { $editions }, or a .toml file"
    EDITION_TOML = "edition.toml", "is not TOML: { $why }"
    EDITION_HEADER = "edition.header", "the table [edition] with { $names } is missing"
    EDITION_HEADER_KEY = "edition.header-key", "unknown key; known are { $known }"
    EDITION_KEY = "edition.key", "unknown key; `skyrise editions retail` lists the known ones"
    EDITION_VALUE = "edition.value", 'expected {"{"} value = …, from = "…" {"}"}'
    EDITION_MISSING = "edition.missing", "is missing; name a base that has it"
    EDITION_PATRONS = "edition.patrons", "expected { $count } values, one for each patron"
    EDITION_BUILDINGS = "edition.buildings", "{ $found } different buildings, not { $count }"
    EDITION_NUMBER = "edition.number", "number { $number } is already { $color }'s"
    EDITION_HEIGHTS = "edition.heights", "{ $found } { $height } buildings, not { $count }"
    EDITION_REMOVED = "edition.removed", "more { $disc } discs are removed than there are"
    EDITION_DISCS = "edition.discs", "leaves { $left } discs for { $needed } neighborhoods"
    EDITION_HANDS = "edition.hands", "{ $players } hands of { $hand } need more than { $cards } cards"
    EDITION_HAND = "edition.hand", "a hand of { $hand } is too small to keep { $figures }"

    # Islands, and cities.
    ISLAND_NAME = "island.name", "no such island; there are { $islands }, or a .json file"
    ISLAND_POINT = "island.point", "expected two numbers, found { $found }"
    ISLAND_RING = "island.ring", "expected at least three vertices"
    ISLAND_VERTEX = "island.vertex", "is in the same place as vertex { $vertex }"
    ISLAND_VERTEX_TWICE = "island.vertex-twice", "a vertex is there twice"
    ISLAND_EDGE = "island.edge", "the edge of vertices { $first } and { $second } belongs to more than two areas"
    ISLAND_CROSSING = "island.crossing", "its edge { $edge } crosses or touches the edge { $other } of { $area }"
    ISLAND_INSIDE = "island.inside", "lies inside { $area }"
    ISLAND_APART = "island.apart", "cannot be reached over land from the rest of the island"
    ISLAND_ID = "island.id", "expected up to eight letters and digits (not 'none'), found { $found }"
    ISLAND_ID_TWICE = "island.id-twice", "the id '{ $id }' is there twice"
    ISLAND_NEIGHBORHOOD = "island.neighborhood", "no neighborhood '{ $at }' on this island"
    ISLAND_NEIGHBORHOODS = (
        "island.neighborhoods",
        "an island with these ports has { $needed } neighborhoods, this one { $found }",
    )
    ISLAND_FEATURES = "island.features", "at most { $most } on an island, found { $found }"
    ISLAND_BRIDGE = "island.bridge", "expected two different neighborhoods"
    ISLAND_BRIDGE_IDLE = "island.bridge-idle", "{ $first } and { $second } already share a border"
    ISLAND_PORTS = "island.ports", "expected { $outer } for an outer island or { $central } for a central one"
    ISLAND_PORTS_TOGETHER = "island.ports-together", "two ports are at one neighborhood"
    CITY_CENTER = "city.center", "is an outer island, which cannot stand in the center"
    CITY_ISLAND_TWICE = "city.island-twice", "two islands of one city have this name"
    CITY_SLOT = "city.slot", "no slot '{ $slot }'; there are { $slots }"
    CITY_SLOT_CENTRAL = "city.slot-central", "is a central island, which cannot stand in the slot { $slot }"
    CITY_ID_TWICE = "city.id-twice", "is also an id on the island { $island }"

    # Bots: the text that names one, and what one answers.
    BOT_UNKNOWN = "bot.unknown", "there is no bot '{ $bot }'; there are { $bots }, and programs as { $program }"
    BOT_SETTINGS = "bot.settings", "expected settings as in name:seconds=0.5;depth=3, found '{ $found }'"
    BOT_SETTING_TWICE = "bot.setting-twice", "the setting { $setting } is there twice"
    BOT_SETTING_UNKNOWN = (
        "bot.setting-unknown",
        (
            "the bot { $bot } has no setting '{ $setting }'; it has { $settings ->\n"
            "    [none] none\n   *[other] { $settings }\n}"
        ),
    )
    BOT_SETTING_MISSING = "bot.setting-missing", "the bot { $bot } needs a setting: { $example }"
    BOT_SETTING_VALUE = (
        "bot.setting-value",
        "the bot { $bot }: expected { $kinds } for { $setting }, found '{ $found }'",
    )
    BOT_COMMAND = "bot.command", "needs a command, as in { $example }"
    BOT_UNMADE = "bot.unmade", "cannot be made: { $why }"
    BOT_UNLOADED = (
        "bot.unloaded",
        "the bot { $bot } of the package { $package } cannot be loaded from { $source }: { $why }",
    )
    BOT_NO_FACTORY = (
        "bot.no-factory",
        "the bot { $bot } of the package { $package } cannot be loaded from { $source }: it is not a factory of bots",
    )
    ANSWER_ID = "answer.id", "expected { $expected }, the id of the question; found { $found }"
    ANSWER_ACTION = "answer.action", "{ $found } is not one of the { $count } legal actions"
    ANSWER_SECONDS = "answer.seconds", "expected a number or null, found { $found }"

    # The commands, the arena and the laboratory.
    COMMAND_AT = "command.at", "--at { $at }: the record has { $count } actions"
    COMMAND_AT_POSITION = "command.at-position", "a position has no actions: --at is for records"
    COMMAND_OVER = "command.over", "the game is over: there is nothing to decide"
    COMMAND_STATES = (
        "command.states",
        "{ $left } structures are left: { $states } states are too few to solve it; try --states",
    )
    COMMAND_BOT = "command.bot", "the bot { $bot } does not explain itself"
    LAB_PACKAGE = "lab.package", "this needs the package { $package }: pip install 'skyrise[{ $extra }]'"
    LAB_ENDING = "lab.ending", "expected a name that ends in { $endings }"
    LAB_BOTS = "lab.bots", "expected at least one name, and none that is empty"
    LAB_SECONDS = "lab.seconds", "expected more than 0 seconds, found { $found }"
    LAB_CHANGE = "lab.change", "expected key=value, as in wonders.13.per_tall=2"
    LAB_BOT_FAILED = "lab.bot-failed", "{ $bot } failed in game { $game }: { $why }"
    ARENA_UNREADABLE = "arena.unreadable", "cannot be read: { $why }; name another file with --state"
    ARENA_UNWRITABLE = "arena.unwritable", "cannot be written: { $why }; name another file with --state"
    ARENA_STATE = "arena.state", "is not the state of an arena; name another file with --state"
    ARENA_OTHER = "arena.other", "is of another arena, with other { $what }; name another file with --state"
    ARENA_LINE = "arena.line", "line { $line } is not the result of a game; delete it"
    ARENA_GAVE_UP = (
        "arena.gave-up",
        (
            "game { $game } (seed { $seed }: { $bots }): its worker died { $tries } times ({ $how }). "
            "The games that are over are kept. Run again with --jobs 1 to see why"
        ),
    )
    ARENA_RAY = (
        "arena.ray",
        "Ray { $address ->\n    [none] on this machine\n   *[other] at { $address }\n} does not answer: { $why }",
    )
    ARENA_CLUSTER = (
        "arena.cluster",
        (
            "game { $game } cannot be played on the cluster: { $why }. "
            "Its machines need the same skyrise and bots as this one"
        ),
    )
    DATASET_HEADING = "dataset.heading", "is not the heading of a dataset; name another folder"
    DATASET_OTHER = "dataset.other", "has another dataset, with other { $what }; name another folder"
