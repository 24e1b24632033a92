"""Reads that cost much, in a loop: of a game that was played for a while, and of what is the same for everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx

from skyrise.notation import write_record
from skyrise.rules import Game

from .visitor import Visitor

PLAYED = 60
"""Actions of the game before it is read."""
AT_A_TABLE = ("replay", "text", "outlook", "standing", "coach", "edition", "record?unfinished=true", "reasons?piece=24")
FOR_EVERYBODY = ("rules", "lessons", "lessons/bids", "puzzles", "editions", "editions/retail", "tables", "mine")
NO_RECORD = "[" * 10_000


@dataclass(frozen=True, slots=True)
class _Game:
    """A game at one screen, and the token of its first seat."""

    table: str
    token: str


async def costly_reads(visitor: Visitor) -> None:
    """Each as another player, with the token of a seat, so that only the address counts."""
    async with visitor.client() as client:
        game = await _played(client, visitor)
        paths = [f"/api/tables/{game.table}", *(f"/api/tables/{game.table}/{part}" for part in AT_A_TABLE)]
        paths += [f"/api/{part}" for part in FOR_EVERYBODY]

        async def one() -> None:
            for path in paths:
                shown = {**visitor.headers(), "Authorization": f"Bearer {game.token}"}
                await visitor.ask(client, "GET", path, headers=shown)
            await visitor.ask(client, "POST", "/api/replays", content=NO_RECORD, headers=visitor.headers())

        await visitor.in_turns(one)


async def _played(client: httpx.AsyncClient, visitor: Visitor) -> _Game:
    """A game that was played for a while, and goes on at this server."""
    player, game = visitor.headers(), Game.new(4, seed=1)
    for _ in range(PLAYED):
        game.play(game.legal_actions()[0])
    file = await client.post("/api/replays", content=write_record(game.record()), headers=player)
    wanted = {"seats": [{"kind": "me"}] * 4, "begun": {"file": file.raise_for_status().json()["id"]}}
    made = await client.post("/api/tables", json=wanted, headers=player)
    now: dict[str, Any] = made.raise_for_status().json()["now"]
    return _Game(now["table"], now["you"]["links"]["0"])
