"""A journal has an end, and one that is long keeps nobody waiting."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from skyrise.tables import folding, table

if TYPE_CHECKING:
    from tables.conftest import Guest, Room


async def versions(guest: Guest) -> int:
    return (await guest.hall.news(guest.table, guest.who))["version"]


async def writes(guest: Guest, kind: str, **fields: Any) -> bool:
    """Does a command lead to an entry?"""
    before = await versions(guest)
    await guest.do(kind, **fields)
    return await versions(guest) > before


async def test_what_is_so_already_is_not_written_again(room: Room) -> None:
    host = await room.seat("me", "open", "open")
    guest = host.friend("guest")
    assert [await writes(host, "set-pace", pace=pace) for pace in (1, 1, 0.5)] == [True, False, True]
    assert [await writes(guest, "claim", seat=1, name=name) for name in ("Jan", "Jan", "Ewa")] == [True, False, True]
    assert [await writes(guest, "ready", seat=1, on=on) for on in (True, True, False)] == [True, False, True]
    assert [await writes(host, "seat-bot", seat=1, bot=bot) for bot in ("random", "random", "casual")] == [
        *(True, False, True)
    ]


async def test_a_full_journal_takes_the_game_to_its_end_and_nothing_else(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await room.seat("me", "me")
    await host.act(await host.to_act())
    assert (await host.refresh())["you"]["can_take_back"]
    monkeypatch.setattr(table, "MOST_ENTRIES", host.version)
    assert await host.refused("take-back", seen=host.version) == "table.full"
    assert await host.refused("set-pace", pace=2) == "table.full"
    assert await host.refused("chat", text="still here") == "table.full"
    assert await host.refused("free", seat=1) == "table.full"
    while (await host.refresh())["status"] == "playing":
        await host.act(await host.to_act())
        assert not (await host.refresh())["you"]["can_take_back"]
    await host.do("rematch")


async def test_a_full_table_can_still_begin(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await room.seat("me", "open")
    monkeypatch.setattr(table, "MOST_ENTRIES", await versions(host))
    assert await host.friend("guest").refused("ready", seat=0, on=True) == "seat.not-yours"
    assert await host.refused("seat-bot", seat=0, bot="random") == "table.full"
    await host.do("start", bots="random")
    assert (await host.refresh())["status"] == "playing"


async def test_others_get_their_turn_while_a_long_journal_is_read(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "BREATH", 0.0)
    host = await room.seat("me", "me")
    for number in range(20):
        await host.do("set-pace", pace=number % 2 + 1)
    hall = await room.restart()
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    others = asyncio.create_task(take_turns())
    news = await hall.news(host.table, host.who)
    others.cancel()
    assert turns >= news["version"] > 20
