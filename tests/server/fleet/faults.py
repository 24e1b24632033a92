"""Servers of a city whose ways to the database and to the broker can be cut, and what else can happen to them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy import make_url

from serving import Server
from wires import Wire, through, way_to

from .balancer import free_port

CLOCK = Path(__file__).parents[2] / "stepped_clock.py"
HOUR, DAY = 3600.0, 86_400.0


class Member:
    """One server of the city, its two wires and its clock."""

    def __init__(self, folder: Path, database: str, broker: int) -> None:
        url = make_url(database)
        self.port = free_port()
        self.to_database = Wire(way_to(url))
        self.to_broker = Wire(lambda: asyncio.open_connection("127.0.0.1", broker))
        self._folder, self._url = folder, url
        self._clock = folder.with_suffix(".clock")
        self.set_clock(0)

    async def start(self) -> None:
        """Until it answers."""
        await self.to_database.open()
        await self.to_broker.open()
        database, broker = through(self.to_database, self._url), f"nats://127.0.0.1:{self.to_broker.port}"
        options = "--database", database, "--broker", broker, "--port", str(self.port)
        program = str(CLOCK), str(self._clock)
        self.server = await asyncio.to_thread(partial(Server, self._folder, *options, program=program))

    def set_clock(self, seconds: float) -> None:
        """Somebody sets it, so far from the right time."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._clock)

    def cut_off(self) -> None:
        """Nothing comes through either way, and nobody is told."""
        self.to_database.cut("swallow")
        self.to_broker.cut("swallow")

    def mend(self) -> None:
        """Everything comes through again."""
        self.to_database.mend()
        self.to_broker.mend()

    @property
    def address(self) -> str:
        return self.server.address

    def signal(self, number: signal.Signals) -> None:
        """As the system's ``kill`` does."""
        self.server.process.send_signal(number)

    async def end(self, fault: Fault) -> None:
        """Ends what happened to it, and waits until it answers again."""
        if fault.restarts:
            await self._again()
        else:
            fault.end(self)

    async def _again(self) -> None:
        await asyncio.to_thread(self.server.process.wait, 60)
        assert self.server.process.stdout is not None
        self.server.process.stdout.close()
        await asyncio.to_thread(self.server.start)

    async def close(self) -> None:
        """Ends it, whatever state it is in."""
        self.mend()
        self.signal(signal.SIGCONT)
        await asyncio.to_thread(self.server.kill)
        await self.to_database.close()
        await self.to_broker.close()


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that happens to a server, and ends."""

    name: str
    begin: Callable[[Member], None]
    end: Callable[[Member], None] = lambda _: None
    restarts: bool = False
    """The server has ended, and is started again."""


def _kill_with_wrong_clock(one: Member) -> None:
    one.signal(signal.SIGKILL)
    one.set_clock(-DAY)  # which is what it begins with again


FAULTS = (
    Fault("killed, and a day behind when it is back", _kill_with_wrong_clock, restarts=True),
    Fault("stopped", lambda one: one.signal(signal.SIGSTOP), lambda one: one.signal(signal.SIGCONT)),
    Fault("ended", lambda one: one.signal(signal.SIGTERM), restarts=True),
    Fault("cut off from everything", Member.cut_off, Member.mend),
    Fault("an hour ahead", lambda one: one.set_clock(HOUR), lambda one: one.set_clock(0)),
    Fault("killed", lambda one: one.signal(signal.SIGKILL), restarts=True),
    Fault("without a broker", lambda one: one.to_broker.cut("swallow"), Member.mend),
    Fault("without a database", lambda one: one.to_database.cut("swallow"), Member.mend),
    Fault("cut off from the broker", lambda one: one.to_broker.cut("refuse"), Member.mend),
    Fault("cut off from the database", lambda one: one.to_database.cut("refuse"), Member.mend),
    Fault("a day behind", lambda one: one.set_clock(-DAY), lambda one: one.set_clock(0)),
)
"""The first five are those of every day's tests."""
