"""Checkpoints of SQLite: what its log holds is synced and goes into the file itself, beside the writer.

SQLite would do that in a commit, and whoever waits for that commit would wait for two more syncs of the disk.
"""

from __future__ import annotations

import logging
from threading import Event, Thread

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

SECONDS = 1.0
"""From the end of one to the start of the next; the log holds what is written meanwhile."""

_log = logging.getLogger(__name__)


class Checkpoints:
    """Made on a thread: one follows whatever was written, however long nothing more is."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._asked = Event()
        self._ending = Event()
        self._thread: Thread | None = None

    def ask(self) -> None:
        """Something was written."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sqlite-checkpoints", daemon=True)
            self._thread.start()
        self._asked.set()

    def close(self) -> None:
        """Waits for the one under way; SQLite makes the last one itself when the file is closed."""
        if self._thread is not None:
            self._ending.set()
            self._asked.set()
            self._thread.join()

    def _run(self) -> None:
        while not self._ending.wait(SECONDS):
            self._asked.wait()
            self._asked.clear()
            self._make()

    def _make(self) -> None:
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
        except SQLAlchemyError as error:  # the log keeps all of it; the next one tries again
            _log.warning("the database's log could not be emptied into its file: %s", error)
