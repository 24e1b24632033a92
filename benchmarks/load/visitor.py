"""A hostile visitor: asks from one address, and counts what became of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from secrets import token_urlsafe
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ADDRESSES = "203.0.113.{}"
"""Where visitors say to come from, through a proxy that is believed: each attack has an address of its own."""
AT_ONCE = 8
BYE = 0.05
"""Seconds for a socket to be closed in good order: whoever does not listen hears no answer to that."""


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
        options: dict[str, Any] = {"max_size": None, "max_queue": 1, "open_timeout": 30, "close_timeout": BYE}
        opening = connect(url, additional_headers=self.headers(), **options)
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
