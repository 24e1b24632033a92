"""Many tables at once: how long it takes until all seats are told of an action, and what an idle table costs.

Starts a real `skyrise serve`, plays at it over WebSockets from this process, kills it (-9), counts its journals against
what it had acknowledged, and starts it again to weigh the tables. Ends with 1 if a bar is missed.

Usage: python benchmarks/tables.py [--tables 200] [--seconds 30] [--pause 1.0] [--no-compression] [--no-wait-for-disk]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx

from load.disk import bare_writes
from load.journals import Audit, audit
from load.players import SEATS, LoadCounts, Party, gather_party, new_player
from load.serving import Server, allow_connections, serving

BAR_SECONDS, BAR_KILOBYTES = 0.100, 100
AT_ONCE = 8
FEW = 20


async def gather_parties(server: Server, number: int, counts: LoadCounts, *, compress: bool) -> list[Party]:
    """That many tables, all in play."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def gather_one(client: httpx.AsyncClient, seed: int) -> Party:
        async with gate:
            return await gather_party(client, counts, Random(seed), compress=compress)

    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        return await asyncio.gather(*(gather_one(client, seed) for seed in range(number)))


async def load(server: Server, options: argparse.Namespace, counts: LoadCounts) -> None:
    """Plays at all tables for some time, and says how fast it went."""
    parties = await gather_parties(server, options.tables, counts, compress=not options.no_compression)
    print(f"{len(parties)} tables of {SEATS}, an action at each every {options.pause:g} s for {options.seconds:g} s")
    counts.bytes_told = counts.news_told = 0
    start, work = perf_counter(), server.seconds()
    await asyncio.gather(*(party.play(start, start + options.seconds, options.pause) for party in parties))
    took, work = perf_counter() - start, server.seconds() - work
    actions = len(counts.latencies)
    print(f"actions            {actions}, {actions / took:.1f} a second")
    print(
        f"the server's work  {work / took:.0%} of a core, {work / actions * 1000:.2f} ms an action with {SEATS} readers"
    )
    print(f"news               {counts.bytes_told / counts.news_told / 1000:.1f} kB each, before compression")


async def weigh(server: Server, tables: Sequence[str]) -> int:
    """The memory in kilobytes of a server that has read that many tables from their journals, with nobody connected."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        for table in tables:
            (await client.get(f"/api/tables/{table}")).raise_for_status()
    return server.kilobytes()


async def make_tables(server: Server, number: int) -> list[str]:
    """That many tables at one screen."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        wanted = {"seats": [{"kind": "me"}] * SEATS}
        answers = [await client.post("/api/tables", json=wanted, headers=new_player()) for _ in range(number)]
    return [answer.raise_for_status().json()["now"]["table"] for answer in answers]


def kilobytes_a_table(data: Path, tables: Sequence[str]) -> float:
    """What each table adds to a server that already has some, and with them everything that tables share."""
    with TemporaryDirectory(prefix="skyrise-load-") as empty, serving(Path(empty), end=signal.SIGTERM) as server:
        few = asyncio.run(weigh(server, asyncio.run(make_tables(server, FEW))))
    with serving(data, end=signal.SIGTERM) as server:
        many = asyncio.run(weigh(server, tables))
    return (many - few) / (len(tables) - FEW)


def spread(seconds: Sequence[float]) -> tuple[str, float]:
    """The median, p99 and maximum in words, and the p99."""
    p99 = quantiles(seconds, n=100)[98]
    middle, most = median(seconds), max(seconds)
    return f"median {middle * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, most {most * 1000:.1f} ms", p99


def report(counts: LoadCounts, disk: Sequence[float], found: Audit, kilobytes: float) -> bool:
    """Prints what was measured, and returns whether all of it is within the bars."""
    told, p99 = spread(counts.latencies)
    print(f"action to all told {told} (bar: p99 {BAR_SECONDS * 1000:.0f} ms)")
    print(f"the disk by itself {spread(disk)[0]} (a page, synced, 20 times a second meanwhile)")
    print(f"in the journals    {found.written} actions; {found.lost} lost, {found.doubled} doubled, "
          f"{len(counts.refused)} refused, {counts.missed} times told wrong (bar: 0)")  # fmt: skip
    print(f"an idle table      {kilobytes:.1f} kB (bar: {BAR_KILOBYTES} kB)")
    wrong = found.lost + found.doubled + len(counts.refused) + counts.missed
    return p99 < BAR_SECONDS and kilobytes < BAR_KILOBYTES and not wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between the actions of a table")
    parser.add_argument("--no-compression", action="store_true", help="connections without permessage-deflate")
    parser.add_argument("--no-wait-for-disk", action="store_true", help="a server that does not wait for the disk")
    options = parser.parse_args()
    allow_connections(2 * SEATS * options.tables + 200)
    gc.disable()  # one of our pauses would count as the server's
    counts = LoadCounts()
    with TemporaryDirectory(prefix="skyrise-load-") as folder:
        data = Path(folder)
        told = ("--no-wait-for-disk",) if options.no_wait_for_disk else ()
        with serving(data, end=signal.SIGKILL, options=told) as server, bare_writes(data) as disk:
            asyncio.run(load(server, options, counts))
        found = asyncio.run(audit(data, counts))
        kilobytes = kilobytes_a_table(data, list(counts.acknowledged))
    sys.exit(0 if report(counts, disk, found, kilobytes) else 1)


if __name__ == "__main__":
    main()
