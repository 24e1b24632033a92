"""Who is there: connections, and since when somebody is away. Nothing of it is kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from .identity import Who
from .seats import PERSON
from .table import Table

GRACE: Final = 3.0
"""Seconds within which somebody who comes back was never away: a page that is loaded again."""
POLL_GRACE: Final = 10.0
"""The same for those who poll: a program may think before it asks again."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """Whether the owner of a seat is there."""

    connected: bool
    away: float | None
    """Since when, if they are."""
    overdue: bool
    """It is their decision, and they are out of time or away for too long."""


@dataclass(frozen=True, slots=True)
class Departure:
    """The last connection of somebody has ended."""

    at: float
    until: float
    """Until then they may be back, and count as there."""


NOBODY: Final = Attendance(connected=False, away=None, overdue=False)
HERE: Final = Attendance(connected=True, away=None, overdue=False)
OVERDUE: Final = Attendance(connected=True, away=None, overdue=True)


class Presence:
    """Everybody who listens at one table."""

    def __init__(self) -> None:
        self._here: Counter[Who] = Counter()
        self._left: dict[Who, Departure] = {}

    @property
    def is_empty(self) -> bool:
        """Is nobody there?"""
        return not self._here

    @property
    def has_left(self) -> bool:
        """Is there somebody who has left, and may still count as there?"""
        return bool(self._left)

    def come(self, who: Who) -> None:
        """One more connection."""
        self._here[who] += 1
        self._left.pop(who, None)

    def leave(self, table: Table, who: Who, now: float, *, polls: bool) -> None:
        """One connection fewer. Those who poll have none between polls; a spectator with a socket is gone at once."""
        self._here[who] -= 1
        if self._here[who]:
            return
        del self._here[who]
        self._forget_spectators(table, now)
        if polls or table.seats_of(who):
            self._left[who] = Departure(now, now + (POLL_GRACE if polls else GRACE))

    def spectators(self, table: Table, now: float) -> int:
        """How many connections there are of people without a seat."""
        here = sum(count for who, count in self._here.items() if not table.seats_of(who))
        return here + sum(now < left.until and not table.seats_of(who) for who, left in self._left.items())

    def attendance(self, table: Table, now: float) -> tuple[Attendance, ...]:
        """Whether the owner of each seat is there."""
        here = {number for who in self._here for number in table.seats_of(who)}
        return tuple(self._of_seat(table, number, now, here=number in here) for number in range(len(table.seats)))

    def _of_seat(self, table: Table, number: int, now: float, *, here: bool) -> Attendance:
        if table.seats[number].kind != PERSON:
            return NOBODY
        if here:
            return OVERDUE if self._is_overdue(table, number, None, now) else HERE
        left = [departure for who, departure in self._left.items() if number in table.seats_of(who)]
        if any(now < departure.until for departure in left):
            return OVERDUE if self._is_overdue(table, number, None, now) else HERE
        away = max([table.awake, *(departure.at for departure in left)])
        return Attendance(connected=False, away=away, overdue=self._is_overdue(table, number, away, now))

    def _forget_spectators(self, table: Table, now: float) -> None:
        gone = [who for who, left in self._left.items() if now >= left.until and not table.seats_of(who)]
        for who in gone:
            del self._left[who]

    def _is_overdue(self, table: Table, number: int, away: float | None, now: float) -> bool:
        if table.to_act != number or table.seats[number].bot is not None:
            return False
        return table.time_left(number, now) == 0 or (away is not None and now >= away + table.options.patience)
