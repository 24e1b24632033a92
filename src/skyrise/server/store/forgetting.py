"""What is kept of a player, and how it is deleted: a database knows them by the hash of their cookie alone."""

from __future__ import annotations

from secrets import token_hex
from time import time

import orjson
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from skyrise.tables import JournalRow, StoreError
from skyrise.tables.chain import START, Damaged, chained, whole
from skyrise.tables.entries import Forget, Written

from .inspection import table_row
from .packing import journal, relinked, unpack
from .schema import entries, owners, packs, tables
from .upkeep import delete_tables
from .writes import entry_values


def tables_of(connection: Connection, player: str) -> list[str]:
    """The tables where a player has or had a seat, that they made, or where they have said something. Reads everything,
    for as long as that takes."""
    found = {*connection.execute(select(owners.c.table_id).where(owners.c.player == player)).scalars()}
    said = select(entries.c.table_id).where(entries.c.body.contains(player, autoescape=True)).distinct()
    found.update(connection.execute(said).scalars())
    for row in connection.execute(select(packs)).yield_per(100):
        if row.table_id not in found and any(player in _text(entry) for entry in unpack(row.body)):
            found.add(row.table_id)
    return sorted(found)


def forget_player(connection: Connection, player: str) -> list[str]:
    """Deletes tables where nobody else plays; elsewhere the player is somebody whom nobody knows, from the first entry
    on. Returns the tables that it concerned; a ``StoreError`` if something happens there in this very moment."""
    concerned = tables_of(connection, player)
    shared = select(owners.c.table_id).where((owners.c.player != player) & owners.c.table_id.in_(concerned))
    others = set(connection.execute(shared).scalars())
    own = select(owners.c.table_id).where((owners.c.player == player) & owners.c.table_id.in_(concerned))
    alone = set(connection.execute(own).scalars()) - others
    delete_tables(connection, sorted(alone))
    nobody = token_hex(len(player) // 2)
    for table in concerned:
        if table not in alone:
            _rename(connection, table, player, nobody)
    connection.execute(update(owners).where(owners.c.player == player).values(player=None))
    return concerned


def _rename(connection: Connection, table: str, player: str, nobody: str) -> None:
    """Writes a journal anew, with an entry more: a server that has the table in memory finds its next version taken,
    and reads the journal again."""
    found = table_row(connection.execute(select(tables).where(tables.c.id == table)).one())
    try:
        before = list(whole(journal(connection, table, 0), found.head))
    except Damaged as error:
        raise StoreError(f"the journal of {table} is damaged ({error}): delete the table, or restore it") from error
    rows = relinked([_renamed(row, player, nobody) for row in before])
    rows += chained(rows[-1].link or START, [Written(len(rows) + 1, time(), Forget()).row()])
    connection.execute(delete(packs).where(packs.c.table_id == table))
    known = (entries.c.table_id == table) & (entries.c.version <= len(before))
    connection.execute(delete(entries).where(known))
    try:
        connection.execute(insert(entries), [entry_values(table, row) for row in rows])
    except IntegrityError as error:
        raise StoreError(f"something happened at the table {table} in this very moment; try again") from error
    aside = None if found.aside is None else orjson.dumps(found.aside).decode().replace(player, nobody)
    head = {"head_version": rows[-1].version, "head_link": rows[-1].link, "aside": aside}
    connection.execute(update(tables).where(tables.c.id == table).values(head))


def _renamed(row: JournalRow, player: str, nobody: str) -> JournalRow:
    return JournalRow(row.version, row.at, row.kind, orjson.loads(_text(row).replace(player, nobody)), row.link)


def _text(row: JournalRow) -> str:
    return orjson.dumps(row.body).decode()
