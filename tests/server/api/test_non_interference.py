"""Non-interference of the whole API: change what a reader cannot know, and every answer stays the same, byte for byte.

Whole answers are compared, headers too, of every route that has a table in its path: a route that is added tomorrow is
asked as well, and fails the test until it is said here how.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from fastapi import FastAPI
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from present import present
from skyrise import Chance, Game
from skyrise.rules import Record
from skyrise.server.apart.record_worker import reply
from skyrise.server.apart.records import RecordReader
from skyrise.server.api.services import Services
from skyrise.server.app import create_app
from skyrise.server.security.limits import Limiter, Limits, Rate
from skyrise.server.settings import Settings
from skyrise.tables import Change, Hall, HallSettings, JournalRow, TableRow, Who, entries
from skyrise.tables.entries import fold
from skyrise.tables.identity import seat_token
from tables.ports import MemoryStore, NoThinkers, local_teaching
from tables.test_privacy import journals, with_actions
from test_secrets import with_other_secrets

QUERIES: dict[str, list[str]] = {
    "/api/tables/{table}": ["", "?since=3"],
    "/api/tables/{table}/news": ["?wait=0", "?wait=0&since=3"],
    "/api/tables/{table}/reasons": ["?piece=24", "?piece=W7", "?piece=0"],
    "/api/tables/{table}/edition": [""],
    "/api/tables/{table}/city": [""],
    "/api/tables/{table}/outlook": [""],
    "/api/tables/{table}/standing": [""],
    "/api/tables/{table}/advice": ["", "?action=24@H1", "?action=pass", "?action=choose=1%2B2"],
    "/api/tables/{table}/coach": ["", "?known=start,outbid"],
    "/api/tables/{table}/review": [""],
    "/api/tables/{table}/text": ["?language=en", "?language=pl", "?language=ru"],
    "/api/tables/{table}/record": [""],
    "/api/tables/{table}/replay": [""],
}
"""How each route is asked."""
LISTS = ("/api/tables", "/api/mine")
ENDLESS = Rate(1e9, 1e9)
LIMITS = Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, advice=ENDLESS, reviews=ENDLESS)
FEWER = settings(max_examples=settings().max_examples // 4)
"""Each example asks two servers everything, more than a hundred times; ``make long`` takes many of them."""
ACTIONS = ("pass", "24@H1", "W7@H1", "wild=green", "vault=H1", "vault=none", "choose=1", "choose=1+2", "nonsense")


def refusable(players: int) -> list[dict[str, Any]]:
    """Commands of every kind that are refused, or change nothing that others may see."""
    acts = [{"type": "act", "seat": seat, "action": action, "seen": 0} for seat in range(players) for action in ACTIONS]
    seats = [{"type": kind, "seat": seat} for kind in ("claim", "give-back") for seat in range(4)]
    others: list[dict[str, Any]] = [
        {"type": "take-back", "seen": 0},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "chat", "text": " "},
    ]
    return [*acts, *seats, *others]


def tried(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Actions of the reader's own seat on the game as it is, none of them legal."""
    legal = {str(action) for action in game.view(seat).legal}
    wrong = [action for action in ACTIONS if action not in legal]
    return [] if seat is None else [{"type": "act", "seat": seat, "action": action, "seen": 2**30} for action in wrong]


@cache
def the_app() -> FastAPI:
    """A server's app; what it serves is given to it."""
    return create_app(Settings(data=Path()))


def table_routes() -> set[str]:
    """Every path that answers questions about a table."""
    paths = the_app().openapi()["paths"]
    return {path for path, methods in paths.items() if "{table}" in path and "get" in methods}


def test_it_is_said_how_every_route_is_asked() -> None:
    assert table_routes() == set(QUERIES)


class RightHere:
    """Records are read as in a process of their own, but here: one for each of many worlds would take long."""

    async def ask(self, line: bytes) -> bytes:
        return orjson.dumps(reply(orjson.loads(line))) + b"\n"

    async def stop(self) -> None:
        """Nothing to do."""


class World:
    """A server with one table."""

    def __init__(self, row: TableRow, rows: list[JournalRow]) -> None:
        self.store = MemoryStore()
        self.row, self.rows = row, rows

    async def answers(self, seat: int | None, commands: list[dict[str, Any]]) -> list[tuple[str, int, bytes]]:
        """Everything that a reader can get."""
        await self.store.create(self.row, Change(self.row.id, tuple(self.rows)))
        hall = Hall(self.store, NoThinkers(), HallSettings(tick=1e9), lambda: 1e6)
        await hall.open()
        app = the_app()
        records, teaching = RecordReader(RightHere()), local_teaching(self.store)
        app.state.services = Services(self.store, hall, Limiter(LIMITS), records, teaching)
        token = None if seat is None else seat_token(await self.store.secret(), self.row.id, seat, 0)
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as client:
            told = [await self._read(client, path) for path in self._paths()]
            told += [await self._command(client, number, command) for number, command in enumerate(commands)]
        subscription = await hall.subscribe(self.row.id, Who(None, token))
        told.append(("socket", 0, repr(await anext(subscription)).encode()))
        subscription.close()
        await hall.close()
        return told

    def _paths(self) -> list[str]:
        return [*LISTS, *(path.format(table=self.row.id) + query for path in QUERIES for query in QUERIES[path])]

    async def _read(self, client: httpx.AsyncClient, path: str) -> tuple[str, int, bytes]:
        answer = await client.get(path)
        may_refuse = ("/record", "piece=0", "/advice", "/review")
        assert answer.status_code == 200 or any(part in path for part in may_refuse), answer.text
        return path, answer.status_code, repr(sorted(answer.headers.items())).encode() + answer.content

    async def _command(self, client: httpx.AsyncClient, number: int, command: dict[str, Any]) -> tuple[str, int, bytes]:
        body = {**command, "id": f"command-{number}"}
        answer = await client.post(f"/api/tables/{self.row.id}/commands", json=body)
        assert answer.status_code != 500
        return repr(command), answer.status_code, answer.content


@FEWER
@given(journals(listed=True), st.integers(0, 2**20))
def test_other_secrets_give_the_same_answers_byte_for_byte(
    journal: tuple[TableRow, list[JournalRow]], other: int
) -> None:
    row, rows = journal
    game = present(fold(row, rows, b"", 0.0).game)
    assume(not game.is_over)
    seat = (None, *range(game.players))[other % (game.players + 1)]
    commands = [*refusable(game.players), *tried(game, seat)]
    told = asyncio.run(World(row, rows).answers(seat, commands))
    twin = with_other_secrets(game, seat, Chance(other))
    changed = with_actions(rows, [str(action) for action in twin.actions])
    with pytest.MonkeyPatch.context() as patch:
        fresh = Game.from_record(Record(twin.match, twin.names, present(twin.setup), (), None))
        patch.setattr(entries, "new_game", lambda *_: fresh.copy())
        otherwise = asyncio.run(World(row, changed).answers(seat, commands))
    for one, two in zip(told, otherwise, strict=True):
        assert one == two
