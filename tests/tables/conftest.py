"""A hall on a store in memory, a clock that stands until it is set, and guests who keep the news as a page does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from itertools import count
from typing import Any, cast

import pytest
import pytest_asyncio

from skyrise.client.changes import with_changes
from skyrise.components import Refusal
from skyrise.components.reading import Node
from skyrise.notation import BadDocument
from skyrise.notation.declared import read_declared, read_one_of
from skyrise.notation.documents import COMMANDS, Changes, Command, Done, News, NewTable
from skyrise.tables import Hall, HallSettings, Subscription, Thinkers, Who
from skyrise.tables.opening import opening
from skyrise.tables.options import TableOptions
from skyrise.tables.seats import PERSON, Seat
from tables.ports import LocalThinkers, MemoryStore, NoThinkers

LONG = 30.0
"""Seconds after which something that should happen has not happened: a test fails then, and never passes by it."""
NEVER = 1e9


class SetClock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Guest:
    """Somebody with a cookie."""

    numbers = count()

    wants_changes = True
    """Is only told what is not as it was, and keeps the rest."""

    def __init__(self, hall: Hall, table: str, player: str) -> None:
        self.hall, self.table, self.who = hall, table, Who(player)
        self.version = 0
        self.now: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self._news: Subscription | None = None

    async def listen(self, seat: int | None = None) -> Guest:
        """Connects, and goes on from the version that it has."""
        self._news = await self.hall.subscribe(self.table, self.who, seat, self.version, changes=self.wants_changes)
        await self.hear()
        return self

    async def hear(self) -> dict[str, Any]:
        """The next news, kept as a page keeps them."""
        assert self._news is not None
        self.keep(await asyncio.wait_for(anext(self._news), LONG))
        return self.now

    async def hear_until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """News until something is so."""
        while not is_so(self.now):
            await self.hear()
        return self.now

    def keep(self, told: News | Changes) -> None:
        """Takes news in; lines must go on exactly where the last ones ended."""
        known = cast(News, {"now": self.now}) if self.now else None
        news = cast(dict[str, Any], with_changes(known, told))
        assert news["version"] >= self.version
        if news["since"] == 0:
            self.lines = []
        else:
            assert news["since"] == self.version
        for line in news["lines"]:
            last = [(one["version"], one["index"]) for one in self.lines[-1:]]
            assert all((line["version"], line["index"]) > place for place in last)
            self.lines.append(line)
        self.version, self.now = news["version"], news["now"]

    async def refresh(self) -> dict[str, Any]:
        """The news by asking, not by listening."""
        self.keep(await self.hall.news(self.table, self.who, self.version))
        return self.now

    async def to_act(self) -> int:
        """The seat that is to act."""
        seat: int = (await self.refresh())["view"]["to_act"]
        return seat

    def leave(self) -> None:
        """Disconnects."""
        assert self._news is not None
        self._news.close()

    def look(self, seat: int | None) -> None:
        """Sees with other eyes."""
        assert self._news is not None
        self._news.look(seat)

    async def do(self, kind: str, **fields: Any) -> Done:
        """Sends a command."""
        ident = fields.pop("id", f"command-{next(self.numbers)}")
        return await self.hall.command(self.table, self.who, command(kind, ident, **fields))

    async def refused(self, kind: str, **fields: Any) -> str:
        """The reason why a command is refused; nothing changes then."""
        before = await self.hall.news(self.table, self.who)
        with pytest.raises(Refusal) as caught:
            await self.do(kind, **fields)
        assert str(caught.value)
        assert await self.hall.news(self.table, self.who) == before
        return caught.value.reason

    def friend(self, player: str) -> Guest:
        """Somebody else at the same table."""
        return Guest(self.hall, self.table, player)

    async def act(self, seat: int, choose: Callable[[Sequence[str]], str] = lambda legal: legal[0]) -> Done:
        """Plays one of the legal actions of a seat of theirs."""
        news = await self.hall.news(self.table, self.who, 0, seat)
        view = news["now"]["view"]
        assert view is not None
        action = choose(view["legal"])
        return await self.do("act", seat=seat, action=action, seen=news["version"])


def command(kind: str, ident: str, **fields: Any) -> Command:
    """A command as it comes over the wire."""
    return read_one_of(COMMANDS, Node({"type": kind, "id": ident, **fields}, "", BadDocument))


def new_table(*seats: str, **options: Any) -> NewTable:
    """A table whose seats are "me", "open", or the level of a bot."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    return read_declared(NewTable, Node({"seats": wishes, "pace": 0, **options}, "", BadDocument))


class Room:
    """A hall, and what it stands on."""

    def __init__(self, store: MemoryStore, thinkers: Thinkers, clock: SetClock) -> None:
        self.store, self.thinkers, self.clock = store, thinkers, clock
        self.settings = HallSettings(tick=NEVER, idle=60)
        self._seeds = (f"seed {number}" for number in count())
        self.hall = self._new_hall()

    def _new_hall(self) -> Hall:
        return Hall(self.store, self.thinkers, self.settings, self.clock, lambda: next(self._seeds))

    async def restart(self) -> Hall:
        """The same store under a new hall; guests of the old one must be made anew."""
        await self.hall.close()
        self.hall = self._new_hall()
        await self.hall.open()
        return self.hall

    async def seat(self, *seats: str, **options: Any) -> Guest:
        """Makes a table, and seats its host."""
        table = await self.hall.create(new_table(*seats, **options), "host")
        return Guest(self.hall, table, "host")

    async def full(self, players: int, **options: Any) -> list[Guest]:
        """A game of so many people that has just begun."""
        host = await self.seat("me", *["open"] * (players - 1), **options)
        guests = [host, *(host.friend(f"guest {seat}") for seat in range(1, players))]
        for seat, guest in enumerate(guests[1:], 1):
            await guest.do("claim", seat=seat, name=f"Guest {seat}")
        return guests

    async def old(self) -> Guest:
        """The host of a game of two people, whose table was made before a host could choose the level of a stand-in."""
        options = TableOptions.of(new_table("me", "me", absence="bot"))
        seats = [Seat(PERSON, owner=player) for player in ("host", "guest")]
        row, change = opening("old", options, seats, "host", "seed", self.clock.now)
        stored = {name: value for name, value in row.options.items() if name != "stand_in"}
        await self.store.create(replace(row, options=stored), change)
        return Guest(self.hall, "old", "host")

    def later(self, seconds: float) -> None:
        """Time passes."""
        self.clock.now += seconds
        self.hall.tick()


@asynccontextmanager
async def open_room(thinkers: Thinkers) -> AsyncIterator[Room]:
    """A hall with a store of its own."""
    room = Room(MemoryStore(), thinkers, SetClock())
    await room.hall.open()
    try:
        yield room
    finally:
        await room.hall.close()


@pytest.fixture(scope="module")
def rooms() -> Callable[[Thinkers], AbstractAsyncContextManager[Room]]:
    """For tests that need more than one hall."""
    return open_room


@pytest_asyncio.fixture
async def room() -> AsyncIterator[Room]:
    """A hall without bots: nobody ever thinks in it."""
    async with open_room(NoThinkers()) as one:
        yield one


@pytest_asyncio.fixture
async def bot_room() -> AsyncIterator[Room]:
    """A hall with bots."""
    async with open_room(LocalThinkers()) as one:
        yield one


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long everybody slept, though nobody waits for it."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def short_sleep(pause: float) -> None:
        slept.append(pause)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", short_sleep)
    return slept
