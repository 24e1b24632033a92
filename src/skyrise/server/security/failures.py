"""Our own mistakes: logged here, and shown to nobody."""

from __future__ import annotations

import logging

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyrise.notation.problems import failure_problem
from skyrise.server.problem_responses import problem_response

log = logging.getLogger("skyrise.server")


class Failures:
    """Answers whatever fails inside with a problem document that reveals nothing about it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def send_and_note(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if started:
                raise
            await problem_response(failure_problem())(scope, receive, send)
