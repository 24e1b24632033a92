"""Lists of tables: fair, read once, and unharmed by a table that cannot be read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from skyrise.tables import Change, JournalRow, TableRow, Who
from skyrise.tables.lists import in_turns

if TYPE_CHECKING:
    from tables.conftest import Room


def row(name: str) -> TableRow:
    return TableRow(name, 0.0, {}, "", "gathering", listed=True, updated=0.0)


def test_homes_take_turns_in_a_list_and_tables_without_anybody_come_last() -> None:
    homes = {**{f"a{number}": "a" for number in range(60)}, "b1": "b", "c1": "c", "b2": "b"}
    rows = [row(name) for name in [*(f"a{number}" for number in range(60)), "left", "b1", "c1", "b2"]]
    names = [one.id for one in in_turns(rows, homes.get)]
    assert names[:5] == ["a0", "b1", "c1", "a1", "b2"]
    assert names[-1] == "left"
    assert sorted(names) == sorted(one.id for one in rows)


async def test_the_tables_of_one_home_push_nobody_out_of_the_lobby(room: Room) -> None:
    theirs = await room.seat("me", "open", listed=True)
    await room.hall.subscribe(theirs.table, Who("host", home="there"))
    for _ in range(60):
        many = await room.seat("me", "open", listed=True)
        await room.hall.subscribe(many.table, Who("host", home="here"))
        room.clock.now += 1
    listed = room.hall.in_turns(await room.store.listed(1000))
    assert theirs.table in [one.id for one in listed[:2]]


async def test_a_table_is_read_once_for_lists_and_not_woken(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await room.seat("me", "me")
    await room.restart()
    rows = await room.store.of_player("host", 9)
    read = 0
    entries = room.store.entries

    async def counted(table: str, after: int = 0) -> list[JournalRow]:
        nonlocal read
        read += 1
        return await entries(table, after)

    monkeypatch.setattr(room.store, "entries", counted)
    first = await room.hall.summaries(rows, host.who)
    assert await room.hall.summaries(rows, host.who) == first
    assert first[0]["my_seats"] == [0, 1]
    assert first[0]["my_turn"]
    assert (await room.hall.summaries(rows, Who("other")))[0]["my_seats"] == []
    assert read == 1
    await room.hall.summaries([replace(rows[0], updated=rows[0].updated + 1)], host.who)
    assert read == 2
    assert host.table not in room.hall._mailboxes


async def test_a_table_that_cannot_be_read_hurts_no_list(room: Room) -> None:
    broken, whole = await room.seat("me", "me"), await room.seat("me", "me")
    await room.store.append(Change(broken.table, (JournalRow(3, 0.0, "nonsense", {}),)))
    await room.restart()
    rows = await room.store.of_player("host", 9)
    assert len(rows) == 2
    assert [one["table"] for one in await room.hall.summaries(rows, whole.who)] == [whole.table]
