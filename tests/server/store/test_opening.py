"""Opening a store: the schema is brought up to date, and what cannot be opened is refused in a sentence."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, inspect, text

from skyrise.server.store import SqlStore, engine, migrate, schema, sqlite_url
from skyrise.tables import StoreError

if TYPE_CHECKING:
    from server.store.conftest import Changes, Row

Seen = TypeVar("Seen")
NEXT_STEP = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "0007", "0006"

def upgrade():
    op.add_column("tables", sa.Column("motto", sa.Text, nullable=False, server_default="up"))
"""


async def look(database: str, see: Callable[[Connection], Seen]) -> Seen:
    """What ``see`` sees with a connection of its own."""
    connected = engine.connect(database)
    seen = await connected.write(see)
    await connected.close()
    return seen


def columns(connection: Connection) -> list[str]:
    return [column["name"] for column in inspect(connection).get_columns("tables")]


@pytest.fixture
def tomorrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program with one more step in its history: the file of that step."""
    folder = tmp_path / "tomorrow's 100% migrations"
    shutil.copytree(migrate._FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "_FOLDER", folder)
    return folder / "versions" / "v0006_motto.py"


async def open_and_close(database: str) -> None:
    store = SqlStore(database)
    await store.open()
    await store.close()


EVERYTHING = MetaData(naming_convention=schema.NAMES)
for one in (*schema.metadata.sorted_tables, *schema.passing.sorted_tables):
    one.to_metadata(EVERYTHING)


async def test_the_history_makes_the_schema_of_the_program(database: str) -> None:
    await open_and_close(database)
    assert await look(database, lambda c: compare_metadata(MigrationContext.configure(c), EVERYTHING)) == []


async def test_a_server_waits_while_another_makes_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = asyncio.Event()
    loop = asyncio.get_running_loop()

    def pause(seconds: float) -> None:
        loop.call_soon_threadsafe(waiting.set)
        sleep(seconds)

    monkeypatch.setattr("skyrise.server.store.sqlite.sleep", pause)
    other = sqlite3.connect(tmp_path / "skyrise.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.create_task(open_and_close(sqlite_url(tmp_path)))
    await waiting.wait()
    assert not opening.done()
    other.execute("COMMIT")
    other.close()
    await opening


async def test_an_old_database_is_upgraded_and_keeps_its_tables(
    database: str, sql_store: SqlStore, row: Row, change: Changes, tomorrow: Path
) -> None:
    await sql_store.create(row("a"), change("a", 1))
    assert "motto" not in await look(database, columns)
    tomorrow.write_text(NEXT_STEP)
    await open_and_close(database)
    assert await look(database, lambda c: c.execute(text("SELECT id, motto FROM tables")).all()) == [("a", "up")]


async def test_a_step_that_fails_changes_nothing(database: str, sql_store: SqlStore, tomorrow: Path) -> None:
    tomorrow.write_text(NEXT_STEP + '    op.execute("SELECT no such thing")\n')
    with pytest.raises(StoreError, match="cannot be opened"):
        await open_and_close(database)
    assert "motto" not in await look(database, columns)


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(database: str, tomorrow: Path) -> None:
    tomorrow.write_text(NEXT_STEP)
    await open_and_close(database)
    tomorrow.unlink()
    with pytest.raises(StoreError, match="newer Skyrise: its schema is 0007, this one knows schemas up to 0006"):
        await open_and_close(database)
    assert "motto" in await look(database, columns)


async def test_two_that_open_a_new_database_together_make_it_once(database: str) -> None:
    await asyncio.gather(*(open_and_close(database) for _ in range(3)))
    assert await look(database, lambda c: c.execute(text("SELECT version_num FROM alembic_version")).all()) == [
        ("0006",)
    ]


async def test_sqlite_is_durable_and_keeps_its_rules(tmp_path: Path) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys")
    settings = await look(
        sqlite_url(tmp_path), lambda c: {name: c.execute(text(f"PRAGMA {name}")).scalar_one() for name in names}
    )
    full = 2
    assert settings == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1}


async def test_a_missing_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    await open_and_close(sqlite_url(tmp_path / "some" / "folder"))
    assert (tmp_path / "some" / "folder" / "skyrise.db").exists()
    assert (tmp_path / "some" / "folder").stat().st_mode & 0o777 == 0o700


async def test_the_files_are_their_owners_alone_also_in_a_folder_that_existed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "skyrise.db").touch(mode=0o644)
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    await store.secret()
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {
        f"skyrise.db{end}": 0o600 for end in ("", "-wal", "-shm")
    }
    await store.close()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("skyrise.db", "not the URL of a database; wanted is sqlite"),
        ("mysql://somewhere/skyrise", "of the kind mysql are not supported; wanted is sqlite"),
        ("postgresql://somewhere/skyrise", "of the kind postgresql are not supported; wanted is .*postgresql.asyncpg:"),
        ("sqlite://", "must be a file"),
        ("sqlite:///:memory:", "must be a file"),
    ],
)
def test_a_url_that_is_no_good_is_refused_with_what_is_wanted(url: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence):
        SqlStore(url)


def test_postgresql_without_its_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"pip install 'skyrise\[postgresql\]'"):
        SqlStore("postgresql+asyncpg://somewhere/skyrise")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "skyrise.db").write_text("Dear diary, " * 200)
    with pytest.raises(StoreError, match=r"skyrise\.db cannot be opened: file is not a database"):
        await open_and_close(sqlite_url(tmp_path))


async def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(StoreError, match="cannot be opened"):
        await open_and_close(sqlite_url(tmp_path / "data"))


async def test_a_server_that_is_not_there_is_refused_without_showing_the_password(unused_tcp_port: int) -> None:
    with pytest.raises(StoreError, match="cannot be opened") as refusal:
        await open_and_close(f"postgresql+asyncpg://ann:hunter2@127.0.0.1:{unused_tcp_port}/skyrise")
    assert "hunter2" not in str(refusal.value)
