"""How much one address may have open at once."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
import pytest
from starlette.types import Message, Receive, Scope, Send

from skyrise.server.fleet.asgi import PASSED_ON
from skyrise.server.security.crowd import Crowd
from skyrise.server.security.limits import Limits

STRANGER = "2001:db8:1:2::7"
NEIGHBOR = "2001:db8:1:2::8"
OTHER = "2001:db8:1:3::7"


class Door:
    """An app whose visitors stay until they are let go."""

    def __init__(self, **limits: Any) -> None:
        self.leave = asyncio.Event()
        self.inside = 0
        self._crowd = Crowd(self._stay, Limits(open_at_once=2, **limits))
        self._tasks: list[asyncio.Task[None]] = []

    async def _stay(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.inside += 1
        await self.leave.wait()

    async def come(self, address: str, kind: str = "http", **more: Any) -> list[Message]:
        """Somebody comes; what they are told at once."""
        told: list[Message] = []

        async def send(message: Message) -> None:
            told.append(message)

        async def receive() -> Message:
            raise AssertionError("nobody reads")

        scope = {"type": kind, "client": (address, 1), "headers": [], "extensions": {}, **more}
        self._tasks.append(asyncio.create_task(self._crowd(scope, receive, send)))
        await asyncio.sleep(0)
        return told

    async def close(self) -> None:
        self.leave.set()
        await asyncio.gather(*self._tasks)
        self.leave.clear()


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_an_address_has_so_much_open_and_no_more(kind: str) -> None:
    door = Door()
    assert [await door.come(address, kind) for address in (STRANGER, NEIGHBOR)] == [[], []]
    refused = await door.come(STRANGER, kind, extensions={"websocket.http.response": {}})
    assert door.inside == 2
    assert refused[0]["status"] == 429
    assert b"retry-after" not in dict(refused[0]["headers"])
    assert orjson.loads(refused[1]["body"])["reason"] == "request.too-many"
    assert await door.come(OTHER, kind) == []
    await door.close()
    assert await door.come(STRANGER, kind) == []
    await door.close()


async def test_a_socket_that_cannot_be_told_why_is_closed() -> None:
    door = Door()
    for _ in range(2):
        await door.come(STRANGER, "websocket")
    (closed,) = await door.come(STRANGER, "websocket")
    assert (closed["type"], closed["reason"]) == ("websocket.close", "request.too-many")
    await door.close()


async def test_the_machine_itself_and_what_another_server_passes_on_do_not_count() -> None:
    door = Door()
    for _ in range(4):
        assert await door.come("127.0.0.1") == []
        assert await door.come(STRANGER, "http", **{PASSED_ON: True}) == []
    await door.close()


async def test_a_host_may_allow_any_number() -> None:
    door = Door()
    door._crowd._limits = Limits(open_at_once=0)
    assert [await door.come(STRANGER) for _ in range(5)] == [[]] * 5
    await door.close()
