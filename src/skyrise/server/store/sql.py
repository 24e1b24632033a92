"""The store in a database: SQLite or PostgreSQL, the same code for both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from secrets import token_bytes
from typing import Any

import orjson
from sqlalchemy import Row, Select, select
from sqlalchemy.exc import SQLAlchemyError

from skyrise.tables import Change, JournalRow, StoreError, TableRow

from .engine import connect
from .migrate import migrate
from .schema import entries, owners, records, secrets, tables
from .writer import Writer
from .writes import Writes

_KEY, _KEY_BYTES = "key", 32


class SqlStore:
    """A ``Store`` at a URL. Reads run beside the writer and see what is committed."""

    def __init__(self, url: str, *, wait_for_disk: bool = True) -> None:
        self._database = connect(url, wait_for_disk=wait_for_disk)
        self._writes = Writes.of(self._database.url.get_backend_name())
        self._writer = Writer(self._database, self._writes.order())

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
        await self._writer.write(self._writes.changed(change))

    async def table(self, table: str) -> TableRow | None:
        """A table, if there is one."""
        rows = await self._tables(select(tables).where(tables.c.id == table))
        return rows[0] if rows else None

    async def entries(self, table: str, after: int = 0) -> list[JournalRow]:
        """The journal of a table after a version, in its order."""
        chosen = (entries.c.table_id == table) & (entries.c.version > after)
        rows = await self._read(select(entries).where(chosen).order_by(entries.c.version))
        return [JournalRow(row.version, row.at, row.kind, orjson.loads(row.body)) for row in rows]

    async def listed(self, limit: int) -> list[TableRow]:
        """Tables for everybody to see that gather or play, newest first."""
        chosen = tables.c.status.in_(("gathering", "playing")) & tables.c.listed
        return await self._tables(select(tables).where(chosen).order_by(tables.c.created.desc()).limit(limit))

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        """Tables where the player has a seat, the one that changed last first."""
        chosen = tables.c.id.in_(select(owners.c.table_id).where(owners.c.player == player))
        return await self._tables(select(tables).where(chosen).order_by(tables.c.updated.desc()).limit(limit))

    async def playing(self) -> list[str]:
        """The ids of tables under way."""
        return [row.id for row in await self._read(select(tables.c.id).where(tables.c.status == "playing"))]

    async def put_record(self, name: str, text: str) -> None:
        """Keeps a record; one that was kept under the name before is replaced."""
        await self._writer.write({self._writes.put_record: [{"name": name, "text": text}]})

    async def record(self, name: str) -> str | None:
        """A record that was kept, if there is one."""
        rows = await self._read(select(records.c.text).where(records.c.name == name))
        return str(rows[0].text) if rows else None

    async def secret(self) -> bytes:
        """The server's key: made once, the same for everybody who opens the store."""
        await self._writer.write({self._writes.make_secret: [{"name": _KEY, "value": token_bytes(_KEY_BYTES)}]})
        (row,) = await self._read(select(secrets.c.value).where(secrets.c.name == _KEY))
        return bytes(row.value)

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(**{**row._mapping, "options": orjson.loads(row.options)}) for row in await self._read(query)]

    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with _saying("the database cannot be read"):
            return await self._database.read(lambda connection: connection.execute(query).all())


@contextmanager
def _saying(what: str) -> Iterator[None]:
    """Turns what a database can raise into a ``StoreError``."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise StoreError(f"{what}: {cause}") from error
