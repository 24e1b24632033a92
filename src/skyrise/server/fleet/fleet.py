"""A server as one of a fleet: it tells that it lives, notices who does not, and hands its tables over when it goes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Mapping
from contextlib import suppress
from functools import partial
from hashlib import sha256
from secrets import token_hex
from typing import Any, Final, cast

from starlette.types import ASGIApp

from skyrise.server.security.limits import Limiter
from skyrise.server.thinking.far import SUBJECT as THINKERS
from skyrise.tables import Hall, OwnedElsewhere, StoreError

from .broker import EVERYBODY, Broker
from .census import LEASE, Census
from .envelopes import Envelope
from .gossip import Gossip, News
from .leases import Elsewhere, Leases
from .registry import Registry
from .sessions import Sessions
from .steady import steady

BEAT: Final = 0.25
"""Seconds between two signs of life."""
BEATS_TO_GOSSIP: Final = 2
BEATS_TO_SWEEP: Final = 240
"""Between two looks for tables that are ours and that nobody has wanted since."""
HANDED_AT_ONCE: Final = 20
"""Tables: each waits for so many others of its server that are handed over with it, and for no more."""
MOST_KNOWN: Final = 50_000
"""Tables whose owner is remembered."""

_log = logging.getLogger(__name__)


class Fleet:
    """What one server knows of the others."""

    def __init__(self, registry: Registry, leases: Leases, broker_url: str, city: str) -> None:
        """``city``: the same for all servers of one database, and another one elsewhere."""
        self.address = token_hex(8)
        """Under which others reach this process; as whom it holds tables may change meanwhile."""
        self.leases = leases
        self._registry = registry
        self._broker = Broker(broker_url, city, self.address, self._hear, self._cut)
        self.sessions = Sessions(self.address, self._broker.send)
        self.is_leaving = False
        self._census = Census()
        self._lives = 0
        self._owners: OrderedDict[str, str] = OrderedDict()
        self._unwanted: frozenset[str] = frozenset()
        self._are_orphans = False
        """Somebody has gone, and their tables were not looked for yet."""
        self._gossip: Gossip | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def peers(self) -> frozenset[str]:
        """The addresses of the other servers."""
        return frozenset(map(address_of, self._census.names)) - {self.address}

    async def open(self) -> None:
        """Connects to the broker; a ``StoreError`` says why it cannot."""
        await self._broker.open()

    async def join(self) -> None:
        """Becomes one of the others, who expect to hear of us from now on; a ``StoreError`` says why it cannot."""
        await self._join()
        await self._beat()

    def start(self, hall: Hall, limiter: Limiter, app: ASGIApp) -> None:
        """Begins to answer for others, and to tell that it lives."""
        self._hall, self._app = hall, app
        self._gossip = Gossip(limiter, hall)
        self._begin(self._live(self._gossip))

    async def leave(self) -> None:
        """Hands all tables over, some at a time: finishes what was begun there, and lets others go on."""
        self.is_leaving = self.leases.closing = True
        try:
            await self._hand_all_over()
        except StoreError as error:
            _log.warning("tables were not handed over, but left: %s", error)
        await self._hall.put_away()
        await self._go()

    async def _hand_all_over(self) -> None:
        tables = sorted(self.leases.tables)
        for start in range(0, len(tables), HANDED_AT_ONCE):
            some = tables[start : start + HANDED_AT_ONCE]
            self.leases.hand_over(some)
            playing = await self._hall.put_away(some)
            await self.leases.let_all_go(some)
            await self._let_wake(playing)

    async def _let_wake(self, tables: Iterable[str]) -> None:
        """Tells others of tables that they are to go on with."""
        shares: dict[str, list[str]] = {}
        for table in tables if self.peers else ():
            shares.setdefault(self._heir(table), []).append(table)
        for heir, share in shares.items():
            await self._broker.send(heir, Envelope("wake", self.address, head={"tables": share}))

    async def _go(self) -> None:
        """Whatever is still ours is nobody's: others take their shares of it when they notice."""
        name = self.leases.name
        self.leases.lose()
        if name is not None:
            with suppress(StoreError):
                await self._registry.leave(name)

    async def close(self) -> None:
        """Ends."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sessions.close()
        await self._go()
        await self._broker.close()

    async def ask_thinkers(self, task: bytes, seconds: float) -> bytes | None:
        """The answer of whoever thinks for servers elsewhere; None if there is nobody, or none in time."""
        return await self._broker.ask(THINKERS, task, seconds)

    async def check_health(self) -> None:
        """A ``StoreError`` unless this server is one of the fleet now."""
        if self.is_leaving:
            raise StoreError("this server is about to end")
        if not self.leases.is_valid:
            raise StoreError("this server is not part of the city at the moment: it misses its database or its broker")

    async def owner_of(self, table: str) -> str | None:
        """Who answers for a table: the address of another server; None: we do. A ``StoreError`` if nobody can."""
        if self.leases.has(table):
            return None
        known = self._owners.get(table)
        if known is not None and known in self._census.names:
            return address_of(known)
        if self.is_leaving:
            return self._heir(table)
        try:
            await self.leases.claim(table)
        except Elsewhere as error:
            if address_of(error.owner) == self.address:
                raise OwnedElsewhere("the table is being put away") from error
            self._remember(table, error.owner)
            return address_of(error.owner)
        return None

    def forget(self, table: str) -> None:
        """Whoever had the table does not answer."""
        self._owners.pop(table, None)

    def _remember(self, table: str, owner: str) -> None:
        self._owners[table] = owner
        if len(self._owners) > MOST_KNOWN:
            self._owners.popitem(last=False)

    def _heir(self, table: str) -> str:
        """The server to take a table that is nobody's, if we do not."""
        if not self.peers:
            raise StoreError("there is no other server")
        return chosen(self.peers, table)

    async def _wake_orphans(self) -> None:
        """Wakes those tables of servers that are gone that fall to us; everybody else does the same with theirs."""
        everybody = self.peers | {self.address}
        orphans = await self._registry.orphans()
        ours = [table for table in orphans if chosen(everybody, table) == self.address]
        if ours:
            _log.warning("%d tables of servers that are gone are woken", len(ours))
            self._begin(self._hall.wake(ours))

    async def _join(self) -> None:
        """Under a new name: whatever was done under an old one is over."""
        before, self._lives = self.leases.name, self._lives + 1
        self.leases.lose()
        name = f"{self.address}.{self._lives}"
        await self._registry.join(name, before)
        self.leases.name = name

    async def _tell(self, gossip: Gossip) -> None:
        await self._broker.send(EVERYBODY, Envelope("gossip", self.address, head=dict(gossip.news())))

    async def _live(self, gossip: Gossip) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            if self.is_leaving and self.leases.name is None:
                return
            try:
                async with asyncio.timeout(self.leases.seconds or LEASE):
                    await self._beat()
                beats += 1
                if beats % BEATS_TO_GOSSIP == 0:
                    await self._tell(gossip)
                if beats % BEATS_TO_SWEEP == 0:
                    await self._sweep()
            except (StoreError, TimeoutError) as error:
                self._census.begin_anew()
                if self.leases.name is not None and not self.leases.is_valid and not self.is_leaving:
                    _log.warning("this server is cut off: %s", str(error) or "nobody answers")
                    self._hall.give_up()
                    await self._go()

    async def _beat(self) -> None:
        """Tells that we live, if others can reach us, and looks who else does."""
        begun = steady()
        await self._broker.check()
        if self.leases.name is None:
            await self._join()
        name = self.leases.name
        assert name is not None
        beats = await self._registry.beat(name)
        if beats is None:
            _log.warning("other servers gave this one up for dead; it joins them again")
            self.leases.lose()
            self._hall.give_up()
            raise StoreError("this server was given up for dead")
        self.leases.renew(begun)
        self._begin(self._look_round(name, beats))

    async def _look_round(self, name: str, beats: Mapping[str, int]) -> None:
        """Who is gone, and who is to be given up. Nobody waits for this with the next beat."""
        gone = self._census.look(beats, steady())
        self._are_orphans = self._are_orphans or bool(gone)
        for one in gone:
            self.sessions.lose(address_of(one))
        if self._gossip is not None:
            self._gossip.lose(self.peers)
        with suppress(StoreError):  # then another server sees to it, or we do after the next beat
            for dead, beat in self._census.silent(steady()).items():
                if dead != name and await self._registry.bury(dead, beat):
                    _log.warning("server %s is given up for dead", dead)
            if self._are_orphans and self._gossip is not None and not self.is_leaving:
                await self._wake_orphans()
                self._are_orphans = False

    async def _sweep(self) -> None:
        """Tables that were claimed, and that do not live: somebody asked for one and was refused, perhaps."""
        unwanted = self.leases.tables - self._hall.names
        for table in unwanted & self._unwanted:
            await self.leases.let_go(table)
        self._unwanted = unwanted

    def _hear(self, envelope: Envelope) -> None:
        """What another server says."""
        if self._gossip is None:
            return  # we have not begun
        if envelope.kind == "gossip":
            self._gossip.hear(envelope.sender, cast(News, envelope.head))
        elif envelope.kind == "reset":
            self.sessions.lose(envelope.sender)
        elif envelope.kind == "wake":
            self._begin(self._hall.wake(envelope.head["tables"]))
        elif envelope.kind == "open":
            self._begin(self._open_session(envelope))
        else:
            self.sessions.hear(envelope)

    async def _open_session(self, envelope: Envelope) -> None:
        table = envelope.head["scope"]["path"].split("/")[3]
        if not self.leases.has(table) and envelope.head["take"]:
            with suppress(StoreError):
                await self.leases.claim(table)
        if self.leases.has(table):
            self.sessions.answer(envelope, self._app, partial(self.leases.has, table))
        else:
            with suppress(StoreError):
                await self._broker.send(envelope.sender, Envelope("refused", self.address, envelope.session))

    def _cut(self) -> None:
        """Something may have been lost on the way: whoever waits for an answer asks again."""
        self.sessions.lose()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def address_of(name: str) -> str:
    """Where a server is reached: its name without the number of its life."""
    return name.rpartition(".")[0]


def chosen(addresses: frozenset[str], table: str) -> str:
    """The one of several servers to which a table falls: everybody chooses the same, and each gets a fair share."""
    return max(addresses, key=lambda address: sha256(f"{address}|{table}".encode()).digest())
