"""What a hostile visitor does, from one address, as fast as it can; each counts what became of it.

For a server of one's own on the loopback alone (``benchmarks/hostile.py``).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from itertools import cycle
from secrets import token_urlsafe

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from skyrise.notation import record_document
from skyrise.rules import Game

from .islands import shore_record
from .reads import costly_reads
from .visitor import Visitor

EXPERTS = [{"kind": "bot", "bot": "expert"}] * 4
PIECE = 60_000


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
    await never_end(visitor, b"GET / HTTP/1.1\r\n", b"X: " + b"x" * PIECE + b"\r\n")


async def endless_urls(visitor: Visitor) -> None:
    await never_end(visitor, b"GET /", b"x" * PIECE)


async def never_end(visitor: Visitor, beginning: bytes, piece: bytes) -> None:
    """Requests whose heads go on and on."""
    host, _, port = visitor.server.partition(":")

    async def one() -> None:
        with visitor.pieces():
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(beginning)
            while visitor.goes_on:
                writer.write(piece)
                await writer.drain()
                visitor.counts["pieces"] += 1

    await visitor.in_turns(one)


async def long_tokens(visitor: Visitor) -> None:
    """As long as a head may be, and a megabyte."""
    async with visitor.client() as client:

        async def one() -> None:
            for size in (30_000, 750_000):
                token = {"Authorization": f"Bearer {token_urlsafe(size)}"}
                await visitor.ask(client, "GET", "/api/tables", headers={**visitor.headers(), **token})

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
        table, paces = made.json()["now"]["table"], cycle((0.5, 1.0))
        for _ in range(min(visitor.most or 100, 100) // 2):
            await visitor.socket(table, stack)

        async def one() -> None:
            pace = {"type": "set-pace", "id": token_urlsafe(9), "pace": next(paces)}
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
        *(nonsense, looks, shores, free_fields, half_requests, endless_headers, endless_urls, long_tokens),
        *(idle_sockets, deaf_sockets, experts, costly_reads, chatter, lobby),
    )
}
"""By name."""
