"""What a server has: its editions, and the tables that somebody may see."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Document, SeatNumber
from .news import Message
from .options import BotLevel, Color, EditionId


class Health(Document):
    """The server is up."""

    status: Literal["ok"] = "ok"


class About(Document):
    """What this server is."""

    version: str
    editions: list[str]
    bots: list[str] = Field(description="The levels of bots, the weakest first.")
    notice: str = Field(description="The id of the Fluent message that says that this is no official edition.")


class EditionValue(Document):
    """One value of an edition, and who says so."""

    setting: int | bool | str | list[int]
    provenance: Literal["book", "deduced", "third party", "house", "own"]
    meaning: str = Field(description="In English.")


class BuildingOf(Document):
    """A building of a colour."""

    height: Literal["short", "medium", "tall"]
    era: Literal[1, 2]


class WonderOf(Document):
    """A Wonder card."""

    number: int = Field(description="The number on the card, which is its initiative.")
    id: str


class EditionDocument(Document):
    """All that is needed to show an edition."""

    id: str
    name: str
    language: str
    base: str | None
    values: dict[str, EditionValue]
    differences: list[str] = Field(description="The keys in which it differs from the default edition.")
    buildings: dict[str, dict[int, BuildingOf]] = Field(description="By colour and number.")
    row_values: list[int] = Field(description="Prestige per structure with 0, 1, 2 … discs of its colour collected.")
    patron_values: list[int]
    wonders: list[WonderOf]
    keys: dict[str, int]
    effects: dict[str, Message] = Field(description="What each card does: wonder-7, panorama-lakes, objective-green …")


class SeatSummary(Document):
    """A seat of a table in a list."""

    kind: Literal["open", "person", "bot"]
    name: str
    color: Color | None
    bot: BotLevel | None = None


class TableSummary(Document):
    """A table in a list."""

    table: str
    title: str
    edition: EditionId
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatSummary]
    created: float


class MyTable(TableSummary):
    """A table where one has a seat."""

    my_seats: list[SeatNumber]
    my_turn: bool
    prestige: list[int] | None = Field(description="By seat, what is scored so far; null before the game.")
    era: int | None
    auction: int | None
    auctions: int | None
    city: dict[str, str] | None
    winners: list[SeatNumber] | None = Field(description="When the game is over.")


class Look(Document):
    """Over a WebSocket: see with the eyes of another seat of one's own, or with a spectator's (null)."""

    type: Literal["look"]
    seat: SeatNumber | None


Scene = dict[str, Any]
"""The picture of a city, as ``skyrise.notation.svg.scene`` makes it."""
