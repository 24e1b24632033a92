"""SQLite's log is emptied into its file while the store is open, beside the writer."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from skyrise.server.store import SqlStore, checkpoints, sqlite_url
from skyrise.server.store.checkpoints import Checkpoints

SECONDS = 0.02
"""From one checkpoint to the next."""
NEVER = 10**6


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a second to pass."""
    monkeypatch.setattr(checkpoints, "SECONDS", SECONDS)


if TYPE_CHECKING:
    from server.store.conftest import Changes, Row


def in_the_file_itself(folder: Path) -> int:
    """The entries that somebody reads who knows nothing of the log."""
    alone = folder / "alone.db"
    alone.write_bytes((folder / "skyrise.db").read_bytes())
    connection = sqlite3.connect(alone)
    try:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])
    except sqlite3.DatabaseError:  # not even the tables; or it was copied while it was being written
        return 0
    finally:
        connection.close()


async def until_in_the_file(folder: Path, wanted: int) -> None:
    async with asyncio.timeout(30):
        while in_the_file_itself(folder) < wanted:
            await asyncio.sleep(SECONDS)


async def test_the_log_goes_into_the_file_also_when_nothing_more_is_written(
    tmp_path: Path, row: Row, change: Changes
) -> None:
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    await store.create(row("t"), change("t", 1))
    await until_in_the_file(tmp_path, 1)
    await store.append(change("t", 2))
    await until_in_the_file(tmp_path, 2)
    await store.close()


async def test_a_checkpoint_that_fails_is_said_and_tried_again(
    tmp_path: Path, row: Row, change: Changes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    connect, fails = Engine.connect, iter([True])

    def failing(engine: Engine) -> Connection:
        if threading.current_thread().name == "sqlite-checkpoints" and next(fails, False):
            raise OperationalError("PRAGMA", {}, Exception("disk I/O error"))
        return connect(engine)

    monkeypatch.setattr(Engine, "connect", failing)
    await store.create(row("t"), change("t", 1))
    async with asyncio.timeout(30):
        while "disk I/O error" not in caplog.text:
            await asyncio.sleep(SECONDS)
    await until_in_the_file(tmp_path, 1)
    await store.close()


async def test_a_checkpoint_that_a_reader_hinders_is_tried_again(
    tmp_path: Path, row: Row, change: Changes, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    await store.create(row("t"), change("t", 1))
    await until_in_the_file(tmp_path, 1)
    reader = sqlite3.connect(tmp_path / "skyrise.db", isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    hindered = threading.Semaphore(0)
    make = Checkpoints._make

    def counted(self: Checkpoints) -> bool:
        is_whole = make(self)
        if not is_whole:
            hindered.release()
        return is_whole

    monkeypatch.setattr(Checkpoints, "_make", counted)
    await store.append(change("t", 2))
    for _ in range(2):
        assert await asyncio.to_thread(hindered.acquire, timeout=30)
    assert in_the_file_itself(tmp_path) == 1
    reader.close()
    await until_in_the_file(tmp_path, 2)
    await store.close()


async def test_no_writer_makes_a_checkpoint(
    tmp_path: Path, row: Row, change: Changes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "SECONDS", NEVER)
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    await store.create(row("t"), change("t", 1))
    assert in_the_file_itself(tmp_path) == 0
    await store.close()
    assert in_the_file_itself(tmp_path) == 1


async def test_the_log_goes_into_the_file_beside_the_writer(tmp_path: Path, row: Row, change: Changes) -> None:
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    await store.create(row("t"), change("t", 1))
    for version in range(2, 1000):
        await store.append(change("t", version))
        if in_the_file_itself(tmp_path):
            break
        await asyncio.sleep(SECONDS)
    assert 0 < in_the_file_itself(tmp_path) <= version
    assert [entry.version for entry in await store.entries("t")] == list(range(1, version + 1))
    await store.close()
    assert in_the_file_itself(tmp_path) == version
