"""What is written to the database, as statements and their rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

import orjson
from sqlalchemy import Insert, Table, Update, bindparam, func, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from skyrise.tables import Change, JournalRow, TableRow

from .schema import entries, owners, records, secrets, tables
from .writer import Work

_Upsert = Callable[[Table], sqlite.Insert | postgresql.Insert]


@dataclass(frozen=True, slots=True)
class Writes:
    """In the order of a transaction. Of rows for one seat or record the last one stays; a secret stays as it is."""

    new_table: Insert
    add_entry: Insert
    touch_table: Update
    set_aside: Update
    set_owner: Insert
    put_record: Insert
    make_secret: Insert
    set_pulse: Insert

    @classmethod
    def of(cls, dialect: str) -> Writes:
        """The statements for ``sqlite`` or ``postgresql``."""
        upsert: _Upsert = postgresql.insert if dialect == "postgresql" else sqlite.insert
        own, put, pulse = upsert(owners), upsert(records), upsert(secrets)
        return cls(
            new_table=insert(tables),
            add_entry=insert(entries),
            touch_table=update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(
                updated=bindparam("at"),
                status=func.coalesce(bindparam("new_status"), tables.c.status),
                head_version=bindparam("new_version"),
                head_link=bindparam("new_link"),
            ),
            set_aside=update(tables).where(tables.c.id == bindparam("table")).values(aside=bindparam("new_aside")),
            set_owner=own.on_conflict_do_update(
                index_elements=[owners.c.table_id, owners.c.seat], set_={"player": own.excluded.player}
            ),
            put_record=put.on_conflict_do_update(
                index_elements=[records.c.name], set_={"text": put.excluded.text, "used": put.excluded.used}
            ),
            make_secret=upsert(secrets).on_conflict_do_nothing(),
            set_pulse=pulse.on_conflict_do_update(
                index_elements=[secrets.c.name], set_={"value": pulse.excluded.value}
            ),
        )

    def order(self) -> list[Insert | Update]:
        """All of them."""
        return [getattr(self, field.name) for field in fields(self)]

    def created(self, row: TableRow, change: Change) -> Work:
        """A new table and its first entries."""
        values = {field.name: getattr(row, field.name) for field in fields(row) if field.name != "head"}
        aside = None if row.aside is None else _json(row.aside)
        return {self.new_table: [values | {"options": _json(row.options), "aside": aside}], **self.changed(change)}

    def changed(self, change: Change) -> Work:
        """An accepted command."""
        return {
            self.add_entry: [entry_values(change.table, entry) for entry in change.entries],
            self.touch_table: [
                {"table": change.table, "at": entry.at, "new_status": change.status}
                | {"new_version": entry.version, "new_link": entry.link}
                for entry in change.entries[-1:]
            ],
            self.set_aside: (
                [] if change.aside is None else [{"table": change.table, "new_aside": _json(change.aside)}]
            ),
            self.set_owner: [
                {"table_id": change.table, "seat": seat, "player": player}
                for seat, player in (change.owners or {}).items()
            ],
        }


def entry_values(table: str, entry: JournalRow) -> dict[str, object]:
    """The row of an entry."""
    values = {"table_id": table, "version": entry.version, "at": entry.at, "kind": entry.kind}
    return values | {"body": _json(entry.body), "link": entry.link}


def _json(value: object) -> str:
    return orjson.dumps(value).decode()
