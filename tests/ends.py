"""One game asked of different ends of the wire: a worker of the page, and a server. The answers must be the same."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from itertools import chain, count
from pathlib import Path
from typing import Any, Final, cast

import httpx

from skyrise.browser.desk import HERE, ME, Desk
from skyrise.browser.ports import PLAY, Shelf
from skyrise.browser.shelf_store import ShelfStore
from skyrise.browser.thinkers import WorkerThinkers
from skyrise.notation.handed_in import NAME_LENGTH
from skyrise.server.apart.records import RecordReader
from skyrise.server.api.services import ServerStore, Services
from skyrise.server.app import create_app
from skyrise.server.security.cookies import COOKIE, LENGTH, player_of
from skyrise.server.security.limits import Limiter, Limits, Rate
from skyrise.server.settings import Settings
from skyrise.server.store import SqlStore, sqlite_url
from skyrise.tables import Hall, HallSettings, Store, Thinkers
from skyrise.tables.chain import whole
from skyrise.tables.ports import Journals
from skyrise.tables.recent_bots import RecentBots
from skyrise.tables.teaching import Teaching, unshared
from skyrise.teacher.desk import is_for_a_teacher
from tables.ports import LocalTeacher
from walks import HANDED_IN, UNTIL_MINE, UNTIL_REVIEWED, Question, Walk

NOON: Final = 1_700_000_000.5
COOKIE_VALUE: Final = "a" * LENGTH
PLENTY: Final = Rate(1e9, 1e9)
KEY: Final = bytes(32)
FILE: Final = re.compile(f'"id": ?"((?:{HERE})?[0-9a-f]{{{NAME_LENGTH}}})"')

Transcript = list[tuple[Question, Any]]
Ask = Callable[[str, str, str], Awaitable[tuple[int, str]]]


async def written(ask: Ask, questions: Walk) -> Transcript:
    """What was asked and answered at one end."""
    transcript: Transcript = []
    answer: Any = None
    try:
        while True:
            question = questions.send(answer)
            answer = await answered(ask, question)
            transcript.append((question, answer))
    except StopIteration:
        return transcript


async def answered(ask: Ask, question: Question) -> Any:
    """The document or the text that an end answers."""
    method, path, body = question
    is_enough = WAITS.get(method)
    while True:
        status, text = await ask("GET" if is_enough else method, path, "" if body is None else json.dumps(body))
        document = read(status, text)
        if is_enough is None or is_enough(document):
            return document
        await asyncio.sleep(0)


def naming_files(ask: Ask) -> Ask:
    """Asks in the same words at every end: the file that was handed in last is called ``HANDED_IN`` there, too."""
    name = ""

    async def asked(method: str, path: str, body: str) -> tuple[int, str]:
        nonlocal name
        status, text = await ask(method, path.replace(HANDED_IN, name), body.replace(HANDED_IN, name))
        if (method, path, status) == ("POST", "/api/replays", 201):
            found = FILE.search(text)
            assert found, text
            name = found[1]
        return status, text.replace(name, HANDED_IN) if name else text

    return asked


def read(status: int, text: str) -> Any:
    """A document, or a text that is none; whatever is refused is compared too."""
    return (status, json.loads(text)) if status >= 300 else json.loads(text) if text[:1] in "{[" else text


def is_mine(news: Mapping[str, Any]) -> bool:
    """Has one of my seats to act, or is the game over?"""
    now = news["now"]
    return now["status"] == "over" or (now["view"] is not None and now["view"]["to_act"] in now["you"]["seats"])


def is_reviewed(review: Mapping[str, Any]) -> bool:
    """Has everything been thought about?"""
    return bool(review["done"] == review["of"])


WAITS: Final[Mapping[str, Callable[[Any], bool]]] = {UNTIL_MINE: is_mine, UNTIL_REVIEWED: is_reviewed}
"""By what stands instead of a method: what is waited for."""


@dataclass(frozen=True, slots=True)
class End:
    """An end of the wire, and what it has written."""

    ask: Ask
    hall: Hall
    store: Journals
    player: str
    close: Callable[[], Awaitable[object]]
    thinking: Thinking
    routes: frozenset[str] = frozenset()
    """What can be asked of a worker: methods and paths."""

    async def journal(self, table: str) -> Any:
        """All that the store has of a table, without who the player is: everywhere somebody else, as links show too."""
        row = await self.store.table(table)
        assert row is not None
        entries = whole(await self.store.entries(table))
        kept = asdict(replace(row, head=None)), [asdict(replace(entry, link=None)) for entry in entries]
        return without(self.player, json.loads(json.dumps(kept)))


def without(player: str, document: Any) -> Any:
    """A document in which a player is nobody."""
    if isinstance(document, dict):
        return {key: without(player, value) for key, value in document.items()}
    if isinstance(document, list):
        return [without(player, value) for value in document]
    return None if document == player else document


class MemoryShelf:
    """A browser's shelf without a browser: what was written, as text."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, Any]] = {}
        self._entries: dict[str, dict[int, str]] = {}
        self._owners: dict[str, dict[str, str | None]] = {}
        self._records: dict[str, str] = {}

    async def create(self, row: str, change: str) -> bool:
        document = json.loads(row)
        kept = {"text": row, "status": document["status"], "updated": document["updated"], "aside": None}
        self._tables[document["id"]], self._entries[document["id"]], self._owners[document["id"]] = kept, {}, {}
        return await self.append(change)

    async def append(self, change: str) -> bool:
        document = json.loads(change)
        table = document["table"]
        self._entries[table] |= {entry["version"]: entry["text"] for entry in document["entries"]}
        self._owners[table] |= document["owners"]
        kept = self._tables[table]
        kept["updated"] = max([kept["updated"], *(entry["at"] for entry in document["entries"])])
        kept["status"] = document["status"] or kept["status"]
        kept["aside"] = document["aside"] or kept["aside"]
        return True

    async def table(self, table: str) -> str | None:
        return json.dumps(self._tables[table]) if table in self._tables else None

    async def entries(self, table: str, after: int) -> str:
        return f"[{','.join(text for version, text in sorted(self._entries[table].items()) if version > after)}]"

    async def of_player(self, player: str, limit: int) -> str:
        mine = [name for name, owners in self._owners.items() if player in owners.values()]
        rows = sorted((self._tables[name] for name in mine), key=lambda row: -row["updated"])
        return json.dumps(rows[:limit])

    async def put_record(self, name: str, text: str) -> None:
        self._records[name] = text

    async def record(self, name: str) -> str | None:
        return self._records.get(name)

    async def secret(self) -> str:
        return KEY.hex()

    async def close(self) -> None:
        """Nothing."""


def hall_of(store: Journals, thinkers: Thinkers, table: str, seed: str) -> Hall:
    """A hall whose first table has this id and this seed; its time stands still."""
    names = chain((table,), (f"{table}x{number}" for number in count()))
    return Hall(store, thinkers, HallSettings(wakes=None), lambda: NOON, lambda: seed, lambda: next(names))


class Thinking:
    """Bots and a teacher who think here, asked over lines as everywhere; the teacher thinks little."""

    def __init__(self) -> None:
        self._bots = RecentBots()
        self._teacher = LocalTeacher()
        self.turns: list[int] = []
        """Of all who asked, in their order."""

    async def __call__(self, line: str, turn: int = PLAY) -> str:
        self.turns.append(turn)
        return await self._teacher.ask(line) if is_for_a_teacher(line) else self._bots.reply(line)


async def worker_end(table: str, seed: str) -> End:
    """The code of a page's worker, without a browser."""
    store = ShelfStore(cast(Shelf, MemoryShelf()))
    thinking = Thinking()
    hall = hall_of(store, WorkerThinkers(thinking), table, seed)
    await hall.open()

    async def no_words() -> None:
        """They are there."""

    desk = Desk(hall, cast(Store, store), thinking, no_words)

    async def ask(method: str, path: str, body: str) -> tuple[int, str]:
        answer = await desk.ask(method, path, body)
        return answer.status, answer.text

    return End(naming_files(ask), hall, store, str(ME.player), hall.close, thinking, desk.routes)


async def server_end(folder: Path, table: str, seed: str) -> End:
    """A server's app, with its database."""
    rates: Any = dict.fromkeys(RATES, PLENTY)
    settings = Settings(folder, limits=Limits(**rates))
    app, store = create_app(settings), KeyedStore(sqlite_url(folder))
    await store.open()
    thinking = Thinking()
    hall = hall_of(store, WorkerThinkers(thinking), table, seed)
    await hall.open()
    records, teaching = RecordReader(), Teaching(unshared(thinking), unshared(thinking), cast(Store, store))
    app.state.services = Services(cast(ServerStore, store), hall, Limiter(settings.limits), records, teaching)
    client = httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://127.0.0.1", cookies={COOKIE: COOKIE_VALUE}
    )

    async def ask(method: str, path: str, body: str) -> tuple[int, str]:
        headers = {"content-type": "application/json"} if body else {}
        answer = await client.request(method, path, content=body or None, headers=headers)
        return answer.status_code, answer.text

    async def close() -> None:
        await client.aclose()
        await hall.close()
        await records.close()
        await store.close()

    return End(naming_files(ask), hall, store, str(player_of({COOKIE: COOKIE_VALUE})), close, thinking)


RATES: Final = tuple(field.name for field in fields(Limits) if isinstance(field.default, Rate))


class KeyedStore(SqlStore):
    """A server's store with a key that is known, so that tokens of seats can be compared."""

    async def secret(self) -> bytes:
        return KEY


def differences(here: Transcript, there: Sequence[Any]) -> list[str]:
    """Where two ends answered otherwise."""
    return [
        f"{question[:2]}: {mine} is not {other}"
        for (question, mine), other in zip(here, there, strict=True)
        if mine != other
    ][:3]
