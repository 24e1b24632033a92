"""What is said at a table: how much, how fast, and who is not to say anything more."""

from __future__ import annotations

from collections import deque
from typing import Final

from skyrise.components import Reason, Refusal

MOST_AT_ONCE: Final = 5
SPECTATORS_AT_ONCE: Final = 10
"""All of them together: anybody can be many spectators."""
SECONDS: Final = 10.0
"""In which so many lines may be said."""
MOST_LINES: Final = 1000
"""By those who have a seat, in the life of a table."""
MOST_OF_SPECTATORS: Final = 300
WINDOW: Final = 200
"""The latest lines, which newcomers are told."""


def seat_speaker(seat: int) -> str:
    """What a journal calls whoever speaks from a seat; a spectator is called by the hash of their cookie."""
    return f"seat {seat}"


def is_spectator(speaker: str) -> bool:
    """Has the speaker no seat?"""
    return not speaker.startswith("seat ")


class Talk:
    """Who said something, and when; the words themselves are in the log."""

    def __init__(self) -> None:
        self._recent: deque[tuple[str, float]] = deque(maxlen=MOST_AT_ONCE * 4 + SPECTATORS_AT_ONCE)
        self._counts = {False: 0, True: 0}
        """Lines of seats, and of spectators."""
        self._window: dict[int, str] = {}
        """Who said each of the latest lines, by its version."""
        self._muted: set[str] = set()
        self.spectators_muted = False

    def add(self, version: int, speaker: str, at: float) -> int | None:
        """Somebody has said something; returns the version of the line that newcomers are not told any more."""
        self._recent.append((speaker, at))
        self._counts[is_spectator(speaker)] += 1
        self._window[version] = speaker
        if len(self._window) <= WINDOW:
            return None
        oldest = next(iter(self._window))
        del self._window[oldest]
        return oldest

    def wake(self, now: float) -> None:
        """Nothing was said later than now."""
        self._recent = deque(((speaker, min(at, now)) for speaker, at in self._recent), self._recent.maxlen)

    def check(self, speaker: str, now: float) -> None:
        """Refuses whoever is muted, or has said enough for the moment, or for good."""
        spectator = is_spectator(speaker)
        if speaker in self._muted or (spectator and self.spectators_muted):
            raise Refusal(Reason.CHAT_MUTED)
        if self._counts[spectator] >= (MOST_OF_SPECTATORS if spectator else MOST_LINES):
            raise Refusal(Reason.CHAT_FULL)
        recent = [one for one, at in self._recent if at > now - SECONDS]
        crowd = sum(map(is_spectator, recent)) if spectator else 0
        if recent.count(speaker) >= MOST_AT_ONCE or crowd >= SPECTATORS_AT_ONCE:
            raise Refusal(Reason.CHAT_TOO_FAST)

    def speaker_of(self, version: int) -> str | None:
        """Who said the line of a version, if it is one of the latest."""
        return self._window.get(version)

    def mute(self, speaker: str | None) -> list[int]:
        """Somebody, or every spectator (None), says nothing more; returns the versions of what they have said."""
        if speaker is None:
            self.spectators_muted = True
        else:
            self._muted.add(speaker)
        gone = [version for version, one in self._window.items() if self._is_gone(one, speaker)]
        for version in gone:
            del self._window[version]
        return gone

    def hear(self, speaker: str | None) -> None:
        """They may speak again."""
        if speaker is None:
            self.spectators_muted = False
            self._muted = {one for one in self._muted if not is_spectator(one)}
        self._muted.discard(speaker or "")

    def _is_gone(self, one: str, muted: str | None) -> bool:
        return is_spectator(one) if muted is None else one == muted
