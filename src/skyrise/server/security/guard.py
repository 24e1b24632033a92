"""The guard at the door: hosts, origins and sizes, before anything else looks at a request."""

from __future__ import annotations

import asyncio

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Problem
from skyrise.notation.problems import problem_of
from skyrise.server.problem_responses import problem_response

from .origins import Origins

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BYTES = 16 * 1024
MOST_RECORD_BYTES = 1024 * 1024
MOST_ISLAND_BYTES = 128 * 1024
"""Four islands of one's own, each with as many corners as one may have."""
RECORDS = "/api/replays"
"""Where whole records are uploaded."""
ISLANDS = ("/api/tables", "/api/islands/edit", "/api/islands/picture")
"""Where whole islands may be."""

SECONDS_FOR_A_BODY = 20.0
"""Between two pieces of what is sent."""
TOO_SLOW = "what you send comes too slowly"
TOO_LARGE = "that is more than is read here"


class Guard:
    """Refuses what comes from somebody else's page, or is larger than anything that makes sense."""

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem is not None:
            await refuse(problem, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._pass_within_size(scope, receive, send)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = Headers(scope=scope)
        host, origin = headers.get("host"), headers.get("origin")
        if not self.origins.accept_host(host):
            return problem_of(Refusal(Reason.HOST_FOREIGN))
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if acts and not self.origins.accept_origin(origin, host):
            return problem_of(Refusal(Reason.ORIGIN_FOREIGN))
        return None

    async def _pass_within_size(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = _most_bytes(scope["path"])
        if _declared_length(scope) > most:
            await refuse(problem_of(Refusal(Reason.REQUEST_TOO_LARGE)), scope, receive, send)
            return
        received, more = 0, True

        async def receive_within_size() -> Message:
            nonlocal received, more
            try:
                async with asyncio.timeout(SECONDS_FOR_A_BODY if more else None):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, TOO_SLOW) from None
            received += len(message.get("body", b""))
            more = bool(message.get("more_body", False))
            if received > most:
                raise HTTPException(413, TOO_LARGE)
            return message

        await self.app(scope, receive_within_size, send)


def _most_bytes(path: str) -> int:
    if path == RECORDS:
        return MOST_RECORD_BYTES
    return MOST_ISLAND_BYTES if path in ISLANDS else MOST_BYTES


def _declared_length(scope: Scope) -> int:
    declared = Headers(scope=scope).get("content-length", "0")
    return int(declared) if declared.isdecimal() else 0


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket that is refused before it opens gets the same document, where the server can send one."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": problem["reason"]})
        return
    await problem_response(problem)(scope, receive, send)
