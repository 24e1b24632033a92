"""Costly reads: each is found out once, beside the event loop, and has its price."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from right_here import RightHere
from skyrise.notation.handed_in import checked_file, record_name
from skyrise.server.apart.readings import Readings
from skyrise.server.apart.records import RecordReader
from skyrise.server.api import editions, games, lessons, puzzles, teaching
from skyrise.server.api.services import Services
from skyrise.server.app import create_app
from skyrise.server.security.limits import Limiter, Limits, Rate
from skyrise.server.settings import Settings
from skyrise.teacher.puzzles import all_puzzles
from tables.conftest import Guest, open_room
from tables.ports import NoThinkers, local_teaching

RECORD = next((Path(__file__).parents[2] / "golden" / "records").glob("*.json")).read_bytes()
FILE = checked_file(RECORD).text
NONE = Rate(0, 1)
PUBLIC = {
    "/api/rules": (lessons, "rules_document"),
    "/api/lessons": (lessons, "lessons_document"),
    "/api/lessons/bids": (lessons, "lesson_of"),
    "/api/puzzles": (puzzles, "puzzles_document"),
    "/api/editions": (editions, "editions_document"),
    "/api/editions/preview": (editions, "edition_document"),
}
"""What is the same for everybody, and where it is made."""
AT_A_TABLE = {
    "edition": (games, "edition_document"),
    "outlook": (games, "outlook_document"),
    "standing": (games, "standing_at"),
    "text": (games, "describe"),
    "replay": (games, "write_record"),
    "coach": (teaching, "coach_at"),
    "coach?known=start": (teaching, "coach_at"),
}


@asynccontextmanager
async def serving(**rates: Any) -> AsyncIterator[tuple[httpx.AsyncClient, Guest]]:
    """A server with a game under way, whoever asks it, and the host of the game."""
    async with open_room(NoThinkers()) as room:
        host = await room.seat("me", "me")
        await room.store.put_record(record_name(FILE), FILE)
        app, records = create_app(Settings(data=Path())), RecordReader(RightHere())
        app.state.services = Services(
            room.store, room.hall, Limiter(Limits(**rates)), records, local_teaching(room.store)
        )
        headers = {"authorization": f"Bearer {room.hall._mailboxes[host.table].table.token(0)}"}
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as client:
            yield client, host
        await records.close()


def counting(made: Counter[str], name: str, make: Callable[..., Any]) -> Callable[..., Any]:
    """Counts how often something is made, and that it is not made on the event loop."""

    def counted(*given: Any, **named: Any) -> Any:
        assert threading.current_thread() is not threading.main_thread()
        made[name] += 1
        return make(*given, **named)

    return counted


@pytest.mark.parametrize("path", PUBLIC)
async def test_what_is_the_same_for_everybody_is_made_once(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[str] = Counter()
    where, name = PUBLIC[path]
    monkeypatch.setattr(where, name, counting(made, name, getattr(where, name)))
    async with serving() as (client, _):
        first, *others = [await client.get(path) for _ in range(3)]
    assert first.status_code == 200, first.text
    assert all(other.content == first.content for other in others)
    assert made == {name: 1}


@pytest.mark.parametrize("question", AT_A_TABLE)
async def test_what_a_reader_asks_is_found_out_once_for_each_version(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Counter[str] = Counter()
    where, name = AT_A_TABLE[question]
    monkeypatch.setattr(where, name, counting(made, name, getattr(where, name)))
    async with serving() as (client, host):
        path = f"/api/tables/{host.table}/{question}"
        first, again = await client.get(path), await client.get(path)
        assert (first.status_code, first.content) == (200, again.content), first.text
        assert made == {name: 1}
        await host.act(await host.to_act())
        assert (await client.get(path)).status_code == 200
    assert made == {name: 1 if question == "edition" else 2}


async def test_costly_reads_have_their_price() -> None:
    """Who may not read any more is told so, whatever else they may still ask."""
    puzzle, record = next(iter(all_puzzles())), record_name(FILE)
    async with serving(readings=NONE, replays=NONE) as (client, host):
        table = f"/api/tables/{host.table}"
        read = [f"{table}/{part}" for part in ("edition", "standing", "coach", "text", "outlook", "replay", "record")]
        read += ["/api/rules", "/api/lessons/bids", f"/api/puzzles/{puzzle}"]
        read += [f"/api/replays/{record}{part}" for part in ("", "/record", "/game")]
        answers = {path: (await client.get(path)).status_code for path in read}
        assert answers == dict.fromkeys(read, 429)
        assert (await client.get(table)).status_code == 200


async def test_one_home_that_asks_for_much_keeps_no_other_waiting() -> None:
    """Many wait from one home; who comes last from another is next."""
    readings, done, held = Readings(at_once=1), [], threading.Event()

    async def ask(home: str, number: int) -> None:
        await readings.made(held.wait, home)
        done.append((home, number))

    waiting = [asyncio.create_task(ask("greedy", number)) for number in range(4)]
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(ask("modest", 0)))
    while len(readings._line) < len(waiting) - 1:
        await asyncio.sleep(0)
    held.set()
    await asyncio.gather(*waiting)
    assert done.index(("modest", 0)) == 1
