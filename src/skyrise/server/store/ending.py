"""How a game is ended from outside: by an entry of its own, whether a server runs on the database or not."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from skyrise.tables import StoreError
from skyrise.tables.chain import chained
from skyrise.tables.entries import End, Written
from skyrise.tables.folding import fold

from .inspection import table_row
from .packing import journal
from .schema import entries, tables
from .writes import entry_values


def end_table(connection: Connection, name: str, now: float) -> None:
    """Ends a game under way; a ``StoreError`` says why not.

    A server that has the table in memory finds its next version taken, and reads the journal again.
    """
    found = connection.execute(select(tables).where(tables.c.id == name)).first()
    if found is None:
        raise StoreError(f"there is no table {name}")
    row = table_row(found)
    if row.status != "playing":
        raise StoreError(f"no game is under way at {name}: it is {row.status}")
    table = fold(row, journal(connection, name, 0), b"", now)
    (entry,) = chained(table.link, [Written(table.version + 1, now, End()).row()])
    head = {"status": "over", "updated": now, "head_version": entry.version, "head_link": entry.link}
    try:
        connection.execute(insert(entries), entry_values(name, entry))
    except IntegrityError as error:
        raise StoreError("something happened at the table in this very moment; try again") from error
    connection.execute(update(tables).where(tables.c.id == name).values(head))
