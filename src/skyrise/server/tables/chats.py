"""How often somebody may say something."""

from __future__ import annotations

from collections import deque
from typing import Final

AT_MOST: Final = 5
SECONDS: Final = 10.0
REMEMBERED: Final = 64


class Chats:
    """The latest of what was said: who and when."""

    def __init__(self) -> None:
        self._latest: deque[tuple[str, float]] = deque(maxlen=REMEMBERED)

    def add(self, speaker: str, at: float) -> None:
        """Somebody has said something."""
        self._latest.append((speaker, at))

    def are_too_many(self, speaker: str, now: float) -> bool:
        """Has somebody said enough for the moment?"""
        return sum(one == speaker and at > now - SECONDS for one, at in self._latest) >= AT_MOST
