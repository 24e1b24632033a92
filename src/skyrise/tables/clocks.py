"""Everybody's time at a table."""

from __future__ import annotations

from typing import Final

LEAST_ON_RETURN: Final = 30.0
"""Seconds that somebody has who comes back to a clock that had run out."""


class Clocks:
    """The time that each seat has left, as of its latest decision."""

    def __init__(self, seats: int, bank: float, increment: float) -> None:
        self.increment = increment
        self.left = [bank] * seats

    def spend(self, seat: int, seconds: float) -> None:
        """Time has passed."""
        self.left[seat] = max(0.0, self.left[seat] - seconds)

    def gain(self, seat: int) -> None:
        """A decision was made."""
        self.left[seat] += self.increment

    def return_to(self, seat: int) -> None:
        """The owner is back from a stand-in."""
        self.left[seat] = max(self.left[seat], LEAST_ON_RETURN)
