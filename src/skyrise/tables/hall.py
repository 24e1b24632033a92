"""The hall: all tables of one place."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Command, Done, MyTable, News, NewTable, NewTry, OriginDocument
from skyrise.notation.game_files import GameFile
from skyrise.rules import Record, fresh_seed

from .audience import Subscription
from .folding import fold_calmly
from .going_on import going_on_opening
from .identity import Who, fresh_table_id
from .lists import Lists, in_turns
from .mailbox import Mailbox
from .opening import new_opening, rematch_opening
from .options import TableOptions
from .ports import (
    Alone,
    Clock,
    HallSettings,
    Journals,
    Ownership,
    Ports,
    StoreError,
    TableRow,
    Thinkers,
    VersionConflict,
)
from .snapshot import Snapshot, snapshot_of
from .table import PLAYING, Table
from .tally import Tally
from .trying import try_opening

WOKEN_AT_ONCE: Final = 4

_log = logging.getLogger(__name__)


@contextmanager
def saying_trouble() -> Iterator[None]:
    """Trouble of the store as a refusal; what exactly it is, is for the log alone."""
    try:
        yield
    except VersionConflict as error:  # another server has written to the journal
        raise Refusal(Reason.TABLE_ASLEEP) from error
    except StoreError as error:
        _log.warning("the store is in trouble: %s", error)
        raise Refusal(Reason.STORE_TROUBLE) from error


class Hall:
    """Tables come to life when somebody wants something of them, and leave the memory when nobody does."""

    def __init__(
        self,
        store: Journals,
        thinkers: Thinkers,
        settings: HallSettings,
        clock: Clock = time.time,
        seeds: Callable[[], str] = fresh_seed,
        ids: Callable[[], str] = fresh_table_id,
        ownership: Ownership | None = None,
    ) -> None:
        """Store and thinkers are opened and closed by whoever gives them. ``ownership``: where others use the store."""
        self._given = store, thinkers, settings, clock
        self._ownership = ownership or Alone()
        self._seeds = seeds
        self._ids = ids
        self._mailboxes: dict[str, Mailbox] = {}
        self._loading: dict[str, asyncio.Task[Mailbox]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._lists = Lists(self._read)
        self.tally = Tally()
        self.elsewhere: Mapping[str, str] = {}
        """The same as ``homes``, of tables that live at other servers."""

    def __repr__(self) -> str:
        return f"<Hall: {len(self._mailboxes)} tables in memory>"

    async def open(self) -> None:
        """Begins; tables under way are woken, if the settings say so."""
        store, thinkers, settings, clock = self._given
        self._ports = Ports(store, thinkers, settings, clock, await store.secret())
        self._tasks = [asyncio.create_task(self._keep_time())]
        if settings.wakes is not None:
            self._tasks.append(asyncio.create_task(self._wake(clock() - settings.wakes)))

    async def close(self) -> None:
        """Finishes what was begun, and ends."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._loading.values(), return_exceptions=True)
        await self.put_away()

    async def put_away(self, names: Iterable[str] | None = None) -> list[str]:
        """Finishes what was begun at some tables (else at all), and forgets them; returns those under way."""
        wanted = self.names if names is None else frozenset(names)
        loading = [task for name, task in self._loading.items() if name in wanted]
        await asyncio.gather(*loading, return_exceptions=True)
        mailboxes = [mailbox for name, mailbox in self._mailboxes.items() if name in wanted]
        await asyncio.gather(*(mailbox.close() for mailbox in mailboxes))
        for mailbox in mailboxes:
            if self._mailboxes.get(mailbox.table.id) is mailbox:
                del self._mailboxes[mailbox.table.id]
        return [mailbox.table.id for mailbox in mailboxes if mailbox.table.status == PLAYING]

    def give_up(self, names: Iterable[str] | None = None) -> None:
        """Some tables (else all) are another's now: forgets them at once. What is being written the store refuses."""
        for name in list(self._mailboxes) if names is None else names:
            mailbox = self._mailboxes.pop(name, None)
            if mailbox is not None:
                mailbox.give_up()

    async def wake(self, names: Iterable[str]) -> None:
        """Lets tables live, so that their bots go on with nobody there; some at a time, and others meanwhile."""
        room = asyncio.Semaphore(WOKEN_AT_ONCE)

        async def wake(name: str) -> None:
            async with room:
                await self._wake_one(name)

        await asyncio.gather(*map(wake, names))

    async def create(self, new: NewTable, player: str, file: GameFile | None = None) -> str:
        """Makes a table, of which the player is the host; returns its id. ``file``: the game that goes on there."""
        name = self._ids()
        given = name, player, self._seeds(), self._ports.clock()
        if new.begun is None or file is None:
            opening = new_opening(new, *given)
        else:
            opening = going_on_opening(new, new.begun, file, *given)
        with saying_trouble():
            await self._ports.store.create(*opening)
        await self._mailbox(name)
        return name

    async def try_again(self, record: Record, wish: NewTry, origin: OriginDocument, player: str) -> str:
        """Makes a table that takes up a game, for the player against bots; returns its id."""
        name = self._ids()
        opening = try_opening(record, wish, origin, name, player, self._seeds(), self._ports.clock())
        with saying_trouble():
            await self._ports.store.create(*opening)
        await self._mailbox(name)
        return name

    async def command(self, table: str, who: Who, command: Command) -> Done:
        """Carries a command out; a ``Refusal`` says why not."""
        begun = time.perf_counter()
        try:
            mailbox = await self._mailbox(table)
            with saying_trouble():
                done = await mailbox.command(who, command)
        except Refusal as refusal:
            self.tally.refuse(str(refusal.reason))
            raise
        self.tally.done(time.perf_counter() - begun)
        return done

    async def news(self, table: str, who: Who, since: int = 0, seat: int | None = None) -> News:
        """The news of a table after a version, as whoever reads may see them."""
        return (await self._mailbox(table)).audience.news_for(who, seat, since)

    async def subscribe(
        self,
        table: str,
        who: Who,
        seat: int | None = None,
        since: int = 0,
        *,
        polls: bool = False,
        changes: bool = False,
    ) -> Subscription:
        """All news from now on; the reader counts as present until they close it; one who polls, a while longer.

        ``changes``: after the first news only what is not as it was.
        """
        return (await self._mailbox(table)).subscribe(who, seat, since, polls=polls, changes=changes)

    async def peek(self, table: str, who: Who, seat: int | None = None) -> Snapshot:
        """The table as it is now, for somebody who looks with the eyes of a seat of theirs."""
        mailbox = await self._mailbox(table)
        plays = bool(mailbox.table.seats_of(who))
        return snapshot_of(mailbox.table, mailbox.audience.eyes(who, seat), plays=plays)

    async def options(self, table: str) -> TableOptions:
        """What a table was made with."""
        return (await self._mailbox(table)).table.options

    async def summaries(self, rows: Iterable[TableRow], who: Who) -> list[MyTable]:
        """The tables as a list shows them."""
        return await self._lists.of(rows, who)

    def in_turns(self, rows: Sequence[TableRow]) -> list[TableRow]:
        """Rows in the order of a fair list."""
        homes = {**self.elsewhere, **self.homes()}
        return in_turns(rows, homes.get)

    def homes(self) -> dict[str, str]:
        """Of each table where somebody is: where they speak from."""
        known = ((name, mailbox.audience.home) for name, mailbox in self._mailboxes.items())
        return {name: home for name, home in known if home is not None}

    @property
    def names(self) -> frozenset[str]:
        """The tables that live."""
        return frozenset(self._mailboxes) | frozenset(self._loading)

    def count(self) -> tuple[int, int]:
        """How many tables live, and how many readers they have."""
        return len(self._mailboxes), sum(mailbox.audience.readers for mailbox in list(self._mailboxes.values()))

    def tick(self) -> None:
        """Looks at all clocks, and lets tables go that nobody needs."""
        for name, mailbox in list(self._mailboxes.items()):
            if mailbox.is_gone or mailbox.is_idle():
                del self._mailboxes[name]
                self._begin(self._wake_again(name) if mailbox.is_gone else self._let_go(name))
            else:
                mailbox.tick()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something beside the rest, until the hall is closed."""
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

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
        with saying_trouble():
            fence = await self._ownership.claim(name)
            row = await self._ports.store.table(name)
        if row is None:
            raise Refusal(Reason.TABLE_UNKNOWN, table=name)
        table = await self._read(row)
        if not self._ownership.holds(name, fence):
            raise Refusal(Reason.TABLE_ASLEEP)
        mailbox = self._mailboxes[name] = Mailbox(table, self._ports, self._make_rematch)
        return mailbox

    async def _let_go(self, name: str) -> None:
        """Unless somebody has come meanwhile."""
        if name not in self.names:
            with suppress(StoreError):
                await self._ownership.let_go(name)

    async def _read(self, row: TableRow) -> Table:
        """A table as its journal tells it."""
        with saying_trouble():
            entries = await self._ports.store.entries(row.id)
        try:
            return await fold_calmly(row, entries, self._ports.key, self._ports.clock())
        except Exception as error:
            _log.exception("table %s cannot be read", row.id)
            raise Refusal(Reason.TABLE_DAMAGED) from error

    async def _make_rematch(self, table: Table, name: str, host: str) -> None:
        opening = rematch_opening(table, name, host, self._seeds(), self._ports.clock())
        with suppress(VersionConflict):  # made before a crash, or before a take-back
            await self._ports.store.create(*opening)
        await self._wake_one(name)

    async def _wake(self, since: float) -> None:
        try:
            names = await self._ports.store.playing(since)
        except StoreError as error:
            _log.warning("no table was woken: %s", error)
            return
        await self.wake(names)

    async def _wake_one(self, name: str) -> bool:
        """Whether the table lives, or is never to live again."""
        try:
            await self._mailbox(name)
        except Refusal as refusal:
            return refusal.reason is not Reason.STORE_TROUBLE
        return True

    async def _wake_again(self, name: str) -> None:
        """A table that gave up wakes by itself as soon as the store lets it: somebody may wait there for a bot."""
        while not await self._wake_one(name):
            await asyncio.sleep(self._ports.settings.retry)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(self._ports.settings.tick)
            self.tick()
