"""What a hostile visitor does, from one address, as fast as it can; each counts what became of it.

For a server of one's own on the loopback alone (``benchmarks/hostile.py``).
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from secrets import token_urlsafe
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from skyrise.notation import record_document
from skyrise.rules import Game

from .islands import shore_record

ADDRESSES = "203.0.113.{}"
"""Where visitors say to come from, through a proxy that is believed: each attack has an address of its own."""
AT_ONCE = 8
EXPERTS = [{"kind": "bot", "bot": "expert"}] * 4


@dataclass(slots=True)
class Visitor:
    """Somebody who means no good."""

    server: str
    address: str
    ends: float
    most: int | None = None
    """So much is done at most; None: as much as there is time for."""
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        """Is there time left, and was not enough done?"""
        return monotonic() < self.ends and (self.most is None or self.counts.total() < self.most)

    def headers(self, *, cookie: bool = True) -> dict[str, str]:
        """A new player each time, from the same address."""
        player = {"Cookie": f"skyrise_player={token_urlsafe(32)}"} if cookie else {}
        return {"X-Forwarded-For": self.address, **player}

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://{self.server}", headers=self.headers(), timeout=60)

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **sent: Any) -> httpx.Response | None:
        """Asks, and counts the status of the answer."""
        try:
            answer = await client.request(method, path, **sent)
        except httpx.HTTPError:
            self.counts["cut off"] += 1
            return None
        self.counts[str(answer.status_code)] += 1
        return answer

    async def table(self, client: httpx.AsyncClient, seats: list[dict[str, str]], **options: Any) -> str | None:
        """Makes a table, as another player each time."""
        wanted = {"seats": seats, "pace": 0, **options}
        answer = await self.ask(client, "POST", "/api/tables", json=wanted, headers=self.headers())
        return answer.json()["now"]["table"] if answer is not None and answer.status_code == 201 else None

    async def socket(self, table: str, stack: AsyncExitStack | None = None) -> ClientConnection | None:
        """A socket at a table, unless it is refused."""
        url = f"ws://{self.server}/api/tables/{table}/socket"
        opening = connect(url, additional_headers=self.headers(), max_size=None, max_queue=1, open_timeout=30)
        try:
            socket = await (opening if stack is None else stack.enter_async_context(opening))
        except (WebSocketException, OSError, TimeoutError):
            self.counts["socket refused"] += 1
            return None
        self.counts["socket"] += 1
        return socket

    async def in_turns(self, work: Callable[[], Awaitable[None]], at_once: int = AT_ONCE) -> None:
        """Does something again and again, several at a time."""

        async def again() -> None:
            while self.goes_on:
                await work()

        await asyncio.gather(*(again() for _ in range(at_once)))

    @contextmanager
    def pieces(self) -> Iterator[None]:
        """A connection that the server cuts."""
        try:
            yield
        except OSError:
            self.counts["cut off"] += 1


async def say_as_fast_as_possible(visitor: Visitor, message: str) -> None:
    async with visitor.client() as client:
        table = await visitor.table(client, [{"kind": "me"}] * 2)
        assert table is not None, "the first table is always allowed"

        async def flood() -> None:
            socket = await visitor.socket(table)
            if socket is None:
                await asyncio.sleep(0.05)
                return
            hearing = asyncio.create_task(hear(socket))
            with suppress(WebSocketException):
                while visitor.goes_on:
                    await socket.send(message)
                    visitor.counts["sent"] += 1
            hearing.cancel()
            await socket.close()

        await visitor.in_turns(flood, 4)


async def hear(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


async def nonsense(visitor: Visitor) -> None:
    await say_as_fast_as_possible(visitor, "{")


async def looks(visitor: Visitor) -> None:
    await say_as_fast_as_possible(visitor, '{"type": "look", "seat": null}')


async def shores(visitor: Visitor) -> None:
    await upload(visitor, shore_record())


async def free_fields(visitor: Visitor) -> None:
    record = dict(record_document(Game.new(2, seed=1).record()))
    await upload(visitor, json.dumps({**record, "site": "x" * 1_000_000}))


async def upload(visitor: Visitor, text: str) -> None:
    async with visitor.client() as client:

        async def one() -> None:
            await visitor.ask(client, "POST", "/api/replays", content=text, headers=visitor.headers())

        await visitor.in_turns(one, 4)


async def half_requests(visitor: Visitor) -> None:
    """Connections that never come to the end of a request."""
    host, _, port = visitor.server.partition(":")
    writers = []
    for _ in range(visitor.most or 1300):
        with visitor.pieces():
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            writers.append(writer)
            visitor.counts["half"] += 1
    while visitor.goes_on:
        await asyncio.sleep(0.1)
    for writer in writers:
        writer.close()


async def endless_headers(visitor: Visitor) -> None:
    host, _, port = visitor.server.partition(":")

    async def one() -> None:
        with visitor.pieces():
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET / HTTP/1.1\r\n")
            while visitor.goes_on:
                writer.write(b"X: " + b"x" * 60_000 + b"\r\n")
                await writer.drain()
                visitor.counts["pieces"] += 1

    await visitor.in_turns(one)


async def long_tokens(visitor: Visitor) -> None:
    async with visitor.client() as client:

        async def one() -> None:
            token = {"Authorization": f"Bearer {token_urlsafe(30_000)}"}
            await visitor.ask(client, "GET", "/api/tables", headers=token)

        await visitor.in_turns(one)


async def idle_sockets(visitor: Visitor) -> None:
    async with visitor.client() as client, AsyncExitStack() as stack:
        table = await visitor.table(client, [{"kind": "me"}] * 2)
        assert table is not None, "the first table is always allowed"

        async def one() -> None:
            if await visitor.socket(table, stack) is None:
                await asyncio.sleep(0.05)

        await visitor.in_turns(one)


async def deaf_sockets(visitor: Visitor) -> None:
    """Many who never read what a table tells them, while it has much to tell."""
    async with visitor.client() as client, AsyncExitStack() as stack:
        player = visitor.headers()
        made = await client.post("/api/tables", json={"seats": [{"kind": "me"}] * 2}, headers=player)
        table = made.json()["now"]["table"]
        for _ in range(min(visitor.most or 100, 100) // 2):
            await visitor.socket(table, stack)

        async def one() -> None:
            pace = {"type": "set-pace", "id": token_urlsafe(9), "pace": 1}
            await visitor.ask(client, "POST", f"/api/tables/{table}/commands", json=pace, headers=player)

        await visitor.in_turns(one, 4)


async def experts(visitor: Visitor) -> None:
    """As many tables of four experts as are allowed, all of them watched."""
    async with visitor.client() as client, AsyncExitStack() as stack:

        async def one() -> None:
            table = await visitor.table(client, EXPERTS)
            if table is not None:
                await visitor.socket(table, stack)
            else:
                await asyncio.sleep(0.1)

        await visitor.in_turns(one, 4)


async def costly_reads(visitor: Visitor) -> None:
    async with visitor.client() as client:
        table = await visitor.table(client, [{"kind": "me"}] * 4)
        paths = [f"/api/tables/{table}/{part}" for part in ("replay", "text", "outlook")]

        async def one() -> None:
            for path in [*paths, f"/api/tables/{table}", "/api/tables", "/api/mine"]:
                await visitor.ask(client, "GET", path, headers=visitor.headers())
            await visitor.ask(client, "POST", "/api/replays", content="[" * 10_000, headers=visitor.headers())

        await visitor.in_turns(one)


async def chatter(visitor: Visitor) -> None:
    """Lines by as many people as there are cookies."""
    async with visitor.client() as client:
        table = await visitor.table(client, [{"kind": "me"}, {"kind": "open"}])

        async def one() -> None:
            line = {"type": "chat", "id": token_urlsafe(9), "text": "x" * 300, "name": "x"}
            await visitor.ask(client, "POST", f"/api/tables/{table}/commands", json=line, headers=visitor.headers())

        await visitor.in_turns(one)


async def lobby(visitor: Visitor) -> None:
    """Listed tables, each with somebody there."""
    async with visitor.client() as client, AsyncExitStack() as stack:

        async def one() -> None:
            table = await visitor.table(client, [{"kind": "me"}, {"kind": "open"}], listed=True, title="Buy!")
            if table is not None:
                await visitor.socket(table, stack)
            else:
                await asyncio.sleep(0.05)

        await visitor.in_turns(one, 4)


ATTACKS: dict[str, Callable[[Visitor], Awaitable[None]]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        *(nonsense, looks, shores, free_fields, half_requests, endless_headers, long_tokens, idle_sockets),
        *(deaf_sockets, experts, costly_reads, chatter, lobby),
    )
}
"""By name."""
