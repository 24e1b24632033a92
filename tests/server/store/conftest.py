"""Tables and entries for the tests of the store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.store.shelves import ShelfBrowser, Shelves, shelf_browser
from skyrise.server.store import SqlStore, sqlite_url
from skyrise.tables import Change, JournalRow, Store, TableRow

OpenStore = Callable[[], Awaitable[Store]]
"""Opens a store on the same data as before: as another process would, or another tab."""
Row = Callable[..., TableRow]
Changes = Callable[..., Change]


@pytest.fixture
def row() -> Row:
    """Makes a table's row."""

    def make(table: str, created: float = 1.0, **other: Any) -> TableRow:
        values: dict[str, Any] = {
            "options": {"players": 4},
            "seed": "seed",
            "status": "gathering",
            "listed": False,
        } | other
        return TableRow(id=table, created=created, updated=created, **values)

    return make


@pytest.fixture
def change() -> Changes:
    """Makes a change of a table: an entry for each version."""

    def make(table: str, *versions: int, at: float = 1.0, **other: Any) -> Change:
        return Change(table, tuple(JournalRow(version, at, "act", {"v": version}) for version in versions), **other)

    return make


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ShelfBrowser]:
    """A browser that keeps journals."""
    with shelf_browser(tmp_path_factory.mktemp("shelf")) as browser:
        yield browser


@pytest.fixture
def shelves(browser: ShelfBrowser) -> Iterator[Shelves]:
    """Empty shelves of a browser."""
    with browser.shelves() as shelves:
        yield shelves


@pytest.fixture(params=["sqlite", "postgresql", "indexeddb"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Opens stores on one place for data: every kind of store in turn."""
    if request.param == "indexeddb":
        shelves: Shelves = request.getfixturevalue("shelves")
        return shelves.store
    sqlite = request.param == "sqlite"
    url = sqlite_url(tmp_path) if sqlite else request.getfixturevalue("empty_postgresql")

    async def open_it() -> Store:
        store = SqlStore(url)
        await store.open()
        return store

    return open_it


@pytest.fixture
async def store(open_store: OpenStore) -> AsyncIterator[Store]:
    """An open store, of every kind in turn."""
    store = await open_store()
    yield store
    await store.close()


@pytest.fixture
async def sql_store(database: str) -> AsyncIterator[SqlStore]:
    """An open store of a server, on each database in turn."""
    store = SqlStore(database)
    await store.open()
    yield store
    await store.close()
