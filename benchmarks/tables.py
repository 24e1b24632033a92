"""Many tables at once: how long it takes until all seats are told of an action, and what an idle table costs.

Starts a real `skyrise serve`, plays at it over WebSockets from this process, kills it (-9), counts its journals against
what it had acknowledged, and starts it again to weigh the tables. Ends with 1 if a bar is missed. With ``--before``
only the work of an action is measured, in turns with the version of another checkout, and the ratio printed.

Usage: python benchmarks/tables.py [--tables 200] [--seats 4] [--seconds 30] [--pause 1.0] [--no-compression]
       [--no-wait-for-disk] [--before CHECKOUT [--rounds 3]]
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


async def gather_parties(server: Server, options: argparse.Namespace, counts: LoadCounts) -> list[Party]:
    """All tables, in play."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def gather_one(client: httpx.AsyncClient, seed: int) -> Party:
        async with gate:
            compress = not options.no_compression
            return await gather_party(client, counts, Random(seed), compress=compress, seats=options.seats)

    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        return await asyncio.gather(*(gather_one(client, seed) for seed in range(options.tables)))


async def load(server: Server, options: argparse.Namespace, counts: LoadCounts) -> float:
    """Plays at all tables for some time, and says how fast it went; returns the seconds of work of an action."""
    empty = server.kilobytes()
    parties = await gather_parties(server, options, counts)
    seats = options.seats
    print(f"{len(parties)} tables of {seats}, an action at each every {options.pause:g} s for {options.seconds:g} s")
    counts.bytes_told = counts.news_told = 0
    start, work = perf_counter(), server.seconds()
    await asyncio.gather(*(party.play(start, start + options.seconds, options.pause) for party in parties))
    took, work = perf_counter() - start, server.seconds() - work
    actions = len(counts.latencies)
    print(f"actions            {actions}, {actions / took:.1f} a second")
    print(
        f"the server's work  {work / took:.0%} of a core, {work / actions * 1000:.2f} ms an action with {seats} readers"
    )
    print(f"memory             {(server.kilobytes() - empty) / len(parties):.0f} kB a table with its sockets")
    print(f"news               {counts.bytes_told / counts.news_told / 1000:.1f} kB each, before compression")
    return work / actions


def compare(options: argparse.Namespace) -> None:
    """The work of an action here and at another checkout, in turns."""
    told = ("--no-wait-for-disk",) if options.no_wait_for_disk else ()
    work: dict[Path | None, list[float]] = {options.before: [], None: []}
    for _ in range(options.rounds):
        for checkout, found in work.items():
            with TemporaryDirectory(prefix="skyrise-load-") as folder:
                data, counts = Path(folder), LoadCounts()
                with serving(data, end=signal.SIGKILL, options=told, checkout=checkout) as server:
                    print("now:" if checkout is None else "before:")
                    found.append(asyncio.run(load(server, options, counts)))
                print(f"action to all told {spread(counts.latencies)[0]}")
    before, now = median(work[options.before]), median(work[None])
    print(f"an action: {before * 1000:.2f} ms before, {now * 1000:.2f} ms now; ratio {now / before:.2f}")


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
    parser.add_argument("--seats", type=int, default=SEATS, choices=range(2, SEATS + 1))
    parser.add_argument(
        "--before", type=Path, help="another checkout, whose version is measured in turns with this one"
    )
    parser.add_argument("--rounds", type=int, default=3, help="with --before: so many of each")
    options = parser.parse_args()
    allow_connections(2 * SEATS * options.tables + 200)
    gc.disable()  # one of our pauses would count as the server's
    if options.before is not None:
        compare(options)
        return
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
