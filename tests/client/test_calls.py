"""Requests are repeated until they are answered, with pauses that grow, and given up when patience ends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from skyrise.client import Calls, Refused, Unreachable

Answer = tuple[int, dict[str, str], dict[str, Any]]


@contextmanager
def server(*answers: Answer) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """A server with these answers, one after the other; and the headers of what it was asked."""
    left, asked = list(answers), []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(dict(self.headers))
            status, headers, document = left.pop(0)
            if not status:
                self.connection.close()  # breaks off without a word
                return
            body = json.dumps(document).encode()
            self.send_response(status)
            for name, value in {**headers, "content-length": str(len(body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, *_: object) -> None:
            pass

    serving = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=serving.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{serving.server_port}", asked
    finally:
        serving.shutdown()
        serving.server_close()


def test_what_is_not_answered_is_asked_again() -> None:
    slept: list[float] = []
    answers = [(0, {}, {}), (503, {}, {}), (429, {"retry-after": "7"}, {}), (200, {}, {"well": True})]
    with server(*answers) as (address, asked):
        assert Calls(address, sleep=slept.append).get("/api/health") == {"well": True}
    assert len(asked) == 4
    assert slept == [0.2, 0.5, 7.0]


def test_a_refusal_is_an_answer() -> None:
    problem = {"status": 409, "detail": "the game has moved on", "reason": "table.stale"}
    with server((409, {}, problem)) as (address, _), pytest.raises(Refused, match="the game has moved on") as refused:
        Calls(address).post("/api/tables/x/commands", {})
    assert (refused.value.status, refused.value.reason) == (409, "table.stale")


def test_patience_ends() -> None:
    now = [0.0]

    def sleep(seconds: float) -> None:
        now[0] += seconds

    with pytest.raises(Unreachable, match="has not answered for 60 s"):
        Calls("http://127.0.0.1:9", patience=60, sleep=sleep, clock=lambda: now[0]).get("/")
    assert 60 <= now[0] < 75


def test_a_token_is_shown_and_cookies_are_kept() -> None:
    cookie = {"set-cookie": "skyrise_player=abc; Path=/"}
    with server((200, cookie, {}), (200, {}, {})) as (address, asked):
        calls = Calls(address, token="secret")
        calls.get("/a")
        calls.get("/b")
    headers = [{name.lower(): value for name, value in one.items()} for one in asked]
    assert headers[0]["authorization"] == headers[1]["authorization"] == "Bearer secret"
    assert headers[1]["cookie"] == "skyrise_player=abc"
