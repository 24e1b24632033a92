"""Tables before the game: seats, hosts, links, and how a game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from city.drawn import striped
from skyrise.components import Refusal, load_island
from skyrise.notation import read_record, write_record
from skyrise.rules import outlook_of
from skyrise.tables import Change, JournalRow, Who
from tables.conftest import command

if TYPE_CHECKING:
    from tables.conftest import Guest, Room

STRIPES = striped().document()
CENTER = {**load_island("central").document(), "name": "Crossroads"}
"""An island of the host's own."""


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
    assert phone.lines[-1]["message"] == {"id": "log-table-claim-moves", "args": {"who": {"seat": seat}}}


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
        ({"own_islands": {"north": STRIPES}}, "setup.islands"),
        ({"islands": {"north": "aurora"}, "own_islands": {"north": STRIPES}}, "setup.slot"),
        ({"own_islands": {"north": STRIPES, "east": STRIPES}}, "city.impossible"),
        ({"islands": {"north": "aurora"}, "own_islands": {"east": {**STRIPES, "ports": {}}}}, "island.refused"),
        ({"own_islands": {"central": STRIPES}}, "city.impossible"),
        ({"islands": {"north": "aurora"}, "own_islands": {"central": CENTER}}, "setup.islands"),
        ({"own_islands": {"central": CENTER, "north": STRIPES}}, "setup.islands"),
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


async def test_the_hosts_own_island_is_played_on_and_goes_with_the_record(room: Room) -> None:
    own = {"islands": {"south": "boreas"}, "own_islands": {"north": {**STRIPES, "name": "aurora"}}}
    host = await room.seat("me", "random", **own)
    now = await host.refresh()
    assert now["city"] == {"north": "aurora 2", "south": "boreas"}, "there is an Aurora in the box"
    assert now["options"]["islands"] == {"north": "aurora", "south": "boreas"}
    assert "own_islands" not in now["options"]
    game = (await room.hall.peek(host.table, host.who)).game
    assert "X9" in game.match.city
    record = read_record(write_record(game.record()))
    assert record.match.city == game.match.city
    await room.restart()
    again = (await room.hall.peek(host.table, host.who)).game
    assert again.match.city == game.match.city


@pytest.mark.parametrize("islands", [None, {"north": "zephyr", "south": "boreas"}])
async def test_the_hosts_own_central_island_is_played_on_with_outer_ones_drawn_or_chosen(
    room: Room, islands: dict[str, str] | None
) -> None:
    host = await room.seat("me", "random", islands=islands, own_islands={"central": CENTER})
    now = await host.refresh()
    assert now["options"]["islands"] == {"central": "Crossroads", **(islands or {})}
    assert now["city"].pop("central") == "Crossroads"
    assert len(now["city"]) == 2
    assert islands in (None, now["city"])
    game = (await room.hall.peek(host.table, host.who)).game
    assert game.match.city.islands[0].own
    assert read_record(write_record(game.record())).match.city == game.match.city
    await room.restart()
    assert (await room.hall.peek(host.table, host.who)).game.match.city == game.match.city


async def test_a_freed_seat_is_open_before_the_game(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    guest, other = host.friend("guest"), host.friend("other")
    await guest.do("claim", seat=1, name="Guest")
    assert await guest.refused("free", seat=0) == "host.only"
    await host.do("free", seat=1)
    assert await host.refused("free", seat=1) == "seat.free"
    await other.do("claim", seat=1, name="Other")
    assert (await host.refresh())["seats"][1]["name"] == "Other"


async def test_a_freed_seat_of_a_game_is_played_by_a_bot_to_the_end_and_nobody_sees_its_cards(room: Room) -> None:
    host, guest = await room.full(2)
    await host.do("free", seat=1)
    seat = (await host.refresh())["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("bot", "casual")
    assert await host.refused("free", seat=1) == "seat.dealt"
    for person in (host, guest, host.friend("other")):
        assert await person.refused("claim", seat=1, name="X") == "seat.taken"
        view = (await room.hall.news(host.table, person.who))["now"]["view"]
        assert view is not None
        assert view["players"][1]["objective"] is None


async def test_a_seat_that_was_freed_in_a_game_of_version_0_1_is_nobodys_either(room: Room) -> None:
    host, _ = await room.full(2)
    row = JournalRow(4, room.clock.now, "free", {"seat": 1})
    await room.store.append(Change(host.table, (row,)))
    await room.restart()
    assert (await room.hall.news(host.table, host.who))["now"]["seats"][1]["kind"] == "open"
    with pytest.raises(Refusal) as caught:
        await room.hall.command(host.table, Who("other"), command("claim", "claim-0001", seat=1, name="Other"))
    assert caught.value.reason == "seat.dealt"


async def test_a_player_has_one_seat_unless_the_table_is_on_one_device(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    guest = host.friend("guest")
    await guest.do("claim", seat=1, name="Guest")
    for person in (host, guest):
        assert await person.refused("claim", seat=2, name="Again") == "seat.second"
    assert not (await host.refresh())["options"]["one_device"]
    shared = await room.seat("me", "me", "open")
    assert (await shared.refresh())["options"]["one_device"]
    await shared.do("claim", seat=2, name="Third")
    assert (await shared.refresh())["you"]["seats"] == [0, 1, 2]


async def test_a_seat_that_is_handed_on_goes_to_nobody_who_sees_another_hand(room: Room) -> None:
    guests = await room.full(3)
    token = (await guests[2].refresh())["you"]["links"]["2"]
    assert await guests[0].refused("claim", seat=2, token=token) == "seat.second"
    await guests[0].friend("friend").do("claim", seat=2, token=token)
    assert (await guests[2].refresh())["you"]["seats"] == []


async def test_an_unknown_table_is_refused(room: Room) -> None:
    with pytest.raises(Refusal) as caught:
        await room.hall.news("nowhere", Who("x"))
    assert caught.value.reason == "table.unknown"


def said(guest: Guest) -> list[str]:
    """What the log says of the table."""
    return [line["message"]["id"] for line in guest.lines]


async def test_people_are_asked_before_a_full_table_begins(room: Room) -> None:
    host = await (await room.seat("me", "open", "open", ready_check=True)).listen()
    ada, bea = await host.friend("ada").listen(), host.friend("bea")
    await ada.do("claim", seat=1, name="Ada")
    await bea.do("claim", seat=2, name="Bea")
    assert (await host.refresh())["status"] == "gathering"
    assert await host.refused("start") == "table.not-ready"
    assert await ada.refused("ready", seat=2, on=True) == "seat.not-yours"
    await ada.do("ready", seat=1, on=True)
    assert await host.refused("start") == "table.not-ready"
    await bea.do("ready", seat=2, on=True)
    await bea.do("ready", seat=2, on=False)
    assert await host.refused("start") == "table.not-ready"
    await bea.do("ready", seat=2, on=True)
    assert [seat["ready"] for seat in (await host.refresh())["seats"]] == [False, True, True]
    await host.do("start")
    assert (await ada.refresh())["status"] == "playing"
    assert said(ada).count("log-table-ready") == 3
    assert said(ada).count("log-table-ready-not") == 1
    assert await ada.refused("ready", seat=1, on=False) == "table.started"


async def test_who_is_ready_survives_a_restart_and_the_host_begins_anyway(room: Room) -> None:
    host = await room.seat("me", "open", "open", ready_check=True)
    ada, bea = host.friend("ada"), host.friend("bea")
    await ada.do("claim", seat=1, name="Ada")
    await bea.do("claim", seat=2, name="Bea")
    await ada.do("ready", seat=1, on=True)
    host.hall = await room.restart()
    assert [seat["ready"] for seat in (await host.refresh())["seats"]] == [False, True, False]
    assert await host.refused("start") == "table.not-ready"
    await host.do("start", anyway=True)
    assert (await host.refresh())["status"] == "playing"


async def test_a_seat_that_is_freed_is_ready_no_longer_and_one_that_moves_stays_so(room: Room) -> None:
    host = await room.seat("me", "open", "open", ready_check=True)
    ada, phone, bea = host.friend("ada"), host.friend("phone"), host.friend("bea")
    await ada.do("claim", seat=1, name="Ada")
    await ada.do("ready", seat=1, on=True)
    await phone.do("claim", seat=1, token=(await ada.refresh())["you"]["links"]["1"])
    assert (await host.refresh())["seats"][1]["ready"]
    await host.do("free", seat=1)
    await bea.do("claim", seat=1, name="Bea")
    assert not (await host.refresh())["seats"][1]["ready"]


async def test_nobody_is_asked_at_one_screen(room: Room) -> None:
    host = await room.seat("me", "me", "open", ready_check=True)
    await host.do("seat-bot", seat=2, bot="random")
    assert (await host.refresh())["status"] == "playing"


async def test_the_log_tells_a_seat_that_is_taken_from_one_that_moves(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    ada, phone = host.friend("ada"), host.friend("phone")
    await ada.do("claim", seat=1, name="Ada")
    token = (await ada.refresh())["you"]["links"]["1"]
    await ada.do("claim", seat=1, token=token)
    await phone.do("claim", seat=1, token=token)
    await host.refresh()
    assert said(host) == ["log-table-claim", "log-table-claim-moves"]


async def test_two_seats_at_one_screen_see_what_the_one_that_decides_may_do_and_no_secret(room: Room) -> None:
    host = await room.seat("me", "me")
    covered = (await host.refresh())["view"]
    seat = covered["to_act"]
    own = (await host.hall.news(host.table, host.who, 0, seat))["now"]
    assert host.now["you"]["seat"] is None
    assert own["you"]["seat"] == seat
    assert own["view"] is not None
    assert covered["seat"] == seat
    assert covered["legal"] == own["view"]["legal"] != []
    assert covered["players"][seat]["objective"] is None
    assert own["view"]["players"][seat]["objective"] is not None


async def test_cards_that_only_one_may_see_are_not_chosen_covered(room: Room) -> None:
    host = await room.seat("me", "me")
    while ((await host.refresh())["view"].get("pending") or {}).get("kind") != "choose":
        await host.act(host.now["view"]["to_act"], lambda legal: "pass" if "pass" in legal else legal[0])
    assert host.now["view"]["legal"] == []
    seat = host.now["view"]["to_act"]
    own = (await host.hall.news(host.table, host.who, 0, seat))["now"]["view"]
    assert own is not None
    assert own["legal"]
    snapshot = await host.hall.peek(host.table, host.who)
    assert outlook_of(snapshot.view).actions == {}
