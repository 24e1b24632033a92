"""Passing for the rest of an auction before it is one's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tables.conftest import Guest, command

if TYPE_CHECKING:
    from tables.conftest import Room


async def test_who_passes_ahead_passes_as_soon_as_it_is_their_turn(room: Room) -> None:
    guests = await room.full(3)
    seat = await guests[0].to_act()
    second, third = (seat + 1) % 3, (seat + 2) % 3
    await guests[second].do("pass-ahead", seat=second, on=True)
    assert (await guests[second].refresh())["you"]["passes_ahead"] == [second]
    await guests[seat].act(seat)
    now = await guests[third].refresh()
    assert now["view"]["to_act"] == third
    assert now["view"]["auction"]["passed"] == [second]


async def test_a_pass_ahead_can_be_taken_back_and_ends_with_the_auction(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    other = 1 - seat
    await guests[other].do("pass-ahead", seat=other, on=True)
    await guests[other].do("pass-ahead", seat=other, on=False)
    await guests[seat].act(seat)
    assert await guests[0].to_act() == other
    await guests[other].do("pass-ahead", seat=other, on=True)
    now = await guests[other].refresh()
    assert now["view"]["structures"]
    assert now["you"]["passes_ahead"] == []


async def test_a_pass_ahead_survives_a_restart_until_its_auction_is_over(room: Room) -> None:
    guests = await room.full(3)
    seat = await guests[0].to_act()
    second, third = (seat + 1) % 3, (seat + 2) % 3
    await guests[second].do("pass-ahead", id="pass-0001", seat=second, on=True)
    await room.restart()
    again = command("pass-ahead", "pass-0001", seat=second, on=True)
    assert (await room.hall.command(guests[0].table, guests[second].who, again))["repeated"]
    news = await room.hall.news(guests[0].table, guests[second].who)
    assert news["now"]["you"]["passes_ahead"] == [second]
    people = [Guest(room.hall, guest.table, str(guest.who.player)) for guest in guests]
    await people[seat].act(seat)
    assert (await people[third].refresh())["view"]["auction"]["passed"] == [second]
    await people[third].act(third, lambda legal: "pass")
    await room.restart()
    news = await room.hall.news(guests[0].table, guests[second].who)
    assert news["now"]["you"]["passes_ahead"] == []


async def test_a_command_id_is_its_senders(room: Room) -> None:
    host, guest = await room.full(2)
    assert not (await host.do("chat", id="same-id-1", text="Mine"))["repeated"]
    assert not (await guest.do("chat", id="same-id-1", text="Yours"))["repeated"]
    assert (await guest.do("chat", id="same-id-1", text="Yours"))["repeated"]
    await host.refresh()
    assert [line["message"]["args"]["text"] for line in host.lines if line["kind"] == "chat"] == ["Mine", "Yours"]


async def test_nobody_else_notices_a_pass_ahead(room: Room) -> None:
    guests = await room.full(2)
    seat = await guests[0].to_act()
    other = 1 - seat
    before = await room.hall.news(guests[0].table, guests[seat].who)
    await guests[seat].listen()
    await guests[other].do("pass-ahead", seat=other, on=True)
    guests[seat].leave()
    assert (await room.hall.news(guests[0].table, guests[seat].who))["version"] == before["version"]
    edition = room.hall._mailboxes[guests[0].table].audience.edition
    await guests[other].do("pass-ahead", seat=other, on=False)
    assert room.hall._mailboxes[guests[0].table].audience.edition == edition
