"""Somebody at a table of their own, who wants nothing but to play: a command every tenth of a second."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from secrets import token_urlsafe
from time import monotonic, perf_counter
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

ADDRESS = "198.51.100.7"
PAUSE = 0.1
PATIENCE = 60.0


@dataclass(slots=True)
class Waits:
    """What somebody has waited for, in seconds."""

    commands: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    """Of a casual bot at a second table of theirs."""
    failed: list[str] = field(default_factory=list)


def player() -> dict[str, str]:
    return {"Cookie": f"skyrise_player={token_urlsafe(32)}", "X-Forwarded-For": ADDRESS}


@dataclass(frozen=True, slots=True)
class Stay:
    """How long somebody plays: for some time, or until so much is done."""

    seconds: float
    most: int | None = None

    def goes_on(self, begun: float, done: Sequence[float]) -> bool:
        """Is it not over yet?"""
        return monotonic() < begun + self.seconds if self.most is None else len(done) < self.most


async def suffer(server: str, stay: Stay) -> Waits:
    """Plays for some time, and says how long everything took."""
    waits = Waits()
    await asyncio.gather(_command(server, waits, stay), _play_bot(server, waits, stay))
    return waits


async def _table(server: str, headers: dict[str, str], seats: list[dict[str, str]]) -> str:
    async with httpx.AsyncClient(base_url=f"http://{server}", timeout=PATIENCE) as client:
        answer = await client.post("/api/tables", json={"seats": seats, "pace": 0, "listed": True}, headers=headers)
        return str(answer.raise_for_status().json()["now"]["table"])


async def _open(server: str, headers: dict[str, str], table: str) -> ClientConnection:
    url = f"ws://{server}/api/tables/{table}/socket"
    return await connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE)


async def _until(socket: ClientConnection, kind: str, wanted: Any) -> dict[str, Any]:
    """The first message of a kind that is wanted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = orjson.loads(await socket.recv())
            if message["type"] == "refused":
                raise RuntimeError(message["problem"]["reason"])
            if message["type"] == kind and wanted(message):
                return message


async def _command(server: str, waits: Waits, stay: Stay) -> None:
    """One cheap command after the other, at a table where two seats are told of it."""
    try:
        headers = player()
        table = await _table(server, headers, [{"kind": "me"}] * 2)
        socket, begun_at, paces = await _open(server, headers, table), monotonic(), cycle((0.5, 1.0))
        async with socket:
            while stay.goes_on(begun_at, waits.commands):
                name, begun = token_urlsafe(9), perf_counter()
                await socket.send(orjson.dumps({"type": "set-pace", "id": name, "pace": next(paces)}).decode())
                await _until(socket, "done", lambda done, name=name: done["id"] == name)
                waits.commands.append(perf_counter() - begun)
                await asyncio.sleep(max(0.0, PAUSE - waits.commands[-1]))
    except Exception as error:
        waits.failed.append(f"command: {type(error).__name__} {error}")


async def _play_bot(server: str, waits: Waits, stay: Stay) -> None:
    """A game against one bot: from one's own action until one is to act again."""
    try:
        headers, begun_at = player(), monotonic()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "casual"}]
        socket = await _open(server, headers, await _table(server, headers, seats))
        async with socket:
            news = await _until(socket, "news", _is_mine)
            while stay.goes_on(begun_at, waits.moves) and news["now"]["status"] != "over":
                act = {"type": "act", "seat": 0, "seen": news["version"], "action": news["now"]["view"]["legal"][-1]}
                begun, ply = perf_counter(), news["now"]["ply"]
                await socket.send(orjson.dumps({**act, "id": token_urlsafe(9)}).decode())
                news = await _until(socket, "news", lambda told, ply=ply: told["now"]["ply"] > ply and _is_mine(told))
                waits.moves.append(perf_counter() - begun)
                await asyncio.sleep(PAUSE)
    except Exception as error:
        waits.failed.append(f"game: {type(error).__name__} {error}")


def _is_mine(news: dict[str, Any]) -> bool:
    view = news["now"]["view"]
    return news["now"]["status"] == "over" or (view is not None and view["to_act"] == 0)
