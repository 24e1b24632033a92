"""Journals of finished games, packed: their entries together, compressed. Only the last one stays a row of its own."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import orjson
from sqlalchemy import Connection, Row, delete, insert, select

from skyrise.tables import JournalRow
from skyrise.tables.chain import START, chained

from .schema import entries, packs, tables


def row_of(row: Row[Any]) -> JournalRow:
    """An entry as the database has it."""
    return JournalRow(row.version, row.at, row.kind, orjson.loads(row.body), row.link)


def pack(rows: Sequence[JournalRow]) -> bytes:
    """The body of a pack. Links cannot be compressed, and need not be kept: the last one tells whether all fit."""
    plain = [[row.version, row.at, row.kind, row.body] for row in rows]
    links = [row.link for row in rows]
    told = links[-1:] if _linked(rows, _unlinked(links)) == list(rows) else links
    return zlib.compress(orjson.dumps({"rows": plain, "unlinked": _unlinked(links), "links": told}), 9)


def unpack(body: bytes) -> list[JournalRow]:
    """The entries of a pack; with the last link as it was, so that damage is found as anywhere else."""
    packed = orjson.loads(zlib.decompress(body))
    rows, links = [JournalRow(*fields) for fields in packed["rows"]], packed["links"]
    if len(links) == len(rows):
        return [replace(row, link=link) for row, link in zip(rows, links, strict=True)]
    linked = _linked(rows, packed["unlinked"])
    return [*linked[:-1], replace(linked[-1], link=links[0])]


def _unlinked(links: Sequence[str | None]) -> int:
    """How many entries have no link: those of version 0.1, which come first."""
    return next((number for number, link in enumerate(links) if link is not None), len(links))


def _linked(rows: Sequence[JournalRow], unlinked: int) -> list[JournalRow]:
    return [*(replace(row, link=None) for row in rows[:unlinked]), *chained(START, rows[unlinked:])]


def relinked(rows: Sequence[JournalRow]) -> list[JournalRow]:
    """A journal that was written anew; entries that had no link have none."""
    return _linked(rows, _unlinked([row.link for row in rows]))


def journal(connection: Connection, table: str, after: int) -> list[JournalRow]:
    """The journal of a table after a version. Rows are read before the pack: whatever is packed meanwhile is in one."""
    chosen = (entries.c.table_id == table) & (entries.c.version > after)
    loose = [row_of(row) for row in connection.execute(select(entries).where(chosen).order_by(entries.c.version))]
    if loose and loose[0].version == after + 1:
        return loose
    packed = connection.execute(select(packs.c.body).where(packs.c.table_id == table)).first()
    earlier = [] if packed is None else [row for row in unpack(packed.body) if row.version > after]
    known = {row.version: row for row in (*earlier, *loose)}
    return [known[version] for version in sorted(known)]


def pack_finished(connection: Connection, before: float, most: int) -> int:
    """Packs journals of games that were over at a time; returns how many. The last entry keeps its version taken."""
    is_old = (tables.c.status == "over") & (tables.c.updated < before)
    has_rows = select(entries.c.table_id).where(entries.c.table_id == tables.c.id).offset(1).limit(1).exists()
    chosen = connection.execute(select(tables.c.id).where(is_old & has_rows).limit(most)).scalars().all()
    for table in chosen:
        rows = journal(connection, table, 0)
        connection.execute(delete(packs).where(packs.c.table_id == table))
        connection.execute(insert(packs), {"table_id": table, "body": pack(rows)})
        earlier = (entries.c.table_id == table) & (entries.c.version < rows[-1].version)
        connection.execute(delete(entries).where(earlier))
    return len(chosen)
