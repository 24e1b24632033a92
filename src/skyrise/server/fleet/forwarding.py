"""The door of a server of a fleet: what is about a table goes to the server that keeps it."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyrise.components import Reason, Refusal
from skyrise.notation.problems import problem_of
from skyrise.server.problem_responses import problem_response
from skyrise.tables import StoreError

from .asgi import PASSED_ON, whole_body
from .sessions import NotAnswered, is_refused

if TYPE_CHECKING:
    from .fleet import Fleet

SECONDS_TO_WAIT: Final = 8.0
"""That a request waits for its table to wake elsewhere; longer than it takes to give a server up for dead."""
PAUSE: Final = 0.1
NEW_TABLES: Final = "/api/tables"
_ABOUT_A_TABLE: Final = re.compile(r"^/api/tables/([0-9a-z]{1,32})(?:/|$)")


class Forwarding:
    """Passes on what belongs to another server, if there are others (``app.state.fleet``)."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_request = scope["type"] in ("http", "websocket") and not scope.get(PASSED_ON, False)
        fleet: Fleet | None = getattr(scope["app"].state, "fleet", None) if is_request else None
        if fleet is None:
            await self.app(scope, receive, send)
        elif (found := _ABOUT_A_TABLE.match(scope["path"])) is not None:
            await self._find(fleet, found[1], scope, receive, send)
        else:
            if scope.get("method") == "POST" and scope["path"] == NEW_TABLES:
                await _until_one_of(fleet)
            await self.app(scope, receive, send)

    async def _find(self, fleet: Fleet, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Tries until the table has woken somewhere. Commands have ids, so what is said twice is done once."""
        first = await _first(scope, receive)
        clock = asyncio.get_running_loop().time
        deadline = clock() + SECONDS_TO_WAIT
        while True:
            try:
                owner = await fleet.owner_of(table)
                if owner is None:
                    await self._answer(fleet, table, scope, _again(first, receive), send)
                else:
                    take = fleet.is_leaving
                    await fleet.sessions.pass_on(owner, scope, first, receive, send, take=take)
            except StoreError:
                fleet.forget(table)
            else:
                return
            if clock() > deadline:
                problem = problem_of(Refusal(Reason.TABLE_ASLEEP))
                await problem_response(problem)(scope, receive, send)
                return
            await asyncio.sleep(PAUSE)

    async def _answer(self, fleet: Fleet, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Says nothing of a table that has become another server's in the middle: that one will answer."""
        has_moved = False

        async def say(message: Message) -> None:
            nonlocal has_moved
            has_moved = has_moved or (is_refused(message) and not fleet.leases.has(table))
            if not has_moved:
                await send(message)

        await self.app(scope, receive, say)
        if has_moved:
            raise NotAnswered("the table has moved")


async def _until_one_of(fleet: Fleet) -> None:
    """Waits while we are cut off from the others: a new table would be nobody's."""
    clock = asyncio.get_running_loop().time
    deadline = clock() + SECONDS_TO_WAIT
    while not fleet.leases.is_valid and clock() < deadline:
        await asyncio.sleep(PAUSE)


async def _first(scope: Scope, receive: Receive) -> Message:
    """A request with all of its body, or that a socket wants to open: both can be said again."""
    if scope["type"] == "websocket":
        return await receive()
    return {"type": "http.request", "body": await whole_body(receive), "more_body": False}


def _again(first: Message, receive: Receive) -> Receive:
    is_said = False

    async def say() -> Message:
        nonlocal is_said
        if is_said:
            return await receive()
        is_said = True
        return first

    return say
