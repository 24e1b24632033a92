"""Play over a WebSocket: news as it comes, commands and their answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Command, Look, Problem
from skyrise.server.problems import problem_of, problem_response, refused, status_of
from skyrise.server.security.failures import failure_problem, log
from skyrise.tables import Subscription, Who

from .answers import encode
from .bodies import MESSAGES, read_message
from .identity import Player
from .limited import spend
from .services import Services, Serving
from .tables import EyesOf, Since

router = APIRouter()

MOST_CHARACTERS = 4096
CLOSE_CODES = 4000
"""A socket that is closed for a problem has this plus its HTTP status as the code."""
GOING_AWAY = 1001


@router.websocket("/tables/{table}/socket")
async def socket(
    websocket: WebSocket, table: str, who: Player, serving: Serving, since: Since = 0, seat: EyesOf = None
) -> None:
    """One reader of one table, until either side closes."""
    try:
        spend(serving, websocket, who, "sockets")
    except Refusal as refusal:
        await websocket.send_denial_response(problem_response(problem_of(refusal)))
        return
    await websocket.accept()
    try:
        subscription = await serving.hall.subscribe(table, who, seat, since)
    except Refusal as refusal:
        await _close(websocket, refusal)
        return
    try:
        await Connection(websocket, table, who, serving, subscription).run()
    finally:
        subscription.close()


async def _close(websocket: WebSocket, refusal: Refusal) -> None:
    """A browser cannot read why a socket did not open, so it opens, says why, and closes."""
    with suppress(WebSocketDisconnect):
        await websocket.send_text(_refused(None, problem_of(refusal)))
        await websocket.close(CLOSE_CODES + status_of(refusal.reason), refusal.reason)


@dataclass(frozen=True, slots=True)
class Connection:
    """An open socket at a table."""

    websocket: WebSocket
    table: str
    who: Who
    serving: Services
    subscription: Subscription

    async def run(self) -> None:
        """Sends and listens until either ends."""
        telling, listening = asyncio.create_task(self._tell()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            if not listening.done():
                await self.websocket.close(GOING_AWAY)
        finally:
            for task in (telling, listening):
                task.cancel()
            results = await asyncio.gather(telling, listening, return_exceptions=True)
        for failure in results:
            if isinstance(failure, Exception):
                raise failure

    async def _tell(self) -> None:
        with suppress(WebSocketDisconnect):
            async for news in self.subscription:
                await self.websocket.send_text(encode(news).decode())

    async def _listen(self) -> None:
        with suppress(WebSocketDisconnect):
            while (message := await self.websocket.receive())["type"] == "websocket.receive":
                if (reply := await self._answer(message.get("text") or "")) is not None:
                    await self.websocket.send_text(reply)

    async def _answer(self, text: str) -> str | None:
        """The answer to a message; whoever looks with other eyes is answered by the news."""
        if len(text) > MOST_CHARACTERS:
            return _refused(None, problem_of(Refusal(Reason.REQUEST_TOO_LARGE)))
        try:
            message = read_message(text, MESSAGES)
        except Refusal as refusal:
            return _refused(None, problem_of(refusal, str(refusal.__cause__)))
        return await self._obey(message)

    async def _obey(self, message: Command | Look) -> str | None:
        name = None if isinstance(message, Look) else message.id
        try:
            if isinstance(message, Look):
                self.subscription.look(message.seat)
                return None
            spend(self.serving, self.websocket, self.who, "commands")
            return encode(await self.serving.hall.command(self.table, self.who, message)).decode()
        except Refusal as refusal:
            return _refused(name, problem_of(refusal))
        except Exception:
            log.exception("a command at table %s failed", self.table)
            return _refused(name, failure_problem())


def _refused(name: str | None, problem: Problem) -> str:
    return encode(refused(name, problem)).decode()
