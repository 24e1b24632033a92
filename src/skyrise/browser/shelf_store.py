"""The store of a browser: journals on a ``Shelf``."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from dataclasses import asdict
from typing import Any, TypeVar

from skyrise.tables import Change, JournalRow, StoreError, TableRow, VersionConflict

from .ports import Shelf

T = TypeVar("T")


class ShelfStore:
    """A ``tables.Store``: each change is one transaction of IndexedDB."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def open(self) -> None:
        """The shelf opens itself when it is used first."""

    async def close(self) -> None:
        """Ends; whatever was written is written."""
        await _done(self._shelf.close())

    async def create(self, row: TableRow, change: Change) -> None:
        if not await _done(self._shelf.create(_text(asdict(row)), _change_text(change))):
            raise VersionConflict(f"there is a table {row.id} already")

    async def append(self, change: Change) -> None:
        if not await _done(self._shelf.append(_change_text(change))):
            raise VersionConflict(f"a version of table {change.table} is taken, or there is no such table")

    async def table(self, table: str) -> TableRow | None:
        found = await _done(self._shelf.table(table))
        return None if found is None else _row(json.loads(found))

    async def entries(self, table: str, after: int = 0) -> list[JournalRow]:
        return [JournalRow(**entry) for entry in json.loads(await _done(self._shelf.entries(table, after)))]

    async def playing(self, since: float) -> list[str]:
        ids: list[str] = json.loads(await _done(self._shelf.playing()))
        return ids

    async def listed(self, limit: int) -> list[TableRow]:
        return [_row(kept) for kept in json.loads(await _done(self._shelf.listed(limit)))]

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        return [_row(kept) for kept in json.loads(await _done(self._shelf.of_player(player, limit)))]

    async def put_record(self, name: str, text: str) -> None:
        await _done(self._shelf.put_record(name, text))

    async def record(self, name: str) -> str | None:
        return await _done(self._shelf.record(name))

    async def secret(self) -> bytes:
        return bytes.fromhex(await _done(self._shelf.secret()))


async def _done(asked: Awaitable[T]) -> T:
    """What JavaScript answers; whatever it throws says why the store cannot be used."""
    try:
        return await asked
    except Exception as error:
        raise StoreError(f"this browser keeps no games now: {error}") from error


def _change_text(change: Change) -> str:
    entries = [{"version": row.version, "at": row.at, "text": _text(asdict(row))} for row in change.entries]
    aside = None if change.aside is None else _text(change.aside)
    changed = {"status": change.status, "owners": change.owners or {}, "aside": aside}
    return _text({"table": change.table, "entries": entries, **changed})


def _row(kept: dict[str, Any]) -> TableRow:
    """A row as it was created, with what has changed since."""
    row = json.loads(kept["text"]) | {"status": kept["status"], "updated": kept["updated"]}
    return TableRow(**row if kept["aside"] is None else {**row, "aside": json.loads(kept["aside"])})


def _text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))
