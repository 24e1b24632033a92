"""SQLite's log is emptied into its file while the store is open, beside the writer."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from skyrise.server.store import SqlStore, sqlite_url
from skyrise.server.store.checkpoints import SECONDS


def in_the_file_itself(folder: Path) -> int:
    """The entries that somebody reads who knows nothing of the log."""
    alone = folder / "alone.db"
    alone.write_bytes((folder / "skyrise.db").read_bytes())
    connection = sqlite3.connect(alone)
    try:
        return connection.execute("SELECT count(*) FROM entries").fetchone()[0]
    except sqlite3.OperationalError:  # not even the tables
        return 0
    finally:
        connection.close()


async def test_the_log_goes_into_the_file_beside_the_writer(tmp_path, row, change):
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    await store.create(row("t"), change("t", 1))
    assert in_the_file_itself(tmp_path) == 0
    for version in range(2, 1000):
        await store.append(change("t", version))
        if in_the_file_itself(tmp_path):
            break
        await asyncio.sleep(SECONDS / 10)
    assert 0 < in_the_file_itself(tmp_path) <= version
    assert [entry.version for entry in await store.entries("t")] == list(range(1, version + 1))
    await store.close()
    assert in_the_file_itself(tmp_path) == version
