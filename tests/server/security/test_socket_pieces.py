"""Whatever comes over a socket at one go is taken a little at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from skyrise.server.sockets import LINE, MOST_AFTER_CLOSE, MOST_PINGS, PIECE, Socket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport(asyncio.Transport):
    """Notes whether it is read from, and whether it was cut."""

    def __init__(self) -> None:
        super().__init__()
        self.reads, self.cut = True, False
        self.written = b""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def abort(self) -> None:
        self.cut = True

    def close(self) -> None:
        self.cut = True

    def is_closing(self) -> bool:
        return self.cut


def frames(opcode: Opcode, count: int) -> bytes:
    return Frame(opcode, b"{").serialize(mask=True) * count


async def opened(heard: list[str], *, closes_after: int | None = None) -> tuple[Socket, Transport]:
    """A socket whose app hears messages, one in a turn of the loop, until it closes."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])
            if len(heard) == closes_after:
                await send({"type": "websocket.close", "code": 4429})
                return
            await asyncio.sleep(0)

    config = Config(app, log_config=None, ws=Socket)
    config.load()
    socket, transport = Socket(config, ServerState(), {}), Transport()
    socket.connection_made(transport)
    socket.data_received(HANDSHAKE)
    while not socket.handshake_complete:
        await asyncio.sleep(0)
    return socket, transport


async def test_a_flood_is_taken_piece_by_piece_and_nothing_is_lost() -> None:
    heard: list[str] = []
    socket, transport = await opened(heard)
    data = frames(Opcode.TEXT, 3000)
    socket.data_received(data)
    assert socket.queue.qsize() <= PIECE // 7 + 1
    assert not transport.reads
    for _ in range(1000):
        await asyncio.sleep(0)
    assert 0 < len(heard) <= 1000
    while len(heard) < 3000:
        await asyncio.sleep(0)
    socket.connection_lost(None)


@pytest.mark.parametrize("length", [0, 125, 126, 65536])
async def test_what_is_said_at_once_is_what_the_app_would_send(length: int) -> None:
    socket, transport = await opened([])
    text = "é" * length
    transport.written = b""
    await socket.send({"type": "websocket.send", "text": text})
    sent, transport.written = transport.written, b""
    socket.say(text.encode())
    assert transport.written == sent
    assert socket.scope[LINE] is socket  # type: ignore[typeddict-item]
    socket.connection_lost(None)


async def test_nothing_is_said_at_once_to_a_client_who_is_behind_or_goes() -> None:
    socket, _ = await opened([])
    was_free = [socket.is_free]
    socket.pause_writing()
    was_free.append(socket.is_free)
    socket.resume_writing()
    was_free.append(socket.is_free)
    socket.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    was_free.append(socket.is_free)
    assert was_free == [True, False, True, False]
    socket.connection_lost(None)


async def test_a_message_in_many_pieces_is_one() -> None:
    heard: list[str] = []
    socket, _ = await opened(heard)
    text = "x" * 5 * PIECE
    socket.data_received(Frame(Opcode.TEXT, text.encode()).serialize(mask=True))
    while not heard:
        await asyncio.sleep(0)
    assert heard == [text]
    socket.connection_lost(None)


async def test_a_client_that_goes_on_after_the_end_is_cut_off() -> None:
    heard: list[str] = []
    socket, transport = await opened(heard, closes_after=5)
    socket.data_received(frames(Opcode.TEXT, 100))
    while not socket.close_sent:
        await asyncio.sleep(0)
    socket.data_received(frames(Opcode.TEXT, MOST_AFTER_CLOSE // 7 + 1))
    assert transport.cut
    assert len(heard) == 5
    socket.connection_lost(None)


@pytest.mark.parametrize(("count", "is_cut"), [(MOST_PINGS, False), (MOST_PINGS + 5, True)])
async def test_pings_are_counted(count: int, is_cut: bool) -> None:
    socket, transport = await opened([])
    for _ in range(count):
        socket.data_received(frames(Opcode.PING, 1))
    assert transport.cut is is_cut
    socket.connection_lost(None)
