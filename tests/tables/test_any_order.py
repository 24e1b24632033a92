"""Any order of joins, actions, disconnects, repeats, restarts: the journal is the table, and readers miss nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyrise.components import Refusal
from skyrise.tables import Thinkers
from skyrise.tables.folding import fold
from skyrise.tables.news import Company, Newsroom, Reader
from skyrise.tables.presence import Attendance
from tables.ports import LocalThinkers

if TYPE_CHECKING:
    from tables.conftest import Room

PEOPLE = ("host", "anna", "boris", "passer-by")
PASS_AHEAD = "pass-ahead"
"""Which is no entry: it leaves the version, and a restart forgets it."""
TABLES = (("me", "open", "open"), ("me", "me"), ("me", "random", "random"), ("me", "open", "random", "me"))


@dataclass(frozen=True)
class Step:
    """What somebody does next; numbers mean what the step makes of them."""

    kind: str
    person: int
    seat: int
    number: int


KINDS = (
    *["act"] * 6,
    *["claim", "ready", "stale", "repeat", "pass-ahead", "take-back", "chat", "free", "seat-bot", "give-back", "start"],
    *["connect", "leave", "hear", "wait", "restart", "at once"],
)
steps = st.lists(
    st.builds(Step, st.sampled_from(KINDS), st.integers(0, 3), st.integers(0, 3), st.integers(0, 99)), max_size=40
)
options = st.fixed_dictionaries(
    {
        "absence": st.sampled_from(["wait", "bot", "host"]),
        "time": st.sampled_from([None, {"bank": 60, "increment": 2}]),
        "ready_check": st.booleans(),
    }
)


class Evening:
    """One table, four people, and whatever they do."""

    def __init__(self, room: Any, host: Any) -> None:
        self.room = room
        self.people = [host, *(host.friend(name) for name in PEOPLE[1:])]
        self.listening: set[int] = set()
        self.latest: tuple[int, str, dict[str, Any]] | None = None

    async def take(self, step: Step) -> None:
        """Takes a step. What is refused changes nothing."""
        before = await self.version()
        try:
            await getattr(self, step.kind.replace("-", "_").replace(" ", "_"))(step, self.people[step.person])
        except Refusal:
            assert await self.version() == before

    async def settle(self) -> None:
        """Waits until no bot thinks, and the table has done by itself what it does."""
        async with asyncio.timeout(60):
            while any(seat["thinking"] for seat in (await self.news(3))["now"]["seats"]) or self.is_busy():
                await asyncio.sleep(0.001)

    def is_busy(self) -> bool:
        return bool(self.room.hall._mailboxes[self.people[0].table]._doing)

    async def news(self, person: int, since: int = 0) -> dict[str, Any]:
        guest = self.people[person]
        news: dict[str, Any] = await guest.hall.news(guest.table, guest.who, since)
        return news

    async def version(self) -> int:
        return int((await self.news(3))["version"])

    async def send(self, person: int, kind: str, **fields: Any) -> None:
        fields = {"id": f"step-{await self.version()}-{kind}", **fields}
        done = await self.people[person].do(kind, **fields)
        assert not done["repeated"] or kind == PASS_AHEAD
        if kind != PASS_AHEAD:
            self.latest = person, kind, fields

    async def act(self, step: Step, guest: Any, seen: int | None = None) -> None:
        """Somebody whose turn it is plays something; if it is nobody's, the step's person tries in vain."""
        now = (await self.news(3))["now"]
        seat = now["view"]["to_act"] if now["view"] else step.seat
        owners = [i for i in range(4) if seat in (await self.news(i))["now"]["you"]["seats"]]
        person = owners[0] if owners else step.person
        guest = self.people[person]
        mine = (await guest.hall.news(guest.table, guest.who, 0, seat if owners else None))["now"]["view"]
        legal = mine["legal"] if mine else []
        action = legal[step.number % len(legal)] if legal else "pass"
        fresh = await self.version() if seen is None else seen
        await self.send(person, "act", seat=seat or 0, action=action, seen=fresh)

    async def stale(self, step: Step, guest: Any) -> None:
        moved = (await self.news(3))["now"]["moved"]
        if moved:
            with pytest.raises(Refusal):
                await self.act(step, guest, seen=moved - 1)

    async def repeat(self, step: Step, guest: Any) -> None:
        if self.latest is None:
            return
        person, kind, fields = self.latest
        before = await self.news(person)
        assert (await self.people[person].do(kind, **fields))["repeated"]
        assert await self.news(person) == before

    async def claim(self, step: Step, guest: Any) -> None:
        await self.send(step.person, "claim", seat=step.seat, name=PEOPLE[step.person])

    async def ready(self, step: Step, guest: Any) -> None:
        await self.send(step.person, "ready", seat=step.seat, on=step.number % 3 > 0)

    async def start(self, step: Step, guest: Any) -> None:
        await self.send(step.person, "start", bots="random", anyway=step.number % 2 > 0)

    async def pass_ahead(self, step: Step, guest: Any) -> None:
        await self.send(step.person, PASS_AHEAD, seat=step.seat, on=step.number % 3 > 0)

    async def take_back(self, step: Step, guest: Any) -> None:
        await self.send(step.person, "take-back", seen=await self.version())

    async def chat(self, step: Step, guest: Any) -> None:
        await self.send(step.person, "chat", text=f"number {step.number}")

    async def free(self, step: Step, guest: Any) -> None:
        if step.seat:
            await self.send(step.person, "free", seat=step.seat)

    async def seat_bot(self, step: Step, guest: Any) -> None:
        if step.seat:
            await self.send(step.person, "seat-bot", seat=step.seat, bot="random")

    async def give_back(self, step: Step, guest: Any) -> None:
        await self.send(step.person, "give-back", seat=step.seat)

    async def connect(self, step: Step, guest: Any) -> None:
        if step.person not in self.listening:
            await guest.listen()
            self.listening.add(step.person)

    async def leave(self, step: Step, guest: Any) -> None:
        if step.person in self.listening:
            guest.leave()
            self.listening.remove(step.person)

    async def hear(self, step: Step, guest: Any) -> None:
        if step.person in self.listening:
            version = await self.version()
            await guest.hear_until(lambda _: guest.version >= version)

    async def wait(self, step: Step, guest: Any) -> None:
        self.room.later(step.number)

    async def at_once(self, step: Step, guest: Any) -> None:
        """Two people send the same thing in the same moment."""
        chats = [self.people[person].do("chat", text="both") for person in (step.person, step.seat)]
        await asyncio.gather(*chats, return_exceptions=True)

    async def restart(self, step: Step, guest: Any) -> None:
        hall = await self.room.restart()
        for person in self.people:
            person.hall = hall
        self.listening.clear()

    async def check(self) -> None:
        """The journal gives the same table, and everybody has heard everything once."""
        room, table = self.room, self.people[0].table
        row, entries = await room.store.table(table), await room.store.entries(table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        again = fold(row, entries, await room.store.secret(), room.clock())
        again.awake = room.hall._mailboxes[table].table.awake
        assert row.status == again.status
        for person, guest in enumerate(self.people):
            live = await self.news(person)
            seats = live["now"]["seats"]
            attendance = [Attendance(seat["connected"], seat["away"], seat["overdue"]) for seat in seats]
            company = Company(attendance, None, 0, room.clock())
            eyes = room.hall._mailboxes[table].audience.eyes(guest.who, None)
            written = Newsroom(again).news(Reader.of(again, guest.who, eyes), 0, company)
            for one in (live, written):
                one["now"]["you"]["passes_ahead"], one["now"]["spectators"] = [], 0
            assert orjson.dumps(written, option=orjson.OPT_SORT_KEYS) == orjson.dumps(live, option=orjson.OPT_SORT_KEYS)
            guest.keep(await self.news(person, guest.version))
            assert [core(line) for line in guest.lines] == [core(line) for line in live["lines"]]


def core(line: dict[str, Any]) -> tuple[Any, ...]:
    """What a line is for all eyes."""
    return tuple(line[key] for key in ("version", "index", "at", "kind", "seat", "place", "ply", "auction", "points"))


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as one:
        yield one


@given(seats=st.sampled_from(TABLES), options=options, steps=steps)
def test_whatever_people_do_the_journal_is_the_table_and_readers_miss_nothing(
    runner: asyncio.Runner,
    rooms: Callable[[Thinkers], AbstractAsyncContextManager[Room]],
    seats: tuple[str, ...],
    options: dict[str, Any],
    steps: list[Step],
) -> None:
    async def evening() -> None:
        async with rooms(LocalThinkers()) as room:
            party = Evening(room, await room.seat(*seats, **options))
            await party.settle()
            for step in steps:
                await party.take(step)
                await party.settle()
            await party.check()

    runner.run(evening())
