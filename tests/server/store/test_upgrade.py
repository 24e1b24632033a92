"""Databases of every released version are brought up to date, checked, packed and moved to any database."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from skyrise.server.store import Keeping, SqlStore
from skyrise.server.store.backup import read_backup, write_backup
from skyrise.server.store.inspection import check
from skyrise.server.store.schema import tables

RELEASED = {"0.1": Path(__file__).parents[2] / "tables" / "version_0_1" / "journals.sqlite"}
"""A saved database of each version."""


@pytest.mark.parametrize("version", RELEASED)
async def test_games_of_a_released_version_go_on_everywhere(version: str, sql_store: SqlStore, tmp_path: Path) -> None:
    old = SqlStore(f"sqlite:///{shutil.copy(RELEASED[version], tmp_path / 'old.db')}")
    await old.open()
    names = [row.id for row in await old._read(select(tables.c.id))]
    journals = {name: await old.entries(name) for name in names}
    assert all(journals.values())
    file = tmp_path / "old.backup"
    await old.look(partial(write_backup, path=file))
    assert await sql_store.change(partial(read_backup, path=file)) == len(names)
    for store in (old, sql_store):
        findings = await store.look(lambda connection: list(check(connection)))
        assert [one.why for one in findings] == [None] * len(names)
        await store.keep_up(Keeping({}, 0), 1e12)
        assert {name: await store.entries(name) for name in names} == journals
    await old.close()
