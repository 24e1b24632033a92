"""Non-interference of a page's worker: the screen tells nothing that is behind the curtain.

Several people play at one screen, and the page asks for all of them. Change what is hidden, and every answer and all
news stay the same, byte for byte: for the screen between two turns, and for the seat that looks behind the curtain.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from present import present
from server.api.test_non_interference import ACTIONS, FEWER, QUERIES, tried
from skyrise import Chance, Game
from skyrise.browser.counter import Counter
from skyrise.browser.desk import ME, Desk
from skyrise.rules import Record
from skyrise.tables import Change, Hall, HallSettings, JournalRow, Store, TableRow, entries
from skyrise.tables.folding import fold
from tables.ports import LocalTeacher, MemoryStore, NoThinkers
from tables.test_privacy import journals, with_actions
from test_secrets import with_other_secrets

Said = tuple[str, object]
NOT_HERE = "/api/tables/{table}/news"
"""For those without a connection; a page has always one to its worker."""
TELLS_ALL = "?unfinished=true"
"""A game that is taken elsewhere takes its secrets along, whoever asks for it: at one screen that is everybody."""


def paths(table: str, seat: int | None) -> list[str]:
    """Everything that can be asked about a table, as it is asked of a server."""
    queries = [(path, query) for path in QUERIES for query in QUERIES[path] if path != NOT_HERE and query != TELLS_ALL]
    asked = [path.format(table=table) + query for path, query in queries]
    return ["/api/mine", *(with_seat(path, seat) for path in asked)]


def with_seat(path: str, seat: int | None) -> str:
    """A path as whoever looks behind the curtain asks it; without a seat it stays closed."""
    return path if seat is None else f"{path}{'&' if '?' in path else '?'}seat={seat}"


def commands(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Actions of every seat on a game as it was, and of the reader's own on the game as it is: none is accepted."""
    acts = [{"type": "act", "seat": one, "action": action} for one in range(game.players) for action in ACTIONS]
    return [*({**act, "seen": 0} for act in acts), *tried(game, seat)]


async def said(row: TableRow, rows: list[JournalRow], seat: int | None, sent: list[dict[str, Any]]) -> list[Said]:
    """All that a worker with one table can be brought to say."""
    store, teacher = MemoryStore(), LocalTeacher()
    await store.create(row, Change(row.id, tuple(rows)))
    hall = Hall(store, NoThinkers(), HallSettings(wakes=None), lambda: 1e6)
    await hall.open()
    desk = Desk(hall, cast(Store, store), lambda line, turn: teacher.ask(line), lambda: asyncio.sleep(0))
    told: list[Said] = [(path, await desk.ask("GET", path, "")) for path in paths(row.id, seat)]
    for number, command in enumerate(sent):
        body = json.dumps({**command, "id": f"command-{number}"})
        answer = await desk.ask("POST", f"/api/tables/{row.id}/commands", body)
        assert answer.status in (403, 409, 422), answer.text
        told.append((body, answer))
    sockets = [with_seat(f"/api/tables/{row.id}/socket{changes}", seat) for changes in ("", "?changes=true")]
    told += [(socket, await heard(desk, socket)) for socket in sockets]
    await hall.close()
    return told


async def heard(desk: Desk, path: str) -> list[tuple[object, ...]]:
    """What the page hears over a connection."""
    posts: list[tuple[object, ...]] = []
    counter = Counter(desk, lambda *post: posts.append(post))
    counter.open(1, path)
    while len(posts) < 2:
        await asyncio.sleep(0)
    counter.shut(1)
    assert [kind for kind, *_ in posts] == ["opened", "told"]
    return posts


def test_everything_about_a_table_is_asked() -> None:
    desk = Desk(cast(Hall, None), cast(Store, None), lambda line, turn: asyncio.sleep(0, ""), lambda: asyncio.sleep(0))
    about = {route.removeprefix("GET ") for route in desk.routes if route.startswith("GET /api/tables/")}
    assert about == {path.replace("{table}", "*") for path in QUERIES} - {NOT_HERE.replace("{table}", "*")}


@FEWER
@given(journals(host=str(ME.player)), st.integers(0, 2**20))
def test_other_secrets_give_the_same_answers_and_news_byte_for_byte(
    journal: tuple[TableRow, list[JournalRow]], other: int
) -> None:
    row, rows = journal
    game = present(fold(row, rows, b"", 0.0).game)
    assume(not game.is_over)
    seat = (None, *range(game.players))[other % (game.players + 1)]
    sent = commands(game, seat)
    told = asyncio.run(said(row, rows, seat, sent))
    twin = with_other_secrets(game, seat, Chance(other))
    changed = with_actions(rows, [str(action) for action in twin.actions])
    with pytest.MonkeyPatch.context() as patch:
        fresh = Game.from_record(Record(twin.match, twin.names, present(twin.setup), (), None))
        patch.setattr(entries, "new_game", lambda *_: fresh.copy())
        otherwise = asyncio.run(said(row, changed, seat, sent))
    for one, two in zip(told, otherwise, strict=True):
        assert one == two
