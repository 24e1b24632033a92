"""People at the tables of a city: each speaks to whichever server the load balancer chooses, until it answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .faults import Member
from .history import Deed, History

SECONDS = 10.0
"""After which a client asks again."""
PACE = 0.05
"""Between two actions: people leave the servers some room."""


@dataclass(slots=True)
class Person:
    """Plays at one table after another, on one device, and notes what they are told."""

    address: str
    random: Random
    history: History
    seats: Sequence[str]
    table: str = ""
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """An action was acknowledged."""
    _next: Member | None = None

    def move_to(self, member: Member) -> None:
        """Leaves the table for a new one, which that server is asked for, and keeps."""
        self._next = member

    async def play(self) -> None:
        """Until it is cancelled."""
        async with httpx.AsyncClient(timeout=SECONDS) as http:
            while True:
                await self._sit_down(http)
                while self._next is None and await self._act(http):
                    await asyncio.sleep(PACE)

    async def _sit_down(self, http: httpx.AsyncClient) -> None:
        http.cookies.clear()
        kinds = [{"kind": "me"} if kind == "me" else {"kind": "bot", "bot": kind} for kind in self.seats]
        address = None if self._next is None else self._next.address
        news = await self._ask(http, "POST", "/api/tables", at=address, json={"seats": kinds, "pace": 0})
        self.table, self._next = news["now"]["table"], None

    async def _act(self, http: httpx.AsyncClient) -> bool:
        """One action, when it is our turn; False when the game is over."""
        begun, path = monotonic(), f"/api/tables/{self.table}"
        news = await self._ask(http, "GET", path)
        self.history.deeds.append(Deed(self.table, begun, monotonic(), news["version"]))
        now = news["now"]
        if now["status"] == "over":
            return False
        seat = now["view"]["to_act"]
        if seat not in now["you"]["seats"]:
            await self._ask(http, "GET", f"{path}/news", params={"since": news["version"], "wait": 1})
            return True
        legal = (await self._ask(http, "GET", path, params={"seat": seat}))["now"]["view"]
        if legal["to_act"] == seat:
            name, begun = f"act-{self.random.getrandbits(64):016x}", monotonic()
            act = {"type": "act", "id": name, "seat": seat, "seen": news["version"]}
            act["action"] = self.random.choice(legal["legal"])
            done = await self._ask(http, "POST", f"{path}/commands", json=act)
            if done.get("type") == "done":
                deed = Deed(self.table, begun, monotonic(), done["version"], name, done["repeated"])
                self.history.deeds.append(deed)
                self.moved.set()
        return True

    async def _ask(
        self, http: httpx.AsyncClient, method: str, path: str, at: str | None = None, **given: Any
    ) -> dict[str, Any]:
        """Until somebody answers; a refusal that is final is an answer too."""
        while True:
            try:
                response = await http.request(method, f"{at or self.address}{path}", **given)
            except httpx.TransportError:
                continue
            if response.status_code < 500 and response.status_code != 429:
                answer: dict[str, Any] = response.json()
                return answer
            await asyncio.sleep(0.05)


@dataclass(slots=True)
class Spectator:
    """Watches the table of somebody by socket, and comes back whenever it closes."""

    person: Person
    history: History

    async def watch(self) -> None:
        """Until it is cancelled."""
        table, since = "", 0
        while True:
            if table != self.person.table:
                table, since = self.person.table, 0
            if not table:
                await asyncio.sleep(0.05)
                continue
            address = self.person.address.replace("http", "ws")
            try:
                async with asyncio.timeout(30), connect(f"{address}/api/tables/{table}/socket?since={since}") as socket:
                    since = await self._read(socket, table, since)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _read(self, socket: Any, table: str, since: int) -> int:
        while self.person.table == table:
            news = json.loads(await socket.recv())
            if news.get("type") != "news":
                return since
            if news["version"] < since:
                self.history.lies.append(f"{table} went back from {since} to {news['version']}")
            self.history.read(table, news["lines"])
            since = news["version"]
        return since
