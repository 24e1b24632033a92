"""What a table tells: how things stand now, the lines that are new, and the answers to commands."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from .messages import MessageArgument, MessageDocument
from .positions import ViewDocument
from .records import ResultDocument
from .tables import TableOptionsDocument
from .tries import OriginDocument
from .vocabulary import AdviceKind, BotLevel, CityPlace, Color, Place, SeatKind, SeatNumber, Source, Status, Version


class Line(TypedDict):
    """A line of the table's log: something that happened in the game, at the table, or that somebody said."""

    version: Version
    index: Annotated[int, "Of the lines of one version; (version, index) is unique and ascending."]
    at: Annotated[float, "Seconds since 1970."]
    kind: Annotated[str, "The kind of the game's event (bid, pass, score …), of the table's, or chat."]
    seat: int | None
    message: MessageDocument
    place: Annotated[str | None, "The neighborhood or other place that it is about."]
    cells: Annotated[
        list[Place], "Of a score: the neighborhoods that count for it; of the end of an era: those with a structure."
    ]
    ply: Annotated[int | None, "How many actions had been played, this one included; null: no event of the game."]
    auction: Annotated[int | None, "The number of the auction, from 1; null: no event of the game."]
    points: int | None
    source: Annotated[Source | None, "Of a score: the key of the breakdown."]
    rule: Annotated[str | None, "The id of the rule that made it happen; null: no event of the game."]


class ClockNow(TypedDict):
    """A seat's clock."""

    left: Annotated[float, "Seconds, when the news was made."]
    running: bool


class SeatNow(TypedDict):
    """A seat as it is now."""

    seat: SeatNumber
    kind: SeatKind
    name: str
    color: Annotated[Color | None, "null: not drawn yet."]
    bot: Annotated[BotLevel | None, "The bot that plays it now, if one does."]
    host: bool
    mine: bool
    ready: Annotated[bool, "Its owner has said so; it counts until the game begins."]
    connected: bool
    away: Annotated[float | None, "Seconds since 1970 when its owner was last seen, if they are away."]
    thinking: Annotated[bool, "A bot thinks about its decision."]
    overdue: Annotated[bool, "Out of time or away too long: what the table's options say, happens."]
    clock: ClockNow | None


class You(TypedDict):
    """What concerns whoever reads the news."""

    seats: Annotated[list[int], "Several where people play at one screen."]
    seat: Annotated[
        int | None,
        "Whose secrets the view shows; null: nobody's, though where several of the seats are mine the view has the"
        " legal actions of the one that decides.",
    ]
    host: bool
    links: Annotated[dict[str, str], "The tokens of one's own seats, to move to another device."]
    passes_ahead: Annotated[list[int], "Seats of mine that pass for the rest of this auction."]
    can_take_back: bool


class SealingDocument(TypedDict):
    """What people's browsers add to the deal."""

    begun: Annotated[bool, "Parts are sealed, for five seconds at most; nobody sits down any more."]
    opened: Annotated[bool, "Parts are shown, for five seconds at most; who is late is left out."]
    seals: Annotated[dict[str, str], "By seat: the SHA-256 of its part, as hex."]
    parts: Annotated[dict[str, str], "By seat: its part. The deal is made of the server's seed and of these."]


class Now(TypedDict):
    """How things stand at a table."""

    table: str
    code: Annotated[str, "A few characters that lead to the table until its game is over, to be said and typed."]
    status: Status
    options: TableOptionsDocument
    commitment: Annotated[str, "The SHA-256 of the server's seed, as hex."]
    sealing: SealingDocument
    seed: Annotated[str | None, "Revealed when the game is over."]
    seats: list[SeatNow]
    you: You
    spectators: int
    one_screen: Annotated[bool, "All people of this table sit at one screen."]
    standing: Annotated[bool, "The live standing may be asked for: at one screen, or where the host wishes it."]
    advice: Annotated[
        AdviceKind | None,
        "Whose advice may be asked for: one's own, at one screen; everybody's, where the host wishes it; null: none.",
    ]
    city: Annotated[
        dict[CityPlace, str] | None,
        "The island of each slot, once the game has begun; the one in the center only if it is somebody's own.",
    ]
    ply: int
    auction: Annotated[int, "The number of the auction under way, or of the latest."]
    auctions: Annotated[int, "How many auctions the game has in all: one for each structure."]
    moved: Annotated[Version, "The version of the latest change of the game itself."]
    view: Annotated[ViewDocument | None, "null before the game."]
    result: Annotated[ResultDocument | None, "When the game is over."]
    rematch: Annotated[str | None, "The id of the rematch's table."]
    origin: Annotated[
        OriginDocument | None,
        "Where the game was taken up; null: it was dealt here, as the commitment and the seed show.",
    ]


class News(TypedDict):
    """All that a client must know to go on from `since`: how things stand, and the lines after it."""

    type: Literal["news"]
    version: Version
    since: Version
    now: Now
    lines: list[Line]


class Done(TypedDict):
    """A command was carried out."""

    type: Literal["done"]
    id: str
    version: Version
    repeated: Annotated[bool, "It had been carried out before."]
    table: Annotated[str | None, "Of a rematch: the id of its table."]


class Problem(TypedDict):
    """A problem document (RFC 9457): what is wrong, where, and why."""

    type: Annotated[str, "urn:skyrise:problem:<reason>"]
    title: str
    status: int
    detail: Annotated[str, "In English; the page says it in the user's language by reason and arguments."]
    reason: Annotated[str, "The id: of a rule, such as auction.outbid.higher, or such as table.unknown."]
    arguments: dict[str, MessageArgument]
    place: Annotated[str | None, "Where in what was sent."]


class Refused(TypedDict):
    """A command was not carried out; nothing has changed."""

    type: Literal["refused"]
    id: str | None
    problem: Problem
