"""Trying again from a moment of a game that is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypedDict

from skyrise.notation.declared import Between

from .vocabulary import BotLevel, Name, SeatNumber

MOST_PLIES = 2000
"""Far more actions than any game has."""


@dataclass(frozen=True, slots=True)
class NewTry:
    """A game against bots that goes on from a moment of another one."""

    ply: Annotated[int, Between(0, MOST_PLIES), "After how many actions."]
    seat: Annotated[SeatNumber | None, "Mine; null: that of whoever decides at this moment."] = None
    bots: Annotated[BotLevel, "The level of everybody else."] = "casual"
    name: Annotated[Name | None, "Mine; without one: that of the color."] = None


class OriginDocument(TypedDict):
    """Where a game was taken up: a moment of a table's game, or of a record that was handed in."""

    table: str | None
    record: str | None
    ply: int
