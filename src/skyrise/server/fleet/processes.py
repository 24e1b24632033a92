"""Several servers on one machine that listen on one socket: a process for each, and one that looks after them."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from socket import socket
from typing import Final

from skyrise.server.running import run
from skyrise.server.settings import Settings
from skyrise.tables import StoreError

PAUSE: Final = 1.0
"""Seconds after which a server that has failed is started again, so that one that always fails costs little."""
FAILED: Final = 1
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def check_processes(count: int, settings: Settings) -> None:
    """A ``ValueError`` if these settings are for one process only."""
    if count == 1:
        return
    if settings.broker is None:
        raise ValueError("several processes need --broker, through which they know of each other")
    if sys.platform == "win32":
        raise ValueError("on Windows a server is one process; start several, each with a port of its own")


def run_processes(
    count: int, settings: Settings, listening: socket, announce: Callable[[], None], *, json_logs: bool = False
) -> None:
    """Until a signal, which all of them get; one that ends by itself is replaced. A ``StoreError`` if none begins."""
    children = _Children(settings, listening, announce, json_logs=json_logs)
    for stop in STOPS:
        signal.signal(stop, children.end)
    for number in range(count):
        children.start(number)
    children.look_after()


class _Children:
    """Processes by their ids."""

    def __init__(self, settings: Settings, listening: socket, announce: Callable[[], None], *, json_logs: bool) -> None:
        self._given = settings, listening, json_logs
        self._announce = announce
        self._numbers: dict[int, int] = {}
        self._ending = False

    def start(self, number: int) -> None:
        """The first says where it listens; metrics of each have a port of their own."""
        process = os.fork()
        if process == 0:
            for stop in STOPS:  # which are not ours to handle: the server will
                signal.signal(stop, signal.SIG_DFL)
            os._exit(self._serve(number))
        self._numbers[process] = number

    def end(self, *_: object) -> None:
        """All of them hand over what can be handed over, and end."""
        self._ending = True
        for process in self._numbers:
            os.kill(process, signal.SIGTERM)

    def look_after(self) -> None:
        """Until the last one has ended."""
        failures = 0
        while self._numbers:
            process, status = os.wait()
            number = self._numbers.pop(process)
            if self._ending:
                continue
            failures = failures + 1 if os.waitstatus_to_exitcode(status) == FAILED else 0
            if failures > len(self._numbers) + 1:
                self.end()
            else:
                time.sleep(PAUSE)
            if not self._ending:
                self.start(number)
        if failures:
            raise StoreError("no server could begin; see above")

    def _serve(self, number: int) -> int:
        settings, listening, json_logs = self._given
        metrics = settings.metrics and settings.metrics + number
        try:
            announce = self._announce if number == 0 else _say_nothing
            run(replace(settings, metrics=metrics), listening, announce, json_logs=json_logs)
        except StoreError as error:
            print(f"refused: {error}", file=sys.stderr)
            return FAILED
        sys.stdout.flush()
        return 0


def _say_nothing() -> None:
    """The first process has said where we are."""
