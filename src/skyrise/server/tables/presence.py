"""Who is there: connections, and since when somebody is away. Nothing of it is kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from .identity import Who
from .seats import PERSON
from .table import Table

GRACE: Final = 3.0
"""Seconds within which somebody who comes back was never away: a page that is loaded again, the next long poll."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """How it is with the owner of a seat."""

    connected: bool
    away: float | None
    """Since when, if they are."""
    overdue: bool
    """It is their decision, and they are out of time or away for too long."""


NOBODY: Final = Attendance(connected=False, away=None, overdue=False)


class Presence:
    """Everybody who listens at one table."""

    def __init__(self) -> None:
        self._here: Counter[Who] = Counter()
        self._left: dict[Who, float] = {}

    @property
    def is_empty(self) -> bool:
        """Is nobody there?"""
        return not self._here

    def come(self, who: Who) -> None:
        """One connection more."""
        self._here[who] += 1

    def leave(self, table: Table, who: Who, now: float) -> None:
        """One connection less."""
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]
            if table.seats_of(who):
                self._left[who] = now

    def spectators(self, table: Table) -> int:
        """How many connections there are of people without a seat."""
        return sum(count for who, count in self._here.items() if not table.seats_of(who))

    def attendance(self, table: Table, now: float) -> tuple[Attendance, ...]:
        """How it is with each seat."""
        return tuple(self._of_seat(table, number, now) for number in range(len(table.seats)))

    def _of_seat(self, table: Table, number: int, now: float) -> Attendance:
        if table.seats[number].kind != PERSON:
            return NOBODY
        here = any(table.holds(who, number) for who in self._here)
        left = max((at for who, at in self._left.items() if table.holds(who, number)), default=None)
        if here or (left is not None and now < left + GRACE):
            return Attendance(connected=True, away=None, overdue=self._is_overdue(table, number, None, now))
        away = max(left or 0.0, table.awake)
        return Attendance(connected=False, away=away, overdue=self._is_overdue(table, number, away, now))

    def _is_overdue(self, table: Table, number: int, away: float | None, now: float) -> bool:
        if table.to_act != number or table.seats[number].bot is not None:
            return False
        return table.time_left(number, now) == 0 or (away is not None and now >= away + table.options["patience"])
