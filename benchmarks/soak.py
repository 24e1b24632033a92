"""Nothing grows: days of a server go by in seconds, and at the end of each it is as large as the day before.

Every day tables are made and played to the end, made and left in the middle of a game, made and never filled, with as
much said at them as may be; then nobody is there, the clock goes on, and the store is kept up. Things are kept for few
days, so that soon as much goes as comes. Ends with 1 if tables stay awake, or rows, files or memory still grow then.

Usage: python benchmarks/soak.py [--days 30] [--tables 4]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, func, select

from skyrise.components import Refusal
from skyrise.notation.documents import Act, Chat, NewTable, SeatWish
from skyrise.server.store import Keeping, SqlStore, sqlite_url
from skyrise.server.store.schema import entries, packs, tables
from skyrise.server.store.sqlite import MOST_LOG
from skyrise.server.store.upkeep import DAY
from skyrise.tables import Choice, Hall, HallSettings, Subscription, ThinkingTask, Who

KEEPING = Keeping({"gathering": 1.5, "playing": 2.5, "over": 4.5}, records=2.5, unpacked=0.5)
"""In days, and half of one: a day of playing is a little longer than one."""
SETTLED = 6
"""Days after which as much goes as comes."""
LEFT_AFTER = 20
"""Actions of a game that is left."""
SAID = 20
"""Lines that somebody tries to say at a table."""
HOST = Who("host")
MOST_GROWTH, MOST_MORE_KILOBYTES = 1.1, 4096


class Clock:
    """Stands until it is set."""

    now = 1e9

    def __call__(self) -> float:
        return self.now


class Dice:
    """Bots that do anything."""

    def __init__(self) -> None:
        self._chance = Random(1)

    async def choose(self, task: ThinkingTask) -> Choice:
        return Choice(str(self._chance.choice(task.view.legal)))


@dataclass(frozen=True, slots=True)
class Size:
    """How large a server is."""

    awake: int
    tables: int
    rows: int
    packed: int
    kilobytes: int
    """Of the file."""
    log: int
    """Kilobytes of SQLite's log, when it was largest."""
    memory: int
    """Kilobytes."""

    def __str__(self) -> str:
        return (
            f"{self.awake} tables awake, {self.tables} kept, {self.rows} rows, {self.packed} packed journals, "
            f"file {self.kilobytes} kB, log {self.log} kB, memory {self.memory} kB"
        )


class Soak:
    """A hall on a file, and the days that it goes through."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        self.store = SqlStore(sqlite_url(folder), wait_for_disk=False)
        self.hall = Hall(self.store, Dice(), HallSettings(tick=1e9, wakes=None), self.clock)
        self._file = folder / "skyrise.db"
        self._chance = Random(2)
        self._log = 0

    async def day(self, number: int) -> Size:
        """So many tables of each kind; then nobody is there until the next day."""
        for _ in range(number):
            await self._play("me", "bot", most=None)
            await self._play("me", "me", most=LEFT_AFTER)
            await self._play("bot", "bot", most=LEFT_AFTER)
            await self._play("me", "open", most=0)
        for _ in range(3):
            self.clock.now += DAY / 3
            self.hall.tick()
            await asyncio.sleep(0.01)
        while await self.store.keep_up(KEEPING, self.clock.now):
            self._look_at_log()
        return await self._size()

    async def _play(self, *seats: str, most: int | None) -> None:
        """One table, until its game is over, or that many actions of people; bots play while somebody looks on."""
        wishes = [SeatWish("bot", bot="random") if seat == "bot" else SeatWish(seat) for seat in seats]  # type: ignore[arg-type]
        table = await self.hall.create(NewTable(wishes, pace=0, parts=False), HOST.player or "")
        readers = [await self.hall.subscribe(table, who, changes=True) for who in (HOST, Who("passer-by"))]
        try:
            await self._talk(table)
            await self._act(table, readers[1], most)
        finally:
            for reader in readers:
                reader.close()
        self._look_at_log()

    async def _act(self, table: str, reader: Subscription, most: int | None) -> None:
        acted = 0
        while most is None or acted < most:
            news = await self.hall.news(table, HOST)
            view = news["now"]["view"]
            if view is None or view["to_act"] is None:
                return
            self.clock.now += 5
            if view["legal"]:
                seat, action = view["to_act"], self._chance.choice(view["legal"])
                await self.hall.command(table, HOST, Act("act", _id(), seat, action, news["version"]))
            else:
                await reader.next()
            acted += 1

    async def _talk(self, table: str) -> None:
        """As much as may be said, and more."""
        for number in range(SAID):
            self.clock.now += 1
            try:
                await self.hall.command(table, Who(f"speaker {number % 9}"), Chat("chat", _id(), "words " * 30))
            except Refusal:
                self.clock.now += 5

    def _look_at_log(self) -> None:
        log = self._file.with_name(f"{self._file.name}-wal")
        self._log = max(self._log, log.stat().st_size // 1024 if log.exists() else 0)

    async def _size(self) -> Size:
        def count(connection: Connection) -> list[int]:
            return [
                connection.execute(select(func.count()).select_from(one)).scalar_one()
                for one in (tables, entries, packs)
            ]

        kept, rows, packed = await self.store.change(count)
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE") // 1024
        log, self._log = self._log, 0
        return Size(self.hall.count()[0], kept, rows, packed, self._file.stat().st_size // 1024, log, memory)


def _id() -> str:
    return secrets.token_hex(8)


async def soak(folder: Path, days: int, number: int) -> list[Size]:
    """The size at the end of each day."""
    world, sizes = Soak(folder), []
    await world.store.open()
    await world.hall.open()
    for day in range(days):
        sizes.append(await world.day(number))
        print(f"day {day + 1:3}: {sizes[-1]}", flush=True)
    await world.hall.close()
    await world.store.close()
    return sizes


def grown(sizes: Sequence[Size]) -> list[str]:
    """What is larger at the end than it was when as much went as came."""
    half = (len(sizes) - SETTLED) // 2
    early, late = sizes[SETTLED : SETTLED + half], sizes[-half:]
    found = [
        f"{name}: {least} → {most}"
        for name in ("tables", "rows", "packed", "kilobytes")
        if (most := max(getattr(one, name) for one in late))
        > MOST_GROWTH * (least := max(getattr(one, name) for one in early))
    ]
    memory = max(one.memory for one in late) - max(one.memory for one in early)
    if memory > MOST_MORE_KILOBYTES:
        found.append(f"memory: {memory} kB more")
    if any(one.awake for one in sizes):
        found.append("tables stayed awake")
    if max(one.log for one in sizes) > 2 * MOST_LOG // 1024:
        found.append("SQLite's log is long")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--tables", type=int, default=4, help="of each kind, a day")
    options = parser.parse_args()
    if options.days < SETTLED + 4:
        parser.error(f"after {SETTLED} days as much goes as comes: there must be {SETTLED + 4} at least")
    with TemporaryDirectory(prefix="skyrise-soak-") as folder:
        found = grown(asyncio.run(soak(Path(folder), options.days, options.tables)))
    print("\n".join(found) or "nothing grows")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
