"""What a table does by itself: passes that were announced ahead, and bots that stand in for who is away too long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from skyrise.rules import Pass

from .decision import Decision
from .decisions import played
from .presence import Attendance
from .seats import PERSON
from .table import Table

BOT_PLAYS_ON: Final = "bot"
"""The absence option that calls for a stand-in."""


def due(table: Table, attendance: Sequence[Attendance], now: float) -> Decision | None:
    """What is to be done without being asked; None: nothing."""
    number = table.to_act
    if table.game is None or number is None or table.seats[number].bot is not None:
        return None
    if number in table.passes_ahead and Pass() in table.game.legal_actions():
        return played(table, number, str(Pass()), PERSON, now)
    if attendance[number].overdue and table.options["absence"] == BOT_PLAYS_ON:
        cause = "time" if table.time_left(number, now) == 0 else "away"
        body = {"seat": number, "bot": table.options["stand_in"], "cause": cause, "spent": table.spent(number, now)}
        return Decision((("stand-in", body),))
    return None


def is_waited_for(table: Table, attendance: Sequence[Attendance]) -> bool:
    """Is there a clock or a patience that will run out?"""
    number = table.to_act
    if number is None or table.seats[number].bot is not None or attendance[number].overdue:
        return False
    return table.clocks is not None or table.options["absence"] == BOT_PLAYS_ON
