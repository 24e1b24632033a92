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
            if not self._make():
                self._asked.set()

    def _make(self) -> bool:
        """Whether all of the log is in the file: a reader may be in the way, or the disk may fail."""
        try:
            with self._engine.connect() as connection:
                _, in_log, in_file = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
        except SQLAlchemyError as error:
            _log.warning("the database's log could not be emptied into its file: %s", error)
            return False
        return bool(in_file == in_log)
