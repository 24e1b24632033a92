"""Nothing grows without bound: journals of finished games are packed, and what nobody came back to is deleted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from skyrise.notation.documents import Kept as KeptDays
from skyrise.notation.documents import Status
from skyrise.tables.teaching import BESIDE_A_RECORD

from .packing import pack_finished
from .schema import entries, owners, packs, records, secrets, tables

DAY: Final = 24 * 3600.0
LATEST: Final = "upkeep"
"""The name under which it is kept when the latest upkeep was."""
MOST_AT_ONCE: Final = 200
"""Of each kind, in one transaction: nobody waits long for it."""


def usual_days() -> dict[Status, float]:
    """For how many days a table is kept that nothing happens at."""
    return {"gathering": 14, "playing": 180, "over": 730}


@dataclass(frozen=True, slots=True)
class Keeping:
    """For how many days things are kept; 0: for ever."""

    tables: Mapping[Status, float] = field(default_factory=usual_days)
    """Since the latest thing that happened there."""
    records: float = 365
    """Since somebody handed the record in."""
    unpacked: float = 2
    """Since a game was over, until its journal is packed."""

    def document(self) -> KeptDays:
        """What players are told of it."""
        days = {**usual_days(), **self.tables}
        return {
            "gathering": days["gathering"],
            "playing": days["playing"],
            "over": days["over"],
            "records": self.records,
        }


@dataclass(frozen=True, slots=True)
class Kept:
    """What an upkeep has done."""

    packed: int
    deleted: int
    forgotten: int
    """Records."""

    def __bool__(self) -> bool:
        """Was there anything to do? Then there may be more."""
        return bool(self.packed or self.deleted or self.forgotten)


def keep_up(connection: Connection, keeping: Keeping, now: float, *, deletes: bool = True) -> Kept:
    """A part of what is to be done."""
    packed = pack_finished(connection, now - keeping.unpacked * DAY, MOST_AT_ONCE)
    if not deletes:
        return Kept(packed, 0, 0)
    gone = [
        table
        for status, days in keeping.tables.items()
        if days
        for table in _untouched(connection, status, now - days * DAY)
    ]
    delete_tables(connection, gone)
    return Kept(packed, len(gone), _forget_records(connection, keeping, now))


def delete_tables(connection: Connection, gone: list[str]) -> None:
    """Tables with everything that was kept of them, reviews too, which hold names."""
    reviews = [name.format(name=table) for table in gone for name in BESIDE_A_RECORD]
    for column in (entries.c.table_id, owners.c.table_id, packs.c.table_id, tables.c.id):
        if gone:
            connection.execute(delete(column.table).where(column.in_(gone)))
    if reviews:
        connection.execute(delete(records).where(records.c.name.in_(reviews)))


def latest_upkeep(connection: Connection) -> float | None:
    """What time it was at the latest upkeep that deleted; else when the latest thing happened; None: nothing has."""
    kept = connection.execute(select(secrets.c.value).where(secrets.c.name == LATEST)).scalar()
    if kept is not None:
        return float(bytes(kept).decode())
    happened = connection.execute(select(func.max(tables.c.updated))).scalar()
    return None if happened is None else float(happened)


def note_upkeep(connection: Connection, now: float) -> None:
    """There was an upkeep."""
    connection.execute(delete(secrets).where(secrets.c.name == LATEST))
    connection.execute(insert(secrets), {"name": LATEST, "value": repr(now).encode()})


def _untouched(connection: Connection, status: Status, before: float) -> list[str]:
    chosen = (tables.c.status == status) & (tables.c.updated < before)
    return list(connection.execute(select(tables.c.id).where(chosen).limit(MOST_AT_ONCE)).scalars())


def _forget_records(connection: Connection, keeping: Keeping, now: float) -> int:
    if not keeping.records:
        return 0
    old = select(records.c.name).where(records.c.used < now - keeping.records * DAY).limit(MOST_AT_ONCE)
    names = list(connection.execute(old).scalars())
    if names:
        connection.execute(delete(records).where(records.c.name.in_(names)))
    return len(names)
