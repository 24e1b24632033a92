"""What a host sees of a database, and what they do to it, whether a server runs on it or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

import orjson
from sqlalchemy import Connection, Row, func, select

from skyrise.components import Reason, Refusal
from skyrise.notation import write_record
from skyrise.tables import Head, JournalRow, TableRow
from skyrise.tables.chain import Damaged, whole
from skyrise.tables.folding import fold
from skyrise.tables.identity import Eyes
from skyrise.tables.snapshot import snapshot_of

from .packing import journal, row_of
from .schema import entries, owners, tables
from .upkeep import delete_tables


@dataclass(frozen=True, slots=True)
class Finding:
    """A table, and what is wrong with it; nothing is if ``why`` is None."""

    table: str
    why: str | None
    whole: int = 0
    """Versions from the first on that are as they were written, and can be read."""


def table_row(row: Any) -> TableRow:
    """A table as the database has it."""
    fields = dict(row._mapping)
    version, link = fields.pop("head_version"), fields.pop("head_link")
    fields["options"] = orjson.loads(row.options)
    fields["aside"] = None if row.aside is None else orjson.loads(row.aside)
    return TableRow(**fields, head=None if version is None else Head(version, link))


def list_tables(connection: Connection, status: str | None, limit: int) -> list[dict[str, object]]:
    """The tables that changed last."""
    chosen = select(tables).order_by(tables.c.updated.desc()).limit(limit)
    if status is not None:
        chosen = chosen.where(tables.c.status == status)
    return [_summary(connection, table_row(row)) for row in connection.execute(chosen).all()]


def inspect_table(connection: Connection, table: str) -> dict[str, object] | None:
    """Everything that is kept of a table; None if there is none. Seeds are secrets while a game is under way."""
    found = connection.execute(select(tables).where(tables.c.id == table)).first()
    if found is None:
        return None
    row, people = table_row(found), select(owners.c.seat, owners.c.player).where(owners.c.table_id == table)
    return {
        **_summary(connection, row),
        "options": row.options,
        "seed": row.seed if row.status == "over" else None,
        "owners": {str(one.seat): one.player for one in connection.execute(people)},
        "journal": [asdict(entry) for entry in journal(connection, table, 0)],
    }


def export_record(connection: Connection, table: str) -> str | None:
    """The record of a table's game; None if there is no such table, a ``Refusal`` before the game is over."""
    found = connection.execute(select(tables).where(tables.c.id == table)).first()
    if found is None:
        return None
    row = table_row(found)
    game = snapshot_of(fold(row, journal(connection, table, 0), b"", row.updated), Eyes(), plays=False).game
    if not game.is_over:
        raise Refusal(Reason.RECORD_NOT_OVER)
    return write_record(game.record())


def delete_table(connection: Connection, table: str) -> bool:
    """Deletes a table; whether there was one."""
    is_there = connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is not None
    delete_tables(connection, [table])
    return is_there


def check(connection: Connection) -> Iterator[Finding]:
    """Reads every table as a server would, and what SQLite says of its file."""
    if connection.dialect.name == "sqlite":
        yield from _check_file(connection)
    for found in connection.execute(select(tables).order_by(tables.c.id)).yield_per(100):
        yield _check_table(connection, found)


def _check_table(connection: Connection, found: Row[Any]) -> Finding:
    """Whatever a journal holds, reading it must not end the check."""
    try:
        row = table_row(found)
    except ValueError as error:
        return Finding(found.id, f"its own row cannot be read: {error}")
    good: list[JournalRow] = []
    try:
        for entry in whole(_each(connection, row.id), row.head):
            good.append(entry)  # noqa: PERF402 - those before the damaged one stay
        fold(row, good, b"", row.updated)
    except Exception as error:
        return Finding(row.id, _sentence(error), _readable(row, good))
    return Finding(row.id, None, len(good))


def _each(connection: Connection, table: str) -> Iterator[JournalRow]:
    """The entries of a journal one by one, so that those before one that cannot be read are known."""
    try:
        yield from journal(connection, table, 0)
    except ValueError:
        for row in connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.version)):
            yield row_of(row)


def _readable(row: TableRow, rows: Sequence[JournalRow]) -> int:
    """How many of the first entries a table can be made of."""
    for count in range(len(rows), 0, -1):
        with suppress(Exception):
            fold(replace(row, head=None), rows[:count], b"", row.updated)
            return count
    return 0


def _sentence(error: Exception) -> str:
    return str(error) if isinstance(error, Damaged) else f"{type(error).__name__}: {error}"


def _check_file(connection: Connection) -> Iterator[Finding]:
    said = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
    if said != ["ok"]:
        yield Finding("the file", "; ".join(said[:5]))


def _summary(connection: Connection, row: TableRow) -> dict[str, object]:
    latest = select(func.max(entries.c.version)).where(entries.c.table_id == row.id)
    return {
        "table": row.id,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "listed": row.listed,
        "versions": connection.execute(latest).scalar_one(),
    }
