"""Tables: how one is set up, and how a list shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from skyrise.notation.declared import Between, Items, Length, Pattern

from .editions import OwnEdition
from .islands import IslandFile
from .tries import MOST_PLIES
from .vocabulary import (
    Absence,
    BotLevel,
    CityPlace,
    Color,
    EditionId,
    GameFileKind,
    Name,
    OuterIsland,
    SeatKind,
    SeatNumber,
    Slot,
    Status,
)


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who is to sit on a seat."""

    kind: Annotated[
        Literal["me", "open", "bot"],
        "me: the one who makes the table (several of them: a game at one screen); open: whoever comes.",
    ]
    bot: Annotated[BotLevel | None, "The level, where a bot sits."] = None
    name: Annotated[Name | None, "Without one: that of the color."] = None
    color: Annotated[Color | None, "null: drawn."] = None


@dataclass(frozen=True, slots=True)
class TimeControl:
    """A clock for everybody: so much time for the game, and a little more for every decision."""

    bank: Annotated[float, Between(10, 86400), "Seconds."]
    increment: Annotated[float, Between(0, 600), "Seconds."] = 0


@dataclass(frozen=True, slots=True)
class BegunElsewhere:
    """A game that was begun elsewhere, and goes on at this table. Its rules, islands and colors come with it."""

    file: Annotated[str, Pattern("[0-9a-z]{1,32}"), "The id of a record or a position that was handed in."]
    ply: Annotated[int | None, Between(0, MOST_PLIES), "So many of its actions stay; null: all of them."] = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table as its host wants it."""

    seats: Annotated[list[SeatWish], Items(2, 4)]
    edition: EditionId = "retail"
    own: Annotated[OwnEdition | None, "One's own, which is played in the place of a published edition."] = None
    shuffle: Annotated[bool, "Shuffle the seats."] = False
    islands: Annotated[dict[Slot, OuterIsland] | None, "The island of each slot; null: drawn."] = None
    own_islands: Annotated[
        dict[CityPlace, IslandFile] | None,
        "Islands of one's own: outer ones in slots that `islands` leaves free, and one in the center; with that alone"
        " the outer ones are drawn.",
    ] = None
    time: TimeControl | None = None
    absence: Annotated[
        Absence,
        "When somebody is away too long or out of time: everybody waits, a bot plays on, or the host decides.",
    ] = "wait"
    stand_in: Annotated[BotLevel, "The level of a bot that plays on for somebody."] = "casual"
    patience: Annotated[float, Between(5, 86400), "Seconds away before the absence counts."] = 60
    pace: Annotated[float, Between(0, 10), "Seconds between the actions of bots, so that people can follow."] = 0.8
    parts: Annotated[bool, "Before the deal, wait for every person's browser to add a random part to it."] = False
    listed: Annotated[bool, "Show the table to everybody who comes to the server."] = False
    title: Annotated[str, Length(0, 40)] = ""
    standing: Annotated[bool, "Where several people play: show them the live standing."] = False
    advice: Annotated[bool, "Where several people play: let them ask for advice, which everybody sees."] = False
    ready_check: Annotated[
        bool,
        "Where several people play, the host begins, once everybody is ready or anyway; else a full table begins.",
    ] = False
    begun: Annotated[BegunElsewhere | None, "A game to go on with; null: one is dealt."] = None


class TimeControlDocument(TypedDict):
    """The clock of a table."""

    bank: float
    increment: float


class TableOptionsDocument(TypedDict):
    """What everybody may know of how a table is set up."""

    edition: str
    components: Annotated[str, "The version of the published data that the edition belongs to."]
    own: Annotated[str | None, "The name of the host's own edition, whose base is the edition; null: it has none."]
    players: int
    islands: Annotated[
        dict[CityPlace, str] | None, "Of an island of the host's own: its name. The center has one only if it is such."
    ]
    time: TimeControlDocument | None
    absence: Absence
    stand_in: BotLevel
    patience: float
    pace: float
    listed: bool
    title: str
    standing: Annotated[bool, "The live standing is shown although several people play."]
    advice: Annotated[bool, "There is advice although several people play, and everybody sees it."]
    ready_check: Annotated[bool, "Everybody is asked whether they are ready before the game begins."]
    parts: Annotated[bool, "Every person's browser adds a random part to the deal."]
    one_device: Annotated[bool, "Several people play on one device: there one player may have several seats."]
    begun: Annotated[
        GameFileKind | None,
        "The game was begun elsewhere and came as such a file: whoever has it knows all secrets. null: dealt here.",
    ]


class SeatSummary(TypedDict):
    """A seat of a table in a list."""

    kind: SeatKind
    name: str
    color: Color | None
    bot: BotLevel | None


class TableSummary(TypedDict):
    """A table in a list."""

    table: str
    title: str
    edition: str
    own: Annotated[str | None, "The name of the host's own edition."]
    status: Status
    seats: list[SeatSummary]
    created: float


class MyTable(TableSummary):
    """A table where one has a seat."""

    my_seats: list[SeatNumber]
    my_turn: bool
    prestige: Annotated[list[int] | None, "By seat, what is scored so far; null before the game."]
    era: int | None
    auction: int | None
    auctions: int | None
    city: dict[CityPlace, str] | None
    winners: Annotated[list[SeatNumber] | None, "When the game is over."]
    places: Annotated[list[int] | None, "By seat, 1 for a winner; when the game is over."]
    begun: Annotated[float | None, "When the game began, in seconds since 1970; null before it."]
    ended: Annotated[float | None, "When the game ended."]


class TableCode(TypedDict):
    """The table that a code means."""

    table: str
