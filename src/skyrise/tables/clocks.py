"""What is measured at a table: everybody's time, and how much they say."""

from __future__ import annotations

from collections import deque
from typing import Final

LEAST_ON_RETURN: Final = 30.0
"""Seconds that somebody has who comes back to a clock that had run out."""

MOST_CHATS: Final = 5
CHAT_SECONDS: Final = 10.0
CHATS_REMEMBERED: Final = 64


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


class ChatMeter:
    """Who said something lately, and when."""

    def __init__(self) -> None:
        self._latest: deque[tuple[str, float]] = deque(maxlen=CHATS_REMEMBERED)

    def add(self, speaker: str, at: float) -> None:
        """Somebody has said something."""
        self._latest.append((speaker, at))

    def is_over(self, speaker: str, now: float) -> bool:
        """Has somebody said enough for the moment?"""
        return sum(one == speaker and at > now - CHAT_SECONDS for one, at in self._latest) >= MOST_CHATS
