"""Sessions: a request or a socket that came to one server and is answered by another.

Each side lets the other say the next thing when it has dealt with the one before, so a reader who does not read holds
up nobody but themselves, as at one server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus
from secrets import token_hex
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyrise.tables import StoreError

from .asgi import packed_message, packed_scope, pieces, unpacked_message, unpacked_scope
from .envelopes import Envelope, Kind

SECONDS_TO_TAKE: Final = 1.0
"""That an owner may take to say that it has a request: what it does with it may take longer."""
GOING_AWAY: Final = 1001

Post = Callable[[str, Envelope], Awaitable[None]]
"""Says something to another server; a ``StoreError`` if that is in vain."""


Saying = Callable[[Kind, Message], Awaitable[None]]
"""The same about one session."""


def is_refused(message: Message) -> bool:
    """Does an answer begin that says that a table cannot be used now?"""
    return message["type"] == "http.response.start" and bool(message["status"] == HTTPStatus.SERVICE_UNAVAILABLE)


class NotAnswered(StoreError):
    """The other server did not take the request, or was lost before it answered."""


class Answering:
    """The owner's side of a session: an app answers, as if the client were here."""

    def __init__(self, peer: str, session: str, post: Saying, scope: Scope, is_ours: Callable[[], bool]) -> None:
        """``is_ours``: is the table still ours?"""
        self.peer, self.session = peer, session
        self._post = post
        self._scope = scope
        self._is_ours = is_ours
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._credit = asyncio.Event()
        self._is_socket = scope["type"] == "websocket"
        self._is_lost = False

    async def run(self, app: ASGIApp) -> None:
        """Until the app has said everything."""
        await app(self._scope, self._receive, self._send)

    def hear(self, message: Message) -> None:
        """Something of the client's."""
        self._events.put_nowait(message)

    def give_credit(self) -> None:
        """The latest thing that we said has arrived."""
        self._credit.set()

    def lose(self) -> None:
        """The other server is away, and the client with it."""
        self._is_lost = True
        self._credit.set()
        self.hear({"type": "websocket.disconnect", "code": 1006} if self._is_socket else {"type": "http.disconnect"})

    async def _receive(self) -> Message:
        message = await self._events.get()
        if message["type"] == "websocket.receive" and not self._is_lost:
            with suppress(StoreError):
                await self._post("credit", {})
        return message

    async def _send(self, message: Message) -> None:
        for piece in pieces(message):
            if self._is_lost:
                return
            self._credit.clear()
            with suppress(StoreError):  # then we hear of it as of a cut
                if is_refused(piece) and not self._is_ours():
                    self._is_lost = True
                    await self._post("refused", {})
                    return
                await self._post("send", piece)
                if self._is_socket or piece.get("more_body", False):
                    await self._credit.wait()


class Asking:
    """The side of the server that the client came to."""

    def __init__(self, peer: str) -> None:
        self.peer, self.session = peer, token_hex(12)
        self._heard: asyncio.Queue[Envelope | None] = asyncio.Queue()
        self._credit = asyncio.Event()
        self.has_answered = False
        """Has anything reached the client?"""

    def hear(self, envelope: Envelope | None) -> None:
        """What the owner says; None: it is lost."""
        if envelope is not None and envelope.kind == "credit":
            self._credit.set()
        else:
            self._heard.put_nowait(envelope)

    async def await_taken(self) -> None:
        """``NotAnswered`` unless the owner takes the request."""
        try:
            async with asyncio.timeout(SECONDS_TO_TAKE):
                first = await self._heard.get()
        except TimeoutError:
            raise NotAnswered("the owner of the table does not answer") from None
        if first is None or first.kind != "taken":
            raise NotAnswered("the table is kept elsewhere")

    async def listen(self, receive: Receive, post: Saying) -> None:
        """Hands on what the client says, one thing at a time."""
        while True:
            message = await receive()
            self._credit.clear()
            await post("event", message)
            if message["type"] == "websocket.disconnect":
                return
            await self._credit.wait()

    async def tell(self, send: Send, post: Saying, *, is_socket: bool) -> None:
        """Hands on what the owner says, until it has said everything."""
        while True:
            envelope = await self._heard.get()
            if envelope is None or envelope.kind == "refused":
                raise NotAnswered("the owner of the table was lost")
            if envelope.kind == "end":
                return
            message = unpacked_message(envelope.head, envelope.body)
            self.has_answered = True
            await send(message)
            if is_socket or message.get("more_body", False):
                await post("credit", {})


class Sessions:
    """All sessions of a server, on both sides."""

    def __init__(self, address: str, post: Post) -> None:
        self._address = address
        self._post = post
        self._asking: dict[str, Asking] = {}
        self._answering: dict[str, Answering] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._asking) + len(self._answering)

    async def pass_on(
        self, peer: str, scope: Scope, first: Message, receive: Receive, send: Send, *, take: bool
    ) -> None:
        """Lets another server answer; ``NotAnswered`` if it did not, and nothing was said to the client yet.

        ``first`` is the request with all of its body, or that a socket wants to open. ``take``: the other is to take
        the table if it is nobody's.
        """
        asking = Asking(peer)
        self._asking[asking.session] = asking
        is_socket = scope["type"] == "websocket"
        post = self._posting(peer, asking.session)
        listening: asyncio.Task[None] | None = None
        try:
            head, body = packed_message(first)
            opening = {"scope": packed_scope(scope), "first": head, "take": take}
            await self._post(peer, Envelope("open", self._address, asking.session, opening, body))
            await asking.await_taken()
            if is_socket:
                listening = asyncio.create_task(asking.listen(receive, post))
            await asking.tell(send, post, is_socket=is_socket)
        except StoreError:
            if not asking.has_answered:
                raise
            if is_socket:
                with suppress(Exception):  # the client may have gone, or never have been let in
                    await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})
        finally:
            del self._asking[asking.session]
            if listening is not None:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    def hear(self, envelope: Envelope) -> None:
        """What another server says about a session."""
        if envelope.kind in ("event", "credit") and envelope.session in self._answering:
            answering = self._answering[envelope.session]
            if envelope.kind == "credit":
                answering.give_credit()
            else:
                answering.hear(unpacked_message(envelope.head, envelope.body))
        elif envelope.session in self._asking:
            self._asking[envelope.session].hear(envelope)

    def answer(self, envelope: Envelope, app: ASGIApp, is_ours: Callable[[], bool]) -> None:
        """Takes a request of another server's client, about a table that is ours."""
        scope = unpacked_scope({**envelope.head["scope"]})
        post = self._posting(envelope.sender, envelope.session)
        answering = Answering(envelope.sender, envelope.session, post, scope, is_ours)
        answering.hear(unpacked_message(envelope.head["first"], envelope.body))
        self._answering[envelope.session] = answering
        task = asyncio.create_task(self._run(answering, app))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def lose(self, peer: str | None = None) -> None:
        """A server is away, or we cannot hear anybody."""
        for asking in list(self._asking.values()):
            if peer is None or asking.peer == peer:
                asking.hear(None)
        for answering in list(self._answering.values()):
            if peer is None or answering.peer == peer:
                answering.lose()

    async def close(self) -> None:
        """Ends all of them."""
        self.lose()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, answering: Answering, app: ASGIApp) -> None:
        post = self._posting(answering.peer, answering.session)
        try:
            with suppress(StoreError):
                await post("taken", {})
            await answering.run(app)
        finally:
            self._answering.pop(answering.session, None)
            with suppress(StoreError):
                await post("end", {})

    def _posting(self, peer: str, session: str) -> Saying:
        async def post(kind: Kind, message: Message) -> None:
            head: dict[str, Any]
            head, body = packed_message(message)
            await self._post(peer, Envelope(kind, self._address, session, head, body))

        return post
