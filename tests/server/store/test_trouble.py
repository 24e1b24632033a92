"""A database that hangs, is full or damaged: whoever asks is told so in time, and it is well again after it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import DatabaseError

from skyrise.server.app import create_app
from skyrise.server.settings import Settings
from skyrise.server.store import SqlStore, sqlite_url
from skyrise.server.store.sqlite import Sqlite
from skyrise.tables import StoreError
from wires import Wire, through, way_to

if TYPE_CHECKING:
    from server.store.conftest import Changes, Row


async def test_a_write_that_hangs_is_given_up_in_time_and_the_next_goes_on(
    tmp_path: Path, row: Row, change: Changes, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqlStore(sqlite_url(tmp_path), deadline=0.2)
    await store.open()
    await store.create(row("t"), change("t", 1))
    may_go_on = threading.Event()
    write = Sqlite._write
    monkeypatch.setattr(Sqlite, "_write", lambda *given: (may_go_on.wait(30), write(*given))[1])
    with pytest.raises(StoreError, match="does not answer"):
        await store.append(change("t", 2))
    with pytest.raises(StoreError, match="does not answer"):
        await store.check_health()
    monkeypatch.setattr(Sqlite, "_write", write)
    may_go_on.set()
    await well_again(store)
    assert [entry.version for entry in await store.entries("t")] == [1, 2]
    await store.append(change("t", 3))
    await store.close()


async def test_a_postgresql_that_hangs_is_given_up_in_time_and_is_well_again_by_itself(
    empty_postgresql: str, row: Row, change: Changes
) -> None:
    """Not a word comes back, and the connection is not closed: as behind a network that swallows everything."""
    url = make_url(empty_postgresql)
    wire = Wire(way_to(url))
    await wire.open()
    store = SqlStore(through(wire, url), deadline=1)
    await store.open()
    await store.create(row("t"), change("t", 1))
    wire.cut("swallow")
    for _ in range(2):  # the second finds no connection at all
        with pytest.raises(StoreError, match="does not answer"):
            await store.append(change("t", 2))
        with pytest.raises(StoreError, match="does not answer"):
            await store.entries("t")
    with pytest.raises(StoreError):
        await store.check_health()
    wire.mend()
    await well_again(store)
    known = len(await store.entries("t"))  # what hung may have been written after all, as a whole
    await store.append(change("t", known + 1))
    assert [entry.version for entry in await store.entries("t")] == list(range(1, known + 2))
    await store.close()
    await wire.close()


async def well_again(store: SqlStore) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                await store.check_health()
            except StoreError:
                await asyncio.sleep(0.01)
            else:
                return


async def test_a_full_disk_is_known_and_passes(tmp_path: Path, row: Row, change: Changes) -> None:
    store = SqlStore(sqlite_url(tmp_path))
    await store.open()
    await store.create(row("t"), change("t", 1))

    async def limit_pages(most: int) -> None:
        def work(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

        await store._database.write(work)

    await limit_pages(1)
    with pytest.raises(StoreError, match="full"):
        await store.put_record("large", "x" * 1_000_000)
    await limit_pages(1_000_000)
    await well_again(store)
    await store.close()


async def test_a_server_in_trouble_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(data=tmp_path, workers=1))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/api") as client:
            table = (await client.post("/tables", json={"seats": [{"kind": "me"}] * 2})).json()["now"]["table"]

            def broken(*_: object) -> None:
                raise DatabaseError("SELECT", {}, Exception("database disk image is malformed"))

            with monkeypatch.context() as patched:
                patched.setattr(Sqlite, "_write", broken)
                chat = {"type": "chat", "id": "chat-0001", "text": "Hello"}
                refused = await client.post(f"/tables/{table}/commands", json=chat)
                assert (refused.status_code, refused.json()["reason"]) == (503, "store.trouble")
                assert (await client.get("/health")).status_code == 503
            assert (await client.get("/health")).json() == {"status": "ok"}
            assert (await client.post(f"/tables/{table}/commands", json=chat)).status_code == 200
            with monkeypatch.context() as patched:
                patched.setattr(Sqlite, "_read", broken)
                assert (await client.get("/health")).status_code == 503
                assert (await client.get("/tables")).status_code == 503
