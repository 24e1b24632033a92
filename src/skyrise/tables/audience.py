"""Everybody who listens to a table, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from skyrise.components import Refusal
from skyrise.notation.documents import Changes, News

from .changes import Known
from .identity import Eyes, Who
from .must import own_seat
from .news import Company, Newsroom, Reader, Told
from .ports import Clock, Sponsor
from .presence import HERE, NOBODY, Presence
from .table import Table

FEW: Final = 16
"""Readers who hear at once who comes and goes."""
SECONDS_EACH: Final = 0.0001
"""Some times what it takes to tell one of many, so that most of the time is left for others."""


class Audience:
    """Readers, whether they are there, and what they are told."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.thinking: int | None = None
        """The seat whose bot thinks."""
        self._table = table
        self._clock = clock
        self._newsroom = Newsroom(table)
        self._presence = Presence()
        self.attendance = self._presence.attendance(table, clock())
        self._arranged = table.arranged
        """For which seats that was looked up."""
        self._spectators = 0
        self._changes = 0
        """Counts what readers are told without a new version."""
        self._waking: asyncio.TimerHandle | None = None
        """When everybody is told who is there, if that has to wait."""
        self._readers: set[Subscription] = set()
        self._latest_home = ""
        """Where the latest reader speaks from: those who poll have gone when their bots think."""

    @property
    def is_empty(self) -> bool:
        """Does nobody listen?"""
        return not self._readers

    @property
    def readers(self) -> int:
        """How many listen."""
        return len(self._readers)

    @property
    def is_watched(self) -> bool:
        """Does anybody listen, or has polled a moment ago?"""
        return bool(self._readers) or self._spectators > 0 or any(one.connected for one in self.attendance)

    @property
    def home(self) -> str | None:
        """Where whoever is there speaks from; None if nobody is."""
        return self._latest_home if self.is_watched else None

    def sponsor(self) -> Sponsor:
        """For whom the bots of the table think: for whoever is there, those with a seat first."""
        readers = sorted(self._readers, key=lambda reader: not self._table.seats_of(reader.who))
        rank = 2 if not self._table.has_people else 0 if any(one.connected for one in self.attendance) else 1
        return Sponsor(rank, readers[0].who.home if readers else self._latest_home, self._table.id)

    @property
    def edition(self) -> tuple[int, int]:
        """Changes with everything that readers are told."""
        return self._table.version, self._changes

    def subscribe(
        self, who: Who, seat: int | None, since: int, *, polls: bool = False, changes: bool = False
    ) -> Subscription:
        """A new reader, who counts as present until they close the subscription, and for a while after it."""
        reader = Subscription(self, who, seat, since, polls=polls, changes=changes)
        self._presence.come(who)
        self._latest_home = who.home
        self._readers.add(reader)
        self.look_round()
        return reader

    def leave(self, reader: Subscription) -> None:
        """A reader has gone."""
        self._readers.discard(reader)
        self._presence.leave(self._table, reader.who, self._clock(), polls=reader.polls)
        self.look_round()
        if self.is_empty:
            self._newsroom.rest()

    def eyes(self, who: Who, seat: int | None) -> Eyes:
        """With whose eyes a reader sees: those of the seat wished, or of the only one.

        Who has several sees with those of the one that decides, its secrets covered. Everybody else is a spectator.
        """
        if seat is not None:
            own_seat(self._table, who, seat)
            return Eyes(seat)
        mine = self._table.seats_of(who)
        if len(mine) == 1:
            return Eyes(mine[0])
        return Eyes(self._table.to_act, covered=True) if self._table.to_act in mine else Eyes()

    def news_for(self, who: Who, seat: int | None, since: int) -> News:
        """The news after a version."""
        return self._newsroom.news(Reader.of(self._table, who, self.eyes(who, seat)), since, self._company())

    def told(self, who: Who, eyes: Eyes, since: int, known: Known | None) -> tuple[Told, Known]:
        """The news after a version, for somebody who listens; changes alone, where they keep what they know."""
        return self._newsroom.told(Reader.of(self._table, who, eyes), since, known, self._company())

    def _company(self) -> Company:
        return Company(self.attendance, self.thinking, self._spectators, self._clock())

    def look_round(self) -> None:
        """Who is there, and who is overdue? Tells everybody if that has changed."""
        now, self._arranged = self._clock(), self._table.arranged
        attendance = self._presence.attendance(self._table, now)
        spectators = self._presence.spectators(self._table, now)
        if (attendance, spectators) != (self.attendance, self._spectators):
            self.attendance, self._spectators = attendance, spectators
            self._changes += 1
            self._tell_company()

    def _tell_company(self) -> None:
        """Tells who is there: the more are to be told, the later, so that a thousand who come cost no million news."""
        if len(self._readers) <= FEW:
            self._wake()
        elif self._waking is None:
            delay = len(self._readers) * SECONDS_EACH
            self._waking = asyncio.get_running_loop().call_later(delay, self._wake)

    def _wake(self) -> None:
        self._waking = None
        for reader in self._readers:
            reader.wake()

    @property
    def is_settled(self) -> bool:
        """Does time change nothing here? Everybody with a seat is there, and no clock runs."""
        table = self._table
        if table.clocks is not None or table.is_beginning or table.passes_ahead or self._presence.has_left:
            return False
        return self._arranged == table.arranged and all(one is HERE or one is NOBODY for one in self.attendance)

    def tell(self) -> None:
        """Something is new for everybody."""
        for reader in self._readers:
            reader.announce()

    def tell_holders(self, seat: int) -> None:
        """Something is new for whoever has a seat, and nobody else may notice."""
        for reader in self._readers:
            if self._table.holds(reader.who, seat):
                reader.tell_again()

    def end(self) -> None:
        """There will be no more news."""
        for reader in self._readers:
            reader.end()


class Subscription:
    """An iterator of news. A slow reader gets the newest, with all lines since: none missed, none twice."""

    __slots__ = (
        *("who", "polls", "_audience", "_seat", "_since", "_told", "_changed", "_ended", "_closed"),
        *("_wants_changes", "_known", "hear"),
    )

    def __init__(
        self, audience: Audience, who: Who, seat: int | None, since: int, *, polls: bool, changes: bool
    ) -> None:
        """``changes``: the reader keeps what they are told, and is told what is not as it was."""
        audience.eyes(who, seat)
        self.who = who
        self.polls = polls
        """Whether the reader closes it after one answer, to ask again."""
        self._audience = audience
        self._seat = seat
        self._since = since
        self._told: tuple[int, int] | None = None
        self._wants_changes = changes
        self._known: Known | None = None
        """What the reader was told last, if they keep it."""
        self.hear: Callable[[], bool] | None = None
        """Takes what is new at once, if it can; else whoever waits for the ``next`` is woken."""
        self._changed = asyncio.Event()
        self._ended = False
        self._closed = False

    def __repr__(self) -> str:
        return f"<Subscription of {self.who}, seat {self._seat}, since {self._since}>"

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> News | Changes:
        told = await self.next()
        if told is None:
            raise StopAsyncIteration
        return told.document

    async def next(self) -> Told | None:
        """What is new, when something is; None at the end. May be cancelled while it waits: nothing is lost then."""
        while not self._ended and not self.is_behind:
            self._changed.clear()
            await self._changed.wait()
        return None if self._ended else self.take()

    @property
    def is_behind(self) -> bool:
        """Is there anything that they were not told?"""
        return self._told != self._audience.edition

    def take(self) -> Told:
        """How things stand now, for the reader."""
        edition = self._audience.edition
        told, known = self._audience.told(self.who, self._eyes(), self._since, self._known)
        self._told, self._since = edition, told.document["version"]
        if self._wants_changes:
            self._known = known
        return told

    def look(self, seat: int | None) -> None:
        """Sees with other eyes from now on; the next news are whole and begin anew, as other eyes see other lines."""
        self._audience.eyes(self.who, seat)
        self._seat, self._since = seat, 0
        self.tell_again()

    def _eyes(self) -> Eyes:
        try:
            return self._audience.eyes(self.who, self._seat)
        except Refusal:  # the seat was freed, or has moved to another device
            self._seat, self._since = None, 0
            return self._audience.eyes(self.who, None)

    def announce(self) -> None:
        """Something may be new."""
        if not self._is_heard():
            self.wake()

    def wake(self) -> None:
        """Whoever waits for the next looks whether there is any."""
        self._changed.set()

    def _is_heard(self) -> bool:
        try:
            return self.hear is not None and self.hear()
        except Exception:  # ends nobody else's news: whoever waits for the next meets it as well
            return False

    def tell_again(self) -> None:
        """Something is new for this reader."""
        self._told = None
        self.announce()

    def end(self) -> None:
        """There will be no more news."""
        self._ended = True
        self.wake()

    def close(self) -> None:
        """The reader goes."""
        if not self._closed:
            self._closed = True
            self.end()
            self._audience.leave(self)
