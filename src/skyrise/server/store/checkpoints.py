"""Checkpoints of SQLite: what its log holds goes into the file itself, beside the writer.

SQLite would do that in a commit, and whoever waits for that commit would wait for two more syncs of the disk.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic

from sqlalchemy import Engine

SECONDS = 1.0
"""From the start of one to that of the next; the log holds what is written meanwhile."""


class Checkpoints:
    """Made on a thread, when something was written and the last one was a while ago."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "sqlite-checkpoints")
        self._latest: Future[None] | None = None
        self._began = monotonic()

    def consider(self) -> None:
        """Something was written."""
        under_way = self._latest is not None and not self._latest.done()
        if not under_way and monotonic() - self._began >= SECONDS:
            self._began = monotonic()
            self._latest = self._thread.submit(self._make)

    def close(self) -> None:
        """Waits for the one under way; SQLite makes the last one itself when the file is closed."""
        self._thread.shutdown()

    def _make(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
