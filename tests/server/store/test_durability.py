"""What was reported as written survives whatever happens to the process, and is never there by halves."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from skyrise.server.store import SqlStore
from skyrise.server.store.engine import connect

if TYPE_CHECKING:
    from server.store.conftest import Changes, Row

TABLES = 5
OTHERS = "datname = current_database() AND pid <> pg_backend_pid()"
WRITER = f"""
import asyncio, sys
from skyrise.server.store import Change, JournalRow, SqlStore, TableRow

async def write(store, table):
    await store.create(TableRow(table, 0.0, {{}}, "", "playing", False, 0.0), Change(table, ()))
    for version in range(1, 1_000_000, 3):
        entries = tuple(JournalRow(version + n, float(version), "act", {{"n": n}}) for n in range(3))
        await store.append(Change(table, entries, owners={{0: f"{{table}}.{{version}}"}}))
        print(table, version, flush=True)

async def main():
    store = SqlStore(sys.argv[1], wait_for_disk=sys.argv[2] == "True")
    await store.open()
    await asyncio.gather(*(write(store, f"t{{n}}") for n in range({TABLES})))

asyncio.run(main())
"""


def reports(database: str, enough: int, *, wait_for_disk: bool) -> Iterator[str]:
    """What a process reports as written until it is killed, at any moment."""
    command = [sys.executable, "-c", WRITER, database, str(wait_for_disk)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for number, line in enumerate(writer.stdout):
            if line.endswith("\n"):  # a kill may cut the last one off
                yield line
            if number == enough:
                writer.kill()


async def settle(database: str) -> None:
    """Waits until PostgreSQL has finished what the killed process had asked for."""
    if make_url(database).get_backend_name() == "postgresql":
        engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            while (await connection.execute(text(f"SELECT 1 FROM pg_stat_activity WHERE {OTHERS}"))).all():
                await asyncio.sleep(0.01)
        await engine.dispose()


@pytest.mark.parametrize(("enough", "wait_for_disk"), [(0, True), (7, True), (150, True), (150, False)])
async def test_all_that_was_reported_before_a_kill_is_there_and_nothing_by_halves(
    database: str, enough: int, wait_for_disk: bool
) -> None:
    reported = dict.fromkeys((f"t{n}" for n in range(TABLES)), 0)
    for line in reports(database, enough, wait_for_disk=wait_for_disk):
        table, version = line.split()
        reported[table] = int(version)
    await settle(database)
    store = SqlStore(database)
    await store.open()
    for table, latest_reported in reported.items():
        entries = await store.entries(table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        assert len(entries) % 3 == 0
        assert len(entries) >= (latest_reported + 2 if latest_reported else 0)
        if entries:
            latest = entries[-1].version - 2
            assert [row.updated for row in await store.of_player(f"{table}.{latest}", 9)] == [float(latest)]
    await store.close()


SYNCED: dict[str, tuple[str, dict[bool, object]]] = {"sqlite": ("PRAGMA synchronous", {True: 2, False: 1}),
          "postgresql": ("SHOW synchronous_commit", {True: "on", False: "off"})}  # fmt: skip


@pytest.mark.parametrize("wait_for_disk", [True, False])
async def test_a_commit_waits_for_the_disk_unless_told_otherwise(database: str, wait_for_disk: bool) -> None:
    question, answers = SYNCED[make_url(database).get_backend_name()]
    connected = connect(database, wait_for_disk=wait_for_disk)
    assert await connected.write(lambda c: c.execute(text(question)).scalar()) == answers[wait_for_disk]
    await connected.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_lost_connection_is_made_again(database: str, sql_store: SqlStore, row: Row, change: Changes) -> None:
    await sql_store.create(row("a"), change("a", 1))
    other = create_async_engine(database)
    async with other.connect() as connection:
        lost = await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS}"))
        assert lost.all()
    await other.dispose()
    await sql_store.append(change("a", 2))
    assert len(await sql_store.entries("a")) == 2
