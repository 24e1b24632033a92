"""How much one address has open at once: sockets, and requests that are not answered yet."""

from __future__ import annotations

from collections import Counter

from starlette.types import ASGIApp, Receive, Scope, Send

from skyrise.components import Reason, Refusal
from skyrise.notation.problems import problem_of
from skyrise.server.fleet.asgi import PASSED_ON

from .guard import refuse
from .limits import Limits, counted_home


class Crowd:
    """Refuses an address (of IPv6 a /64) that has as much open as it may have. What another server passes on was
    counted there."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        home = self._home(scope)
        if home is None:
            await self.app(scope, receive, send)
            return
        if self._open[home] >= self._limits.open_at_once:
            await refuse(problem_of(Refusal(Reason.REQUEST_TOO_MANY)), scope, receive, send)
            return
        self._open[home] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._open[home] -= 1
            if not self._open[home]:
                del self._open[home]

    def _home(self, scope: Scope) -> str | None:
        """Where it comes from, if that counts."""
        if scope["type"] not in ("http", "websocket") or PASSED_ON in scope or not self._limits.open_at_once:
            return None
        client = scope.get("client")
        return None if client is None else counted_home(client[0], self._limits)
