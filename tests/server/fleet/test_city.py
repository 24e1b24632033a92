"""Two servers, one city, on a good day: whichever one asks, the answer is the same."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.sync.client import connect

from serving import Server, Visitor
from skyrise.server.fleet.fleet import BEAT
from skyrise.server.store import SqlStore

NAME = "skyrise_city"


@pytest.fixture(scope="module")
def database(postgresql: str) -> str:
    """The URL of a database of this module's own."""

    async def make() -> None:
        engine = create_async_engine(postgresql, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {NAME}"))
        await engine.dispose()

    asyncio.run(make())
    return make_url(postgresql).set(database=NAME).render_as_string(hide_password=False)


@pytest.fixture(scope="module")
def city(database: str, nats: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers."""
    options = "--database", database, "--broker", f"nats://127.0.0.1:{nats}"
    servers = [Server(tmp_path_factory.mktemp(f"server{number}") / "data", *options) for number in range(2)]
    yield servers
    assert [server.stop() for server in servers] == [0, 0]


@pytest.fixture
def visitor(city: list[Server]) -> Iterator[Callable[[int], Visitor]]:
    """Makes visitors of a server; with another's cookie, if wished."""
    with ExitStack() as visitors:

        def make(server: int, same_as: Visitor | None = None) -> Visitor:
            made = visitors.enter_context(Visitor(city[server].address))
            if same_as is not None:
                made.http.cookies = same_as.http.cookies
            return made

        yield make


def test_a_player_plays_on_at_whichever_server(visitor: Callable[..., Visitor]) -> None:
    here = visitor(0)
    news = here.host("me", "me")
    table, there = news["now"]["table"], visitor(1, here)
    for turn in range(6):
        player = (here, there)[turn % 2]
        seat = player.news(table)["now"]["view"]["to_act"]
        seen = player.news(table, seat=seat)
        player.act(seen, seen["now"]["view"]["legal"][0])
    a, b = here.news(table), there.news(table)
    assert a["version"] == b["version"]
    assert a["lines"] == b["lines"]
    assert a["now"]["view"] == b["now"]["view"]
    assert here.get(f"/tables/{table}/outlook") == there.get(f"/tables/{table}/outlook")
    assert here.http.get(f"/api/tables/{table}/replay").json() == there.http.get(f"/api/tables/{table}/replay").json()


def test_a_stranger_gets_the_cookie_of_a_player_from_another_server(visitor: Callable[..., Visitor]) -> None:
    table = visitor(0).host("me", "open", parts=False)["now"]["table"]
    guest = visitor(1)
    guest.do(table, type="claim", seat=1, name="Guest")
    assert guest.news(table)["now"]["you"]["seats"] == [1]
    assert visitor(0, guest).news(table)["now"]["you"]["seats"] == [1]


def test_nobody_sees_more_through_another_server(visitor: Callable[..., Visitor]) -> None:
    host = visitor(0)
    table = host.host("me", "me", "me")["now"]["table"]
    stranger, other = visitor(1), visitor(0)
    assert stranger.news(table)["now"]["view"] == other.news(table)["now"]["view"]
    refused = stranger.http.get(f"/api/tables/{table}", params={"seat": 0})
    assert (refused.status_code, refused.json()["reason"]) == (403, "seat.not-yours")
    assert stranger.http.get("/api/tables/nosuchtable0").status_code == 404


def test_a_socket_at_another_server_hears_and_speaks(city: list[Server], visitor: Callable[..., Visitor]) -> None:
    host = visitor(0)
    table = host.host("me", "me")["now"]["table"]
    cookie = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
    address = city[1].address.replace("http", "ws")
    with connect(f"{address}/api/tables/{table}/socket", additional_headers={"cookie": cookie}) as socket:
        news = json.loads(socket.recv())
        socket.send(json.dumps({"type": "chat", "id": "over-there", "text": "Hello"}))
        answers = [json.loads(socket.recv()) for _ in range(2)]
        done = next(one for one in answers if one["type"] == "done")
        assert done["version"] == news["version"] + 1
        host.do(table, type="chat", text="And hello back")
        assert json.loads(socket.recv(timeout=20))["version"] == news["version"] + 2
        socket.send("nonsense")
        assert json.loads(socket.recv())["type"] == "refused"


def test_a_socket_to_no_table_is_told_so(city: list[Server]) -> None:
    address = city[1].address.replace("http", "ws")
    with connect(f"{address}/api/tables/nosuchtable0/socket") as socket:
        assert json.loads(socket.recv())["problem"]["reason"] == "table.unknown"


def test_lists_show_tables_of_all_servers(visitor: Callable[..., Visitor]) -> None:
    hosts = [visitor(0), visitor(1)]
    made = {host.host("me", "open", listed=True)["now"]["table"] for host in hosts}
    for host in hosts:
        assert made <= {row["table"] for row in host.get("/tables")}


def test_limits_hold_for_all_servers_together(visitor: Callable[..., Visitor]) -> None:
    """Twelve tables at once are the limit; what was spent at one server is known at the other with its next beat."""
    here = visitor(0)
    for _ in range(12):
        here.host("me", "me")
    there = visitor(1, here)

    def answer() -> httpx.Response:
        return there.http.post("/api/tables", json={"seats": [{"kind": "me"}] * 2})

    made = 0
    while answer().status_code != 429:
        made += 1
        sleep(BEAT)
    assert made < 12


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    """A server that does not begin."""
    command = [sys.executable, "-m", "skyrise", "serve", "--port", "0", "--workers", "1", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_server_without_the_broker_is_refused_where_others_run(city: list[Server], database: str) -> None:
    assert city
    refused = serve("--database", database)
    assert (refused.returncode, "other servers run on this database" in refused.stderr) == (1, True), refused.stderr


def test_a_second_server_alone_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    try:
        refused = serve("--data", str(tmp_path / "data"))
        assert (refused.returncode, "another server runs on" in refused.stderr) == (1, True), refused.stderr
    finally:
        server.kill()


def test_a_broker_that_is_away_and_settings_that_do_not_fit_are_refused(database: str, tmp_path: Path) -> None:
    refused = serve("--database", database, "--broker", "nats://127.0.0.1:9")
    assert (refused.returncode, "the broker nats://127.0.0.1:9 cannot be reached" in refused.stderr) == (1, True)
    refused = serve("--data", str(tmp_path), "--broker", "nats://127.0.0.1:9")
    assert "several servers need a database that they share" in refused.stderr
    refused = serve("--database", database, "--processes", "2")
    assert "several processes need --broker" in refused.stderr


def test_several_processes_on_one_port_are_one_city(database: str, nats: int, tmp_path: Path) -> None:
    """Every request comes on a connection of its own, so that any of the processes may get it."""
    broker = f"nats://127.0.0.1:{nats}"
    server = Server(tmp_path / "data", "--database", database, "--broker", broker, "--processes", "2")
    try:
        with Visitor(server.address) as host:
            table = host.host("me", "me")["now"]["table"]
            versions = [ask_anew(server, f"/api/tables/{table}")["version"] for _ in range(12)]
            assert len(set(versions)) == 1
            host.do(table, type="chat", text="Hello")
            assert {ask_anew(server, f"/api/tables/{table}")["version"] for _ in range(12)} == {versions[0] + 1}
    finally:
        assert server._end(signal.SIGTERM) == 0


def ask_anew(server: Server, path: str) -> dict[str, Any]:
    document: dict[str, Any] = httpx.get(f"{server.address}{path}", timeout=60).json()
    return document


async def test_a_journal_takes_entries_from_its_owner_alone(database: str, city: list[Server]) -> None:
    """Even of somebody who believes that a table is still theirs."""
    from skyrise.server.fleet.leases import Leases
    from skyrise.server.fleet.registry import Registry
    from skyrise.tables import Change, JournalRow, OwnedElsewhere

    with Visitor(city[0].address) as host:
        news = host.host("me", "me")
    table = news["now"]["table"]
    registry = Registry(database, alone=False)
    leases = Leases(registry)
    store = SqlStore(database, guard=leases)
    await store.open()
    try:
        await registry.join("stranger.1")
        leases.name = "stranger.1"
        leases.renew(asyncio.get_running_loop().time() + 1000)
        with pytest.raises(OwnedElsewhere, match="kept by the server"):
            await leases.claim(table)
        leases._held[table] = 1  # as if it had been ours once
        entry = JournalRow(news["version"] + 1, 0.0, "act", {})
        with pytest.raises(OwnedElsewhere):
            await store.append(Change(table, (entry,)))
        assert len(await store.entries(table)) == news["version"]
        assert not leases.has(table)
    finally:
        await registry.leave("stranger.1")
        await registry.close()
        await store.close()


async def test_a_server_that_hangs_in_the_middle_of_writing_is_given_up_all_the_same(empty_postgresql: str) -> None:
    """It holds the lock of a lease: nobody waits for that to give it up, and PostgreSQL ends what it has begun."""
    from skyrise.server.fleet.leases import Leases
    from skyrise.server.fleet.registry import Registry
    from skyrise.server.store.schema import leases as rows
    from skyrise.tables import Change, StoreError, TableRow

    registry = Registry(empty_postgresql, alone=False)
    hanging = SqlStore(empty_postgresql, guard=Leases(registry))
    await hanging.open()
    await registry.open()
    try:
        await hanging.create(TableRow("t", 0.0, {}, "", "playing", listed=False, updated=0.0), Change("t", ()))
        await registry.join("hanging.1")
        await registry.join("other.1")
        assert await registry.claim("t", "hanging.1") == ("hanging.1", 1)
        assert await registry.claim("t", "other.1") == ("hanging.1", 0)
        async with hanging._database._writing.connect() as connection:  # type: ignore[attr-defined]
            await connection.execute(rows.select().with_for_update())
            assert await registry.bury("hanging.1", 0)
            assert await registry.orphans() == ["t"]
            taken = None
            while taken is None:
                try:
                    taken = await registry.claim("t", "other.1")
                except StoreError:
                    continue
            assert taken == ("other.1", 2)
            await connection.invalidate()
        assert await registry.orphans() == []
    finally:
        await registry.close()
        await hanging.close()
