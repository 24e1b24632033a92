"""A city of three servers whose ways to the database and to the broker can be cut, and what can happen to them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

from sqlalchemy import make_url

from serving import Server

Way = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
Cut = Literal["refuse", "swallow"]


class Wire:
    """A proxy between a server and something it needs, which can be cut, or swallow everything without a word."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self._cut: Cut | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._whole = asyncio.Event()
        self._whole.set()

    async def open(self) -> None:
        """Listens."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Ends."""
        self._server.close()
        self.mend()
        self._drop()

    def cut(self, how: Cut) -> None:
        """From now on nothing comes through."""
        self._cut = how
        self._whole.clear()
        if how == "refuse":
            self._drop()

    def mend(self) -> None:
        """Whole again; what was swallowed is lost, and connections that lost something are closed."""
        if self._cut is not None:
            self._drop()
        self._cut = None
        self._whole.set()

    def _drop(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut == "refuse":
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await self._way()
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, far_writer}
        await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
        self._writers -= {writer, far_writer}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


class Member:
    """One server of the city, and its two wires."""

    def __init__(self, folder: Path, database: str, broker: int) -> None:
        url = make_url(database)
        host = url.query["host"]
        assert isinstance(host, str)
        self.to_database = Wire(lambda: asyncio.open_unix_connection(f"{host}/.s.PGSQL.{url.port or 5432}"))
        self.to_broker = Wire(lambda: asyncio.open_connection("127.0.0.1", broker))
        self.is_well = True
        """Would a load balancer send anybody there?"""
        self._folder, self._url = folder, url

    async def start(self) -> None:
        """Until it answers."""
        await self.to_database.open()
        await self.to_broker.open()
        url = self._url.set(query={}, host="127.0.0.1", port=self.to_database.port)
        database, broker = url.render_as_string(hide_password=False), f"nats://127.0.0.1:{self.to_broker.port}"
        options = "--database", database, "--broker", broker
        self.server = await asyncio.to_thread(Server, self._folder, *options)

    @property
    def address(self) -> str:
        return self.server.address

    def signal(self, number: signal.Signals) -> None:
        """As the system's ``kill`` does."""
        self.server.process.send_signal(number)

    async def again(self) -> None:
        """Waits for its end, and starts it anew."""
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


class Fault:
    """Something that happens to a server, and ends."""

    def __init__(self, name: str, begin: Callable[[Member], object], end: Callable[[Member], object]) -> None:
        self.name = name
        self.begin, self._end = begin, end

    async def end(self, member: Member) -> None:
        """All is well again: it answers, or is on the way to it."""
        ended = self._end(member)
        if isinstance(ended, Awaitable):
            await ended


FAULTS = (
    Fault("killed", lambda one: one.signal(signal.SIGKILL), lambda one: one.again()),
    Fault("stopped", lambda one: one.signal(signal.SIGSTOP), lambda one: one.signal(signal.SIGCONT)),
    Fault("ended", lambda one: one.signal(signal.SIGTERM), lambda one: one.again()),
    Fault("without a broker", lambda one: one.to_broker.cut("swallow"), lambda one: one.to_broker.mend()),
    Fault("without a database", lambda one: one.to_database.cut("swallow"), lambda one: one.to_database.mend()),
    Fault("cut off from the broker", lambda one: one.to_broker.cut("refuse"), lambda one: one.to_broker.mend()),
    Fault("cut off from the database", lambda one: one.to_database.cut("refuse"), lambda one: one.to_database.mend()),
)
"""The first five are those of every day's tests."""
