"""People at the tables of a city: each speaks to any server that a load balancer would choose, and asks again until answered."""

from __future__ import annotations

import asyncio
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

SECONDS = 2.5
"""After which a client asks somebody else."""


@dataclass(slots=True)
class Person:
    """Plays at one table after another, on one device, and notes what they are told."""

    members: Sequence[Member]
    random: Random
    history: History
    seats: Sequence[str]
    table: str = ""
    acts: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """An action was acknowledged."""

    def address(self) -> str:
        """Any server that seems to be well."""
        return self.random.choice([one for one in self.members if one.is_well]).address

    async def play(self) -> None:
        """Until it is cancelled."""
        async with httpx.AsyncClient(timeout=SECONDS) as http:
            while True:
                await self._sit_down(http)
                while await self._act(http):
                    pass

    async def _sit_down(self, http: httpx.AsyncClient) -> None:
        http.cookies.clear()
        kinds = [{"kind": "me"} if kind == "me" else {"kind": "bot", "bot": kind} for kind in self.seats]
        news = await self._ask(http, "POST", "/api/tables", json={"seats": kinds, "pace": 0})
        self.table = news["now"]["table"]

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
                self.acts += 1
                self.moved.set()
        return True

    async def _ask(self, http: httpx.AsyncClient, method: str, path: str, **given: Any) -> dict[str, Any]:
        """Until somebody answers; a refusal that is final is an answer too."""
        while True:
            try:
                response = await http.request(method, f"{self.address()}{path}", **given)
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
            address = self.person.address().replace("http", "ws")
            try:
                async with asyncio.timeout(30), connect(f"{address}/api/tables/{table}/socket?since={since}") as socket:
                    since = await self._read(socket, table, since)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _read(self, socket: Any, table: str, since: int) -> int:
        import json

        while self.person.table == table:
            news = json.loads(await socket.recv())
            if news.get("type") != "news":
                return since
            if news["version"] < since:
                self.history.lies.append(f"{table} went back from {since} to {news['version']}")
            self.history.read(table, news["lines"])
            since = news["version"]
        return since
