"""How many connections an address may have."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from uvicorn.server import ServerState

from skyrise.server.connections import TOO_MANY, connections_at
from skyrise.server.security.doorway import OF_EACH, Doorway, Full
from skyrise.server.security.limits import Limits
from skyrise.server.sockets import Socket

STRANGER, NEIGHBOR, OTHER = "2001:db8:1:2::7", "2001:db8:1:2::8", "203.0.113.7"
REQUEST = b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_an_address_has_so_many_connections_and_a_proxy_any_number() -> None:
    doorway = Doorway(Limits(open_at_once=1), ("10.0.0.0/8", "::1", "a name"))
    homes = [doorway.enter(address) for address in (STRANGER, NEIGHBOR) * (OF_EACH // 2)]
    assert set(homes) == {"2001:db8:1:2::"}
    with pytest.raises(Full):
        doorway.enter(STRANGER)
    assert doorway.enter(OTHER) == OTHER
    assert {doorway.enter(address) for address in ("10.1.2.3", "127.0.0.1", None) * 9} == {None}
    assert doorway.enter("somewhere else") is not None
    doorway.leave("2001:db8:1:2::")
    assert doorway.enter(STRANGER) == "2001:db8:1:2::"


def test_any_number_is_any_number() -> None:
    doorway = Doorway(Limits(open_at_once=0))
    assert [doorway.enter(OTHER) for _ in range(99)] == [None] * 99


@asynccontextmanager
async def listening(doorway: Doorway) -> AsyncIterator[int]:
    """A server whose connections are counted; the port."""
    config = uvicorn.Config(PlainTextResponse("well"), ws=Socket, lifespan="off", log_config=None)
    config.load()
    kind, loop = connections_at(doorway), asyncio.get_running_loop()
    server = await loop.create_server(lambda: kind(config, ServerState(), {}), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def test_one_connection_too_many_is_told_so_and_closed() -> None:
    doorway = Doorway(Limits(open_at_once=1, own_counts=True))
    async with listening(doorway) as port:
        kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(OF_EACH)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await reader.read() == TOO_MANY
        writer.close()
        for reader, writer in kept:
            writer.write(REQUEST)
            assert (await reader.read()).endswith(b"well")
            writer.close()
        while doorway._open:
            await asyncio.sleep(0)


async def test_a_connection_that_becomes_a_socket_is_counted_elsewhere() -> None:
    doorway = Doorway(Limits(open_at_once=1, own_counts=True))
    async with listening(doorway) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE)
        await reader.readline()
        assert not doorway._open
        writer.close()
