"""News: nothing missed, nothing twice, for slow readers and for those who come back."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from jsonschema import Draft202012Validator

from skyrise.notation.declared import schemas_of
from skyrise.notation.documents import News
from skyrise.rules.rulebook import RULEBOOK
from skyrise.tables import Change

if TYPE_CHECKING:
    from tables.conftest import Guest, Room


async def play(guests: list[Guest], plies: int) -> None:
    """So many actions of whoever is to act."""
    for _ in range(plies):
        seat = (await guests[0].refresh())["view"]["to_act"]
        await guests[seat].act(seat, lambda legal: legal[-1])


async def test_news_are_what_the_wire_says(room: Room) -> None:
    guests = await room.full(3, time={"bank": 100})
    await play(guests, 12)
    schemas = schemas_of([News])
    validator = Draft202012Validator({"$ref": "#/$defs/News", "$defs": schemas})
    for who in (guests[1].who, guests[0].friend("passer-by").who):
        news = json.loads(json.dumps(await room.hall.news(guests[0].table, who)))
        validator.validate(news)
        assert set(news["now"]) == set(schemas["Now"]["properties"])


async def test_every_line_of_the_game_names_its_rule_and_no_other_does(room: Room) -> None:
    guests = await room.full(2)
    await play(guests, 6)
    await guests[0].do("chat", text="hello")
    lines = (await room.hall.news(guests[0].table, guests[0].who))["lines"]
    assert {line["rule"] is None for line in lines} == {True, False}
    for line in lines:
        assert (line["rule"] in RULEBOOK) == (line["ply"] is not None)


async def test_a_slow_reader_gets_the_newest_news_with_all_lines(room: Room) -> None:
    guests = await room.full(3)
    slow = await guests[0].friend("slow").listen()
    await play(guests, 20)
    now = await slow.hear()
    assert now["ply"] == 20
    assert slow.lines == (await room.hall.news(slow.table, slow.who))["lines"]


async def test_who_comes_back_goes_on_where_they_were(room: Room) -> None:
    guests = await room.full(3)
    reader = await guests[0].friend("reader").listen()
    reader.leave()
    await play(guests, 7)
    await reader.listen()
    assert reader.lines == (await room.hall.news(reader.table, reader.who))["lines"]


async def test_who_knows_more_than_the_journal_begins_anew(room: Room) -> None:
    guests = await room.full(2)
    await play(guests, 3)
    news = await room.hall.news(guests[0].table, guests[0].who)
    ahead = await room.hall.news(guests[0].table, guests[0].who, since=news["version"] + 1)
    assert ahead == news
    assert ahead["since"] == 0


async def test_a_reader_who_stops_waiting_misses_nothing(room: Room) -> None:
    guests = await room.full(2)
    reader = await guests[0].friend("reader").listen()
    waiting = asyncio.create_task(reader.hear())
    await asyncio.sleep(0)
    waiting.cancel()
    await play(guests, 3)
    await reader.hear()
    assert reader.lines == (await room.hall.news(reader.table, reader.who))["lines"]


async def test_at_one_screen_one_sees_with_a_spectators_eyes_until_one_looks(room: Room) -> None:
    host = await (await room.seat("me", "me")).listen()
    assert host.now["you"]["seat"] is None
    assert [board["wonder_hand"] for board in host.now["view"]["players"]] == [None, None]
    host.look(1)
    now = await host.hear()
    assert now["you"]["seat"] == 1
    assert [board["wonder_hand"] is None for board in now["view"]["players"]] == [True, False]


async def test_nobody_looks_with_the_eyes_of_others(room: Room) -> None:
    guests = await room.full(2)
    for seat, reason in ((1, "seat.not-yours"), (3, "seat.unknown")):
        try:
            await room.hall.subscribe(guests[0].table, guests[0].who, seat)
        except Exception as error:
            assert getattr(error, "reason", None) == reason
        else:
            raise AssertionError("it was allowed")


async def test_who_loses_a_seat_sees_no_more_than_a_spectator(room: Room) -> None:
    guests = await room.full(2)
    guest = await guests[1].listen(seat=1)
    await guests[0].do("free", seat=1)
    now = await guest.hear_until(lambda now: now["seats"][1]["kind"] == "bot")
    assert now["you"]["seat"] is None
    assert now["view"]["players"][1]["objective"] is None


async def test_lines_know_their_auction_and_ply(room: Room) -> None:
    guests = await room.full(2)
    await play(guests, 30)
    await guests[0].refresh()
    lines = [line for line in guests[0].lines if line["auction"] is not None]
    opened = [line["auction"] for line in lines if line["kind"] == "open"]
    assert opened == list(range(1, len(opened) + 1))
    assert opened[-1] == guests[0].now["auction"] <= guests[0].now["auctions"] == 28
    assert [line["ply"] for line in lines] == sorted(line["ply"] for line in lines)
    built = [line["auction"] for line in lines if line["kind"] == "construct"]
    assert built == list(range(1, len(built) + 1))


async def test_a_store_that_fails_ends_the_news_and_the_table_is_read_again(room: Room) -> None:
    guests = await room.full(2)
    reader = await guests[0].friend("reader").listen()
    seat = (await guests[0].refresh())["view"]["to_act"]
    writes = room.store.append

    async def fail_after_writing(change: Change) -> None:
        await writes(change)
        raise OSError("the line went dead")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.store, "append", fail_after_writing)
        for failed in await asyncio.gather(guests[seat].act(seat), reader.hear(), return_exceptions=True):
            assert isinstance(failed, OSError | StopAsyncIteration)
    assert (await guests[0].refresh())["ply"] == 1
