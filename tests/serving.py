"""A real server in a process of its own, and people who speak to it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx

PREFIX = "Skyrise is served at "
PROGRAM = "-m", "skyrise"


class Server:
    """``skyrise serve`` on a free port, which can be killed and started again on the same data."""

    def __init__(self, data: Path, *options: str, program: Sequence[str] = PROGRAM) -> None:
        """``program``: what Python runs."""
        self.data = data
        self.options = options
        self._program = program
        self.errors = data.with_name(f"{data.name}.errors")
        self.start()

    def start(self) -> None:
        """Starts, and waits until it answers."""
        command = [sys.executable, *self._program, "serve", "--port", "0", "--data", str(self.data)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--workers", "1", *self.options], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(PREFIX), self.errors.read_text()
        self.address = line.removeprefix(PREFIX).strip()

    def stop(self) -> int:
        """Stops it in good order; returns its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kills it, so that it has no time for anything."""
        self._end(signal.SIGKILL)

    def _end(self, number: int) -> int:
        self.process.send_signal(number)
        code = self.process.wait(timeout=60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Visitor:
    """Somebody with a cookie of their own, or with a seat's token."""

    def __init__(self, address: str, token: str | None = None) -> None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=60)

    def get(self, path: str, **parameters: Any) -> Any:
        """The document at a path of the API."""
        response = self.http.get(f"/api{path}", params=parameters)
        assert response.status_code == 200, response.text
        return response.json()

    def host(self, *kinds: str, pace: float = 0, **options: Any) -> dict[str, Any]:
        """Makes a table: ``me``, ``open``, or the level of a bot for each seat. Returns its news."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        response = self.http.post("/api/tables", json={"seats": seats, "pace": pace, **options})
        assert response.status_code == 201, response.text
        news: dict[str, Any] = response.json()
        return news

    def ask(self, table: str, **command: Any) -> httpx.Response:
        """Sends a command, under a new id unless one is given."""
        return self.http.post(f"/api/tables/{table}/commands", json={"id": token_hex(8), **command})

    def do(self, table: str, **command: Any) -> dict[str, Any]:
        """Sends a command that is carried out."""
        response = self.ask(table, **command)
        assert response.status_code == 200, response.text
        done: dict[str, Any] = response.json()
        return done

    def act(self, news: dict[str, Any], action: str) -> dict[str, Any]:
        """Plays an action for the seat whose eyes the news are seen with."""
        now = news["now"]
        return self.do(now["table"], type="act", seat=now["you"]["seat"], action=action, seen=news["version"])

    def news(self, table: str, since: int = 0, **parameters: Any) -> dict[str, Any]:
        """The news of a table."""
        news: dict[str, Any] = self.get(f"/tables/{table}", since=since, **parameters)
        return news

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
