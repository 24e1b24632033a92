"""What people add to the deal: sealed first, then shown, then dealt; who is late is left out."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from skyrise import Game
from skyrise.rules.fairness import check_fairness, deal_seed

if TYPE_CHECKING:
    from tables.conftest import Guest, Room

PARTS = [f"{number:064x}" for number in range(1, 5)]


def seal_of(part: str) -> str:
    return sha256(part.encode()).hexdigest()


async def seal(guest: Guest, seat: int) -> None:
    await guest.do("seal", seat=seat, seal=seal_of(PARTS[seat]))


async def add(guest: Guest, seat: int) -> None:
    await guest.do("part", seat=seat, part=PARTS[seat])


async def full(room: Room, players: int) -> list[Guest]:
    guests = await room.full(players, parts=True)
    now = await guests[0].refresh()
    assert now["status"] == "gathering"
    assert now["sealing"]["begun"]
    return guests


async def record(room: Room, guests: list[Guest]) -> Game:
    """The game, played to its end."""
    random = Random(1)
    while (await guests[0].refresh())["status"] != "over":
        seat = guests[0].now["view"]["to_act"]
        await guests[seat].act(seat, random.choice)
    return (await room.hall.peek(guests[0].table, guests[0].who)).game


async def test_the_deal_is_made_of_the_seed_and_of_everybodys_part(room: Room) -> None:
    guests = await full(room, 2)
    for seat, guest in enumerate(guests):
        await seal(guest, seat)
    now = await guests[0].refresh()
    assert now["sealing"] | {"opened": True, "parts": {}} == now["sealing"]
    for seat, guest in enumerate(guests):
        await add(guest, seat)
    assert (await guests[0].refresh())["status"] == "playing"
    game = await record(room, guests)
    fairness = check_fairness(game.record())
    assert (fairness.verdict, fairness.people) == ("yes", 2)
    assert [part["part"] for part in game.header["parts"]] == PARTS[:2]


async def test_whoever_exchanges_a_part_or_leaves_one_out_is_found_out(room: Room) -> None:
    guests = await full(room, 2)
    for step in (seal, add):
        for seat, guest in enumerate(guests):
            await step(guest, seat)
    game = await record(room, guests)
    parts: list[dict[str, Any]] = game.header["parts"]
    game.header["parts"] = [parts[0], {**parts[1], "part": PARTS[3]}]
    assert check_fairness(game.record()).verdict == "other-part"
    game.header["parts"] = [parts[0], {**parts[1], "part": PARTS[3], "seal": seal_of(PARTS[3])}]
    assert check_fairness(game.record()).verdict == "other-deal"
    for wrong in (parts[:1], []):
        game.header["parts"] = wrong
        assert check_fairness(game.record()).verdict == "other-deal"
    for unreadable in ([parts[0], parts[0]], [{"seat": 0}], 7):
        game.header["parts"] = unreadable
        assert check_fairness(game.record()).verdict == "other-part"


async def test_who_is_late_is_left_out(room: Room) -> None:
    guests = await full(room, 3)
    await seal(guests[0], 0)
    await seal(guests[1], 1)
    await guests[0].listen()
    room.later(5)
    await guests[0].hear_until(lambda now: now["sealing"]["opened"])
    assert await guests[2].refused("seal", seat=2, seal=seal_of(PARTS[2])) == "seal.late"
    await add(guests[0], 0)
    assert (await guests[1].refresh())["status"] == "gathering"
    room.later(5)
    await guests[0].hear_until(lambda now: now["status"] == "playing")
    assert await guests[1].refused("part", seat=1, part=PARTS[1]) == "seal.late"
    assert guests[0].now["sealing"]["parts"] == {"0": PARTS[0]}


async def test_only_the_part_that_was_sealed_is_taken_and_none_before_all_are_sealed(room: Room) -> None:
    guests = await full(room, 2)
    await seal(guests[0], 0)
    assert await guests[0].refused("part", seat=0, part=PARTS[0]) == "seal.late"
    assert await guests[0].refused("seal", seat=1, seal=seal_of(PARTS[1])) == "seat.not-yours"
    await seal(guests[1], 1)
    assert await guests[0].refused("part", seat=0, part=PARTS[1]) == "seal.other"
    assert await guests[1].refused("part", seat=0, part=PARTS[0]) == "seat.not-yours"


async def test_nobody_comes_or_goes_while_parts_are_sealed(room: Room) -> None:
    guests = await full(room, 2)
    host, guest = guests
    assert await host.refused("free", seat=1) == "table.started"
    assert await host.refused("start") == "table.started"
    assert await host.refused("seat-bot", seat=1) == "table.started"
    assert await guest.refused("claim", seat=1, name="Again") == "table.started"


async def test_alone_against_bots_one_adds_a_part_too_and_a_rematch_asks_for_it_again(room: Room) -> None:
    host = await room.seat("me", "me", "random", parts=True)
    await seal(host, 0)
    await add(host, 0)
    now = await host.refresh()
    assert now["status"] == "playing"
    assert now["options"]["parts"]


async def test_a_part_sealed_before_the_table_is_full_counts_unless_the_seat_goes_to_another(room: Room) -> None:
    host = await room.seat("me", "open", "open", parts=True)
    first, second = host.friend("first"), host.friend("second")
    await first.do("claim", seat=1, name="First")
    await seal(first, 1)
    await seal(host, 0)
    await host.do("free", seat=1)
    assert set((await host.refresh())["sealing"]["seals"]) == {"0"}
    await second.do("claim", seat=1, name="Second")
    await host.do("start")
    await seal(second, 1)
    assert (await host.refresh())["sealing"]["opened"]


async def test_what_was_sealed_survives_a_restart(room: Room) -> None:
    guests = await full(room, 2)
    for seat, guest in enumerate(guests):
        await seal(guest, seat)
    before = (await guests[0].refresh())["sealing"]
    await room.restart()
    news = await room.hall.news(guests[0].table, guests[0].who)
    assert news["now"]["sealing"] == before


def test_without_parts_the_seed_is_the_servers() -> None:
    assert deal_seed("seed", ()) == "seed"
