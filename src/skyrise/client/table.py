"""One table of a server, as one who looks on or plays there has it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlsplit

from skyrise.notation.documents import News
from skyrise.notation.files import write_text

from .calls import Calls, Refused

WAIT: Final = 25
"""Seconds that the server keeps a question for news open."""
OVER: Final = "over"


class Table:
    """A table by its link, ``http://…/t/TABLE``.

    ``token``: of a seat that one has already. ``keep``: a file that remembers the seat, so that the same program,
    started again, goes on with it. ``socket``: news come over a WebSocket, which needs the package websockets.
    """

    def __init__(
        self,
        link: str,
        *,
        token: str | None = None,
        keep: Path | None = None,
        socket: bool = False,
        calls: Calls | None = None,
    ) -> None:
        parts = urlsplit(link)
        self.id = parts.path.rstrip("/").rpartition("/")[2]
        self.calls = calls or Calls(f"{parts.scheme}://{parts.netloc}")
        self.path = f"/api/tables/{self.id}"
        self.seat: int | None = None
        """The seat that one has."""
        self.latest: News | None = None
        self._keep, self._socket = keep, socket
        self._take_up(token or parts.fragment or None)

    def __repr__(self) -> str:
        return f"<Table {self.id} at {self.calls.server}, seat {self.seat}>"

    def news(self, since: int = 0, wait: float = 0.0) -> News:
        """How things stand, and what was said after a version; waits for it."""
        news: News = self.calls.get(f"{self.path}/news?since={since}&wait={wait:g}")
        if self.latest is None or news["version"] >= self.latest["version"] or news["since"] == 0:
            self.latest = news
        return news

    def follow(self) -> Iterator[News]:
        """How things stand now, and then whenever something is new; ends with the game."""
        latest = self.news()
        yield latest
        while latest["now"]["status"] != OVER:
            for latest in self._later(latest["version"]):  # noqa: B020 - each goes on from the one before
                yield latest
                if latest["now"]["status"] == OVER:
                    return

    def sit(self, name: str, seat: int | None = None) -> int:
        """Takes a seat, or an open one; one that was kept stays. A Refused if there is none to have."""
        if self.seat is not None:
            return self.seat
        now = self.news()["now"]
        seats = [one["seat"] for one in now["seats"] if one["kind"] == "open"] if seat is None else [seat]
        for number, one in enumerate(seats, start=1):
            try:
                self.command("claim", seat=one, name=name)
            except Refused:
                if number == len(seats):
                    raise  # somebody was quicker, everywhere
                continue
            return self._have(one)
        raise Refused(409, {"detail": f"the table {self.id} has no open seat", "reason": "table.seat"})

    def act(self, action: str) -> None:
        """Plays an action of the game, decided on the latest news; a Refused if that cannot be."""
        assert self.latest is not None, "what was seen is what the decision was made on"
        self.command("act", seat=self.seat, action=action, seen=self.latest["version"])

    def command(self, kind: str, **arguments: Any) -> dict[str, Any]:
        """Asks for something, under an id of its own: however often it has to be sent, it is done once."""
        done: dict[str, Any] = self.calls.post(
            f"{self.path}/commands", {"type": kind, "id": token_hex(16), **arguments}
        )
        return done

    def _later(self, version: int) -> Iterator[News]:
        if self._socket:
            from .socket import listen

            for news in listen(self.calls, self.path, version):
                self.latest = news
                yield news
        else:
            yield self.news(version, WAIT)

    def _have(self, seat: int) -> int:
        """From now on one is known by the seat's token, which outlives cookies and programs."""
        self.seat = seat
        self.calls.token = self.news()["now"]["you"]["links"][str(seat)]
        if self._keep is not None:
            write_text(self._keep, json.dumps({"table": self.id, "seat": seat, "token": self.calls.token}))
        return seat

    def _take_up(self, token: str | None) -> None:
        """The seat of a token, or the one that was kept, if it is at this table."""
        if token is None and self._keep is not None and self._keep.is_file():
            kept = json.loads(self._keep.read_text(encoding="utf-8"))
            token = kept["token"] if kept["table"] == self.id else None
        if token is not None:
            self.calls.token = token
            seats = self.news()["now"]["you"]["links"]
            self.seat = int(next(iter(seats))) if seats else None
