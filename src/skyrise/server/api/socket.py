"""Play over a WebSocket: news as it comes, commands and their answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Command
from skyrise.notation.problems import problem_of, refused, status_of
from skyrise.server.problem_responses import problem_response
from skyrise.server.security.limits import Purse
from skyrise.server.sockets import LINE, Socket
from skyrise.tables import Conversation, Told, Who

from .identity import Player
from .limited import purse_of, spend, spend_words
from .services import Services, Serving
from .tables import EyesOf, Since, TableId

router = APIRouter()

CLOSE_CODES = 4000
"""A socket that is closed for a problem has this plus its HTTP status as the code."""
GOING_AWAY = 1001
MOST_STRIKES = 50
"""Messages of a socket that cannot be read, or that come too fast: after so many it is closed."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What may be said over a socket: as much as the server's limits let its player say."""

    purse: Purse
    who: Who
    serving: Services

    def message(self) -> None:
        spend(self.serving, self.purse, self.who, "messages")

    def command(self, command: Command) -> None:
        spend(self.serving, self.purse, self.who, "commands")
        spend_words(self.serving, self.purse, self.who, command)


@router.websocket("/tables/{table}/socket")
async def socket(
    websocket: WebSocket,
    table: TableId,
    who: Player,
    serving: Serving,
    since: Since = 0,
    seat: EyesOf = None,
    changes: bool = False,
) -> None:
    """One reader of one table, until either side closes; one who wants ``changes`` keeps what they are told."""
    limits = Limits(purse_of(serving, websocket, who), who, serving)
    try:
        spend(serving, limits.purse, who, "sockets")
    except Refusal as refusal:
        await websocket.send_denial_response(problem_response(problem_of(refusal)))
        return
    await websocket.accept()
    try:
        subscription = await serving.hall.subscribe(table, who, seat, since, changes=changes)
    except Refusal as refusal:
        await _close(websocket, refusal)
        return
    try:
        await Connection(websocket, Conversation(serving.hall, table, who, subscription, limits)).run()
    finally:
        subscription.close()


async def _close(websocket: WebSocket, refusal: Refusal) -> None:
    """A browser cannot read why a socket did not open, so it opens, says why, and closes."""
    with suppress(WebSocketDisconnect):
        await websocket.send_text(_text(refused(None, problem_of(refusal))))
        await websocket.close(CLOSE_CODES + status_of(refusal.reason), refusal.reason)


class Connection:
    """An open socket at a table."""

    __slots__ = ("_conversation", "_is_waiting", "_line", "_subscription", "_websocket")

    def __init__(self, websocket: WebSocket, conversation: Conversation) -> None:
        self._websocket = websocket
        self._conversation = conversation
        self._subscription = conversation.subscription
        self._line: Socket | None = websocket.scope.get(LINE)
        """None: the client is connected to another server."""
        self._is_waiting = False
        """For a client who is behind: they are told one thing after the other."""

    async def run(self) -> None:
        """Sends and listens until either ends."""
        self._subscription.hear = self._hear
        telling, listening = asyncio.create_task(self._tell()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            if not listening.done():
                await self._websocket.close(GOING_AWAY)
        finally:
            self._subscription.hear = None
            for task in (telling, listening):
                task.cancel()
            results = await asyncio.gather(telling, listening, return_exceptions=True)
        for failure in results:
            if isinstance(failure, Exception):
                raise failure

    @property
    def _free_line(self) -> Socket | None:
        """The client's line, if something can be said there without waiting."""
        is_free = self._line is not None and not self._is_waiting and self._line.is_free
        return self._line if is_free else None

    def _hear(self) -> bool:
        """Tells what is new at once, if that can be done."""
        line = self._free_line
        if line is not None and self._subscription.is_behind:
            line.say(_told_text(self._subscription.take()))
        return line is not None

    async def _tell(self) -> None:
        """Tells what was not told at once, as soon as the client can hear it."""
        with suppress(WebSocketDisconnect):
            while (told := await self._subscription.next()) is not None:
                if (line := self._free_line) is not None:
                    line.say(_told_text(told))
                else:
                    self._is_waiting = True
                    await self._websocket.send_text(_told_text(told).decode())
                    self._is_waiting = False
                del told  # it may be long until there is something to wait for again

    async def _listen(self) -> None:
        """One message at a time, and all others get their turn before the next."""
        strikes = 0
        with suppress(WebSocketDisconnect):
            while (message := await self._websocket.receive())["type"] == "websocket.receive":
                if (reply := await self._conversation.answer(message.get("text") or "")) is not None:
                    strikes += reply.strike
                    await self._websocket.send_text(_text(reply.document))
                if strikes > MOST_STRIKES:
                    await self._websocket.close(CLOSE_CODES + HTTPStatus.TOO_MANY_REQUESTS, Reason.REQUEST_TOO_OFTEN)
                    return
                await asyncio.sleep(0)


def _told_text(told: Told) -> bytes:
    """The text of news, written once for all who are told them."""
    if told.text is None:
        told.text = orjson.dumps(told.document)
    return told.text


def _text(document: object) -> str:
    return orjson.dumps(document).decode()
