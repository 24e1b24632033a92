"""Trying again from a moment of a game that is over: the same moment, bots, and a record that says from where."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from skyrise import Game
from skyrise.bots import make_bot
from skyrise.bots.game_loop import play_bots
from skyrise.components import Refusal
from skyrise.components.own_editions import own_edition
from skyrise.notation import Eyes, replay_document
from skyrise.notation.documents import NewTry
from skyrise.rules import Record
from skyrise.tables import Snapshot, Who
from skyrise.tables.identity import Eyes as TableEyes
from skyrise.tables.trying import origin_of, tried_record

if TYPE_CHECKING:
    from tables.conftest import Room

MIDDLE = 30


@pytest.fixture(scope="module")
def finished() -> Record:
    """A game of three that is over."""
    game = Game.new(players=3, seed=3)
    play_bots(game, [make_bot("random", seat) for seat in range(3)])
    return game.record()


async def begun(room: Room, record: Record, wish: NewTry) -> str:
    return await room.hall.try_again(record, wish, origin_of(wish, record="abc"), "host")


async def test_a_try_begins_at_the_very_moment_and_tells_its_past(room: Room, finished: Record) -> None:
    then = Game.from_record(finished.until(MIDDLE))
    wish = NewTry(MIDDLE, name="Ada")
    table = await begun(room, finished, wish)
    snapshot = await room.hall.peek(table, Who("host"))
    assert snapshot.game.position() == then.position()
    assert snapshot.eyes.seat == then.to_act
    news = await room.hall.news(table, Who("host"))
    now = news["now"]
    assert now["origin"] == {"table": None, "record": "abc", "ply": MIDDLE}
    assert (now["seed"], now["ply"], now["auction"]) == (None, MIDDLE, sum(e.kind == "open" for e in then.events))
    assert [seat["kind"] for seat in now["seats"]] == [
        "person" if seat == then.to_act else "bot" for seat in range(then.players)
    ]
    assert [line["kind"] for line in news["lines"]] == ["take-up", *(event.kind for event in then.events)]


async def test_a_try_is_played_to_its_end_survives_a_restart_and_its_record_keeps_its_origin(
    bot_room: Room, finished: Record
) -> None:
    last = len(finished.actions) - 6
    table = await begun(bot_room, finished, NewTry(last, bots="random"))
    await bot_room.restart()
    host = Who("host")
    guest = (await bot_room.seat("me", "me")).friend("host")
    guest.table = table
    await guest.listen()
    while guest.now["status"] != "over":
        await guest.hear_until(lambda now: now["status"] == "over" or now["view"]["to_act"] in now["you"]["seats"])
        if guest.now["status"] != "over":
            before = guest.version
            await guest.act(guest.now["view"]["to_act"])
            while guest.version == before:
                await guest.hear()
    record = (await bot_room.hall.peek(table, host)).game.record()
    assert record.actions[:last] == finished.actions[:last]
    assert record.header["origin"] == {"table": None, "record": "abc", "ply": last}
    assert not {"seed", "commitment"} & set(record.header)
    replay = replay_document(record, Eyes(None, see_all=True))
    assert replay["origin"] == record.header["origin"]
    assert replay["fair"] is None


async def test_nothing_before_the_try_can_be_taken_back(room: Room, finished: Record) -> None:
    table = await begun(room, finished, NewTry(MIDDLE))
    news = await room.hall.news(table, Who("host"))
    assert not news["now"]["you"]["can_take_back"]


async def test_another_seat_may_be_wished_for(finished: Record, room: Room) -> None:
    then = Game.from_record(finished.until(MIDDLE))
    other = next(seat for seat in range(3) if seat != then.to_act)
    table = await begun(room, finished, NewTry(MIDDLE, seat=other))
    assert (await room.hall.news(table, Who("host")))["now"]["you"]["seats"] == [other]


async def test_an_edition_of_ones_own_is_played_on(room: Room, finished: Record) -> None:
    mine = own_edition("My box", "retail", "2", {"wonders.13.per_tall": 2})
    record = Game.new(players=2, edition=mine, seed=1).record()
    table = await begun(room, record, NewTry(0))
    assert (await room.hall.peek(table, Who("host"))).game.match.edition.number("wonders.13.per_tall") == 2
    assert (await room.hall.options(table)).load_edition().number("wonders.13.per_tall") == 2
    assert (await room.hall.news(table, Who("host")))["now"]["options"]["own"] == "My box"


@pytest.mark.parametrize("ply", [0, 2000])
async def test_a_moment_without_a_decision_is_refused(room: Room, finished: Record, ply: int) -> None:
    wish = NewTry(ply or len(finished.actions))
    with pytest.raises(Refusal) as refused:
        await begun(room, finished, wish)
    assert refused.value.reason == "try.moment"


async def test_islands_of_ones_own_are_refused(room: Room, finished: Record) -> None:
    game = Game.new(players=2, seed=1)
    city = game.match.city
    islands = (city.islands[0], *(replace(island, own=True) for island in city.islands[1:]))
    object.__setattr__(city, "islands", islands)
    with pytest.raises(Refusal) as refused:
        await begun(room, game.record(), NewTry(0))
    assert refused.value.reason == "try.islands"


def test_a_game_under_way_is_not_tried_again(finished: Record) -> None:
    game = Game.from_record(finished.until(MIDDLE))
    snapshot = Snapshot("", ("",) * 3, TableEyes(0), game, shows_standing=True)
    with pytest.raises(Refusal) as refused:
        tried_record(snapshot)
    assert refused.value.reason == "try.not-over"


@pytest.mark.parametrize("origin", [None, 7, {"ply": "x"}, {"table": "t"}])
def test_a_header_that_says_it_in_another_way_has_no_origin(finished: Record, origin: object) -> None:
    record = replace(finished, header={"origin": origin})
    assert replay_document(record, Eyes(None, see_all=True))["origin"] is None


def test_an_id_that_is_none_leads_nowhere(finished: Record) -> None:
    record = replace(finished, header={"origin": {"table": "../x", "record": "abc", "ply": 3}})
    assert replay_document(record, Eyes(None, see_all=True))["origin"] == {"table": None, "record": "abc", "ply": 3}
