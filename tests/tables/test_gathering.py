"""Tables before the game: seats, hosts, links, and how a game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from skyrise.components import Refusal
from skyrise.tables import Who

if TYPE_CHECKING:
    from tables.conftest import Room


async def test_a_table_without_open_seats_begins_at_once(room: Room) -> None:
    host = await room.seat("me", "random")
    now = await host.refresh()
    assert now["status"] == "playing"
    assert [line["kind"] for line in host.lines] == ["start", "open"]
    assert now["view"]["seat"] == 0


async def test_a_table_begins_when_the_last_open_seat_is_taken(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    anna, boris = (host.friend(name) for name in ("anna", "boris"))
    await anna.do("claim", seat=2, name="Anna")
    assert (await host.refresh())["status"] == "gathering"
    await boris.do("claim", seat=1, name=" Boris ")
    now = await host.refresh()
    assert now["status"] == "playing"
    assert [seat["name"] for seat in now["seats"]] == ["", "Boris", "Anna"]
    assert len({seat["color"] for seat in now["seats"]}) == 3


async def test_the_host_begins_early_and_bots_take_the_open_seats(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    guest = host.friend("guest")
    assert await guest.refused("start") == "host.only"
    await host.do("start", bots="beginner")
    now = await host.refresh()
    assert [(seat["kind"], seat["bot"]) for seat in now["seats"]] == [
        ("person", None),
        ("bot", "beginner"),
        ("bot", "beginner"),
    ]
    assert await host.refused("start") == "table.started"


async def test_a_taken_seat_is_not_given_away(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    guest = host.friend("guest")
    assert await guest.refused("claim", seat=0, name="G") == "seat.taken"
    assert await guest.refused("claim", seat=3, name="G") == "seat.unknown"
    assert await guest.refused("claim", seat=0, name="G", token="wrong") == "seat.taken"


async def test_a_seat_moves_to_another_device_by_its_link_and_the_host_with_it(room: Room) -> None:
    host = await room.seat("me", "open")
    link = (await host.refresh())["you"]["links"]["0"]
    phone = host.friend("phone")
    await phone.do("claim", seat=0, name="H", token=link)
    assert (await phone.refresh())["you"]["host"]
    assert (await host.refresh())["you"]["seats"] == []
    assert [row.id for row in await room.store.of_player("phone", 9)] == [host.table]
    assert await room.store.of_player("host", 9) == []


@pytest.mark.parametrize(("seat", "name"), [(0, ""), (1, "Guest 1")])
async def test_a_seat_that_moves_is_called_as_before(room: Room, seat: int, name: str) -> None:
    guests = await room.full(2)
    token = (await guests[seat].refresh())["you"]["links"][str(seat)]
    phone = guests[seat].friend("phone")
    await phone.do("claim", seat=seat, token=token)
    now = await phone.refresh()
    assert now["you"]["seats"] == [seat]
    assert now["seats"][seat]["name"] == name
    assert phone.lines[-1]["message"] == {"id": "log-table-claim", "args": {"who": {"seat": seat}}}


async def test_a_token_is_enough_to_play_and_void_once_the_seat_is_freed(room: Room) -> None:
    host, guest = await room.full(2)
    token = (await guest.refresh())["you"]["links"]["1"]
    bearer = Who(None, token)
    assert (await room.hall.news(host.table, bearer))["now"]["you"]["seats"] == [1]
    await host.do("free", seat=1)
    assert (await room.hall.news(host.table, bearer))["now"]["you"]["seats"] == []
    assert (await room.hall.news(host.table, guest.who))["now"]["you"]["seats"] == []


async def test_nobody_sees_the_links_of_others(room: Room) -> None:
    host, guest = await room.full(2)
    mine = (await host.refresh())["you"]["links"]
    assert set(mine) == {"0"}
    assert (await room.hall.news(host.table, Who("passer-by")))["now"]["you"]["links"] == {}
    assert mine["0"] not in str(await guest.refresh())


async def test_wished_colors_stay_and_the_others_are_drawn(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    assert [seat["color"] for seat in (await host.refresh())["seats"]] == [None] * 3
    wishes = [{"kind": "me", "color": "blue"}, {"kind": "bot"}, {"kind": "me", "color": "red"}, {"kind": "bot"}]
    other = await room.seat("me", "me", seats=wishes)
    colors = [seat["color"] for seat in (await other.refresh())["seats"]]
    assert (colors[0], colors[2], {colors[1], colors[3]}) == ("blue", "red", {"teal", "yellow"})


async def test_a_shuffled_table_keeps_everybody(room: Room) -> None:
    names = ["A", "B", "C", "D"]
    seats = [{"kind": "me", "name": name} for name in names]
    orders = []
    for _ in range(4):
        host = await room.seat("me", "me", seats=seats, shuffle=True)
        orders.append([seat["name"] for seat in (await host.refresh())["seats"]])
    assert all(sorted(order) == names for order in orders)
    assert len({tuple(order) for order in orders}) > 1


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": [{"kind": "me", "color": "red"}, {"kind": "bot", "color": "red"}]}, "setup.colors"),
        ({"islands": {"north": "aurora"}}, "setup.islands"),
        ({"islands": {"north": "aurora", "east": "aurora"}}, "setup.islands"),
    ],
)
async def test_a_table_that_the_box_cannot_give_is_refused(room: Room, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        await room.seat("me", "open", **options)
    assert caught.value.reason == reason


async def test_the_city_is_the_one_that_was_wished(room: Room) -> None:
    islands = {"north": "zephyr", "south": "boreas"}
    host = await room.seat("me", "random", islands=islands)
    assert (await host.refresh())["city"] == islands


async def test_a_freed_seat_of_a_game_is_played_by_a_bot_until_somebody_takes_it(room: Room) -> None:
    host, guest = await room.full(2)
    assert await guest.refused("free", seat=0) == "host.only"
    await host.do("free", seat=1)
    seat = (await host.refresh())["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("open", "casual")
    assert await host.refused("free", seat=1) == "seat.free"
    other = host.friend("other")
    await other.do("claim", seat=1, name="Other")
    seat = (await host.refresh())["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("person", None, "Other")


async def test_an_unknown_table_is_refused(room: Room) -> None:
    with pytest.raises(Refusal) as caught:
        await room.hall.news("nowhere", Who("x"))
    assert caught.value.reason == "table.unknown"
