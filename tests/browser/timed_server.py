"""A program: the server, with the time that stands in a file. Usage: timed_server.py PORT DATA TIME"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from skyrise.cli.serve import listen_on
from skyrise.server.running import run
from skyrise.server.settings import settings_of

HOST = "127.0.0.1"


def serve(port: int, data: Path, time: Path) -> None:
    """Until it is killed."""
    settings = settings_of(HOST, data=data, database=None, wait_for_disk=True, workers=1, origins=())
    with listen_on(HOST, port) as listening:
        address = f"http://{HOST}:{listening.getsockname()[1]}"
        timed = replace(settings, clock=lambda: float(time.read_text()))
        run(timed, listening, lambda: print(address, flush=True))


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))
