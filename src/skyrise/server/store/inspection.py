"""What a host sees of a database, and what they do to it, whether a server runs on it or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, func, select, update

from skyrise.components import Reason, Refusal
from skyrise.notation import write_record
from skyrise.tables import TableRow
from skyrise.tables.entries import fold
from skyrise.tables.identity import Eyes
from skyrise.tables.snapshot import snapshot_of

from .packing import journal
from .schema import entries, owners, tables
from .upkeep import delete_tables


@dataclass(frozen=True, slots=True)
class Finding:
    """A table, and what is wrong with it; nothing is if ``why`` is None."""

    table: str
    why: str | None


def table_row(row: Any) -> TableRow:
    """A table as the database has it."""
    aside = None if row.aside is None else orjson.loads(row.aside)
    return TableRow(**{**row._mapping, "options": orjson.loads(row.options), "aside": aside})


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
    game = snapshot_of(fold(row, journal(connection, table, 0), b"", row.updated), Eyes()).game
    if not game.is_over:
        raise Refusal(Reason.RECORD_NOT_OVER)
    return write_record(game.record())


def tables_of(connection: Connection, player: str) -> list[str]:
    """The tables where a player has, or made, a seat."""
    return list(connection.execute(select(owners.c.table_id).where(owners.c.player == player)).scalars().unique())


def delete_table(connection: Connection, table: str) -> bool:
    """Deletes a table; whether there was one."""
    is_there = connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is not None
    delete_tables(connection, [table])
    return is_there


def forget_player(connection: Connection, player: str) -> int:
    """Deletes tables where nobody else plays, and lets go of seats elsewhere; returns how many tables it concerned."""
    concerned = tables_of(connection, player)
    shared = select(owners.c.table_id).where((owners.c.player != player) & owners.c.table_id.in_(concerned))
    others = set(connection.execute(shared).scalars())
    delete_tables(connection, [table for table in concerned if table not in others])
    connection.execute(update(owners).where(owners.c.player == player).values(player=None))
    return len(concerned)


def check(connection: Connection) -> Iterator[Finding]:
    """Reads every table as a server would, and what SQLite says of its file."""
    if connection.dialect.name == "sqlite":
        yield from _check_file(connection)
    for found in connection.execute(select(tables).order_by(tables.c.id)).yield_per(100):
        try:
            row = table_row(found)
            fold(row, journal(connection, row.id, 0), b"", row.updated)
        except Exception as error:
            yield Finding(found.id, f"{type(error).__name__}: {error}")
        else:
            yield Finding(found.id, None)


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
