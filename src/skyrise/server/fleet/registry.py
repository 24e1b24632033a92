"""The registry: which servers there are, and whose each table is, in PostgreSQL.

Signs of life and questions about tables go different ways, so that nobody is given up for dead because a table is
waited for. The first way holds a lock that says how the database is used: by one server alone, or by several that know
of each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sqlalchemy import make_url

from skyrise.tables import StoreError

from .channel import Channel

if TYPE_CHECKING:
    from asyncpg import Connection

USE: Final = 0x536B79726973
"""The number of the advisory lock: held alone by a server without a fleet, shared by all servers of one."""
TAKEN_ALONE: Final = "another server runs on this database, alone; stop it first, or start both with --broker"
TAKEN: Final = "other servers run on this database; stop them first, or start this one with --broker too"
MOST_WOKEN: Final = 500
"""Tables of servers that are gone that are woken at once; others wake when somebody comes."""

_OWNER: Final = "SELECT server FROM leases JOIN servers ON name = server WHERE table_id = $1"
_CLAIM: Final = """
WITH me AS (SELECT name FROM servers WHERE name = $2 FOR KEY SHARE)
INSERT INTO leases (table_id, server, fence)
SELECT tables.id, me.name, 1 FROM tables, me WHERE tables.id = $1
ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, fence = leases.fence + 1
WHERE leases.server IS NULL OR leases.server = excluded.server
   OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.name = leases.server)
RETURNING fence
"""
"""A lease of a server that is gone is nobody's. The lock on our own name keeps others from giving us up meanwhile, and
does not keep us from beating."""
_ORPHANS: Final = """
SELECT id FROM tables JOIN leases ON table_id = id
WHERE status = 'playing' AND server IS NOT NULL AND NOT EXISTS (SELECT 1 FROM servers WHERE name = server)
ORDER BY updated DESC LIMIT $1
"""
_LET_GO: Final = """
UPDATE leases SET server = NULL WHERE table_id IN (
    SELECT table_id FROM leases
    WHERE server = $1 AND (table_id, fence) IN (SELECT * FROM unnest($2::text[], $3::bigint[]))
    ORDER BY table_id FOR UPDATE
)
"""


class InUse(StoreError):
    """Other servers use the database in a way that does not go together with ours."""


class Registry:
    """What servers know of each other."""

    def __init__(self, url: str, *, alone: bool) -> None:
        self._alone = alone
        self._life = Channel(make_url(url), self._take)
        self._tables = Channel(make_url(url))

    async def open(self, patience: float = 0.0) -> None:
        """Connects; a ``StoreError`` if the database is in use otherwise, and stays so for some seconds."""
        until = asyncio.get_running_loop().time() + patience
        while True:
            try:
                await self.check()
            except InUse:
                if asyncio.get_running_loop().time() >= until:
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    async def close(self) -> None:
        """Ends the connections, and gives the lock back."""
        self._life.close()
        self._tables.close()

    async def check(self) -> None:
        """Is the lock ours still? A ``StoreError`` says why not."""

        async def work(connection: Connection) -> None:
            await connection.execute("SELECT 1")

        await self._life.ask(work)

    async def join(self, name: str, instead_of: str | None = None) -> None:
        """A new server; it may have had another name before, whose tables are nobody's then."""

        async def work(connection: Connection) -> None:
            async with connection.transaction():
                await connection.execute("DELETE FROM servers WHERE name = $1", instead_of)
                await connection.execute("INSERT INTO servers (name, beat) VALUES ($1, 0)", name)

        await self._life.ask(work)

    async def beat(self, name: str) -> dict[str, int] | None:
        """Tells that a server lives; the beats of all of them, or None if others gave it up for dead."""

        async def work(connection: Connection) -> dict[str, int] | None:
            told = await connection.fetchval("UPDATE servers SET beat = beat + 1 WHERE name = $1 RETURNING beat", name)
            rows = await connection.fetch("SELECT name, beat FROM servers")
            return None if told is None else {row["name"]: row["beat"] for row in rows}

        return await self._life.ask(work)

    async def bury(self, name: str, beat: int) -> bool:
        """Gives a server up for dead, unless it was heard of after that beat; whether we did. Its tables are nobody's.

        No lease is touched: a server that hangs in the middle of writing holds the lock of some.
        """

        async def work(connection: Connection) -> bool:
            gone = "DELETE FROM servers WHERE name = $1 AND beat = $2 RETURNING name"
            return await connection.fetchval(gone, name, beat) is not None

        return await self._tables.ask(work)

    async def leave(self, name: str) -> None:
        """A server goes; its tables are nobody's."""

        async def work(connection: Connection) -> None:
            await connection.execute("DELETE FROM servers WHERE name = $1", name)

        await self._life.ask(work)

    async def orphans(self) -> list[str]:
        """Tables of servers that are gone where a game is under way, the latest first; so many at most."""

        async def work(connection: Connection) -> list[str]:
            return [row["id"] for row in await connection.fetch(_ORPHANS, MOST_WOKEN)]

        return await self._tables.ask(work)

    async def claim(self, table: str, name: str) -> tuple[str | None, int]:
        """Whose the table is after we wanted it, and under which number; nobody's if there is none.

        Whoever only finds out that it is another's takes no lock, for which the owner would have to wait.
        """

        async def work(connection: Connection) -> tuple[str | None, int]:
            owner = await connection.fetchval(_OWNER, table)
            if owner is None or owner == name:
                fence = await connection.fetchval(_CLAIM, table, name)
                if fence is not None:
                    return name, fence
                owner = await connection.fetchval(_OWNER, table)
            return owner, 0

        return await self._tables.ask(work)

    async def let_go(self, fences: Mapping[str, int], name: str) -> None:
        """The tables are nobody's, as far as they were ours under those numbers."""

        async def work(connection: Connection) -> None:
            await connection.execute(_LET_GO, name, list(fences), list(fences.values()))

        await self._tables.ask(work)

    async def _take(self, connection: Connection) -> None:
        lock = "pg_try_advisory_lock" if self._alone else "pg_try_advisory_lock_shared"
        if not await connection.fetchval(f"SELECT {lock}($1)", USE):
            raise InUse(TAKEN if self._alone else TAKEN_ALONE)
