"""The log of a table: what each version of it brought."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from skyrise.notation.messages import Message
from skyrise.rules import Event, Game

Events = Sequence[Event]


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened at the table, not in the game."""

    kind: str
    seat: int | None
    message: Message


@dataclass(frozen=True, slots=True)
class LogRecord:
    """The notes and events of one version."""

    version: int
    at: float
    notes: tuple[Note, ...]
    ply: int | None
    """How many actions had been played after it; None before the game."""
    auction: int
    """The number of the auction that was under way before it."""
    first: int = 0
    """Where its events begin among those of the game."""
    count: int = 0
    events: Events | None = None
    """If they are at hand: the game has them as well, in less room, unless they were taken back."""

    def with_events(self, of_game: Events) -> LogRecord:
        """The record with its events at hand."""
        return self if self.events is not None else replace(self, events=of_game[self.first : self.first + self.count])


class TableLog:
    """All records of a table."""

    def __init__(self) -> None:
        self._earlier: list[LogRecord] = []
        self._latest: LogRecord | None = None
        self._resting: LogRecord | None = None
        """The latest without its events."""
        self._length = 0
        """Events of the game as it stands."""
        self.rewritten = 0
        """The version at which lines were taken out: whoever has an older one begins anew."""

    def add(self, record: LogRecord, events: Events) -> None:
        """Goes on. Only the latest events are at hand, which everybody is about to be told."""
        self.rest()
        where = record.version, record.at, record.notes, record.ply, record.auction, self._length, len(events)
        self._latest = LogRecord(*where, events=tuple(events))
        self._resting = LogRecord(*where)
        self._length += len(events)

    def rest(self) -> None:
        """The latest is no longer news."""
        if self._resting is not None:
            self._earlier.append(self._resting)
            self._latest = self._resting = None

    def forget(self, versions: Set[int]) -> None:
        """Some records without events are told to nobody any more; who has them may keep them."""
        self.rest()
        self._earlier = [one for one in self._earlier if one.version not in versions]

    def rewrite(self, versions: Set[int], version: int) -> None:
        """The same, and nobody is to keep them."""
        self.forget(versions)
        self.rewritten = version

    def take_back(self, before: Game, after: Game) -> None:
        """Some of the events are no longer in the game: they stay here."""
        self.rest()
        events, self._length = before.events, len(after.events)
        gone = [one.first + one.count > self._length for one in self._earlier]
        self._earlier = [
            one.with_events(events) if is_gone else one for one, is_gone in zip(self._earlier, gone, strict=True)
        ]

    def after(self, version: int, game: Game | None) -> list[LogRecord]:
        """What happened after a version, events at hand."""
        first = bisect_right(self._earlier, version, key=lambda one: one.version)
        earlier = self._earlier[first:]
        if earlier:
            events = game.events if game is not None else []
            earlier = [one.with_events(events) for one in earlier]
        latest = self._latest
        return earlier if latest is None or latest.version <= version else [*earlier, latest]
