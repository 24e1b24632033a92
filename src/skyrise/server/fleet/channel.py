"""A channel to PostgreSQL for what servers agree on: one connection, one question at a time, none of them for long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import URL

from skyrise.tables import StoreError

if TYPE_CHECKING:
    from asyncpg import Connection

DEADLINE: Final = 1.5
"""Seconds for one question and the wait for one's turn: less than a lease, which a beat has to renew in time."""
SESSION: Final = {
    "application_name": "skyrise fleet",
    "synchronous_commit": "off",
    "lock_timeout": "500ms",
    "statement_timeout": "1500ms",
}
"""Who lives and whose a table is need not outlast PostgreSQL itself, so a disk that stalls is not felt: what was
claimed is on disk with the first entry that is written under it. Nobody waits for locks of somebody who hangs."""

_Result = TypeVar("_Result")


class Channel:
    """A connection, which is made again when it was lost."""

    def __init__(self, url: URL, prepare: Callable[[Connection], Awaitable[None]] | None = None) -> None:
        """``prepare``: what a new connection begins with."""
        self._url = url
        self._prepare = prepare
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    async def ask(self, work: Callable[[Connection], Awaitable[_Result]]) -> _Result:
        """Whatever goes wrong is a ``StoreError``, and the connection is not used again."""
        from asyncpg import InterfaceError, PostgresError

        try:
            async with asyncio.timeout(DEADLINE), self._turn:
                try:
                    return await work(await self._connected())
                except BaseException:
                    self.close()
                    raise
        except TimeoutError as error:
            raise StoreError("the database does not answer") from error
        except (OSError, PostgresError, InterfaceError) as error:
            place = self._url.render_as_string(hide_password=True)
            raise StoreError(f"the database {place} cannot be used: {error}") from error

    def close(self) -> None:
        """Ends the connection, and whatever it holds."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await _connect(self._url)
            if self._prepare is not None:
                await self._prepare(self._connection)
        return self._connection


async def _connect(url: URL) -> Connection:
    import asyncpg

    _, options = url.get_dialect()().create_connect_args(url)
    connection: Connection = await asyncpg.connect(**options, timeout=DEADLINE, server_settings=SESSION)
    return connection
