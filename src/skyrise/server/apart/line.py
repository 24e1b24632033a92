"""A line in which one visitor who asks for much keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Final

EXPECTED: Final = 1.0
"""Seconds that a turn counts for while it lasts."""


@dataclass(frozen=True, slots=True)
class Place:
    """For whom somebody stands in line."""

    rank: int = 0
    """Lower ranks first."""
    home: str = ""
    """Where they ask from."""
    table: str = ""


class Shares:
    """How much each name has had. Who comes anew has had as much as whoever was served last: nobody can save up."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0

    def used(self, name: str) -> float:
        """What a name has had."""
        return max(self._used.get(name, 0.0), self._level)

    def serve(self, name: str) -> None:
        """It is their turn. Names that are below the new level need not be remembered."""
        self._level = self.used(name)
        self._used = {one: used for one, used in self._used.items() if used > self._level}

    def charge(self, name: str, seconds: float) -> None:
        """They have had so much more; or less, if they were charged too much."""
        self._used[name] = self.used(name) + seconds


@dataclass(slots=True)
class _Waiting:
    place: Place
    number: int
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairLine:
    """So many at once. Next is, in the lowest rank, the home that had least; of its tables the one that had least."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._waiting: list[_Waiting] = []
        self._homes = Shares()
        self._tables = Shares()
        self._numbers = count()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def enter(self, place: Place) -> None:
        """Waits for one's turn. Whoever had it leaves."""
        waiting = _Waiting(place, next(self._numbers))
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                self.leave(place, 0.0)
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
            raise

    def leave(self, place: Place, seconds: float) -> None:
        """The turn is over; it took so long."""
        self._room += 1
        self._charge(place, seconds - EXPECTED)
        self._call()

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[None]:
        """A turn as long as it takes."""
        await self.enter(place)
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            yield
        finally:
            self.leave(place, clock() - begun)

    def _call(self) -> None:
        """Calls whoever is next, while there is room."""
        while self._room and self._waiting:
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            if chosen.turn.cancelled():
                continue
            self._room -= 1
            self._homes.serve(chosen.place.home)
            self._tables.serve(chosen.place.table)
            self._charge(chosen.place, EXPECTED)
            chosen.turn.set_result(None)

    def _charge(self, place: Place, seconds: float) -> None:
        self._homes.charge(place.home, seconds)
        self._tables.charge(place.table, seconds)

    def _order(self, waiting: _Waiting) -> tuple[int, float, float, int]:
        place = waiting.place
        return place.rank, self._homes.used(place.home), self._tables.used(place.table), waiting.number
