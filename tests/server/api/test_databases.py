"""The same server on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest_asyncio

from skyrise.server.app import create_app
from skyrise.server.settings import Settings


@pytest_asyncio.fixture
async def client(database: str, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(data=tmp_path, database=database, workers=1))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/api") as client:
            yield client


async def test_a_table_is_made_played_at_and_found_again(client: httpx.AsyncClient) -> None:
    seats = [{"kind": "me", "name": "Ewa"}, {"kind": "me", "name": "Jan"}]
    news = (await client.post("/tables", json={"seats": seats, "listed": True})).json()
    table = news["now"]["table"]
    for number in range(12):
        seat = news["now"]["view"]["to_act"]
        seen = (await client.get(f"/tables/{table}", params={"seat": seat})).json()
        act = {"type": "act", "id": f"action-{number}", "seat": seat, "seen": seen["version"]}
        done = await client.post(f"/tables/{table}/commands", json={**act, "action": seen["now"]["view"]["legal"][0]})
        assert done.status_code == 200, done.text
        news = (await client.get(f"/tables/{table}/news", params={"since": seen["version"]})).json()
        assert news["now"]["ply"] == number + 1
    assert [one["table"] for one in (await client.get("/mine")).json()] == [table]
    assert [one["table"] for one in (await client.get("/tables")).json()] == [table]
    assert len((await client.get(f"/tables/{table}/replay")).json()["frames"]) == 13
