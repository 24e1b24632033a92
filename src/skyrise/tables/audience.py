"""Everybody who listens to a table."""

from __future__ import annotations

from skyrise.notation.documents import News

from .commands import own_seat
from .identity import Who
from .news import Company, Newsroom
from .ports import Clock
from .presence import Presence
from .subscription import Subscription
from .table import Table


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
        self._spectators = 0
        self._changes = 0
        """Counts what readers are told without a new version."""
        self._readers: set[Subscription] = set()

    @property
    def is_empty(self) -> bool:
        """Does nobody listen?"""
        return not self._readers

    @property
    def edition(self) -> tuple[int, int]:
        """Changes with everything that readers are told."""
        return self._table.version, self._changes

    def subscribe(self, who: Who, seat: int | None, since: int, *, polls: bool) -> Subscription:
        """A new reader, who counts as present until they close the subscription, and for a while after it."""
        reader = Subscription(self, who, seat, since, polls=polls)
        self._presence.come(who)
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

    def eyes(self, who: Who, seat: int | None) -> int | None:
        """The seat whose eyes a reader sees with: the one wished, the only one, or else a spectator's (None)."""
        if seat is not None:
            own_seat(self._table, who, seat)
            return seat
        mine = self._table.seats_of(who)
        return mine[0] if len(mine) == 1 else None

    def news_for(self, who: Who, seat: int | None, since: int) -> News:
        """The news after a version."""
        company = Company(self.attendance, self.thinking, self._spectators, self._clock())
        return self._newsroom.news(who, self.eyes(who, seat), since, company)

    def look_round(self) -> None:
        """Who is there, who is overdue? Tells everybody if that is another than before."""
        before, now = (self.attendance, self._spectators), self._clock()
        self.attendance = self._presence.attendance(self._table, now)
        self._spectators = self._presence.spectators(self._table, now)
        if before != (self.attendance, self._spectators):
            self._changes += 1
            self.tell()

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
