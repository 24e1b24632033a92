"""A server as its users have it: a process of its own, on a free port, with its data in a folder.

Its deals are the same in every run, so that what a test meets does not depend on luck.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path


class Server:
    """``skyrise serve`` with deals that have a name."""

    PROGRAM = Path(__file__).with_name("seeded_server.py")

    def __init__(self, data: Path, deals: str) -> None:
        self.data = data
        self._deals = deals
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it answers; a second start is at the same address."""
        port = self.address.rpartition(":")[2] or "0"
        self._process = subprocess.Popen(self._command(port), stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        served = re.search(r"http://\S+", first)
        assert served, f"the server said: {first}"
        self.address = served.group()

    def kill(self) -> None:
        """As a power cut: nothing is said, nothing is put in order."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()

    def _command(self, port: str) -> list[str]:
        return [sys.executable, str(self.PROGRAM), port, str(self.data), self._deals]


class TimedServer(Server):
    """A server whose tables have the test's time: it stands still until the test moves it."""

    def __init__(self, data: Path, deals: str) -> None:
        super().__init__(data, deals)
        self._time = data / "time.txt"
        self._set(0)

    def advance(self, seconds: float) -> None:
        """So much later; the server notices at its next tick."""
        self._set(float(self._time.read_text()) + seconds)

    def _set(self, seconds: float) -> None:
        """Written beside and put in place at once: the server never reads half a number."""
        new = self._time.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._time)

    def _command(self, port: str) -> list[str]:
        return [*super()._command(port), str(self._time)]
