"""The hall: all tables of one place."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

from skyrise.components import Edition, Reason, Refusal
from skyrise.notation.documents import Command, Done, MyTable, News, NewTable
from skyrise.rules import fresh_seed

from .audience import Subscription
from .entries import fold
from .identity import Who, fresh_table_id
from .mailbox import Mailbox
from .news import summary_of
from .opening import new_opening, rematch_opening
from .ports import Clock, HallSettings, Journals, Ports, TableRow, Thinkers, VersionConflict
from .snapshot import Snapshot, snapshot_of
from .table import Table

_log = logging.getLogger(__name__)


class Hall:
    """Tables come to life when somebody wants something of them, and leave the memory when nobody does."""

    def __init__(
        self,
        store: Journals,
        thinkers: Thinkers,
        settings: HallSettings,
        clock: Clock = time.time,
        seeds: Callable[[], str] = fresh_seed,
    ) -> None:
        """Store and thinkers are opened and closed by whoever gives them."""
        self._given = store, thinkers, settings, clock
        self._seeds = seeds
        self._mailboxes: dict[str, Mailbox] = {}
        self._loading: dict[str, asyncio.Task[Mailbox]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begins; tables under way are woken, so that their bots go on."""
        store, thinkers, settings, clock = self._given
        self._ports = Ports(store, thinkers, settings, clock, await store.secret())
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
        name = fresh_table_id()
        await self._ports.store.create(*new_opening(new, name, player, self._seeds(), self._ports.clock()))
        await self._mailbox(name)
        return name

    async def command(self, table: str, who: Who, command: Command) -> Done:
        """Carries a command out; a ``Refusal`` says why not."""
        return await (await self._mailbox(table)).command(who, command)

    async def news(self, table: str, who: Who, since: int = 0, seat: int | None = None) -> News:
        """The news of a table after a version, as whoever reads may see them."""
        return (await self._mailbox(table)).audience.news_for(who, seat, since)

    async def subscribe(
        self, table: str, who: Who, seat: int | None = None, since: int = 0, *, polls: bool = False
    ) -> Subscription:
        """All news from now on; the reader counts as present until they close it; one who polls, a while longer."""
        return (await self._mailbox(table)).audience.subscribe(who, seat, since, polls=polls)

    async def peek(self, table: str, who: Who, seat: int | None = None) -> Snapshot:
        """The table as it is now, for somebody who looks with the eyes of a seat of theirs."""
        mailbox = await self._mailbox(table)
        return snapshot_of(mailbox.table, mailbox.audience.eyes(who, seat))

    async def edition(self, table: str) -> Edition:
        """The edition that is played at a table."""
        return (await self._mailbox(table)).table.options.load_edition()

    async def summaries(self, rows: Iterable[TableRow], who: Who) -> list[MyTable]:
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
        mailbox.touched = self._ports.clock()
        return mailbox

    async def _load(self, name: str) -> Mailbox:
        row = await self._ports.store.table(name)
        if row is None:
            raise Refusal(Reason.TABLE_UNKNOWN, table=name)
        entries = await self._ports.store.entries(name)
        table = fold(row, entries, self._ports.key, self._ports.clock())
        mailbox = self._mailboxes[name] = Mailbox(table, self._ports, self._make_rematch)
        return mailbox

    async def _make_rematch(self, table: Table, name: str) -> None:
        with suppress(VersionConflict):  # made before a crash, or before a take-back
            await self._ports.store.create(*rematch_opening(table, name, self._seeds(), self._ports.clock()))
        await self._mailbox(name)

    async def _wake(self) -> None:
        for name in await self._ports.store.playing():
            try:
                await self._mailbox(name)
            except Exception:
                _log.exception("table %s cannot be read", name)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(self._ports.settings.tick)
            self.tick()
