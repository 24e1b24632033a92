"""A real ``skyrise serve`` in a process of its own."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ADDRESS = "served at http://"


@dataclass(frozen=True, slots=True)
class Server:
    """A server that answers."""

    process: subprocess.Popen[str]
    address: str

    def kilobytes(self) -> int:
        """Its resident memory, without that of the processes in which bots think."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024

    def seconds(self) -> float:
        """The processor time it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(
    data: Path, *, end: signal.Signals, options: tuple[str, ...] = (), checkout: Path | None = None
) -> Iterator[Server]:
    """A server on a free port, until it gets a signal; of another version, if its checkout is given."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")} if checkout else None
    command = [sys.executable, "-m", "skyrise", "serve", "--port", "0", "--workers", "1", "--data", str(data), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            line = next((line for line in process.stdout if ADDRESS in line), None)
            if line is None:
                sys.exit("the server did not start")
            yield Server(process, line.rpartition(ADDRESS)[2].strip())
        finally:
            process.send_signal(end)


def allow_connections(number: int) -> None:
    """Allows that many open files, here and in processes started from here, if the system does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < number:
        wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        if wanted < number:
            print(f"the system allows {wanted} open files; {number} would be needed")
