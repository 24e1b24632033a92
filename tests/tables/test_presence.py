"""Who is shown as present: by a connection that stays, or by asking again; time passes when a test says so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from skyrise.server.apart.records import RecordReader
from skyrise.server.api.services import Services
from skyrise.server.api.tables import wait_for_news
from skyrise.server.security.limits import Limiter, Limits
from tables.ports import local_teaching

if TYPE_CHECKING:
    from tables.conftest import Guest, Room


async def poll(room: Room, guest: Guest) -> None:
    """Asks for news over HTTP, and is answered at once."""
    services = Services(room.store, room.hall, Limiter(Limits()), RecordReader(), local_teaching(room.store))
    await wait_for_news(guest.table, guest.who, services, guest.version, 0)


def is_here(now: dict[str, Any], seat: int) -> bool:
    return bool(now["seats"][seat]["connected"])


async def hears_nothing(guest: Guest) -> bool:
    try:
        await asyncio.wait_for(guest.hear(), 0.05)
    except TimeoutError:
        return True
    return False


async def test_who_asks_again_and_again_is_never_away_between_two_polls(room: Room) -> None:
    host, guest = await room.full(2)
    await host.listen()
    await poll(room, guest)
    await host.hear_until(lambda now: is_here(now, 1))
    for _ in range(3):
        room.later(9)
        assert is_here(await host.refresh(), 1)
        await poll(room, guest)
    assert await hears_nothing(host), "nobody came and nobody went"


async def test_who_asks_no_more_is_away_since_the_last_poll(room: Room) -> None:
    host, guest = await room.full(2)
    await host.listen()
    await poll(room, guest)
    asked = room.clock.now
    room.later(10)
    now = await host.hear_until(lambda now: now["seats"][1]["away"] == asked)
    assert not is_here(now, 1)


async def test_patience_is_counted_from_the_last_poll(room: Room) -> None:
    guests = await room.full(2, absence="wait", patience=12)
    seat = await guests[0].to_act()
    here = await guests[1 - seat].listen()
    await poll(room, guests[seat])
    room.later(11)
    assert not (await here.refresh())["seats"][seat]["overdue"]
    room.later(1)
    assert (await here.refresh())["seats"][seat]["overdue"]


async def test_a_connection_that_was_closed_is_away_sooner_than_a_poll(room: Room) -> None:
    host, guest = await room.full(2)
    await host.listen()
    await guest.listen()
    guest.leave()
    room.later(3)
    assert not is_here(await host.refresh(), 1)


async def test_who_polls_and_then_takes_a_seat_is_there(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    guest = host.friend("guest")
    await poll(room, guest)
    await guest.do("claim", seat=1, name="Robo")
    assert is_here(await host.refresh(), 1)


async def test_a_spectator_who_polls_is_counted_between_two_polls(room: Room) -> None:
    host, _ = await room.full(2)
    await host.listen()
    watcher = host.friend("watcher")
    await poll(room, watcher)
    await host.hear_until(lambda now: now["spectators"] == 1)
    room.later(9)
    await poll(room, watcher)
    assert await hears_nothing(host)
    assert (await host.refresh())["spectators"] == 1
    room.later(10)
    await host.hear_until(lambda now: now["spectators"] == 0)


async def test_spectators_who_have_gone_are_forgotten(room: Room) -> None:
    host, _ = await room.full(2)
    for number in range(3):
        await poll(room, host.friend(f"watcher {number}"))
    room.later(10)
    await poll(room, host.friend("late"))
    presence = room.hall._mailboxes[host.table].audience._presence
    assert [who.player for who in presence._left] == ["late"]
