"""How soon a server answers that has very many tables, and how much memory it needs for those that nobody wants.

Makes a database with that many tables under way and left long ago, starts a real `skyrise serve` on it, and asks it for
one of them; beside it the same with an empty database, in the same run. Ends with 1 if a bar is missed.

Usage: python benchmarks/many_tables.py [--tables 100000]
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, time

import httpx
from sqlalchemy import Connection, insert

from load.serving import serving
from skyrise.notation.documents import NewTable, SeatWish
from skyrise.server.store import SqlStore, sqlite_url
from skyrise.server.store.schema import entries, tables
from skyrise.server.store.writes import Writes
from skyrise.tables.opening import new_opening

BAR_SECONDS = 3.0
AT_ONCE = 5000
DAY = 24 * 3600.0
NEW = NewTable(seats=[SeatWish(kind="me") for _ in range(4)], parts=False)


def name_of(number: int) -> str:
    return f"{number:012d}"


def fill(connection: Connection, first: int, count: int, dialect: str) -> None:
    """Tables whose games have just begun."""
    writes, rows, journals = Writes.of(dialect), [], []
    for number in range(first, first + count):
        work = writes.created(*new_opening(NEW, name_of(number), "host", f"seed {number}", time() - DAY))
        rows += work[writes.new_table]
        journals += work[writes.add_entry]
    connection.execute(insert(tables), rows)
    connection.execute(insert(entries), journals)


async def make_tables(folder: Path, count: int) -> None:
    """A database with that many tables."""
    store = SqlStore(sqlite_url(folder), wait_for_disk=False)
    await store.open()
    for first in range(0, count, AT_ONCE):
        size = min(AT_ONCE, count - first)
        await store.change(partial(fill, first=first, count=size, dialect="sqlite"))
    await store.close()


@dataclass(frozen=True, slots=True)
class Start:
    """How a server began."""

    first: float
    """Seconds until its first answer."""
    work: float
    """Seconds of the processor until then."""
    table: float
    """Seconds until one table has answered."""
    megabytes: float

    def __str__(self) -> str:
        return (
            f"first answer after {self.first:.2f} s ({self.work:.2f} s of the processor), one table after "
            f"{self.table:.2f} s, {self.megabytes:.0f} MB"
        )


def measure(folder: Path, path: str) -> Start:
    """Starts a server, and asks it twice."""
    begun = perf_counter()
    with serving(folder, end=signal.SIGTERM) as server, httpx.Client(timeout=60) as client:
        client.get(f"http://{server.address}/api/about").raise_for_status()
        first, work = perf_counter() - begun, server.seconds()
        client.get(f"http://{server.address}{path}").raise_for_status()
        return Start(first, work, perf_counter() - begun, server.kilobytes() / 1024)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=100_000)
    options = parser.parse_args()
    with TemporaryDirectory(prefix="skyrise-many-") as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        asyncio.run(make_tables(full, options.tables))
        few, many = measure(empty, "/api/about"), measure(full, f"/api/tables/{name_of(options.tables // 2)}")
    print(f"{'no':>9} tables: {few}")
    print(f"{options.tables:9,} tables: {many}; {many.work / few.work:.2f} × the work (bar: {BAR_SECONDS:g} s)")
    sys.exit(0 if many.first <= BAR_SECONDS else 1)


if __name__ == "__main__":
    main()
