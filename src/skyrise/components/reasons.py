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
            "{ $action } does not fit here: { $asked ->\n"
            "    [start] place a starting bid\n"
            "    [bid] bid or pass\n"
            "    [answer] answer the Wonder with the Hammer, or pass\n"
            "    [wild] choose a color for the wild disc\n"
            "    [vault] choose the disc the Vault takes\n"
            "    [choose] choose the Wonder cards to keep\n"
            "   *[over] the game is over\n"
            "}."
        ),
    )
    TURN_OTHER = "turn.other", "It is someone else's turn."
    NEIGHBORHOOD_UNKNOWN = "neighborhood.unknown", "There is no neighborhood { $at } in this city."
    NEIGHBORHOOD_OCCUPIED = "neighborhood.occupied", "{ $at } already has a bid or a structure."
    BUILDING_NOT_YOURS = "building.not_yours", "{ $piece } is not one of your buildings."
    BUILDING_BID = "building.bid", "{ $piece } is already on the board as a bid."
    BUILDING_BUILT = "building.built", "{ $piece } has already been built, on { $at }."
    WONDER_NOT_YOURS = "wonder.not_yours", "{ $piece } is not your Wonder."
    WONDER_BUILT = "wonder.built", "{ $piece } has already been built."
    ERA2_UNLOCK = "era2.unlock", "{ $piece } is not available until Era 2."
    AUCTION_START_PASS = "auction.start.pass", "The player who starts an auction must bid and cannot pass."
    AUCTION_START_PLACE = (
        "auction.start.place",
        "{ $at } is neither on the central island nor next to a structure: an auction cannot start there.",
    )
    AUCTION_START_WONDER = (
        "auction.start.wonder",
        "{ $piece } cannot start an auction while you have buildings left.",
    )
    AUCTION_OUTBID_HIGHER = "auction.outbid.higher", "{ $piece } is not higher than the latest bid, { $latest }."
    AUCTION_OUTBID_ADJACENT = "auction.outbid.adjacent", "{ $at } is not next to the latest bid, on { $latest }."
    WONDER_HAMMER_ANSWER = "wonder.hammer.answer", "{ $piece } was placed: only the Hammer can beat a Wonder."
    WONDER_HAMMER_BAN = (
        "wonder.hammer.ban",
        "{ $at } is next to an opponent's Hammer: you cannot bid a tall building there.",
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
    TABLE_STALE = "table.stale", "The game has moved on. Take another look before you decide."
    TABLE_OVER = "table.over", "The game is over."
    TABLE_NOT_STARTED = "table.not-started", "The game has not started."
    TABLE_STARTED = "table.started", "The game has already started."
    TABLE_NOT_READY = "table.not-ready", "Not everyone is ready yet. Wait for them, or start anyway."
    CODE_UNKNOWN = "code.unknown", "No table has this code. Check the code, or ask for the link."
    TABLE_NOT_OVER = "table.not-over", "The game is not over yet."
    TABLE_ASLEEP = "table.asleep", "The table is waking up. Try again in a moment."
    TABLE_NEEDS_SERVER = (
        "table.needs-server",
        "Other people can join only at a table on a server. Here, each seat is yours or a bot's.",
    )
    TABLE_FULL = (
        "table.full",
        "Too much has happened at this table. You can finish the game, but nothing else can be changed or taken back.",
    )
    STANDING_HIDDEN = "standing.hidden", "The host of this table has turned off live standings."
    SEAT_UNKNOWN = "seat.unknown", "This table has no such seat."
    SEAT_NOT_YOURS = "seat.not-yours", "That seat is not yours."
    SEAT_TAKEN = "seat.taken", "Someone else was faster: the seat is taken."
    SEAT_FREE = "seat.free", "That seat is already free."
    SEAT_DEALT = "seat.dealt", "That seat's cards have been dealt: nobody else can take it until the game is over."
    SEAT_SECOND = (
        "seat.second",
        "You already have a seat in this game. You can have more than one only in games on one device.",
    )
    SEAL_LATE = "seal.late", "Too late for this deal: the cards are dealt without your part."
    SEAL_OTHER = "seal.other", "That is not the part you sealed."
    SEAT_NO_STAND_IN = "seat.no-stand-in", "No bot is playing for that seat."
    PLAYER_UNKNOWN = "player.unknown", "Please allow cookies: your browser needs one to keep your seat."
    PLAYER_BANNED = "player.banned", "The operator of this server has banned you."
    HOST_ONLY = "host.only", "Only the host can do that."
    TAKEBACK_NOT_HERE = "takeback.not-here", "You can take back decisions only when everyone shares one screen."
    TAKEBACK_NOTHING = "takeback.nothing", "There is nothing to take back."
    CHAT_TOO_FAST = "chat.too-fast", "You are sending messages too fast. Wait a moment."
    CHAT_FULL = "chat.full", "The chat at this table is full."
    CHAT_MUTED = "chat.muted", "The host has muted you."
    CHAT_UNKNOWN = "chat.unknown", "There is nobody to mute."
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
    SETUP_SLOT = "setup.slot", "One slot cannot hold two islands."
    REQUEST_INVALID = "request.invalid", "The server did not understand that."
    REQUEST_TOO_LARGE = "request.too-large", "That is too large to send."
    REQUEST_TOO_OFTEN = (
        "request.too-often",
        (
            "{ $seconds ->\n"
            "    [one] Too many requests. Try again in a second.\n"
            "   *[other] Too many requests. Try again in { $seconds } seconds.\n"
            "}"
        ),
    )
    REQUEST_TOO_MANY = (
        "request.too-many",
        "Too many connections are open from your network. Close some pages, or try again later.",
    )
    REQUEST_METHOD = "request.method", "The server does not allow that here."
    REQUEST_NOWHERE = "request.nowhere", "There is nothing at this address."
    ORIGIN_FOREIGN = "origin.foreign", "This request came from another site and was refused."
    HOST_FOREIGN = "host.foreign", "The server does not recognize this address."
    SERVER_FAILED = "server.failed", "Something went wrong on the server. Nothing has changed."
    STORE_TROUBLE = (
        "store.trouble",
        "The server cannot reach its games right now. Nothing is lost. Try again in a moment.",
    )
    SERVER_DRAINING = (
        "server.draining",
        "This server is about to shut down, so you cannot start a new game. Games in progress continue.",
    )
    TABLE_DAMAGED = "table.damaged", "This table can no longer be read. Please tell the operator of the server."
    SERVER_TROUBLE = "server.trouble", "The server cannot be reached."
    RECORD_REFUSED = "record.refused", "This record cannot be read: { $why }"
    RECORD_TOO_COSTLY = "record.too-costly", "This record takes too long to read."
    RECORD_NOT_OVER = "record.not-over", "You can download the record once the game is over."
    REPLAY_UNKNOWN = "replay.unknown", "There is no such replay."
    REVIEW_NOT_OVER = "review.not-over", "You can review a game once it is over."
    REVIEW_BUSY = "review.busy", "Too many games are waiting to be reviewed. Try again in a few minutes."
    TRY_NOT_OVER = "try.not-over", "You can try a game again once it is over."
    GO_ON_OVER = "go-on.over", "The game is over at that point: continue from an earlier one."
    GO_ON_SEATS = "go-on.seats", "This game has { $players } seats."
    TRY_MOMENT = "try.moment", "There is nothing to decide at this point: try again from an earlier one."
    TRY_ISLANDS = "try.islands", "Games on custom islands cannot be tried again here."
    ADVICE_NOT_HERE = "advice.not-here", "There is no advice at this table: its host turned it off."
    ADVICE_NOT_NOW = "advice.not-now", "There is nothing to give advice on right now."
    LESSON_UNKNOWN = "lesson.unknown", "There is no such lesson."
    PUZZLE_UNKNOWN = "puzzle.unknown", "There is no such puzzle."
    LADDER_NONE = "ladder.none", "This server has no ladder."
    LADDER_NAME = "ladder.name", "Another bot on the ladder has this name. Choose another one."
    LADDER_FULL = "ladder.full", "The ladder is full. Try again another day."
    LADDER_TOKEN = "ladder.token", "No bot on the ladder has this token."
    CITY_IMPOSSIBLE = "city.impossible", "There is no such city: { $why }"
    EDITION_UNKNOWN = "edition.unknown", "There is no such edition."
    EDITION_REFUSED = "edition.refused", "This edition cannot be used: { $why }"
    ISLAND_UNKNOWN = "island.unknown", "There is no such island."
    ISLAND_REFUSED = "island.refused", "This island cannot be used: { $why }"
    ISLAND_STEP = "island.step", "That cannot be drawn: { $why }"

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
            "    [trailing] there is an extra comma\n"
            "    [extra] there is something after the end\n"
            "    [endless] a string is not closed\n"
            "    [control] a string runs past the end of its line\n"
            "    [escape] there is no such escape after a backslash\n"
            "    [mark] it begins with a byte order mark\n"
            "   *[other] { $kind }\n"
            "}"
        ),
    )
    JSON_CONSTANT = "json.constant", "is not JSON: { $name } is not a JSON number"
    JSON_TWICE = "json.twice", "is not JSON: the field { $name } appears twice"
    JSON_DEEP = "json.deep", "has lists or objects nested too deeply"
    JSON_DIGITS = "json.digits", "has a number with too many digits"
    JSON_HALF = "json.half", "has a string with half a character: \\ud800 to \\udfff come in pairs"
    VALUE_MISSING = "value.missing", "is missing"
    VALUE_OBJECT = "value.object", "expected an object, found { $found }"
    VALUE_FIELDS = "value.fields", "expected the fields { $names }; found { $found }"
    VALUE_LIST = "value.list", "expected a list, found { $found }"
    VALUE_TEXT = "value.text", "expected a string, found { $found }"
    VALUE_CHOICE = "value.choice", "expected one of { $words }; found { $found }"
    VALUE_NUMBER = "value.number", "expected a whole number from { $least } to { $most }, found { $found }"
    VALUE_LEAST = "value.least", "expected { $least } or more, found { $found }"
    VALUE_WHOLE = "value.whole", "expected a whole number, found { $found }"
    VALUE_DECIMAL = "value.decimal", "expected a number, found { $found }"
    VALUE_BOUNDS = "value.bounds", "expected { $least } to { $most }, found { $found }"
    VALUE_LENGTH = "value.length", "expected { $least } to { $most } characters, found { $found }"
    VALUE_ITEMS = "value.items", "expected { $least } to { $most } entries, found { $found }"
    VALUE_PATTERN = "value.pattern", "does not have the right form: { $found }"
    VALUE_UNKNOWN = "value.unknown", "is unknown here"
    VALUE_FLAG = "value.flag", "expected true or false, found { $found }"
    VALUE_TWICE = "value.twice", "a number appears twice: { $found }"
    VALUE_FORMAT = "value.format", "expected '{ $expected }', found { $found }"

    # Players and set-ups.
    MATCH_COLORS = "match.colors", "two seats have the same color"
    MATCH_COMPONENTS = (
        "match.components",
        "no version '{ $version }' of the components; known versions are { $known }, and '{ $own }'",
    )
    SETUP_PLAYERS = "setup.players", "Skyrise is for { $least } to { $most } players, not { $found }"
    SETUP_NAMES = "setup.names", "expected { $players } names"
    SETUP_OUTER = "setup.outer", "{ $players } players play on { $players } outer islands, not on { $found }"
    SETUP_DIFFERENT = "setup.different", "expected { $count } different items from { $words }"
    SETUP_SEAT = "setup.seat", "there is no seat { $seat }"
    SETUP_NEIGHBORHOOD = "setup.neighborhood", "there is no neighborhood '{ $at }' in this city"
    SETUP_DISC = "setup.disc", "a disc is missing"
    SETUP_DISCS = (
        "setup.discs",
        "found { $found } { $disc } discs, but with { $players } players the bag has { $count }",
    )
    SETUP_HANDS = "setup.hands", "expected { $players } hands"
    SETUP_HAND = "setup.hand", "expected { $count } different cards from 1 to { $most }"
    SETUP_CARD_TWICE = "setup.card-twice", "a card is dealt twice"
    SETUP_TILES = "setup.tiles", "expected the tiles { $tiles }, one for each patron"

    # Records.
    RECORD_ACTION = "record.action", "{ $action }: { $why }"
    RECORD_SIZE = "record.size", "expected at most { $most } characters, found { $found }"
    RECORD_RESULT = "record.result", "does not match the recorded actions"
    RECORD_NO_SETUP = "record.no-setup", "a game that started from a position has no setup to record"

    # Positions.
    POSITION_SEATS = "position.seats", "expected { $players } entries, one for each seat"
    POSITION_PIECE = "position.piece", "expected either a building or a wonder"
    POSITION_BUILDING = "position.building", "{ $building } is not one of Player { $seat }'s buildings"
    POSITION_WONDER = "position.wonder", "card { $card } is not one of Player { $seat }'s Wonders"
    POSITION_OCCUPIED = "position.occupied", "two structures are on { $at }"
    POSITION_BUILT = "position.built", "it is already on { $at }"
    POSITION_ERA2 = "position.era2", "{ $building } is an Era 2 building"
    POSITION_COLLECTIONS = (
        "position.collections",
        "no game can have { $found } collected discs here: the structures give at most { $most }",
    )
    POSITION_COLLECTED = "position.collected", "there is a structure there, so its disc has been collected"
    POSITION_DISCS = (
        "position.discs",
        "found { $found } { $disc } discs on the islands and player boards, but there are only { $most }",
    )
    POSITION_REPEATED = "position.repeated", "{ $field }: { $item } appears { $count } times"
    POSITION_TILE = "position.tile", "no tile { $value } is left"
    POSITION_HAND = "position.hand", "in Era 1 a hand has { $count } cards, and none has been chosen"
    POSITION_CHOSEN = "position.chosen", "in Era 2 everyone has chosen { $count } and has no hand"
    POSITION_PUT_AWAY = "position.put-away", "expected { $count } cards"
    POSITION_EXCESS = "position.excess", "no row is full, so there cannot be an excess disc"
    POSITION_KEYS = (
        "position.keys",
        (
            "the finishing order gives { $keys ->\n"
            "    [none] no key\n"
            "    [large] the large key\n"
            "   *[small] the small key\n"
            "}"
        ),
    )
    POSITION_FINISHED = "position.finished", "{ $seat } is not a seat, or appears twice"
    POSITION_UNFINISHED = "position.unfinished", "Player { $seat } has not built everything"
    POSITION_UNNAMED = "position.unnamed", "Player { $seat } has built everything but is not listed"
    POSITION_DONE = "position.done", "Player { $seat } has built everything"
    POSITION_ERA = "position.era", "Player { $seat } has built every Era 1 building: Era 1 is over"
    POSITION_BOTH = "position.both", "an auction is also in progress"
    POSITION_NO_BIDS = "position.no-bids", "an auction in progress needs a starting bid"
    POSITION_ABSENT = "position.absent", "Player { $seat } is not in this auction"
    POSITION_STARTER = "position.starter", "the starting bid is Player { $seat }'s"
    POSITION_OWN_BID = "position.own-bid", "players cannot outbid themselves"
    POSITION_BID = "position.bid", "{ $bid } was not a legal bid at that point"
    POSITION_PASSED = "position.passed", "Player { $seat } made the latest bid and cannot have passed"
    POSITION_NOBODY = (
        "position.nobody",
        "no one has a decision left in this auction: it is over, or a pass is missing",
    )
    POSITION_TURN = "position.turn", "it is Player { $expected }'s turn, not Player { $found }'s"
    POSITION_WON = "position.won", "it is not the structure on { $at }"
    POSITION_DECISION = "position.decision", "the decision is Player { $seat }'s"
    POSITION_STARTED = "position.started", "a winning bid started the auction if and only if it is the only one"
    POSITION_VAULT = "position.vault", "only the Vault takes another disc"
    POSITION_VAULT_OWN = "position.vault-own", "in this edition the Vault does not collect its own disc first"
    POSITION_VAULT_NOTHING = "position.vault-nothing", "there is no disc to choose"
    POSITION_CHOOSE_EARLY = (
        "position.choose-early",
        "Wonder cards are chosen once a player has built all their Era 1 buildings",
    )
    POSITION_CHOOSE_NOBODY = "position.choose-nobody", "someone has to choose"
    POSITION_CHOOSE_CARDS = "position.choose-cards", "expected { $count } from the player's hand"
    POSITION_CHOOSE_ORDER = "position.choose-order", "Wonder cards are chosen in seat order, starting with Player 1"
    POSITION_NOT_OVER = "position.not-over", "is null, but not everyone has built everything"
    POSITION_OVER = "position.over", "the game is over"

    # Editions.
    COMPONENT_REFUSED = "component.refused", "{ $where }: { $why }"
    EDITION_NAME = "edition.name", "no such edition; use one of { $editions }, or a .toml file"
    EDITION_TOML = "edition.toml", "is not TOML: { $why }"
    EDITION_HEADER = "edition.header", "the table [edition] with { $names } is missing"
    EDITION_TAKEN = "edition.taken", "{ $id } is an edition that comes with the game; choose another name"
    EDITION_HEADER_KEY = "edition.header-key", "unknown key; known keys are { $known }"
    EDITION_KEY = "edition.key", "unknown key; `skyrise editions retail` lists the known ones"
    EDITION_VALUE = "edition.value", 'expected {"{"} value = …, from = "…" {"}"}'
    EDITION_BOOK = (
        "edition.book",
        'expected book = "…", the edition whose rulebook says it, only with from = "{ $kind }"',
    )
    EDITION_PRINTED = "edition.printed", "expected some of the numbers in its value"
    EDITION_MISSING = "edition.missing", "is missing; choose a base that has it"
    EDITION_PATRONS = "edition.patrons", "expected { $count } values, one for each patron"
    EDITION_BUILDINGS = "edition.buildings", "expected { $count } different buildings, found { $found }"
    EDITION_NUMBER = "edition.number", "number { $number } already belongs to { $color }"
    EDITION_HEIGHTS = "edition.heights", "expected { $count } { $height } buildings, found { $found }"
    EDITION_REMOVED = "edition.removed", "removes more { $disc } discs than there are"
    EDITION_DISCS = "edition.discs", "leaves { $left } discs for { $needed } neighborhoods"
    EDITION_HANDS = "edition.hands", "{ $players } hands of { $hand } need more than { $cards } cards"
    EDITION_HAND = "edition.hand", "a hand of { $hand } is too small to keep { $figures }"

    # Islands, and cities.
    ISLAND_NAME = "island.name", "no such island; use one of { $islands }, or a .json file"
    ISLAND_POINT = "island.point", "expected two numbers, found { $found }"
    ISLAND_RING = "island.ring", "expected at least three vertices"
    ISLAND_VERTEX = "island.vertex", "is in the same place as vertex { $vertex }"
    ISLAND_VERTEX_TWICE = "island.vertex-twice", "a vertex appears twice"
    ISLAND_EDGE = "island.edge", "the edge of vertices { $first } and { $second } belongs to more than two areas"
    ISLAND_CROSSING = "island.crossing", "its edge { $edge } crosses or touches the edge { $other } of { $area }"
    ISLAND_INSIDE = "island.inside", "lies inside { $area }"
    ISLAND_APART = "island.apart", "cannot be reached over land from the rest of the island"
    ISLAND_ID = "island.id", "expected up to eight letters and digits (not 'none'), found { $found }"
    ISLAND_ID_TWICE = "island.id-twice", "the id '{ $id }' appears twice"
    ISLAND_NEIGHBORHOOD = "island.neighborhood", "no neighborhood '{ $at }' on this island"
    ISLAND_NEIGHBORHOODS = (
        "island.neighborhoods",
        "an island with these ports has { $needed } neighborhoods; this one has { $found }",
    )
    ISLAND_FEATURES = "island.features", "at most { $most } on an island, found { $found }"
    ISLAND_BRIDGE = "island.bridge", "expected two different neighborhoods"
    ISLAND_BRIDGE_IDLE = "island.bridge-idle", "{ $first } and { $second } already share a border"
    ISLAND_PORTS = "island.ports", "expected { $outer } for an outer island or { $central } for a central one"
    ISLAND_PORTS_TOGETHER = "island.ports-together", "two ports are on the same neighborhood"
    ISLAND_AREA = "island.area", "no area '{ $at }' on this island"
    ISLAND_LINE = "island.line", "a dividing line must begin and end at two different points on its border"
    ISLAND_JOIN = "island.join", "does not share exactly one border with { $area }"
    ISLAND_CORNER = "island.corner", "there is no corner or border near there"
    CITY_CENTER = "city.center", "is an outer island and cannot be in the center"
    CITY_ISLAND_TWICE = "city.island-twice", "two islands in this city have this name"
    CITY_SLOT = "city.slot", "no slot '{ $slot }'; the slots are { $slots }"
    CITY_SLOT_CENTRAL = "city.slot-central", "is a central island and cannot go in the slot { $slot }"
    CITY_ID_TWICE = "city.id-twice", "is also an id on the island { $island }"

    # Bots: the text that names one, and what one answers.
    BOT_UNKNOWN = "bot.unknown", "no such bot: '{ $bot }'; there are { $bots }, and programs such as { $program }"
    BOT_SETTINGS = "bot.settings", "expected settings as in name:seconds=0.5;depth=3, found '{ $found }'"
    BOT_SETTING_TWICE = "bot.setting-twice", "the setting { $setting } appears twice"
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
    BOT_NAME = "bot.name", "expected a name and a bot, as in fast=expert:seconds=0.1"
    BOT_NAME_TWICE = "bot.name-twice", "the name { $name } already stands for { $spec }"
    BOT_UNMADE = "bot.unmade", "cannot be made: { $why }"
    BOT_UNLOADED = (
        "bot.unloaded",
        "the bot { $bot } of the package { $package } cannot be loaded from { $source }: { $why }",
    )
    BOT_NO_FACTORY = (
        "bot.no-factory",
        "the bot { $bot } of the package { $package } cannot be loaded from { $source }: it does not make bots",
    )
    ANSWER_ID = "answer.id", "expected { $expected }, the id of the question; found { $found }"
    ANSWER_ACTION = "answer.action", "{ $found } is not one of the { $count } legal actions"
    ANSWER_SECONDS = "answer.seconds", "expected a number or null, found { $found }"

    # The commands, the arena and the laboratory.
    COMMAND_AT = "command.at", "--at { $at }: the record has { $count } actions"
    COMMAND_AT_POSITION = "command.at-position", "a position has no actions; --at works with records only"
    COMMAND_OVER = "command.over", "the game is over: there is nothing to decide"
    COMMAND_STATES = (
        "command.states",
        "{ $left } structures are left: { $states } states are not enough to solve it; raise --states",
    )
    COMMAND_BOT = "command.bot", "the bot { $bot } cannot explain its decisions"
    LAB_PACKAGE = "lab.package", "this needs the package { $package }: pip install 'skyrise[{ $extra }]'"
    LAB_ENDING = "lab.ending", "expected a name that ends in { $endings }"
    LAB_BOTS = "lab.bots", "expected at least one name, and no empty names"
    LAB_SECONDS = "lab.seconds", "expected more than 0 seconds, found { $found }"
    LAB_CHANGE = "lab.change", "expected key=value, as in wonders.13.per_tall=2"
    LAB_WEIGHTS = "lab.weights", "is not a file of weights written by `skyrise lab learn`"
    LAB_SWEEP = (
        "lab.sweep",
        "expected a key and two to 50 settings, as in wonders.13.per_tall=1..4 or victory.tie=patrons,shared",
    )
    LAB_BOT_FAILED = "lab.bot-failed", "{ $bot } failed in game { $game }: { $why }"
    ARENA_UNREADABLE = "arena.unreadable", "cannot be read: { $why }; choose another file with --state"
    ARENA_UNWRITABLE = "arena.unwritable", "cannot be written: { $why }; choose another file with --state"
    ARENA_STATE = "arena.state", "is not the state of an arena; choose another file with --state"
    ARENA_OTHER = "arena.other", "belongs to another arena with different { $what }; choose another file with --state"
    ARENA_LINE = "arena.line", "line { $line } is not the result of a game; delete it"
    ARENA_SPRT = "arena.sprt", "expected two shares, the lower one first, as in 0.5,0.55; found { $found }"
    ARENA_PAIR = "arena.pair", "a sequential test compares two bots, not { $found }"
    ARENA_BOARD = "arena.board", "is not a leaderboard of the arena; choose another file with --board"
    ARENA_GAVE_UP = (
        "arena.gave-up",
        (
            "game { $game } (seed { $seed }: { $bots }): its worker died { $tries } times ({ $how }). "
            "Finished games have been kept. Run again with --jobs 1 to find out why"
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
    DATASET_HEADING = "dataset.heading", "is not the header of a dataset; choose another folder"
    DATASET_OTHER = "dataset.other", "already holds a dataset with different { $what }; choose another folder"
    TUNE_BOOK = (
        "tune.book",
        (
            "{ $key }, { $value }, comes from a rulebook and cannot change; leave it out, or put its numbers in "
            "keep. With what-if = true you can see what a change would do"
        ),
    )
    TUNE_KEY = (
        "tune.key",
        "{ $found } is not an edition value that can change; `skyrise editions retail` lists the keys",
    )
    TUNE_BOUNDS = "tune.bounds", "the lower end, { $least }, has to be below the upper end, { $most }"
    TUNE_START = (
        "tune.start",
        "found no values that meet the constraints; still broken: { $rules }. Loosen them, or let more values change",
    )
    TUNE_STATE = "tune.state", "is not the journal of a search; choose another folder with --out"
    TUNE_OTHER = "tune.other", "belongs to another search with different { $what }; choose another folder with --out"
    TUNE_LINE = "tune.line", "line { $line } is not a measurement; delete it and the lines after it"
