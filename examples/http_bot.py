"""A bot that plays at a table of a Skyrise server by HTTP alone, with nothing but the standard library.

    python http_bot.py http://127.0.0.1:8000/t/TABLE --name Robo

It takes the first open seat and plays what is legal, by chance: put your own thoughts into ``choose``.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

WAIT = 25
"""Seconds that the server keeps a question for news open."""


def choose(view: dict[str, Any]) -> str:
    """An action for whoever sees this view (``skyrise schema view`` describes it)."""
    return str(random.choice(view["legal"]))


class Table:
    """One table, as the server shows it to us."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        self.url = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.rstrip('/').rpartition('/')[2]}"
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def news(self, since: int) -> dict[str, Any]:
        """What is new after a version; waits for it."""
        return self._send(Request(f"{self.url}/news?since={since}&wait={WAIT if since else 0}"))

    def command(self, **command: Any) -> None:
        """Asks for something; a refusal is an HTTPError whose body says why."""
        body = json.dumps({"id": secrets.token_hex(8), **command}).encode()
        self._send(Request(f"{self.url}/commands", body, {"content-type": "application/json"}))

    def _send(self, request: Request) -> dict[str, Any]:
        with self.opener.open(request, timeout=2 * WAIT) as response:
            answer: dict[str, Any] = json.load(response)
            return answer


def play(table: Table, name: str, choose: Callable[[dict[str, Any]], str] = choose) -> dict[str, Any]:
    """Takes the first open seat and plays to the end; returns the result."""
    news = table.news(0)
    seat = next(seat["seat"] for seat in news["now"]["seats"] if seat["kind"] == "open")
    table.command(type="claim", seat=seat, name=name)
    while news["now"]["status"] != "over":
        now = news["now"]
        if now["view"] and now["view"]["to_act"] == now["you"]["seat"] == seat:
            table.command(type="act", seat=seat, action=choose(now["view"]), seen=news["version"])
        news = table.news(news["version"])
    result: dict[str, Any] = news["now"]["result"]
    return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="the link of a table, http://…/t/TABLE")
    parser.add_argument("--name", default="Robo")
    options = parser.parse_args()
    print(json.dumps(play(Table(options.link), options.name)["scores"]))
