"""SQLite: each piece of work on a thread, at one go; one thread writes, some read beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event

from .checkpoints import Checkpoints

_READERS = 4
_MILLISECONDS = 10_000  # that a writer of another process may keep us waiting
_MILLISECONDS_FOR_READERS = 20
_PAUSE = 0.01
MOST_LOG = 16 * 1024 * 1024
"""Bytes of the log, after which it is begun anew."""
_BESIDE = ("-wal", "-shm")
_PRAGMAS = (
    f"busy_timeout={_MILLISECONDS}",
    "foreign_keys=ON",
    "wal_autocheckpoint=0",  # see ``Checkpoints``
)
_WAITING, _NOT_WAITING = "synchronous=FULL", "synchronous=NORMAL"
"""The log is synced with each commit, or with each of the ``Checkpoints``."""

_Result = TypeVar("_Result")


class Sqlite:
    """A file."""

    def __init__(self, url: URL, *, wait_for_disk: bool) -> None:
        self.url = url
        set_up = partial(_set_up, (*_PRAGMAS, _WAITING if wait_for_disk else _NOT_WAITING))
        self._writing = create_engine(url, pool_size=1)
        self._reading = create_engine(url, pool_size=_READERS)
        for engine in (self._writing, self._reading):
            event.listen(engine, "connect", set_up)
        event.listen(self._writing, "do_connect", self._make_file)
        event.listen(self._writing, "begin", _begin)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(_READERS, "sqlite-reader")
        self._connection: Connection | None = None
        """The writer's, which it keeps: to ask for it each time costs as much as what is written."""
        self._checkpoints = Checkpoints(self._reading)
        self._log = Path(f"{url.database}-wal")

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """In a transaction that survives this process when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def read(self, work: Callable[[Connection], _Result]) -> _Result:
        """Each statement sees what is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def close(self) -> None:
        """Closes all connections."""
        await asyncio.to_thread(self._checkpoints.close)
        self._writer.submit(self._let_go)
        for threads, engine in ((self._readers, self._reading), (self._writer, self._writing)):
            threads.submit(engine.dispose)
            await asyncio.to_thread(threads.shutdown)

    def _make_file(self, *_: object) -> None:
        """Seeds and everybody's seats lie there: folder and file are their owner's alone, whoever made the folder.

        SQLite gives its log and the index of it the rights of the file.
        """
        path = Path(str(self.url.database))
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        for file in (path, *(path.with_name(f"{path.name}{end}") for end in _BESIDE)):
            if file.exists():
                file.chmod(0o600)

    def _write(self, work: Callable[[Connection], _Result]) -> _Result:
        connection = self._connection or self._writing.connect()
        self._connection = None
        try:
            with connection.begin():
                result = work(connection)
            self._checkpoints.ask()
            if self._log_size() > MOST_LOG:
                _shorten_log(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return result

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _log_size(self) -> int:
        try:
            return self._log.stat().st_size
        except FileNotFoundError:
            return 0

    def _read(self, work: Callable[[Connection], _Result]) -> _Result:
        with self._reading.connect() as connection:
            return work(connection)


def _shorten_log(connection: Connection) -> None:
    """While something is written all the time, no checkpoint beside it can begin the log anew: the writer does.

    Little is left to do for it; a reader that is in the way is not waited for.
    """
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    raw.execute(f"PRAGMA busy_timeout={_MILLISECONDS_FOR_READERS}").close()
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
    raw.execute(f"PRAGMA busy_timeout={_MILLISECONDS}").close()


def _set_up(pragmas: Sequence[str], connection: Any, _record: object) -> None:
    connection.isolation_level = None  # else Python begins transactions by itself, and not before DDL
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").close()
    _to_wal(connection)


def _to_wal(connection: sqlite3.Connection) -> None:
    """Waits for another process that is making or changing a new file: here SQLite itself would not."""
    deadline = monotonic() + _MILLISECONDS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(_PAUSE)
        else:
            return


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
