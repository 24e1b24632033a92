"""What people add to the deal.

The server's seed is fixed, and its SHA-256 shown, when a table is made. Before the deal every person's browser makes a
random part of its own and shows the part's SHA-256, its seal; when all seals are there the parts are shown. So
nobody, the server included, chooses their own part by what the others have chosen. Who is late is left out.
"""

from __future__ import annotations

from typing import Final

from skyrise.notation.documents import BotLevel, SealingDocument
from skyrise.rules.fairness import SealedPart

SECONDS: Final = 5.0
"""For everybody to seal a part; and then for everybody to show it."""


class Sealing:
    """How far the parts of a table are."""

    def __init__(self) -> None:
        self.bots: BotLevel = "casual"
        """Who plays the seats that are open when the game begins."""
        self.begun: float | None = None
        """Since when parts are sealed and nobody sits down any more; None: the table still gathers."""
        self.opened: float | None = None
        """Since when parts are shown and no more are sealed."""
        self._seals: dict[int, str] = {}
        self._parts: dict[int, str] = {}

    def begin(self, bots: BotLevel, at: float) -> None:
        """The game is to begin."""
        self.bots, self.begun = bots, at

    def wake(self, now: float) -> None:
        """Nothing was begun later than now."""
        self.begun = None if self.begun is None else min(self.begun, now)
        self.opened = None if self.opened is None else min(self.opened, now)

    def open(self, at: float) -> None:
        """The seals that are there are those that count."""
        self.opened = at

    def seal(self, seat: int, seal: str) -> None:
        """Somebody has a part."""
        self._seals[seat] = seal

    def add(self, seat: int, part: str) -> None:
        """Somebody shows theirs."""
        self._parts[seat] = part

    def forget(self, seat: int) -> None:
        """The seat is somebody else's."""
        if self.opened is None:
            self._seals.pop(seat, None)

    def seal_of(self, seat: int) -> str | None:
        """The seal of a seat, if it has one."""
        return self._seals.get(seat)

    def is_sealed(self, people: list[int], now: float) -> bool:
        """Has everybody sealed a part, or had the time for it?"""
        return self.begun is not None and (self._seals.keys() >= set(people) or now >= self.begun + SECONDS)

    def is_complete(self, now: float) -> bool:
        """Has everybody shown their part, or had the time for it?"""
        return self.opened is not None and (self._parts.keys() >= self._seals.keys() or now >= self.opened + SECONDS)

    def used(self) -> tuple[SealedPart, ...]:
        """The parts that the deal is made of, by seat."""
        return tuple(SealedPart(seat, self._seals[seat], self._parts[seat]) for seat in sorted(self._parts))

    def document(self) -> SealingDocument:
        """For everybody."""
        return {
            "begun": self.begun is not None,
            "opened": self.opened is not None,
            "seals": {str(seat): seal for seat, seal in sorted(self._seals.items())},
            "parts": {str(seat): part for seat, part in sorted(self._parts.items())},
        }
