"""A file that says that a server uses a SQLite database: the system takes the lock back however the process ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skyrise.tables import StoreError


@contextmanager
def lock_file(database: str) -> Iterator[None]:
    """Holds the lock of a database; a ``StoreError`` if another server does."""
    path = Path(f"{database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}") from error
    try:
        try:
            _lock(file)
        except OSError:
            raise StoreError(
                f"another server runs on {database}; stop it first, or choose another folder with --data"
            ) from None
        yield
    finally:
        os.close(file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
