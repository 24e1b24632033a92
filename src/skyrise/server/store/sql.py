"""The store in a database: SQLite or PostgreSQL, the same code for both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_bytes
from time import time
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from skyrise.tables import Change, JournalRow, StoreError, TableRow

from .engine import connect
from .inspection import table_row
from .migrate import migrate
from .packing import journal
from .schema import owners, records, secrets, tables
from .upkeep import Keeping, Kept, keep_up
from .writer import DEADLINE, Guard, Writer
from .writes import Writes

_KEY, _PULSE, _KEY_BYTES = "key", "pulse", 32

_Result = TypeVar("_Result")
MOST_WOKEN: Final = 500
"""Tables that are woken at the start; others wake when somebody comes."""


class SqlStore:
    """A ``Store`` at a URL. Reads run beside the writer and see what is committed."""

    def __init__(
        self, url: str, *, wait_for_disk: bool = True, deadline: float = DEADLINE, guard: Guard | None = None
    ) -> None:
        """``deadline``: seconds that reading or writing may take. ``guard``: where other servers write to it too."""
        self._database = connect(url, wait_for_disk=wait_for_disk, shared=guard is not None)
        self._writes = Writes.of(self._database.url.get_backend_name())
        self._deadline = deadline
        self._writer = Writer(self._database, self._writes.order(), deadline, guard)

    async def open(self) -> None:
        """Connects, and brings the schema up to date; a ``StoreError`` says why it cannot."""
        place = self._database.url.render_as_string(hide_password=True)
        try:
            with _saying(f"the database {place} cannot be opened"):
                await self._database.write(migrate)
        except BaseException:
            await self._database.close()
            raise
        self._writer.start()

    async def close(self) -> None:
        """Writes what waits, and closes all connections."""
        await self._writer.close()
        await self._database.close()

    async def create(self, row: TableRow, change: Change) -> None:
        """A new table and its first entries."""
        await self._writer.write(self._writes.created(row, change))

    async def append(self, change: Change) -> None:
        """The entries of an accepted command."""
        await self._writer.write(self._writes.changed(change), journal=change.table)

    async def table(self, table: str) -> TableRow | None:
        """A table, if there is one."""
        rows = await self._tables(select(tables).where(tables.c.id == table))
        return rows[0] if rows else None

    async def entries(self, table: str, after: int = 0) -> list[JournalRow]:
        """The journal of a table after a version, in its order."""
        return await self._do_read(lambda connection: journal(connection, table, after))

    async def listed(self, limit: int) -> list[TableRow]:
        """Tables for everybody to see that gather or play, newest first."""
        chosen = tables.c.status.in_(("gathering", "playing")) & tables.c.listed
        return await self._tables(select(tables).where(chosen).order_by(tables.c.created.desc()).limit(limit))

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        """Tables where the player has a seat, the one that changed last first."""
        chosen = tables.c.id.in_(select(owners.c.table_id).where(owners.c.player == player))
        return await self._tables(select(tables).where(chosen).order_by(tables.c.updated.desc()).limit(limit))

    async def with_code(self, code: str) -> list[str]:
        """The ids of tables with a code that gather or play. The index finds those; few are left to look at."""
        is_called = func.substr(tables.c.id, 1, len(code)) == code
        chosen = select(tables.c.id).where(tables.c.status.in_(("gathering", "playing")) & is_called)
        return [row.id for row in await self._read(chosen)]

    async def playing(self, since: float) -> list[str]:
        """The ids of tables under way that changed since a time, the latest first; so many at most."""
        chosen = (tables.c.status == "playing") & (tables.c.updated >= since)
        latest = select(tables.c.id).where(chosen).order_by(tables.c.updated.desc()).limit(MOST_WOKEN)
        return [row.id for row in await self._read(latest)]

    async def put_record(self, name: str, text: str) -> None:
        """Keeps a record; one that was kept under the name before is replaced."""
        await self._writer.write({self._writes.put_record: [{"name": name, "text": text, "used": time()}]})

    async def record(self, name: str) -> str | None:
        """A record that was kept, if there is one."""
        rows = await self._read(select(records.c.text).where(records.c.name == name))
        return str(rows[0].text) if rows else None

    async def keep_up(self, keeping: Keeping, now: float, *, deletes: bool = True) -> Kept:
        """Packs and deletes a part of what is to be packed and deleted."""
        with _saying("the database cannot be kept up"):
            async with asyncio.timeout(self._deadline):
                return await self._database.write(lambda connection: keep_up(connection, keeping, now, deletes=deletes))

    @property
    def trouble(self) -> str | None:
        """Why the latest write failed; None if it did not."""
        return self._writer.trouble

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._writer.waiting

    async def look(self, work: Callable[[Connection], _Result]) -> _Result:
        """Looks at the whole database for as long as it takes."""
        with _saying("the database cannot be read"):
            return await self._database.read(work)

    async def change(self, work: Callable[[Connection], _Result]) -> _Result:
        """Changes the database, in a transaction, for as long as it takes."""
        with _saying("the database cannot be changed"):
            return await self._database.write(work)

    async def secret(self) -> bytes:
        """The server's key: made once, the same for everybody who opens the store."""
        await self._writer.write({self._writes.make_secret: [{"name": _KEY, "value": token_bytes(_KEY_BYTES)}]})
        (row,) = await self._read(select(secrets.c.value).where(secrets.c.name == _KEY))
        return bytes(row.value)

    async def check_health(self) -> None:
        """A ``StoreError`` if games cannot be read or written now. Whether trouble has passed is tried out."""
        await self._read(select(secrets.c.name).limit(1))
        if self._writer.trouble is not None:
            await self._writer.write({self._writes.set_pulse: [{"name": _PULSE, "value": token_bytes(_KEY_BYTES)}]})

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        return [table_row(row) for row in await self._read(query)]

    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._do_read(lambda connection: connection.execute(query).all())

    async def _do_read(self, work: Callable[[Connection], _Result]) -> _Result:
        with _saying("the database cannot be read"):
            async with asyncio.timeout(self._deadline):
                return await self._database.read(work)


@contextmanager
def _saying(what: str) -> Iterator[None]:
    """Turns what a database can raise into a ``StoreError``."""
    try:
        yield
    except TimeoutError as error:
        raise StoreError(f"{what}: it does not answer") from error
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise StoreError(f"{what}: {cause}") from error
