"""Three servers, one city: whatever happens to one, nothing is lost, nothing is done twice, and play goes on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from skyrise.server.store import SqlStore
from skyrise.tables.folding import fold
from thorough import IS_LONG

from .balancer import balancing
from .faults import FAULTS, Fault, Member
from .history import History
from .people import Person, Spectator

SERVERS, TABLES = 3, 4
EVERY_DAY, LONG = 5, 105
PATIENCE = 240.0
"""Seconds after which a table has not gone on. How soon it does is measured by benchmarks/recovery.py: a busy machine
must not fail this test."""


def chosen_faults(random: Random) -> list[Fault]:
    """One of each kind; in the long run all kinds in any order (``SKYRISE_FAULTS``: so many)."""
    if not IS_LONG:
        return list(FAULTS[:EVERY_DAY])
    return [random.choice(FAULTS) for _ in range(int(os.environ.get("SKYRISE_FAULTS", LONG)))]


@pytest.fixture
async def members(empty_postgresql: str, nats: int, tmp_path: Path) -> AsyncIterator[list[Member]]:
    """Three servers."""
    members = [Member(tmp_path / f"server-{number}", empty_postgresql, nats) for number in range(SERVERS)]
    async with AsyncExitStack() as stack:
        await members[0].start()  # makes the tables of the database
        stack.push_async_callback(members[0].close)
        await asyncio.gather(*(member.start() for member in members[1:]))
        for member in members[1:]:
            stack.push_async_callback(member.close)
        yield members


@pytest.fixture
def address(members: list[Member], tmp_path: Path) -> Iterator[str]:
    """Of the load balancer in front of them."""
    with balancing(tmp_path, [member.port for member in members]) as address:
        yield address


async def test_whatever_happens_to_a_server_there_is_one_true_story(
    members: list[Member], address: str, empty_postgresql: str
) -> None:
    random, history = Random(17), History()
    people = [
        Person(address, Random(number), history, ("me", "me") if number % 2 else ("me", "random"))
        for number in range(TABLES)
    ]
    recoveries: list[asyncio.Task[None]] = []
    tasks = [asyncio.create_task(person.play()) for person in people]
    tasks += [asyncio.create_task(Spectator(person, history).watch()) for person in people]
    try:
        await all_go_on(people)
        for number, fault in enumerate(chosen_faults(random)):
            if number >= SERVERS:
                await recoveries[number - SERVERS]
            recoveries.append(await suffer(fault, members[number % SERVERS], people))
        await asyncio.gather(*recoveries)
        await all_go_on(people)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one for one in results if not isinstance(one, asyncio.CancelledError)] == []
    assert await contradictions(history, empty_postgresql) == []


async def suffer(fault: Fault, member: Member, people: list[Person]) -> asyncio.Task[None]:
    """Something happens to a server that has all tables, until everybody has gone on; returns the end of it."""
    for person in people:
        person.move_to(member)  # all tables are its own
    await all_go_on(people)
    begun = monotonic()
    fault.begin(member)
    await all_go_on(people)
    print(f"{fault.name}: all tables went on after {monotonic() - begun:.1f} s", flush=True)
    return asyncio.create_task(member.end(fault))


async def all_go_on(people: list[Person]) -> None:
    """Until an action of everybody's was acknowledged that they had not begun yet."""
    async with asyncio.timeout(PATIENCE):
        for _ in range(2):  # the first may have been under way
            for person in people:
                person.moved.clear()
            await asyncio.gather(*(person.moved.wait() for person in people))


async def contradictions(history: History, database: str) -> list[str]:
    """What does not fit the journals; each of them is read as a server would."""
    store = SqlStore(database)
    await store.open()
    try:
        tables = sorted({deed.table for deed in history.deeds})
        journals = {table: await store.entries(table) for table in tables}
        for table, journal in journals.items():
            row = await store.table(table)
            assert row is not None
            fold(row, journal, b"", row.updated)
        return history.contradictions(journals)
    finally:
        await store.close()
