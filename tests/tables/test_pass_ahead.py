"""Passing for the rest of an auction before it is one's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
