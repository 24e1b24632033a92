"""Non-interference of the whole API: change what a reader cannot know, and every answer stays the same, byte for byte.

Whole answers are compared, headers too, of every route that has a table in its path: a route that is added tomorrow is
asked as well, and fails the test until it is said here how.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, cast

import httpx
import orjson
import pytest
from fastapi import FastAPI
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from present import present
from right_here import RightHere
from skyrise import Chance, Game
from skyrise.rules import Record
from skyrise.server.apart.records import RecordReader
from skyrise.server.api.services import Services
from skyrise.server.app import create_app
from skyrise.server.security.cookies import COOKIE, LENGTH, hash_of
from skyrise.server.security.limits import Limiter, Limits, Rate
from skyrise.server.settings import Settings
from skyrise.tables import Change, Conversation, Hall, HallSettings, JournalRow, TableRow, Who, entries
from skyrise.tables.conversation import Free
from skyrise.tables.entries import Written
from skyrise.tables.folding import fold
from skyrise.tables.identity import seat_token
from skyrise.tables.talk_entries import Chat
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
    "/api/tables/{table}/record": ["", "?unfinished=true"],
    "/api/tables/{table}/replay": [""],
}
"""How each route is asked."""
LISTS = ("/api/tables", "/api/mine")
ENDLESS = Rate(1e9, 1e9)
LIMITS = Limits(*(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS), advice=ENDLESS, reviews=ENDLESS, chats=ENDLESS)
FEWER = settings(max_examples=settings().max_examples // 4)
"""Each example asks two servers everything, more than a hundred times; ``make long`` takes many of them."""
ACTIONS = ("pass", "24@H1", "W7@H1", "wild=green", "vault=H1", "vault=none", "choose=1", "choose=1+2", "nonsense")


HOSTING: list[dict[str, Any]] = [
    {"type": "set-pace", "pace": 2},
    {"type": "mute", "seat": 1, "on": True},
    {"type": "chat", "text": "Hello"},
    {"type": "pass-ahead", "seat": 0, "on": True},
]
"""What a host does, and others may not."""


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


def cookie_of(seat: int | None) -> str:
    """The cookie of whoever has a seat, where each is somebody else's, or of a spectator."""
    return ("s" if seat is None else f"{seat}") * LENGTH


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody with a seat, or nobody's eyes: known by a cookie, or by the seat's token."""

    seat: int | None
    has_cookie: bool = False

    def who(self, key: bytes, table: str) -> Who:
        if self.seat is None:
            return Who(hash_of("s" * LENGTH)) if self.has_cookie else Who(None)
        return (
            Who(hash_of(cookie_of(self.seat))) if self.has_cookie else Who(None, seat_token(key, table, self.seat, 0))
        )

    def headers(self, key: bytes, table: str) -> dict[str, str]:
        if self.has_cookie:
            return {"cookie": f"{COOKIE}={cookie_of(self.seat)}"}
        token = self.who(key, table).token
        return {} if token is None else {"authorization": f"Bearer {token}"}


class World:
    """A server with one table."""

    def __init__(self, row: TableRow, rows: list[JournalRow], owners: dict[int, str | None] | None = None) -> None:
        self.store = MemoryStore()
        self.row, self.rows, self.owners = row, rows, owners

    async def answers(self, visitor: Visitor, commands: list[dict[str, Any]]) -> list[tuple[str, int, bytes]]:
        """Everything that a reader can get."""
        await self.store.create(self.row, Change(self.row.id, tuple(self.rows), owners=self.owners))
        hall = Hall(self.store, NoThinkers(), HallSettings(tick=1e9), lambda: 1e6)
        await hall.open()
        app = the_app()
        records, teaching = RecordReader(RightHere()), local_teaching(self.store)
        app.state.services = Services(self.store, hall, Limiter(LIMITS), records, teaching)
        key = await self.store.secret()
        headers = visitor.headers(key, self.row.id)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as client:
            told = [await self._read(client, path) for path in self._paths()]
            told += [await self._try(client, ply) for ply in (0, 1)]
            told += [await self._command(client, number, command) for number, command in enumerate(commands)]
        told += await self._listen(hall, visitor.who(key, self.row.id))
        await hall.close()
        return told

    async def _listen(self, hall: Hall, who: Who) -> list[tuple[str, int, bytes]]:
        """What a socket tells, with everybody's eyes that it is asked to look with."""
        subscription = await hall.subscribe(self.row.id, who)
        told = [("socket", 0, repr(await anext(subscription)).encode())]
        conversation = Conversation(hall, self.row.id, who, subscription, Free())
        for seat in (None, 0, 1, 2, 3):
            reply = await conversation.answer(orjson.dumps({"type": "look", "seat": seat}).decode())
            seen = await anext(subscription) if reply is None else reply
            told.append((f"look {seat}", 0, repr(seen).encode()))
        subscription.close()
        return told

    async def _try(self, client: httpx.AsyncClient, ply: int) -> tuple[str, int, bytes]:
        """To try again from a moment of a game under way would tell its secrets."""
        answer = await client.post(f"/api/tables/{self.row.id}/tries", json={"ply": ply, "bots": "random"})
        assert answer.json()["reason"] == "try.not-over"
        return f"try {ply}", answer.status_code, answer.content

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


def assert_same(world: World, twin: World, fresh: Game, visitor: Visitor, commands: list[dict[str, Any]]) -> None:
    """Both worlds tell a reader the same."""
    told = asyncio.run(world.answers(visitor, commands))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(entries, "new_game", lambda *_: fresh.copy())
        otherwise = asyncio.run(twin.answers(visitor, commands))
    for one, two in zip(told, otherwise, strict=True):
        assert one == two


def dealt(twin: Game) -> Game:
    """The same deal, before anything was played."""
    return Game.from_record(Record(twin.match, twin.names, present(twin.setup), (), None))


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
    twin = with_other_secrets(game, seat, Chance(other))
    changed = with_actions(rows, [str(action) for action in twin.actions])
    unsaved = [path for path in QUERIES["/api/tables/{table}/record"] if "unfinished" not in path]
    with pytest.MonkeyPatch.context() as patch:  # at one screen whoever has a seat may take the whole game elsewhere
        patch.setitem(QUERIES, "/api/tables/{table}/record", unsaved)
        assert_same(World(row, rows), World(row, changed), dealt(twin), Visitor(seat), commands)


def of_several(rows: list[JournalRow], owners: Mapping[int, str | None]) -> list[JournalRow]:
    """The journal of people who sit apart and of bots, at whose end something is said."""
    first = rows[0]
    assert first.kind == "create"
    dealt_to = cast(list[dict[str, object]], first.body["seats"])
    seats = [_seat_of(seat, owners[number]) for number, seat in enumerate(dealt_to)]
    apart = [replace(first, body={**first.body, "host": owners[0], "seats": seats}, link=None)]
    for row in rows[1:]:
        bot = row.kind == "act" and owners[cast(int, row.body["seat"])] is None
        apart.append(replace(row, body={**row.body, "by": "bot"} if bot else row.body, link=None))
    lines = [Chat("seat 0", 0, "", "Hello"), Chat(hash_of(cookie_of(None)), None, "Passer-by", "Good luck")]
    return [*apart, *(Written(len(rows) + number, 0.0, line).row() for number, line in enumerate(lines, 1))]


def _seat_of(seat: dict[str, object], owner: str | None) -> dict[str, object]:
    """A person's, or a bot's."""
    return {**seat, "owner": owner} if owner is not None else {**seat, "kind": "bot", "bot": "random", "owner": None}


@FEWER
@given(journals(listed=True), st.integers(0, 2**20), st.booleans())
def test_where_several_people_play_other_secrets_give_the_same_answers_too(
    journal: tuple[TableRow, list[JournalRow]], other: int, has_cookie: bool
) -> None:
    """Each person has a cookie of their own; the last seat is a bot's; the host wishes advice and the standing."""
    row, rows = journal
    game = present(fold(row, rows, b"", 0.0).game)
    assume(not game.is_over)
    people = game.players - (game.players > 2)
    seat = (None, *range(people))[other % (people + 1)]
    apart = replace(row, options={**row.options, "advice": True, "standing": True})
    owners = {number: hash_of(cookie_of(number)) if number < people else None for number in range(game.players)}
    commands = [*refusable(game.players), *tried(game, seat), *HOSTING]
    twin = with_other_secrets(game, seat, Chance(other))
    changed = with_actions(rows, [str(action) for action in twin.actions])
    world, another = (World(apart, of_several(one, owners), dict(owners)) for one in (rows, changed))
    assert_same(world, another, dealt(twin), Visitor(seat, has_cookie), commands)
