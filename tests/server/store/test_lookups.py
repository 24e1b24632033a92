"""What is found by the journal's side: tables by status and player, records, the server's key."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from present import present
from skyrise.tables import Store, TableRow

if TYPE_CHECKING:
    from server.store.conftest import Changes, OpenStore, Row


def ids(rows: Iterable[TableRow]) -> list[str]:
    return [row.id for row in rows]


async def test_listed_tables_gather_or_play_newest_first(store: Store, row: Row, change: Changes) -> None:
    for created, (name, status, listed) in enumerate(
        [
            ("old", "gathering", True),
            ("private", "gathering", False),
            ("new", "playing", True),
            ("over", "over", True),
            ("newest", "gathering", True),
        ]
    ):
        await store.create(row(name, float(created), status=status, listed=listed), change(name, 1))
    assert ids(await store.listed(9)) == ["newest", "new", "old"]
    assert ids(await store.listed(2)) == ["newest", "new"]


async def test_a_table_that_is_over_is_listed_no_more_and_not_under_way(
    store: Store, row: Row, change: Changes
) -> None:
    await store.create(row("a", listed=True), change("a", 1))
    assert await store.playing(0.0) == []
    await store.append(change("a", 2, status="playing"))
    assert await store.playing(0.0) == ["a"]
    await store.append(change("a", 3))
    assert await store.playing(0.0) == ["a"]
    await store.append(change("a", 4, status="over"))
    assert await store.playing(0.0) == []
    assert await store.listed(9) == []
    assert present(await store.table("a")).status == "over"


async def test_a_players_tables_come_once_each_the_one_that_changed_last_first(
    store: Store, row: Row, change: Changes
) -> None:
    await store.create(row("a"), change("a", 1, at=1.0, owners={0: "ann", 1: "ann", 2: "bob"}))
    await store.create(row("b"), change("b", 1, at=2.0, owners={3: "ann"}))
    await store.create(row("c"), change("c", 1, at=3.0, owners={0: "bob", 1: None}))
    assert ids(await store.of_player("ann", 9)) == ["b", "a"]
    await store.append(change("a", 2, at=4.0))
    assert ids(await store.of_player("ann", 9)) == ["a", "b"]
    assert ids(await store.of_player("ann", 1)) == ["a"]
    assert ids(await store.of_player("nobody", 9)) == []


async def test_a_seat_belongs_to_whoever_took_it_last(store: Store, row: Row, change: Changes) -> None:
    await store.create(row("a"), change("a", 1, owners={0: "ann"}))
    await asyncio.gather(
        store.append(change("a", 2, owners={0: "bob"})),
        store.append(change("a", 3, owners={0: None})),
        store.append(change("a", 4, owners={0: "cat", 1: "dan"})),
        store.append(change("a", 5, owners={1: None})),
    )
    owned = {player: ids(await store.of_player(player, 9)) for player in ("ann", "bob", "cat", "dan")}
    assert owned == {"ann": [], "bob": [], "cat": ["a"], "dan": []}


async def test_a_record_is_kept_and_replaced(store: Store) -> None:
    assert await store.record("r") is None
    await store.put_record("r", "one\n")
    await store.put_record("other", "żółw\n" * 10_000)
    await store.put_record("r", "two\n")
    assert await store.record("r") == "two\n"
    assert await store.record("other") == "żółw\n" * 10_000


async def test_the_servers_key_is_made_once_by_whoever_opens_first(open_store: OpenStore) -> None:
    stores = await asyncio.gather(open_store(), open_store())
    keys = await asyncio.gather(*(store.secret() for store in (*stores, *stores)))
    await asyncio.gather(*(store.close() for store in stores))
    again = await open_store()
    assert set(keys) == {await again.secret()}
    assert len(keys[0]) == 32
    await again.close()
