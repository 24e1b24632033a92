"""Clocks, people who are away, and bots that stand in for them; time passes when a test says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tables.conftest import Room


def seat_of(now: dict[str, Any], number: int) -> Any:
    return now["seats"][number]


async def test_everybody_sees_who_is_connected(room: Room) -> None:
    host, guest = await room.full(2)
    await host.listen()
    assert not seat_of(host.now, 1)["connected"]
    await guest.listen()
    await host.hear_until(lambda now: seat_of(now, 1)["connected"])
    version = host.version
    guest.leave()
    room.later(10)
    now = await host.hear_until(lambda now: not seat_of(now, 1)["connected"])
    assert seat_of(now, 1)["away"] == room.clock.now - 10
    assert host.version == version
    assert not seat_of(now, 1)["overdue"] or now["view"]["to_act"] == 1


async def test_who_comes_back_at_once_was_never_away(room: Room) -> None:
    host, guest = await room.full(2)
    await host.listen()
    await guest.listen()
    guest.leave()
    room.later(2)
    assert seat_of(await host.refresh(), 1)["connected"]


async def test_spectators_are_counted_and_have_no_seat(room: Room) -> None:
    host, _ = await room.full(2)
    await host.listen()
    passer_by = await host.friend("passer-by").listen()
    assert (await host.hear_until(lambda now: now["spectators"] == 1))["you"]["seats"] == [0]
    assert passer_by.now["you"]["seat"] is None
    passer_by.leave()
    await host.hear_until(lambda now: now["spectators"] == 0)


async def test_a_bot_stands_in_for_who_is_away_too_long_and_gives_back(bot_room: Room) -> None:
    guests = await bot_room.full(2, absence="bot", patience=60, islands={"north": "aurora", "south": "boreas"})
    away = await guests[0].to_act()
    here = await guests[1 - away].listen()
    bot_room.later(59)
    assert not seat_of(await here.refresh(), away)["overdue"]
    bot_room.later(1)
    now = await here.hear_until(lambda now: now["view"]["to_act"] == 1 - away)
    assert seat_of(now, away) | {"kind": "person", "bot": "casual"} == seat_of(now, away)
    assert "log-table-stand-in-away" in [line["message"]["id"] for line in here.lines]
    await guests[away].do("give-back", seat=away)
    assert seat_of(await here.refresh(), away)["bot"] is None
    assert await guests[away].refused("give-back", seat=away) == "seat.no-stand-in"


async def test_the_level_of_the_bot_that_stands_in_is_the_hosts_choice(bot_room: Room) -> None:
    guests = await bot_room.full(2, absence="bot", stand_in="random", patience=60)
    away = await guests[0].to_act()
    here = await guests[1 - away].listen()
    assert here.now["options"]["stand_in"] == "random"
    bot_room.later(60)
    await here.hear_until(lambda now: seat_of(now, away)["bot"] is not None)
    [said] = [line["message"] for line in here.lines if line["kind"] == "stand-in"]
    assert said["args"]["level"] == {"term": "bot-random"}
    assert seat_of(here.now, away)["bot"] == "random"


async def test_a_freed_seat_is_played_by_a_bot_of_that_level(room: Room) -> None:
    host, _ = await room.full(2, stand_in="skilled")
    await host.do("free", seat=1)
    assert seat_of(await host.refresh(), 1)["bot"] == "skilled"


@pytest.mark.parametrize("duty", ["stand-in", "free"])
async def test_a_table_from_before_there_was_a_choice_has_a_casual_stand_in(bot_room: Room, duty: str) -> None:
    here = await (await bot_room.old()).listen()
    assert here.now["options"]["stand_in"] == "casual"
    if duty == "free":
        await here.do("free", seat=1)
    elif here.now["view"]["to_act"] == 0:
        await here.act(0)
    bot_room.later(60)
    await here.hear_until(lambda now: seat_of(now, 1)["bot"] == "casual")


async def test_where_the_table_waits_nobody_stands_in(room: Room) -> None:
    guests = await room.full(2, absence="wait", patience=60)
    away = await guests[0].to_act()
    here = await guests[1 - away].listen()
    room.later(1000)
    now = await here.hear_until(lambda now: seat_of(now, away)["overdue"])
    assert seat_of(now, away)["bot"] is None


async def test_where_the_host_decides_the_host_seats_a_bot_and_the_owner_plays_on_by_acting(room: Room) -> None:
    guests = await room.full(2, absence="host")
    seat = await guests[0].to_act()
    seen = guests[0].version
    action = (await guests[seat].refresh())["view"]["legal"][0]
    assert await guests[1].refused("seat-bot", seat=0) == "host.only"
    await guests[0].do("seat-bot", seat=seat, bot="random")
    assert seat_of(await guests[0].refresh(), seat)["bot"] == "random"
    assert seat_of(guests[0].now, seat)["thinking"]
    await guests[seat].do("act", seat=seat, action=action, seen=seen)
    now = await guests[0].refresh()
    assert seat_of(now, seat)["bot"] is None
    assert [line["kind"] for line in guests[0].lines][-3:] == ["seat-bot", "give-back", "bid"]


async def test_the_host_can_give_a_seat_back_too(room: Room) -> None:
    host, _ = await room.full(2)
    await host.do("seat-bot", seat=1)
    await host.do("give-back", seat=1)
    assert seat_of(await host.refresh(), 1)["bot"] is None


async def test_a_clock_runs_for_who_is_to_act_and_gains_with_every_decision(room: Room) -> None:
    guests = await room.full(2, time={"bank": 100, "increment": 5})
    seat = await guests[0].to_act()
    room.later(30)
    clocks = [one["clock"] for one in (await guests[0].refresh())["seats"]]
    assert clocks[seat] == {"left": 70, "running": True}
    assert clocks[1 - seat] == {"left": 100, "running": False}
    await guests[seat].act(seat)
    clocks = [one["clock"] for one in (await guests[0].refresh())["seats"]]
    assert clocks[seat] == {"left": 75, "running": False}
    assert clocks[1 - seat] == {"left": 100, "running": True}


async def test_out_of_time_a_bot_plays_on_and_who_comes_back_has_some_time(bot_room: Room) -> None:
    guests = await bot_room.full(2, time={"bank": 100}, absence="bot", patience=10_000)
    seat = await guests[0].to_act()
    here = await guests[1 - seat].listen()
    await guests[seat].listen()
    bot_room.later(100)
    await here.hear_until(lambda now: seat_of(now, seat)["bot"] is not None)
    assert "log-table-stand-in-time" in [line["message"]["id"] for line in here.lines]
    assert seat_of(here.now, seat)["clock"] is None
    await guests[seat].do("give-back", seat=seat)
    assert seat_of(await here.refresh(), seat)["clock"]["left"] == 30


async def test_time_while_the_server_is_down_is_not_charged(room: Room) -> None:
    guests = await room.full(2, time={"bank": 100})
    seat = await guests[0].to_act()
    room.later(40)
    room.clock.now += 5000
    guests[seat].hall = await room.restart()
    await guests[seat].refresh()
    room.later(10)
    await guests[seat].act(seat)
    clock = seat_of(await guests[seat].refresh(), seat)["clock"]
    assert clock == {"left": 90, "running": False}


async def test_a_table_that_nobody_needs_leaves_the_memory_and_comes_back_the_same(room: Room) -> None:
    guests = await room.full(2)
    await guests[0].listen()
    before = await guests[1].refresh()
    room.later(1000)
    assert guests[0].table in room.hall._mailboxes
    guests[0].leave()
    room.later(1000)
    assert guests[0].table not in room.hall._mailboxes
    after = await guests[1].refresh()
    assert {**after, "seats": None} == {**before, "seats": None}


async def test_a_table_with_a_running_clock_stays(room: Room) -> None:
    guests = await room.full(2, time={"bank": 5000})
    room.later(1000)
    assert guests[0].table in room.hall._mailboxes
    room.later(5000)
    room.later(100)
    assert guests[0].table not in room.hall._mailboxes
