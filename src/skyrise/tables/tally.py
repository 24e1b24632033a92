"""What a hall counts of itself, for whoever runs it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; slower commands are in a class of their own."""


class Tally:
    """Counts since the hall was opened."""

    def __init__(self) -> None:
        self.commands = [0] * (len(BOUNDS) + 1)
        """Commands that were carried out, by how long that took."""
        self.seconds = 0.0
        """All of them together."""
        self.refused: Counter[str] = Counter()
        """Commands that were not, by the reason."""

    def done(self, seconds: float) -> None:
        """A command was carried out."""
        self.commands[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def refuse(self, reason: str) -> None:
        """A command was refused."""
        self.refused[reason] += 1
