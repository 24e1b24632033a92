"""Connections of strangers: a request has a time to be sent and a size, and a server has room for so many."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .security.doorway import Doorway, Full

SECONDS_FOR_A_HEAD: Final = 10.0
"""From the first byte of a request, or from the connection, to the end of its headers."""
MOST_HEAD_BYTES: Final = 64 * 1024
"""The address and the headers of a request."""
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
END_OF_HEAD: Final = b"\r\n\r\n"
MOST_FILES: Final = 65_536
MOST_ON_WINDOWS: Final = 10_000
"""Connections; a process has no limit of files there that it could ask for or raise."""
SPARE_FILES: Final = 0.2
"""The share of files that is not for connections: the database, processes of bots, the page."""


def raise_file_limit() -> int:
    """Lets this process have as many connections as the system allows; returns how many there may be."""
    if sys.platform == "win32":
        return MOST_ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(max(soft, wanted) * (1 - SPARE_FILES))


class Connection(HttpToolsProtocol):
    """A connection that is closed when a request does not come to the end of its headers."""

    doorway: ClassVar[Doorway | None] = None
    _home: str | None = None
    """Whom it is counted for."""
    _head = 0
    _last = b""
    """The end of what came before, which may be the beginning of the end of a head."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            if self.doorway is not None:
                self._home = self.doorway.enter(self.client[0] if self.client else None)
        except Full:
            transport.write(TOO_MANY)
            transport.close()
            return
        self._await_head()

    def handle_websocket_upgrade(self) -> None:
        """A socket counts as one, and not as a connection any more."""
        self._go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._deadline is not None:
            self._count_head(data)
            if self._head > MOST_HEAD_BYTES:
                self._give_up()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._await_head()

    def on_headers_complete(self) -> None:
        self._end_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_waiting()
        self._go()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        self._head, self._last = 0, b""
        self._deadline = asyncio.get_running_loop().call_later(SECONDS_FOR_A_HEAD, self._give_up)

    def _count_head(self, data: bytes) -> None:
        """What comes in one piece with a head may already be the body, which has a limit of its own."""
        end = (self._last + data).find(END_OF_HEAD)
        self._head += len(data) if end < 0 else end
        self._last = data[1 - len(END_OF_HEAD) :]

    def _end_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _go(self) -> None:
        if self._home is not None and self.doorway is not None:
            self.doorway.leave(self._home)
            self._home = None

    def _give_up(self) -> None:
        self._end_waiting()
        transport: Any = self.transport
        transport.abort()


def connections_at(doorway: Doorway) -> type[Connection]:
    """Connections that are counted there."""
    return type("CountedConnection", (Connection,), {"doorway": doorway})
