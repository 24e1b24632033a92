"""The hall: all tables of a server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from skyrise.rules import fresh_seed
from skyrise.server.store import Store, TableRow, VersionConflict
from skyrise.server.thinking import Thinkers
from skyrise.server.wire import Command, Done, NewTable

from .folding import fold
from .house import House
from .identity import Who, fresh_table_id
from .mailbox import Mailbox
from .opening import opening, options_of, wished_seats
from .refusal import UNKNOWN, Refusal
from .rematches import rematch_opening
from .settings import HallSettings
from .sitting import Sitting, sitting_of
from .subscription import Subscription
from .summaries import summary_of
from .table import Table

_log = logging.getLogger(__name__)


class Hall:
    """Tables come to life when somebody wants something of them, and leave the memory when nobody does."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        settings: HallSettings,
        clock: Callable[[], float] = time.time,
        seeds: Callable[[], str] = fresh_seed,
    ) -> None:
        """Store and thinkers are opened and closed by whoever gives them."""
        self._parts = store, thinkers, settings, clock
        self._seeds = seeds
        self._mailboxes: dict[str, Mailbox] = {}
        self._loading: dict[str, asyncio.Task[Mailbox]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begins; tables under way are woken, so that their bots go on."""
        store, thinkers, settings, clock = self._parts
        self._house = House(store, thinkers, settings, clock, await store.secret())
        self._tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._keep_time())]

    async def close(self) -> None:
        """Finishes what was begun, and ends."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(mailbox.close() for mailbox in self._mailboxes.values()))
        self._mailboxes.clear()

    async def create(self, new: NewTable, player: str) -> str:
        """Makes a table, of which the player is the host; returns its id."""
        name, seed = fresh_table_id(), self._seeds()
        seats = wished_seats(new, player, seed)
        await self._house.store.create(*opening(name, options_of(new), seats, player, seed, self._house.clock()))
        await self._mailbox(name)
        return name

    async def command(self, table: str, who: Who, command: Command) -> Done:
        """Carries a command out; a ``Refusal`` says why not."""
        return await (await self._mailbox(table)).command(who, command)

    async def news(self, table: str, who: Who, since: int = 0, seat: int | None = None) -> dict[str, Any]:
        """The news of a table after a version, as whoever reads may see them."""
        return (await self._mailbox(table)).audience.news_for(who, seat, since)

    async def subscribe(
        self, table: str, who: Who, seat: int | None = None, since: int = 0, *, polls: bool = False
    ) -> Subscription:
        """All news from now on; the reader counts as present until they close it, who polls a while longer."""
        return (await self._mailbox(table)).audience.subscribe(who, seat, since, polls=polls)

    async def peek(self, table: str, who: Who, seat: int | None = None) -> Sitting:
        """The table as it is now, for somebody who looks with the eyes of a seat of theirs."""
        mailbox = await self._mailbox(table)
        return sitting_of(mailbox.table, who, mailbox.audience.eyes(who, seat))

    async def summaries(self, rows: Iterable[TableRow], who: Who) -> list[dict[str, Any]]:
        """The tables as a list shows them."""
        return [summary_of((await self._mailbox(row.id)).table, who) for row in rows]

    def tick(self) -> None:
        """Looks at all clocks, and lets tables go that nobody needs."""
        for name, mailbox in list(self._mailboxes.items()):
            if mailbox.is_gone or mailbox.is_idle():
                del self._mailboxes[name]
            else:
                mailbox.tick()

    async def _mailbox(self, name: str) -> Mailbox:
        """The table, which is read from its journal unless it lives."""
        mailbox = self._mailboxes.get(name)
        if mailbox is None or mailbox.is_gone:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name))
            mailbox = await asyncio.shield(self._loading[name])
        mailbox.touched = self._house.clock()
        return mailbox

    async def _load(self, name: str) -> Mailbox:
        row = await self._house.store.table(name)
        if row is None:
            raise Refusal("table.unknown", UNKNOWN, "there is no such table", table=name)
        entries = await self._house.store.entries(name)
        table = fold(row, entries, self._house.key, self._house.clock())
        mailbox = self._mailboxes[name] = Mailbox(table, self._house, self._make_rematch)
        return mailbox

    async def _make_rematch(self, table: Table, name: str) -> None:
        with suppress(VersionConflict):  # made before a crash, or before a take-back
            await self._house.store.create(*rematch_opening(table, name, self._seeds(), self._house.clock()))
        await self._mailbox(name)

    async def _wake(self) -> None:
        for name in await self._house.store.playing():
            try:
                await self._mailbox(name)
            except Exception:
                _log.exception("table %s cannot be read", name)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.tick)
            self.tick()
