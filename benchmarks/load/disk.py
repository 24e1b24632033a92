"""The disk by itself, at the same time: nobody can be told of an action before it is on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

PAGE = bytes(4096)
PAUSE = 0.05


@contextmanager
def bare_writes(folder: Path) -> Iterator[list[float]]:
    """How long synced writes of one page take, twenty a second until the end."""
    took: list[float] = []
    ended = Event()
    thread = Thread(target=_write, args=(folder / "bare", took, ended))
    thread.start()
    try:
        yield took
    finally:
        ended.set()
        thread.join()


def _write(path: Path, took: list[float], ended: Event) -> None:
    with path.open("wb", buffering=0) as file:
        while not ended.wait(PAUSE):
            file.seek(0)
            start = perf_counter()
            file.write(PAGE)
            os.fdatasync(file.fileno())
            took.append(perf_counter() - start)
