"""What a table needs of a store: a journal that only grows, and a few things found by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that was accepted at a table. A table is the fold of its entries; versions are 1, 2, 3 …"""

    version: int
    at: float
    kind: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its journal; times are seconds since 1970."""

    id: str
    created: float
    options: dict[str, Any]
    seed: str
    status: str
    listed: bool
    updated: float


@dataclass(frozen=True, slots=True)
class Change:
    """What one accepted command changes, in one transaction."""

    table: str
    entries: tuple[Entry, ...]
    status: str | None = None
    owners: Mapping[int, str | None] | None = None
    """Of each seat whose owner changes, the hash of the player; None: nobody."""


class StoreError(Exception):
    """The store cannot be used, or refuses what was asked of it; the sentence says why."""


class VersionConflict(StoreError):
    """One of the versions is taken (or the new table's id is, or there is no such table); nothing was written."""


class Store(Protocol):
    """Where tables are kept. What a method that writes was asked to write survives this process when it returns.

    It survives the machine as well, at once if the store waits for the disk, else about a second later.
    """

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, row: TableRow, change: Change) -> None: ...

    async def append(self, change: Change) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def listed(self, limit: int) -> list[TableRow]:
        """Tables for everybody to see that gather or play, newest first."""

    async def of_player(self, player: str, limit: int) -> list[TableRow]:
        """Tables where the player (a hash) has a seat, the one that changed last first."""

    async def playing(self) -> list[str]:
        """The ids of tables under way, to wake the bots after a restart."""

    async def put_record(self, name: str, text: str) -> None:
        """Keeps a record; one that was kept under the name before is replaced."""

    async def record(self, name: str) -> str | None: ...

    async def secret(self) -> bytes:
        """The server's key: made once, the same for everybody who opens the store."""
