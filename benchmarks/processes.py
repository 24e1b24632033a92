"""What a second process brings: actions at many tables, with one process and with two, on the same machine.

Tables are made over other connections than they are played at, so half of what two processes get is passed on. Clients
share the machine with the servers, so besides actions a second there is told what an action costs the servers in
processor time: that says how many they could do with the cores to themselves.

Usage: python benchmarks/processes.py [--tables 16] [--seconds 12] [--rounds 2]
Needs PostgreSQL and nats-server (Debian's packages), and two cores.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import httpx

from fleet import parts
from load.serving import serving

SECONDS_TO_BEGIN = 2.0


async def play(address: str, tables: int, seconds: float) -> int:
    """Actions that were acknowledged."""
    until = monotonic() + seconds
    return sum(await asyncio.gather(*(_play_on(address, until) for _ in range(tables))))


async def _play_on(address: str, until: float) -> int:
    done = 0
    while monotonic() < until:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as maker:
            made = await maker.post("/api/tables", json={"seats": [{"kind": "me"}] * 2})
            cookies, table = maker.cookies, made.raise_for_status().json()["now"]["table"]
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, cookies=cookies) as http:
            while monotonic() < until and await _act(http, f"/api/tables/{table}", done):
                done += 1
    return done


async def _act(http: httpx.AsyncClient, table: str, number: int) -> bool:
    news: dict[str, Any] = (await http.get(table)).json()
    seat = (news["now"]["view"] or {}).get("to_act")
    if seat is None:
        return False
    legal = (await http.get(table, params={"seat": seat})).json()["now"]["view"]["legal"]
    act = {"type": "act", "id": f"act-{number:08}", "seat": seat, "seen": news["version"], "action": legal[0]}
    (await http.post(f"{table}/commands", json=act)).raise_for_status()
    return True


def spent(process: int) -> float:
    """Processor seconds of a process and all that it has started."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(spent(int(child)) for child in children)


def measure(folder: Path, options: tuple[str, ...], processes: int, tables: int, seconds: float) -> tuple[float, float]:
    """Actions a second, and what one costs the servers, in seconds of a processor."""
    given = (*options, "--processes", str(processes))
    with serving(folder, end=signal.SIGTERM, options=given) as server:
        asyncio.run(play(server.address, tables, SECONDS_TO_BEGIN))
        before = spent(server.process.pid)
        done = asyncio.run(play(server.address, tables, seconds))
        return done / seconds, (spent(server.process.pid) - before) / done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    with TemporaryDirectory() as name, ExitStack() as stack:
        options = stack.enter_context(parts())
        for number in range(given.rounds):
            found = {}
            for processes in (1, 2):
                folder = Path(name) / f"{number}-{processes}"
                found[processes] = measure(folder, options, processes, given.tables, given.seconds)
                rate, cost = found[processes]
                print(
                    f"{processes} processes: {rate:.0f} actions/s, {cost * 1000:.2f} ms of a processor each", flush=True
                )
            (one, cheap), (two, dear) = found[1], found[2]
            print(f"two bring {two / one:.2f} times, and {2 * cheap / dear:.2f} times with the cores to themselves")


if __name__ == "__main__":
    main()
