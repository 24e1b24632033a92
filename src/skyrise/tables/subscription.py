"""A reader who is told whatever is new."""

from __future__ import annotations

import asyncio
from typing import Protocol

from skyrise.components import Refusal
from skyrise.notation.documents import News

from .identity import Who


class Source(Protocol):
    """A table that can be listened to."""

    @property
    def edition(self) -> tuple[int, int]:
        """Changes with everything that readers are told."""

    def news_for(self, who: Who, seat: int | None, since: int) -> News:
        """The news after a version."""

    def eyes(self, who: Who, seat: int | None) -> int | None:
        """The seat whose eyes a reader sees with; refuses eyes that are not theirs."""

    def leave(self, reader: Subscription) -> None:
        """A reader has gone."""


class Subscription:
    """An iterator of news. A slow reader gets the newest, with all lines since: none missed, none doubled."""

    def __init__(self, source: Source, who: Who, seat: int | None, since: int, *, polls: bool) -> None:
        source.eyes(who, seat)
        self.who = who
        self.polls = polls
        """Whether the reader closes it after one answer, to ask again."""
        self._source = source
        self._seat = seat
        self._since = since
        self._told: tuple[int, int] | None = None
        self._changed = asyncio.Event()
        self._ended = False
        self._closed = False

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> News:
        """May be cancelled while it waits: nothing is lost then."""
        while not self._ended and self._told == self._source.edition:
            self._changed.clear()
            await self._changed.wait()
        if self._ended:
            raise StopAsyncIteration
        self._told = self._source.edition
        self._keep_to_own_eyes()
        news = self._source.news_for(self.who, self._seat, self._since)
        self._since = news["version"]
        return news

    def look(self, seat: int | None) -> None:
        """Sees with other eyes from now on; the next news begin anew, since other eyes see other lines."""
        self._source.eyes(self.who, seat)
        self._seat, self._since = seat, 0
        self.tell_again()

    def _keep_to_own_eyes(self) -> None:
        try:
            self._source.eyes(self.who, self._seat)
        except Refusal:  # the seat was freed, or has moved to another device
            self._seat, self._since = None, 0

    def announce(self) -> None:
        """Something may be new."""
        self._changed.set()

    def tell_again(self) -> None:
        """Something is new for this reader."""
        self._told = None
        self._changed.set()

    def end(self) -> None:
        """There will be no more news."""
        self._ended = True
        self._changed.set()

    def close(self) -> None:
        """The reader goes."""
        if not self._closed:
            self._closed = True
            self.end()
            self._source.leave(self)
