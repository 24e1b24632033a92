"""A program: the server whose deals are always the same ones, and whose time may stand in a file.

Usage: seeded_server.py PORT DATA DEALS [TIME]
"""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import count
from pathlib import Path

from skyrise.cli.serve import listen_on
from skyrise.server.running import run
from skyrise.server.settings import Settings, settings_of

HOST = "127.0.0.1"


def settings_for(data: Path, deals: str, time: Path | None) -> Settings:
    """As ``skyrise serve`` has them, but for chance and time."""
    settings = settings_of(HOST, data=data, database=None, wait_for_disk=True, workers=1, origins=())
    numbers = count()
    seeded = replace(settings, seeds=lambda: f"{deals} {next(numbers)}")
    return seeded if time is None else replace(seeded, clock=lambda: float(time.read_text()))


def serve(port: int, settings: Settings) -> None:
    """Until it is killed."""
    with listen_on(HOST, port) as listening:
        address = f"http://{HOST}:{listening.getsockname()[1]}"
        run(settings, listening, lambda: print(address, flush=True))


if __name__ == "__main__":
    port, data, deals, *time = sys.argv[1:]
    serve(int(port), settings_for(Path(data), deals, Path(time[0]) if time else None))
