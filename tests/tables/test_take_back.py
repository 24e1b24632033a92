"""Taking the latest decision back, where all people sit at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tables.conftest import Room


async def test_a_take_back_goes_to_the_latest_decision_of_a_person(bot_room: Room) -> None:
    host = await (await bot_room.seat("me", "random", "random")).listen()
    await host.hear_until(lambda now: now["view"]["to_act"] == 0)
    before, auction = host.now["view"], host.now["auction"]
    await host.act(0)
    await host.hear_until(lambda now: now["view"]["to_act"] == 0 and now["view"] != before)
    assert host.now["you"]["can_take_back"]
    await host.do("take-back", seen=host.version)
    now = await host.hear_until(lambda now: now["view"] == before)
    assert host.lines[-1]["kind"] == "take-back"
    assert now["auction"] == auction
    assert not now["you"]["can_take_back"]


async def test_there_is_no_take_back_where_people_sit_apart(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    await guests[seat].act(seat)
    now = await guests[seat].refresh()
    assert not now["you"]["can_take_back"]
    assert await guests[seat].refused("take-back", seen=guests[seat].version) == "takeback.not-here"


async def test_whoever_frees_the_seats_of_others_cannot_take_back_alone(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    await guests[seat].act(seat)
    await guests[0].do("free", seat=1)
    now = await guests[0].refresh()
    assert not now["one_screen"]
    assert not now["you"]["can_take_back"]
    assert await guests[0].refused("take-back", seen=guests[0].version) == "takeback.not-here"


async def test_a_take_back_needs_something_to_take_back_and_a_fresh_look(room: Room) -> None:
    host = await room.seat("me", "me")
    seen = (await room.hall.news(host.table, host.who))["version"]
    assert await host.refused("take-back", seen=seen) == "takeback.nothing"
    await host.act(await host.to_act())
    assert await host.refused("take-back", seen=seen) == "table.stale"
    passer_by = host.friend("passer-by")
    assert await passer_by.refused("take-back", seen=seen + 1) == "takeback.not-here"
