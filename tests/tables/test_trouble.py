"""The store is away for a while: whoever asks is told so, and tables go on by themselves when it is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from skyrise.components import Refusal
from skyrise.tables import Change, JournalRow, StoreError, TableRow
from tables.conftest import LONG, Guest, Room, SetClock
from tables.ports import LocalThinkers, MemoryStore

if TYPE_CHECKING:
    from skyrise.tables import Who


class AwayStore(MemoryStore):
    """A store that can be away."""

    is_away = False

    async def append(self, change: Change) -> None:
        self._must_be_there()
        await super().append(change)

    async def entries(self, table: str, after: int = 0) -> list[JournalRow]:
        self._must_be_there()
        return await super().entries(table, after)

    async def table(self, table: str) -> TableRow | None:
        self._must_be_there()
        return await super().table(table)

    def _must_be_there(self) -> None:
        if self.is_away:
            raise StoreError("the database does not answer")


@pytest.fixture
def store() -> AwayStore:
    return AwayStore()


@pytest_asyncio.fixture
async def room(store: AwayStore) -> AsyncIterator[Room]:
    room = Room(store, LocalThinkers(), SetClock())
    room.settings = replace(room.settings, retry=0.0)
    room.hall = room._new_hall()
    await room.hall.open()
    yield room
    await room.hall.close()


async def refusal_of(room: Room, table: str, who: Who) -> str:
    with pytest.raises(Refusal) as caught:
        await room.hall.news(table, who)
    return caught.value.reason


async def test_a_command_that_cannot_be_written_is_refused_and_done_when_it_comes_again(
    room: Room, store: AwayStore
) -> None:
    host = await room.seat("me", "me")
    store.is_away = True
    with pytest.raises(Refusal) as caught:
        await host.do("chat", id="chat-0001", text="Hello")
    assert caught.value.reason == "store.trouble"
    assert await refusal_of(room, host.table, host.who) == "store.trouble"
    store.is_away = False
    assert not (await host.do("chat", id="chat-0001", text="Hello"))["repeated"]
    assert (await room.hall.news(host.table, host.who))["lines"][-1]["message"]["args"]["text"] == "Hello"


async def test_a_table_that_gave_up_wakes_by_itself_and_its_bots_go_on(room: Room, store: AwayStore) -> None:
    host = await room.seat("me", "random")
    while (await host.to_act()) != 0:
        await asyncio.sleep(0)
    act = asyncio.create_task(host.act(0, lambda legal: legal[-1]))
    await act
    store.is_away = True
    mailbox = room.hall._mailboxes[host.table]
    async with asyncio.timeout(LONG):
        while not mailbox.is_gone:  # the bot's action cannot be written, or somebody's
            with pytest.raises(Refusal):
                await host.do("set-pace", pace=1)
    room.hall.tick()
    assert host.table not in room.hall._mailboxes
    store.is_away = False
    async with asyncio.timeout(LONG):
        while host.table not in room.hall._mailboxes:
            await asyncio.sleep(0)
    again = Guest(room.hall, host.table, "host")
    async with asyncio.timeout(LONG):
        while (await again.to_act()) != 0:
            await asyncio.sleep(0)


async def test_a_damaged_table_says_so_and_is_not_tried_again(room: Room, store: AwayStore) -> None:
    host = await room.seat("me", "me")
    await store.append(Change(host.table, (JournalRow(3, 0.0, "nonsense", {}),)))
    await room.restart()
    assert await refusal_of(room, host.table, host.who) == "table.damaged"


async def test_only_tables_that_changed_lately_are_woken(room: Room) -> None:
    old = await room.seat("me", "me")
    room.clock.now += 2 * 3600
    new = await room.seat("me", "me")
    await room.restart()
    async with asyncio.timeout(LONG):
        while new.table not in room.hall._mailboxes:
            await asyncio.sleep(0)
    assert old.table not in room.hall._mailboxes
    assert (await room.hall.news(old.table, old.who))["now"]["status"] == "playing"
