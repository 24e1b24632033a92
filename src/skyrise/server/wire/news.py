"""What a table tells: how things stand now, and the lines that are new."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Document, SeatNumber, Version
from .options import BotLevel, Color, TableOptions
from .problems import Problem


class Message(Document):
    """A sentence in no language yet: the id of a Fluent message and its arguments (``skyrise.language``)."""

    id: str
    args: dict[str, Any] = Field(default_factory=dict)


class Line(Document):
    """A line of the table's log: something that happened in the game, at the table, or that somebody said."""

    version: Version
    index: int = Field(description="Of the lines of one version; (version, index) is unique and ascending.")
    at: float = Field(description="Seconds since 1970.")
    kind: str = Field(description="The kind of the game's event (bid, pass, score …), of the table's, or chat.")
    seat: int | None
    message: Message
    place: str | None = Field(None, description="The neighborhood or other place that it is about.")
    ply: int | None = Field(None, description="How many actions had been played, this one included.")
    auction: int | None = Field(None, description="The number of the auction, from 1.")
    points: int | None = None
    source: str | None = Field(None, description="Of a score: the key of the breakdown.")


class Clock(Document):
    """A seat's clock."""

    left: float = Field(description="Seconds, when the news was made.")
    running: bool


class SeatNow(Document):
    """A seat as it is now."""

    seat: SeatNumber
    kind: Literal["open", "person", "bot"]
    name: str
    color: Color | None = Field(description="null: not drawn yet.")
    bot: BotLevel | None = Field(description="The bot that plays it now, if one does.")
    host: bool
    mine: bool
    connected: bool
    away: float | None = Field(description="Seconds since 1970 when its owner was last seen, if they are away.")
    thinking: bool = Field(description="A bot thinks about its decision.")
    overdue: bool = Field(description="Out of time or away too long: what the table's options say, happens.")
    clock: Clock | None


class You(Document):
    """What concerns whoever reads the news."""

    seats: list[int] = Field(description="Several where people play at one screen.")
    seat: int | None = Field(description="Whose eyes the view is seen with; null: a spectator's.")
    host: bool
    links: dict[int, str] = Field(description="The tokens of one's own seats, to move to another device.")
    passes_ahead: list[int] = Field(description="Seats of mine that pass for the rest of this auction.")
    can_take_back: bool


class Now(Document):
    """How things stand at a table."""

    table: str
    status: Literal["gathering", "playing", "over"]
    options: TableOptions
    commitment: str = Field(description="The SHA-256 of the seed, as hex.")
    seed: str | None = Field(description="Revealed when the game is over.")
    seats: list[SeatNow]
    you: You
    spectators: int
    one_screen: bool = Field(description="All people of this table sit at one screen.")
    city: dict[str, str] | None = Field(description="The island of each slot, once the game has begun.")
    ply: int
    auction: int = Field(description="The number of the auction under way, or of the latest.")
    auctions: int = Field(description="How many auctions the game has in all: one for each structure.")
    moved: Version = Field(description="The version of the latest change of the game itself.")
    view: dict[str, Any] | None = Field(description="A document skyrise-view/1; null before the game.")
    result: dict[str, Any] | None = Field(
        description="When the game is over: scores (points by source, total), finished, winners, decided_by, receipts."
    )
    rematch: str | None = Field(description="The id of the rematch's table.")


class News(Document):
    """All that a client must know to go on from ``since``: how things stand, and the lines after it."""

    type: Literal["news"] = "news"
    version: Version
    since: Version
    now: Now
    lines: list[Line]


class Done(Document):
    """A command was carried out."""

    type: Literal["done"] = "done"
    id: str
    version: Version
    repeated: bool = Field(description="It had been carried out before.")
    table: str | None = Field(None, description="Of a rematch: the id of its table.")


class Refused(Document):
    """A command was not carried out; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: str | None
    problem: Problem
