"""How long a table waits when its server is killed, hangs or is replaced: three servers, one of which has all tables.

At every table somebody says something through one of the other servers, over and over; the longest time between two
answers is how long that table waited. The same without any trouble is told beside it.

Usage: python benchmarks/recovery.py [--tables 20] [--rounds 3]
Needs PostgreSQL and nats-server (Debian's packages).
"""

from __future__ import annotations

import argparse
import asyncio
import signal
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import httpx

from fleet import city
from load.serving import Server, serving

PAUSE = 0.05
"""Between two things that somebody says."""
LOOK = 1.5
"""Seconds before something happens, in which everybody waits as long as usual."""
LONGEST = 15.0
"""Seconds after it."""
TROUBLES = {
    "nothing": None,
    "killed": signal.SIGKILL,
    "stopped": signal.SIGSTOP,
    "ended": signal.SIGTERM,
}


class Visitor:
    """Somebody with a table at one server, who speaks to it through another."""

    def __init__(self, owner: str, through: str) -> None:
        self.http = httpx.AsyncClient(timeout=LONGEST)
        self._owner, self._through = owner, through
        self.waits: list[float] = []
        """Seconds between two answers."""

    async def sit_down(self) -> None:
        made = await self.http.post(f"http://{self._owner}/api/tables", json={"seats": [{"kind": "me"}] * 2})
        self._table = made.raise_for_status().json()["now"]["table"]

    async def speak(self) -> None:
        """Until it is cancelled; whatever is not answered well is said again under its name."""
        number, latest = 0, monotonic()
        while True:
            word = {"type": "set-pace", "id": f"word-{number:08}", "pace": number % 2}
            try:
                answer = await self.http.post(f"http://{self._through}/api/tables/{self._table}/commands", json=word)
            except httpx.TransportError:
                continue
            if answer.status_code == httpx.codes.OK:
                self.waits.append(monotonic() - latest)
                number, latest = number + 1, monotonic()
            await asyncio.sleep(PAUSE)


async def wait(owner: Server, others: Sequence[Server], tables: int, trouble: signal.Signals | None) -> list[float]:
    """How long each table waited, the shortest first."""
    people = [Visitor(owner.address, others[number % len(others)].address) for number in range(tables)]
    for person in people:
        await person.sit_down()
    speaking = [asyncio.create_task(person.speak()) for person in people]
    await asyncio.sleep(LOOK)
    for person in people:
        person.waits.clear()
    if trouble is not None:
        owner.process.send_signal(trouble)
    until = monotonic() + LONGEST
    while monotonic() < until and not all(sum(person.waits) > LOOK for person in people):
        await asyncio.sleep(PAUSE)
    for task in speaking:
        task.cancel()
    await asyncio.gather(*speaking, return_exceptions=True)
    for person in people:
        await person.http.aclose()
    if trouble is signal.SIGSTOP:
        owner.process.send_signal(signal.SIGCONT)
    return sorted(max(person.waits, default=LONGEST) for person in people)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with TemporaryDirectory() as name, ExitStack() as stack:
        servers, options = stack.enter_context(city(Path(name)))
        for number in range(given.rounds):
            for trouble, sent in TROUBLES.items():
                folder = Path(name) / f"{trouble}-{number}"
                with serving(folder, end=signal.SIGKILL, options=options) as owner:
                    waits = asyncio.run(wait(owner, servers, given.tables, sent))
                middle = waits[len(waits) // 2]
                print(f"{trouble}: tables waited {waits[0]:.2f}–{waits[-1]:.2f} s, median {middle:.2f}", flush=True)


if __name__ == "__main__":
    main()
