"""A wire between a program and something it needs, which can be cut."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

from sqlalchemy import URL

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


def way_to(database: URL) -> Way:
    """To a PostgreSQL that listens on a socket in a folder."""
    folder = database.query["host"]
    assert isinstance(folder, str)
    return lambda: asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{database.port or 5432}")


def through(wire: Wire, database: URL) -> str:
    """The URL of the same database, over a wire."""
    return database.set(query={}, host="127.0.0.1", port=wire.port).render_as_string(hide_password=False)
