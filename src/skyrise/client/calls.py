"""Requests to a server, repeated until they are answered."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds before a request is sent again; the last one again and again."""
LATER: Final = (429, 502, 503, 504)
"""The server, or what stands before it, asks to come again."""
LONGEST: Final = 60.0
"""Seconds that an answer may take."""


class Unreachable(ConnectionError):
    """The server has not answered for as long as one was willing to wait."""


class Refused(RuntimeError):
    """The server has answered, and refuses: ``reason`` is an id, the text a sentence in English."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(str(problem.get("detail", f"HTTP status {status}")))
        self.status = status
        self.reason: str = str(problem.get("reason", ""))
        self.problem = problem


@dataclass
class Calls:
    """One who asks a server, known by a cookie or by the token of a seat."""

    server: str
    """As in ``http://127.0.0.1:8000``."""
    token: str | None = None
    patience: float = 300.0
    """Seconds that a server may be away before one gives up."""
    sleep: Callable[[float], object] = time.sleep
    clock: Callable[[], float] = time.monotonic
    cookies: CookieJar = field(default_factory=CookieJar)
    _opener: OpenerDirector | None = field(default=None, repr=False)

    def get(self, path: str) -> Any:
        """The document at a path."""
        return self._send(path, None)

    def post(self, path: str, document: object) -> Any:
        """What a server answers to a document; it may get it twice, so what is asked for has an id."""
        return self._send(path, json.dumps(document).encode())

    @property
    def headers(self) -> dict[str, str]:
        """Those that every request has."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def pauses(self) -> Pauses:
        """The waits of one question."""
        return Pauses(self)

    def _send(self, path: str, body: bytes | None) -> Any:
        self._opener = self._opener or build_opener(HTTPCookieProcessor(self.cookies))
        headers = self.headers | ({} if body is None else {"content-type": "application/json"})
        request, pauses = Request(f"{self.server}{path}", body, headers), self.pauses()
        while True:
            try:
                with self._opener.open(request, timeout=LONGEST) as response:
                    return json.load(response)
            except HTTPError as error:
                with error:
                    problem, later = _problem(error), _number(error.headers.get("retry-after"))
                if error.code not in LATER:
                    raise Refused(error.code, problem) from None
                pauses.wait(error, later)
            except (URLError, OSError, HTTPException, ValueError) as error:
                pauses.wait(error)


class Pauses:
    """Waits that grow, until patience ends."""

    def __init__(self, calls: Calls) -> None:
        self._calls, self._times, self._since = calls, 0, calls.clock()

    def wait(self, why: BaseException, least: float = 0.0) -> None:
        """Waits before the next try; an Unreachable if that was long enough."""
        calls = self._calls
        if calls.clock() - self._since >= calls.patience:
            raise Unreachable(f"{calls.server} has not answered for {calls.patience:g} s: {why}") from why
        calls.sleep(max(least, PAUSES[min(self._times, len(PAUSES) - 1)]))
        self._times += 1


def _problem(error: HTTPError) -> dict[str, Any]:
    try:
        return dict(json.load(error))
    except (ValueError, TypeError):
        return {}


def _number(text: str | None) -> float:
    return float(text) if text is not None and text.isdigit() else 0.0
