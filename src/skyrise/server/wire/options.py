"""How a table is set up."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .base import Document, Name

Color = Literal["red", "teal", "yellow", "blue"]
Slot = Literal["north", "east", "south", "west"]
OuterIsland = Literal["aurora", "boreas", "cirrus", "zephyr"]
BotLevel = Literal["random", "beginner", "casual", "skilled", "expert"]
EditionId = Literal["retail", "polish", "russian", "preview", "manual"]
Absence = Literal["wait", "bot", "host"]
"""What happens when somebody is away too long or out of time: everybody waits, a bot plays on, or the host decides."""


class SeatWish(Document):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"] = Field(
        description="me: the one who makes the table (several of them: a game at one screen); open: whoever comes."
    )
    bot: BotLevel | None = Field(None, description="The level, where a bot sits.")
    name: Name | None = Field(None, description="Without one: that of the colour.")
    color: Color | None = Field(None, description="null: drawn.")


class TimeControl(Document):
    """A clock for everybody: so much time for the game, and a little more for every decision."""

    bank: float = Field(ge=10, le=86400, description="Seconds.")
    increment: float = Field(0, ge=0, le=600, description="Seconds.")


class NewTable(Document):
    """A table as its host wants it."""

    edition: EditionId = "retail"
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    shuffle: bool = Field(False, description="Shuffle the seats.")
    islands: dict[Slot, OuterIsland] | None = Field(None, description="The island of each slot; null: drawn.")
    time: TimeControl | None = None
    absence: Absence = "wait"
    stand_in: BotLevel = Field("casual", description="The level of a bot that plays on for somebody.")
    patience: float = Field(60, ge=5, le=86400, description="Seconds away before the absence counts.")
    pace: float = Field(0.8, ge=0, le=10, description="Seconds between the actions of bots, so that people can follow.")
    listed: bool = Field(False, description="Show the table to everybody who comes to the server.")
    title: Annotated[str, Field(max_length=40)] = ""


class TableOptions(Document):
    """What everybody may know of how a table is set up."""

    edition: EditionId
    players: int
    islands: dict[Slot, OuterIsland] | None
    time: TimeControl | None
    absence: Absence
    stand_in: BotLevel
    patience: float
    pace: float
    listed: bool
    title: str
