"""Entries are chained by hash: an entry that was changed, dropped or swapped is found."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from present import present
from skyrise.tables import Head, JournalRow
from skyrise.tables.chain import START, Damaged, chained, whole

if TYPE_CHECKING:
    from tables.conftest import Room


async def journal_of(room: Room) -> list[JournalRow]:
    guests = await room.full(2)
    for _ in range(4):
        seat = await guests[0].to_act()
        await guests[seat].act(seat)
    await guests[1].do("chat", text="Żółć")
    return await room.store.entries(guests[0].table)


async def test_what_a_table_writes_is_whole(room: Room) -> None:
    rows = await journal_of(room)
    assert list(whole(rows)) == rows
    assert chained(START, [replace(row, link=None) for row in rows]) == tuple(rows)
    await room.restart()


@pytest.mark.parametrize("version", range(1, 9))
async def test_an_entry_that_was_changed_is_found_at_its_place(room: Room, version: int) -> None:
    rows = await journal_of(room)
    rows[version - 1] = replace(rows[version - 1], at=rows[version - 1].at + 1)
    with pytest.raises(Damaged) as caught:
        list(whole(rows))
    assert caught.value.version == version


async def test_an_entry_that_is_missing_or_not_linked_is_found(room: Room) -> None:
    rows = await journal_of(room)
    with pytest.raises(Damaged, match="missing"):
        list(whole(rows[:3] + rows[4:]))
    forged = [*rows[:4], replace(rows[4], link=None), *rows[5:]]
    with pytest.raises(Damaged, match="version 6"):
        list(whole(forged))


async def test_a_journal_that_was_cut_off_at_its_end_is_found(room: Room) -> None:
    rows = await journal_of(room)
    head = Head(rows[-1].version, rows[-1].link)
    assert list(whole(rows, head)) == rows
    for left in range(len(rows)):
        assert list(whole(rows[:left])) == rows[:left]
        with pytest.raises(Damaged, match=f"version {left + 1}: the journal ends before it"):
            list(whole(rows[:left], head))
    with pytest.raises(Damaged, match="not the one that the table knows"):
        list(whole(rows, replace(head, link="")))
    assert list(whole(rows, replace(head, version=3, link=rows[2].link))) == rows  # written after the head was read


async def test_the_system_clock_may_be_set_back(room: Room) -> None:
    guests = await room.full(2, time={"bank": 60, "increment": 0})
    seat = await guests[0].to_act()
    room.clock.now -= 1_000_000 - 1
    await room.restart()
    for left in (60, 40, 20):
        news = await room.hall.news(guests[0].table, guests[seat].who)
        assert present(news["now"]["seats"][seat]["clock"])["left"] == left
        room.clock.now += 20
