"""A server as its users start it: a process of its own, on a free port, with its data in a folder."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path


class Server:
    """``skyrise serve``."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it answers; a second start is at the same address."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "skyrise", "serve", "--port", port, "--data", str(self.data), "--workers", "1"]
        self._process = subprocess.Popen([*command, "--no-open"], stdout=subprocess.PIPE, text=True)
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
