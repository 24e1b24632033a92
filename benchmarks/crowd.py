"""Many spectators of one table: how long it takes until the last of them is told of an action.

Starts a real `skyrise serve`, and lets that many listen over WebSockets from this process, which only looks when bytes
come: to read them would cost more than to send them. Ends with 1 if the bar is missed.

Usage: python benchmarks/crowd.py [--spectators 1000] [--actions 40] [--pause 0.5] [--before CHECKOUT]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
from base64 import b64encode
from pathlib import Path
from random import Random
from secrets import token_bytes, token_urlsafe
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx

from load.players import new_player
from load.serving import Server, allow_connections, serving

BAR_SECONDS = 0.050
PATIENCE = 30.0
HANDSHAKE = (
    "GET /api/tables/{table}/socket?changes=true HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


class Spectator(asyncio.Protocol):
    """Somebody who looks on, and notes when something came."""

    def __init__(self, table: str, host: str, crowd: Crowd) -> None:
        self._table, self._host, self._crowd = table, host, crowd
        self.heard = 0.0

    def connection_made(self, transport: Any) -> None:
        key = b64encode(token_bytes(16)).decode()
        transport.write(HANDSHAKE.format(table=self._table, host=self._host, key=key).encode())

    def data_received(self, data: bytes) -> None:
        self.heard = perf_counter()
        self._crowd.hear(self)


class Crowd:
    """All of them."""

    def __init__(self) -> None:
        self.spectators: list[Spectator] = []
        self._waiting: set[Spectator] = set()
        self._all = asyncio.Event()

    async def gather(self, server: Server, table: str, number: int) -> None:
        host, _, port = server.address.partition(":")
        loop = asyncio.get_running_loop()
        for _ in range(number):
            _, one = await loop.create_connection(lambda: Spectator(table, server.address, self), host, int(port))
            self.spectators.append(one)

    def expect(self) -> None:
        """From now on everybody is to hear something."""
        self._waiting = set(self.spectators)
        self._all.clear()

    def hear(self, spectator: Spectator) -> None:
        self._waiting.discard(spectator)
        if not self._waiting:
            self._all.set()

    async def all_told(self) -> float:
        """When the last of them heard it."""
        async with asyncio.timeout(PATIENCE):
            await self._all.wait()
        return max(one.heard for one in self.spectators)


async def watch(server: Server, options: argparse.Namespace) -> tuple[list[float], float]:
    """Seconds from each action until all were told, and the server's seconds of work for telling one of them."""
    chance, crowd, took, work = Random(1), Crowd(), [], 0.0
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, headers=new_player()) as client:
        made = await client.post("/api/tables", json={"seats": [{"kind": "me"}] * 2})
        table = made.raise_for_status().json()["now"]["table"]
        await crowd.gather(server, table, options.spectators)
        await asyncio.sleep(2)
        for _ in range(options.actions):
            news = (await client.get(f"/api/tables/{table}")).raise_for_status().json()
            view, before = news["now"]["view"], server.seconds()
            act = {"type": "act", "id": token_urlsafe(9), "seat": view["to_act"], "seen": news["version"]}
            crowd.expect()
            sent = perf_counter()
            command = client.post(f"/api/tables/{table}/commands", json={**act, "action": chance.choice(view["legal"])})
            answer, told = await asyncio.gather(command, crowd.all_told())
            answer.raise_for_status()
            took.append(told - sent)
            work += server.seconds() - before
            await asyncio.sleep(options.pause)
    return took, work / options.actions / options.spectators


def measure(options: argparse.Namespace, checkout: Path | None) -> float:
    """One server; returns the median."""
    with TemporaryDirectory(prefix="skyrise-crowd-") as folder:
        told = ("--no-wait-for-disk",)
        with serving(Path(folder), end=signal.SIGKILL, options=told, checkout=checkout) as server:
            took, work = asyncio.run(watch(server, options))
    print(
        f"{'now' if checkout is None else 'before':7} {options.spectators} spectators told after "
        f"{median(took) * 1000:.0f} ms at the median, {max(took) * 1000:.0f} ms at most; "
        f"{work * 1e6:.0f} µs of the server's work each"
    )
    return median(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--actions", type=int, default=40)
    parser.add_argument("--pause", type=float, default=0.5)
    parser.add_argument("--before", type=Path, help="another checkout, whose version is measured first")
    options = parser.parse_args()
    allow_connections(2 * options.spectators + 200)
    gc.disable()
    before = None if options.before is None else measure(options, options.before)
    now = measure(options, None)
    if before is not None:
        print(f"ratio {now / before:.2f}")
    print(f"bar: {BAR_SECONDS * 1000:.0f} ms")
    sys.exit(0 if now <= BAR_SECONDS else 1)


if __name__ == "__main__":
    main()
