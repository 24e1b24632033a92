"""Secrets: what leaves a table says nothing that its reader may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, cast

import orjson
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from present import present
from skyrise import Chance, Game, load_edition
from skyrise.notation.documents import News, NewTable, SeatWish
from skyrise.rules import Record
from skyrise.tables import JournalRow, TableRow, Who, entries
from skyrise.tables.dealing import drawn_colors, new_game
from skyrise.tables.entries import Act, Written, apply
from skyrise.tables.folding import fold
from skyrise.tables.identity import Eyes
from skyrise.tables.news import Company, Newsroom, Reader
from skyrise.tables.opening import new_opening
from skyrise.tables.presence import NOBODY
from test_secrets import with_other_secrets

if TYPE_CHECKING:
    from tables.conftest import Room

KEY = b"key"
LATEST = 8
"""Entries that a reader hears of one by one."""
MANY = 1000
"""More decisions than a game has."""


def fits(told: News, game: Game, seat: int | None) -> None:
    """No secret of anybody else is in the news, neither in the view nor in a line."""
    news = cast(dict[str, Any], told)
    view = news["now"]["view"]
    setup = game.setup
    for number, board in enumerate(view["players"]):
        if number != seat:
            assert board["wonder_hand"] in (None, [])
            assert "put_away" not in board
            assert board["objective"] is None or board["objective_revealed"]
    holds = {} if seat is None else view["players"][seat]["visionary"]
    for letter, value in view["patron_values"].items():
        assert value == (present(setup).patron_values[letter] if holds.get(letter) else None)
    for line in news["lines"]:
        message = line["message"]["id"]
        assert line["seat"] == seat or message not in ("log-choose-cards", "log-learn-value")
        assert message != "log-reveal" or view["players"][line["seat"]]["objective_revealed"]


async def test_a_whole_game_tells_nobody_a_secret(room: Room) -> None:
    guests = await room.full(4)
    table, random = guests[0].table, Random(5)
    readers = [(seat, guest.who) for seat, guest in enumerate(guests)] + [(None, Who("passer-by"))]
    players = [f'"{guest.who.player}"' for guest in guests[1:]]
    while (await guests[0].refresh())["status"] != "over":
        game = (await room.hall.peek(table, Who())).game
        for seat, who in readers:
            news = await room.hall.news(table, who, guests[0].version - 1)
            text = orjson.dumps(news).decode()
            fits(news, game, seat)
            assert '"seed 0"' not in text
            assert not [player for player in players if player in text]
        seat = guests[0].now["view"]["to_act"]
        await guests[seat].act(seat, random.choice)
    assert (await guests[0].refresh())["seed"] == "seed 0"


async def test_before_the_end_a_record_has_no_seed(room: Room) -> None:
    guests = await room.full(2)
    header = (await room.hall.peek(guests[0].table, guests[0].who)).game.header
    assert "seed" not in header
    assert header["commitment"] == (await guests[0].refresh())["commitment"]


@st.composite
def journals(draw: st.DrawFn, *, listed: bool = False, host: str = "host") -> tuple[TableRow, list[JournalRow]]:
    """A table of people after some random decisions; every other one just when Wonder cards are chosen in secret."""
    players = draw(st.integers(2, 4))
    new = NewTable([SeatWish("me")] * players, listed=listed)
    seed = f"seed {draw(st.integers(0, 2**20))}"
    row, change = new_opening(new, "table", host, seed, 0.0)
    journal, random = list(change.entries), Random(draw(st.integers(0, 2**20)))
    game = new_game(seed, load_edition(), drawn_colors(seed, [None] * players), None)
    choices = draw(st.none() | st.integers(0, players))
    for _ in range(draw(st.integers(0, 120)) if choices is None else MANY):
        if game.is_over or choices == 0:
            break
        if choices is not None and "choose" in str(game.legal_actions()[0]):
            choices -= 1
        seat, action = game.to_act, str(random.choice(game.legal_actions()))
        game.play(action)
        entry = Act(present(seat), action, "person", None)
        journal.append(Written(len(journal) + 1, float(len(journal)), entry).row())
    return row, journal


def told(row: TableRow, journal: list[JournalRow], eyes: Eyes) -> bytes:
    """All that a reader is ever sent: changes on the way to the end, and there everything."""
    first = max(1, len(journal) - LATEST)
    table = fold(row, journal[:first], KEY, 0.0)
    newsroom, company = Newsroom(table), Company([NOBODY] * len(table.seats), None, 0, 0.0)
    reader = Reader((eyes.seat, eyes.covered), (), False, ())
    news, known = newsroom.told(reader, 0, None, company)
    sent = [news.document]
    for entry in journal[first:]:
        table.game = table.game and table.game.copy()  # as deciding does
        apply(table, Written.read(entry))
        changes, known = newsroom.told(reader, entry.version - 1, known, company)
        sent.append(changes.document)
    return orjson.dumps([*sent, newsroom.news(reader, 0, company)])


@given(journals(), st.integers(0, 2**20))
def test_other_secrets_give_the_same_news_byte_for_byte(journal: tuple[TableRow, list[JournalRow]], other: int) -> None:
    row, rows = journal
    game = present(fold(row, rows, KEY, 0.0).game)
    assume(not game.is_over)
    for eyes in (Eyes(), Eyes(game.to_act, covered=True), *map(Eyes, range(game.players))):
        twin = with_other_secrets(game, eyes.secrets, Chance(other))
        changed = with_actions(rows, [str(action) for action in twin.actions])
        fresh = Game.from_record(Record(twin.match, twin.names, present(twin.setup), (), None))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(entries, "new_game", lambda *_, game=fresh: game)
            otherwise = told(row, changed, eyes)
        assert otherwise == told(row, rows, eyes)


def with_actions(journal: list[JournalRow], actions: list[str]) -> list[JournalRow]:
    """The journal with other decisions: hidden choices are of other cards."""
    left = iter(actions)
    return [replace(e, body={**e.body, "action": next(left)}) if e.kind == "act" else e for e in journal]
