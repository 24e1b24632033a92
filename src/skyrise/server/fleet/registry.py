"""The registry: which servers there are, and whose each table is, in PostgreSQL. All of it over one connection.

The connection holds a lock that says how the database is used: by one server alone, or by several that know of each
other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import URL, make_url

from skyrise.tables import StoreError

if TYPE_CHECKING:
    from asyncpg import Connection

DEADLINE: Final = 2.0
"""Seconds for one question."""
USE: Final = 0x536B79726973
"""The number of the advisory lock: held alone by a server without a fleet, shared by all servers of one."""
TAKEN_ALONE: Final = "another server runs on this database, alone; stop it first, or start both with --broker"
TAKEN: Final = "other servers run on this database; stop them first, or start this one with --broker too"

_CLAIM: Final = """
WITH me AS (SELECT name FROM servers WHERE name = $2 FOR SHARE)
INSERT INTO leases (table_id, server, fence)
SELECT tables.id, me.name, 1 FROM tables, me WHERE tables.id = $1
ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, fence = leases.fence + 1
WHERE leases.server IS NULL OR leases.server = excluded.server
   OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.name = leases.server)
RETURNING fence
"""
_FREE: Final = """
UPDATE leases SET server = NULL WHERE table_id IN (
    SELECT table_id FROM leases WHERE server = $1 ORDER BY table_id FOR UPDATE
) RETURNING table_id
"""
_UNDER_WAY: Final = "SELECT id FROM tables WHERE id = ANY($1) AND status = 'playing' ORDER BY updated DESC LIMIT $2"
MOST_WOKEN: Final = 500
"""Tables of a server that has died that are woken at once; others wake when somebody comes."""

_Result = TypeVar("_Result")


class Registry:
    """One connection, which is made again when it was lost; one question at a time."""

    def __init__(self, url: str, *, alone: bool) -> None:
        self._url = make_url(url)
        self._alone = alone
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    async def open(self, patience: float = 0.0) -> None:
        """Connects; a ``StoreError`` if the database is in use otherwise, and stays so for some seconds."""
        until = asyncio.get_running_loop().time() + patience
        while True:
            try:
                await self._ask(_nothing)
            except InUse:
                if asyncio.get_running_loop().time() >= until:
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    async def close(self) -> None:
        """Ends the connection, and gives the lock back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def check(self) -> None:
        """Is the lock ours still? A ``StoreError`` says why not."""
        await self._ask(_nothing)

    async def join(self, name: str, instead_of: str | None = None) -> None:
        """A new server; it may have had another name before, whose tables are nobody's then."""

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                if instead_of is not None:
                    await _leave(connection, instead_of)
                await connection.execute("INSERT INTO servers (name, beat) VALUES ($1, 0)", name)

        await self._ask(work)

    async def beat(self, name: str) -> dict[str, int] | None:
        """Tells that a server lives; the beats of all of them, or None if others gave it up for dead."""

        async def work(connection: Connection) -> dict[str, int] | None:
            told = await connection.fetchval("UPDATE servers SET beat = beat + 1 WHERE name = $1 RETURNING beat", name)
            rows = await connection.fetch("SELECT name, beat FROM servers")
            return None if told is None else {row["name"]: row["beat"] for row in rows}

        return await self._ask(work)

    async def bury(self, name: str, beat: int) -> list[str] | None:
        """Gives a server up for dead, unless it was heard of after that beat (then None).

        From now on its tables are nobody's; returns those where a game is under way.
        """

        async def work(connection: Connection) -> list[str] | None:
            async with connection.transaction():
                gone = await connection.fetchval(
                    "DELETE FROM servers WHERE name = $1 AND beat = $2 RETURNING name", name, beat
                )
                return None if gone is None else await _leave(connection, name)

        return await self._ask(work)

    async def leave(self, name: str) -> list[str]:
        """A server goes; its tables are nobody's. Returns those where a game is under way."""

        async def work(connection: Connection) -> list[str]:
            async with connection.transaction():
                return await _leave(connection, name)

        return await self._ask(work)

    async def claim(self, table: str, name: str) -> tuple[str | None, int]:
        """Whose the table is after we wanted it, and under which number; nobody's if there is none."""

        async def work(connection: Connection) -> tuple[str | None, int]:
            fence = await connection.fetchval(_CLAIM, table, name)
            if fence is not None:
                return name, fence
            return await connection.fetchval("SELECT server FROM leases WHERE table_id = $1", table), 0

        return await self._ask(work)

    async def let_go(self, table: str, name: str, fence: int) -> None:
        """The table is nobody's, if it still was ours under that number."""
        mine = "UPDATE leases SET server = NULL WHERE table_id = $1 AND server = $2 AND fence = $3"

        async def work(connection: Connection) -> None:
            await connection.execute(mine, table, name, fence)

        await self._ask(work)

    async def _ask(self, work: Callable[[Connection], Awaitable[_Result]]) -> _Result:
        """Whatever goes wrong, the connection is not used again."""
        from asyncpg import InterfaceError, PostgresError

        try:
            async with asyncio.timeout(DEADLINE), self._turn:
                try:
                    return await work(await self._connected())
                except BaseException:
                    await self.close()
                    raise
        except TimeoutError as error:
            raise StoreError("the database does not answer") from error
        except (OSError, PostgresError, InterfaceError) as error:
            place = self._url.render_as_string(hide_password=True)
            raise StoreError(f"the database {place} cannot be used: {error}") from error

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await _connect(self._url)
            lock = "pg_try_advisory_lock" if self._alone else "pg_try_advisory_lock_shared"
            if not await self._connection.fetchval(f"SELECT {lock}($1)", USE):
                raise InUse(TAKEN if self._alone else TAKEN_ALONE)
        return self._connection


class InUse(StoreError):
    """Other servers use the database in a way that does not go together with ours."""


async def _nothing(connection: Connection) -> None:
    await connection.execute("SELECT 1")


async def _leave(connection: Connection, name: str) -> list[str]:
    await connection.execute("DELETE FROM servers WHERE name = $1", name)
    freed = [row["table_id"] for row in await connection.fetch(_FREE, name)]
    return [row["id"] for row in await connection.fetch(_UNDER_WAY, freed, MOST_WOKEN)]


async def _connect(url: URL) -> Connection:
    import asyncpg

    _, options = url.get_dialect()().create_connect_args(url)
    connection: Connection = await asyncpg.connect(**options, timeout=DEADLINE)
    return connection
