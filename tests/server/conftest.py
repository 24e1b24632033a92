"""Databases for the tests of the server: SQLite in a temporary folder, and a throw-away PostgreSQL."""

from __future__ import annotations

import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from skyrise.server.store import SqlStore, sqlite_url

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.sh"
NONE_TO_BE_HAD = 3


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a cluster of this session; the script stops it when its input ends, however we end."""
    with subprocess.Popen([SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as script:
        assert script.stdout is not None
        assert script.stderr is not None
        url = script.stdout.readline().decode().strip()
        if not url:
            reason = script.stderr.read().decode().strip()
            assert script.wait() == NONE_TO_BE_HAD, reason
            pytest.skip(reason)
        yield url


@pytest.fixture
async def empty_postgresql(postgresql: str) -> AsyncIterator[str]:
    """The URL of an empty database of PostgreSQL."""
    cluster, name = make_url(postgresql), f"skyrise_{uuid4().hex}"
    engine = create_async_engine(cluster, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    yield cluster.set(database=name).render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    url: str = request.getfixturevalue("empty_postgresql")
    return url


@pytest.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    """An open store, on each database in turn."""
    store = SqlStore(database)
    await store.open()
    yield store
    await store.close()
