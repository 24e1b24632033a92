"""A city of three servers whose ways to the database and to the broker can be cut, and what can happen to them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

from serving import Server
from wires import Wire, through, way_to


class Member:
    """One server of the city, and its two wires."""

    def __init__(self, folder: Path, database: str, broker: int) -> None:
        url = make_url(database)
        self.to_database = Wire(way_to(url))
        self.to_broker = Wire(lambda: asyncio.open_connection("127.0.0.1", broker))
        self.is_well = True
        """Would a load balancer send anybody there?"""
        self._folder, self._url = folder, url

    async def start(self) -> None:
        """Until it answers."""
        await self.to_database.open()
        await self.to_broker.open()
        database, broker = through(self.to_database, self._url), f"nats://127.0.0.1:{self.to_broker.port}"
        options = "--database", database, "--broker", broker
        self.server = await asyncio.to_thread(Server, self._folder, *options)

    @property
    def address(self) -> str:
        return self.server.address

    def signal(self, number: signal.Signals) -> None:
        """As the system's ``kill`` does."""
        self.server.process.send_signal(number)

    async def end(self, fault: Fault) -> None:
        """Ends what happened to it, and waits until it answers again."""
        if fault.restarts:
            await self._again()
        else:
            fault.end(self)
        self.is_well = True

    async def _again(self) -> None:
        await asyncio.to_thread(self.server.process.wait, 60)
        assert self.server.process.stdout is not None
        self.server.process.stdout.close()
        await asyncio.to_thread(self.server.start)

    async def close(self) -> None:
        """Ends it, whatever state it is in."""
        self.to_database.mend()
        self.to_broker.mend()
        self.signal(signal.SIGCONT)
        await asyncio.to_thread(self.server.kill)
        await self.to_database.close()
        await self.to_broker.close()


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that happens to a server, and ends."""

    name: str
    begin: Callable[[Member], None]
    end: Callable[[Member], None] = lambda _: None
    restarts: bool = False
    """The server has ended, and is started again."""


FAULTS = (
    Fault("killed", lambda one: one.signal(signal.SIGKILL), restarts=True),
    Fault("stopped", lambda one: one.signal(signal.SIGSTOP), lambda one: one.signal(signal.SIGCONT)),
    Fault("ended", lambda one: one.signal(signal.SIGTERM), restarts=True),
    Fault("without a broker", lambda one: one.to_broker.cut("swallow"), lambda one: one.to_broker.mend()),
    Fault("without a database", lambda one: one.to_database.cut("swallow"), lambda one: one.to_database.mend()),
    Fault("cut off from the broker", lambda one: one.to_broker.cut("refuse"), lambda one: one.to_broker.mend()),
    Fault("cut off from the database", lambda one: one.to_database.cut("refuse"), lambda one: one.to_database.mend()),
)
"""The first five are those of every day's tests."""
