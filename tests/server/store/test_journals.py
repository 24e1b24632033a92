"""Journals: what was appended is there, once and in order; a conflict harms nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import pytest
from sqlalchemy import Connection, Engine, event

from present import present
from skyrise.server.store import SqlStore
from skyrise.tables import Change, JournalRow, Store, StoreError, VersionConflict

if TYPE_CHECKING:
    from server.store.conftest import Changes, OpenStore, Row

TRICKY = {"text": "żółw, ёж\n\0 '\"; ½", "none": None, "deep": [{"a": [1, 2.5, True]}], "large": 2**53}


async def versions(store: Store, table: str, after: int = 0) -> list[int]:
    return [entry.version for entry in await store.entries(table, after)]


async def test_a_table_and_its_entries_come_back_as_they_were(store: Store, row: Row) -> None:
    made = row("a", 1700000000.123456, options=TRICKY, seed="7.0", listed=True)
    entries = (JournalRow(1, 1700000000.25, "created", TRICKY), JournalRow(2, 1700000000.5, "chat", {}))
    await store.create(made, Change("a", entries))
    assert await store.entries("a") == list(entries)
    found = present(await store.table("a"))
    assert (found.id, found.created, found.options, found.seed, found.status, found.listed) == (
        ("a", 1700000000.123456, TRICKY, "7.0", "gathering", True)
    )


async def test_nothing_is_found_of_a_table_that_is_not_there(store: Store) -> None:
    assert await store.table("a") is None
    assert await store.entries("a") == []


async def test_entries_after_a_version_come_in_order_and_of_that_table_alone(
    store: Store, row: Row, change: Changes
) -> None:
    await store.create(row("a"), change("a", 1))
    await store.create(row("b"), change("b", 1))
    await store.append(change("a", *range(2, 13)))
    await store.append(change("b", 2))
    assert await versions(store, "a", after=9) == [10, 11, 12]


async def test_a_version_that_is_taken_is_a_conflict_and_nothing_of_the_change_is_written(
    store: Store, row: Row, change: Changes
) -> None:
    await store.create(row("a"), change("a", 1, 2))
    with pytest.raises(VersionConflict):
        await store.append(change("a", 3, 2, at=9.0, status="playing", owners={0: "ann"}))
    assert await versions(store, "a") == [1, 2]
    assert await store.of_player("ann", 9) == []
    found = present(await store.table("a"))
    assert (found.status, found.updated) == ("gathering", 1.0)


async def test_an_id_that_is_taken_is_a_conflict_and_the_table_stays_as_it_was(
    store: Store, row: Row, change: Changes
) -> None:
    await store.create(row("a", seed="first"), change("a", 1))
    with pytest.raises(VersionConflict):
        await store.create(row("a", seed="second"), change("a", 2))
    assert present(await store.table("a")).seed == "first"
    assert await versions(store, "a") == [1]


async def test_nobody_appends_to_a_table_that_is_not_there(store: Store, change: Changes) -> None:
    with pytest.raises(VersionConflict):
        await store.append(change("a", 1))
    assert await versions(store, "a") == []


async def test_a_body_that_is_not_json_is_the_fault_of_its_caller_alone(
    store: Store, row: Row, change: Changes
) -> None:
    await store.create(row("a"), change("a", 1))
    bad = Change("a", (JournalRow(2, 1.0, "act", {"set": {1}}),))
    answers = await asyncio.gather(store.append(bad), store.append(change("a", 2)), return_exceptions=True)
    assert isinstance(answers[0], TypeError)
    assert answers[1] is None


async def test_of_many_who_want_one_version_one_gets_it_and_others_are_not_harmed(
    store: Store, row: Row, change: Changes
) -> None:
    await asyncio.gather(*(store.create(row(f"t{n}"), change(f"t{n}", 1)) for n in range(20)))
    rivals = [store.append(Change("t0", (JournalRow(2, 1.0, "act", {"by": n}),))) for n in range(10)]
    others = [store.append(change(f"t{n}", 2)) for n in range(1, 20)]
    answers = await asyncio.gather(*rivals, *others, return_exceptions=True)
    assert [type(answer) for answer in answers[:10]].count(VersionConflict) == 9
    assert answers[10:] == [None] * 19
    assert [await versions(store, f"t{n}") for n in range(20)] == [[1, 2]] * 20
    (winner,) = await store.entries("t0", after=1)
    assert answers[cast(int, winner.body["by"])] is None


async def test_what_waits_together_is_committed_together(database: str, row: Row, change: Changes) -> None:
    store = SqlStore(database)
    await store.open()
    await asyncio.gather(*(store.create(row(f"t{n}"), change(f"t{n}", 1)) for n in range(50)))
    commits: list[Connection] = []
    count = commits.append
    event.listen(Engine, "commit", count)
    await asyncio.gather(*(store.append(change(f"t{n}", 2)) for n in range(50)))
    event.remove(Engine, "commit", count)
    assert len(commits) == 1
    assert [await versions(store, f"t{n}") for n in range(50)] == [[1, 2]] * 50
    await store.close()


async def test_tables_and_their_next_entries_may_wait_together_in_any_order(
    store: Store, row: Row, change: Changes
) -> None:
    await store.create(row("a"), change("a", 1))
    await asyncio.gather(store.append(change("a", 2)), store.create(row("b"), change("b", 1)))
    assert await versions(store, "a") == [1, 2]
    assert await versions(store, "b") == [1]


async def test_whoever_is_answered_finds_it_written(store: Store, row: Row, change: Changes) -> None:
    await store.create(row("a"), change("a", 1))

    async def write_and_look(table: str) -> None:
        await store.create(row(table), change(table, 1))
        for version in range(2, 8):
            await store.append(change(table, version))
            assert (await versions(store, table))[-1] == version

    await asyncio.gather(*(write_and_look(f"t{n}") for n in range(8)))


async def test_whoever_stops_waiting_does_not_stop_the_others(store: Store, row: Row, change: Changes) -> None:
    await store.create(row("a"), change("a", 1))
    await store.create(row("b"), change("b", 1))
    impatient = asyncio.create_task(store.append(change("a", 2)))
    patient = asyncio.create_task(store.append(change("b", 2)))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert await versions(store, "b") == [1, 2]
    await store.append(change("b", 3))


async def test_what_waits_when_the_store_is_closed_is_still_written(database: str, row: Row, change: Changes) -> None:
    store = SqlStore(database)
    await store.open()
    await store.create(row("a"), change("a", 1))
    waiting = asyncio.create_task(store.append(change("a", 2)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    again = SqlStore(database)
    await again.open()
    assert await versions(again, "a") == [1, 2]
    await again.close()


async def test_a_closed_store_writes_nothing(database: str, change: Changes) -> None:
    store = SqlStore(database)
    with pytest.raises(StoreError, match="not open"):
        await store.append(change("a", 1))
    await store.open()
    await store.close()
    with pytest.raises(StoreError, match="not open"):
        await store.append(change("a", 1))


async def test_two_stores_on_one_database_see_and_refuse_each_others_entries(
    store: Store, open_store: OpenStore, row: Row, change: Changes
) -> None:
    other = await open_store()
    await store.create(row("a"), change("a", 1))
    await other.append(change("a", 2))
    with pytest.raises(VersionConflict):
        await store.append(change("a", 2))
    await store.append(change("a", 3))
    assert await versions(other, "a") == [1, 2, 3]
    await other.close()
