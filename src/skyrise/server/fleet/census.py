"""Who lives: a server that does not change its beat for a while, by our own steady clock, is dead to us."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

LEASE: Final = 2.5
"""Seconds for which a server may speak for its tables, counted by itself from the moment before its latest beat."""
PATIENCE: Final = 2.7
"""Seconds for which others wait for the next beat, counted from when they saw the latest: longer than a lease."""


class Census:
    """The beats of all servers, and when each was seen first. No clock but our own is trusted."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._seen: dict[str, tuple[int, float]] = {}

    @property
    def names(self) -> frozenset[str]:
        """Everybody who was there at the latest look."""
        return frozenset(self._seen)

    def look(self, beats: Mapping[str, int], now: float) -> frozenset[str]:
        """What the registry says now; returns those who were there before, and are not any more."""
        seen = self._seen
        self._seen = {
            name: seen[name] if name in seen and seen[name][0] == beat else (beat, now) for name, beat in beats.items()
        }
        return frozenset(seen) - self.names

    def silent(self, now: float) -> dict[str, int]:
        """Those who are dead to us, and the beat after which they were silent."""
        return {name: beat for name, (beat, at) in self._seen.items() if now - at >= self._patience}

    def begin_anew(self) -> None:
        """We could not look ourselves, so silence says nothing: everybody has their whole time again."""
        self._seen = dict.fromkeys(self._seen, (-1, inf))
