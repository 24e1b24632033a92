"""A backup is put back into SQLite or PostgreSQL, wherever it came from, and is the same."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Connection, select

from skyrise.server.store import Keeping, SqlStore, sqlite_url
from skyrise.server.store.backup import read_backup, write_backup
from skyrise.server.store.schema import metadata
from skyrise.tables import Change, StoreError

if TYPE_CHECKING:
    from server.store.conftest import Changes, Row


def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    return {
        table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }


async def fill(sql_store: SqlStore, row: Row, change: Changes) -> None:
    """Some of everything, packed journals too."""
    for number in range(30):
        opened = Change(f"t{number}", change("", *range(1, 60)).entries, owners={0: "a", 1: None})
        await sql_store.create(row(f"t{number}", status="over" if number % 2 else "playing", listed=True), opened)
    await sql_store.append(Change("t0", (), aside={"seats": [1]}))
    await sql_store.put_record("r", "Zażółć\n")
    await sql_store.secret()
    await sql_store.keep_up(Keeping({}, 0), 1e9)


async def restored(folder: Path, file: Path) -> SqlStore:
    store = SqlStore(sqlite_url(folder))
    await store.open()
    await store.change(partial(read_backup, path=file))
    return store


async def test_a_backup_is_put_back_whole(sql_store: SqlStore, row: Row, change: Changes, tmp_path: Path) -> None:
    await fill(sql_store, row, change)
    file = tmp_path / "games.backup"
    assert await sql_store.look(partial(write_backup, path=file)) == 30
    assert file.stat().st_mode & 0o777 == 0o600
    before = await sql_store.look(everything)
    again = await restored(tmp_path / "other", file)
    assert await again.look(everything) == before
    await again.append(change("t1", 60))
    with pytest.raises(StoreError, match="there are games"):
        await again.change(partial(read_backup, path=file))
    await again.close()


async def test_a_backup_of_sqlite_goes_into_any_database(
    sql_store: SqlStore, row: Row, change: Changes, tmp_path: Path
) -> None:
    source = SqlStore(sqlite_url(tmp_path / "source"))
    await source.open()
    await fill(source, row, change)
    file = tmp_path / "games.backup"
    await source.look(partial(write_backup, path=file))
    assert await sql_store.change(partial(read_backup, path=file)) == 30
    assert await sql_store.look(everything) == await source.look(everything)
    await source.close()


@pytest.mark.parametrize("cut", [0.3, 0.99])
async def test_half_a_backup_changes_nothing(
    sql_store: SqlStore, row: Row, change: Changes, tmp_path: Path, cut: float
) -> None:
    await fill(sql_store, row, change)
    file = tmp_path / "games.backup"
    await sql_store.look(partial(write_backup, path=file))
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * cut)])
    empty = SqlStore(sqlite_url(tmp_path / "empty"))
    await empty.open()
    with pytest.raises(StoreError, match="not a whole backup"):
        await empty.change(partial(read_backup, path=file))
    assert (await empty.look(everything))["tables"] == []
    await empty.close()


async def test_what_is_no_backup_is_refused(sql_store: SqlStore, tmp_path: Path) -> None:
    file = tmp_path / "other.gz"
    file.write_text("hello")
    with pytest.raises(StoreError, match="not a whole backup"):
        await sql_store.change(partial(read_backup, path=file))
