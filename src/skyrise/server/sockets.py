"""WebSockets of strangers: what comes in is taken a little at a time, however much of it there is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

PIECE: Final = 1024
"""Bytes that are taken at one go: there may be a hundred messages in them, or a part of one."""
MOST_AFTER_CLOSE: Final = 16 * 1024
"""Bytes that are still looked at after we have closed; a client that sends more does not listen."""
MOST_PINGS: Final = 60
PINGS_A_SECOND: Final = 1.0
LINE: Final = "skyrise.line"
"""Where a scope has the ``Socket`` itself: what many are told needs no task, and no way through the app, for each."""


class Socket(WebSocketsSansIOProtocol):
    """Takes a piece at a time, and the next when the messages in it are answered and all others had their turn."""

    _waiting = b""
    """What came, and was not taken yet; meanwhile nothing more is read."""
    _after_close = 0
    _pings = float(MOST_PINGS)
    _pinged = 0.0

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        self._waiting += data
        self._take()

    async def receive(self):  # type: ignore[no-untyped-def]  # as the type of messages is uvicorn's own
        """The next message; when there is none left, the next piece is taken."""
        if not self._waiting:
            return await super().receive()
        message = await self.queue.get()
        if self.queue.empty():
            self.loop.call_soon(self._go_on)
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]  # the app's own

    @property
    def is_free(self) -> bool:
        """Can something be said at once? Not while the client is behind, or is on the way out."""
        is_going = self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing()
        return self.handshake_complete and self.writable.is_set() and not is_going

    def say(self, text: bytes) -> None:
        """Sends a text."""
        self.transport.write(_framed(text))

    def handle_ping(self) -> None:
        """Pings cost too, and no client needs many."""
        now = self.loop.time()
        self._pings = min(MOST_PINGS, self._pings + (now - self._pinged) * PINGS_A_SECOND) - 1
        self._pinged = now
        if self._pings < 0:
            self.transport.abort()
            return
        super().handle_ping()

    def _take(self) -> None:
        piece, self._waiting = self._waiting[:PIECE], self._waiting[PIECE:]
        super().data_received(piece)
        if self._waiting:
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            if self.queue.empty():
                self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Takes the next piece; when there is none and nothing waits to be answered, more is read."""
        if self.transport.is_closing():
            return
        if self._waiting:
            self._take()
        if not self._waiting and self.queue.empty() and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


@lru_cache(8)
def _framed(text: bytes) -> bytes:
    """As it goes over the wire: a server's frames are the same for everybody."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)
