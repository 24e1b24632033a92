"""How a database is reached: by a URL, as SQLite or as PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from skyrise.tables import StoreError

from .postgresql import Postgresql
from .sqlite import Sqlite

SQLITE, POSTGRESQL = "sqlite", "postgresql+asyncpg"
_WANTED = f"{SQLITE}:///PATH or {POSTGRESQL}://USER:PASSWORD@HOST/NAME"
_MOMENTS = {"sqlite": "BEGIN", "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ"}
_Result = TypeVar("_Result")


class Database(Protocol):
    """Does something with a connection without keeping anybody else waiting."""

    @property
    def url(self) -> URL: ...

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """In a transaction that survives this process when this returns. One at a time."""

    async def read(self, work: Callable[[Connection], _Result]) -> _Result:
        """Each statement sees what is committed."""

    async def close(self) -> None:
        """Closes all connections."""


def sqlite_url(folder: Path) -> str:
    """The database of a data folder."""
    return URL.create(SQLITE, database=str(folder / "skyrise.db")).render_as_string()


def connect(address: str, *, wait_for_disk: bool = True, shared: bool = False) -> Database:
    """The database of a URL; nothing is opened yet. ``wait_for_disk``: what is written survives the machine as well.

    ``shared``: others need what a transaction locks.
    """
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError(f"that is not the URL of a database; wanted is {_WANTED}") from None
    if url.drivername == POSTGRESQL:
        return Postgresql(url, wait_for_disk=wait_for_disk, shared=shared)
    if url.drivername != SQLITE:
        raise StoreError(f"databases of the kind {url.drivername} are not supported; wanted is {_WANTED}")
    if url.database in (None, "", ":memory:"):
        raise StoreError(f"a SQLite database must be a file: {SQLITE}:///PATH")
    return Sqlite(url, wait_for_disk=wait_for_disk)


def begin_moment(connection: Connection) -> None:
    """Whatever is read until ``COMMIT`` is of this one moment, however long it takes; nobody waits for it."""
    connection.exec_driver_sql(_MOMENTS[connection.dialect.name])
