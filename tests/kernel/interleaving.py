"""Two threads in a chosen order: one is stopped before a line of its own, and the other goes as far as it can."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Event, RLock, Thread, get_ident
from types import FrameType
from typing import Any

LONG = 30.0
"""Seconds that only a test that fails takes."""


class WatchedLock:
    """A lock for a condition that tells when a thread can go no further: it finds it taken, or waits to be notified."""

    def __init__(self) -> None:
        self._lock: Any = RLock()
        self._stuck: dict[int, Event] = {}

    def watch(self, stuck: Event) -> None:
        """``stuck`` is set when the thread that calls this can go no further."""
        self._stuck[get_ident()] = stuck

    def acquire(self, *arguments: Any) -> bool:
        if not self._lock.acquire(blocking=False):
            self._tell()
            return bool(self._lock.acquire(*arguments))
        return True

    def release(self) -> None:
        self._lock.release()

    def __enter__(self) -> bool:
        return self.acquire()

    def __exit__(self, *error: object) -> None:
        self.release()

    def _release_save(self) -> Any:
        self._tell()
        return self._lock._release_save()

    def _acquire_restore(self, state: Any) -> None:
        self._lock._acquire_restore(state)

    def _is_owned(self) -> bool:
        return bool(self._lock._is_owned())

    def _tell(self) -> None:
        if get_ident() in self._stuck:
            self._stuck[get_ident()].set()


class Beside:
    """A thread that goes as far as it can while another one stands still."""

    def __init__(self, lock: WatchedLock, work: Callable[[], object]) -> None:
        self._stuck = Event()
        self._lock, self._work = lock, work
        self.result: object = None
        self._thread = Thread(target=self._run, daemon=True)

    def go(self) -> None:
        """Returns when it can go no further, or is done."""
        self._thread.start()
        assert self._stuck.wait(LONG)

    def end(self) -> object:
        """What its work has returned."""
        self._thread.join(LONG)
        assert not self._thread.is_alive(), "it waits for ever"
        return self.result

    def _run(self) -> None:
        self._lock.watch(self._stuck)
        self.result = self._work()
        self._stuck.set()


class Pause:
    """Calls ``meanwhile`` at the n-th moment of a thread in a file: before a line, a call, or the return from one."""

    def __init__(self, file: str, at: int, meanwhile: Callable[[], None]) -> None:
        self._file, self._left, self._meanwhile = file, at, meanwhile

    @property
    def is_done(self) -> bool:
        """Has it come so far?"""
        return self._left < 0

    def __enter__(self) -> Pause:
        self._before = sys.gettrace()
        sys.settrace(self._trace)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self._before)

    def _trace(self, frame: FrameType, event: str, argument: object) -> Any:
        if frame.f_code.co_filename != self._file:
            return None
        if self._left == 0:
            self._meanwhile()
        self._left -= 1
        return self._trace
