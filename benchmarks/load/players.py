"""People at a table, each with a connection of their own, who play any legal action."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from secrets import token_urlsafe
from time import perf_counter
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
"""As many as a table can have."""
PATIENCE = 30.0  # seconds until an action counts as lost


@dataclass(slots=True)
class LoadCounts:
    """What all tables have counted."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from an action until all seats had been told."""
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    """By table, the ids of the actions that the server said were done."""
    refused: list[dict[str, Any]] = field(default_factory=list)
    missed: int = 0
    """Actions that a seat was not told of, lines that came twice or out of order."""
    bytes_told: int = 0
    news_told: int = 0


class Seat:
    """One connection: counts what it receives."""

    def __init__(self, number: int, socket: ClientConnection, counts: LoadCounts) -> None:
        self.number = number
        self.socket = socket
        self.now: dict[str, Any] = {}
        self.version = 0
        self._latest_line = (0, 0)
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._told = asyncio.Condition()
        self._counts = counts
        self._task = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for text in self.socket:
            message = orjson.loads(text)
            if message["type"] in ("news", "changes"):
                self._count(message, len(text))
                async with self._told:
                    self._told.notify_all()
            else:
                self._answers.pop(message["id"]).set_result(message)

    def _count(self, news: dict[str, Any], size: int) -> None:
        lines = [(line["version"], line["index"]) for line in news["lines"]]
        in_order = all(one < other for one, other in zip([self._latest_line, *lines], lines, strict=False))
        if not in_order or news["since"] > self.version or news["version"] < self.version:
            self._counts.missed += 1
        self._latest_line = lines[-1] if lines else self._latest_line
        self.version, self.now = news["version"], self._with(news["now"])
        self._counts.bytes_told += size
        self._counts.news_told += 1

    def _with(self, changed: dict[str, Any]) -> dict[str, Any]:
        """How things stand, from what was known and what has changed; what is whole replaces all of it."""
        view = {**(self.now.get("view") or {}), **changed["view"]} if changed.get("view") else self.now.get("view")
        return {**self.now, **changed, "view": view}

    async def until(self, ply: int) -> float:
        """The time at which the seat has been told of that many actions."""
        async with self._told:
            await self._told.wait_for(lambda: bool(self.now) and self.now["ply"] >= ply)
        return perf_counter()

    async def send(self, command: dict[str, Any]) -> dict[str, Any]:
        """The answer to a command."""
        name = token_urlsafe(9)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        await self.socket.send(orjson.dumps(command | {"id": name}).decode())
        return await answer


@dataclass(slots=True)
class Party:
    """A table and its seats."""

    table: str
    seats: list[Seat]
    counts: LoadCounts
    chance: Random

    async def play(self, start: float, end: float, pause: float) -> None:
        """Plays an action every ``pause`` seconds, with an offset of its own, until time is up or the game is over."""
        due = start + self.chance.random() * pause
        while due < end and self.seats[0].now["status"] == "playing":
            await asyncio.sleep(due - perf_counter())
            await self._act()
            due = max(due + pause, perf_counter())

    async def _act(self) -> None:
        seat = self.seats[self.seats[0].now["view"]["to_act"]]
        action, ply = self.chance.choice(seat.now["view"]["legal"]), seat.now["ply"] + 1
        command = {"type": "act", "seat": seat.number, "action": action, "seen": seat.version}
        sent = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                answer, *told = await asyncio.gather(seat.send(command), *(one.until(ply) for one in self.seats))
        except TimeoutError:
            self.counts.missed += 1
            return
        if answer["type"] == "refused":
            self.counts.refused.append(answer["problem"])
        else:
            self.counts.acknowledged.setdefault(self.table, []).append(answer["id"])
            self.counts.latencies.append(max(told) - sent)


def new_player() -> dict[str, str]:
    """The headers of somebody who is new to the server."""
    return {"Cookie": f"skyrise_player={token_urlsafe(32)}"}


async def gather_party(
    client: httpx.AsyncClient, counts: LoadCounts, chance: Random, *, compress: bool, seats: int = SEATS
) -> Party:
    """A new table with so many people, all connected; the game has begun."""
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    cookies = [new_player() for _ in range(seats)]
    answer = await client.post("/api/tables", json={"seats": wanted}, headers=cookies[0])
    table = answer.raise_for_status().json()["now"]["table"]
    for seat in range(1, seats):
        claim = {"type": "claim", "id": token_urlsafe(9), "seat": seat, "name": f"Seat {seat}"}
        answer = await client.post(f"/api/tables/{table}/commands", json=claim, headers=cookies[seat])
        answer.raise_for_status()
    url = f"{str(client.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{table}/socket?changes=true"
    compression = "deflate" if compress else None
    sockets = [
        await connect(url, additional_headers=cookie, compression=compression, max_size=None) for cookie in cookies
    ]
    party = Party(table, [Seat(number, socket, counts) for number, socket in enumerate(sockets)], counts, chance)
    await asyncio.gather(*(seat.until(0) for seat in party.seats))
    return party
