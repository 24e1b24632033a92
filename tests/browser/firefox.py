"""Firefox as a distribution packs it, driven over WebDriver BiDi: Playwright has only a Firefox of its own."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
PATIENCE = 120.0
"""Seconds: Python starts twice on a busy machine."""
LISTENS = re.compile(r"ws://\S+")


class Firefox:
    """One window."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.errors: list[str] = []
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        self._context: str = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def visit(self, address: str) -> None:
        """Opens a page, and waits until it is there."""
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        """Loads the page again."""
        self._send("browsingContext.reload", context=self._context, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What an expression of the page gives, as JSON; a promise is waited for."""
        wanted = f"Promise.resolve({expression}).then((found) => JSON.stringify(found ?? null))"
        answer = self._send("script.evaluate", expression=wanted, target={"context": self._context}, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def until(self, condition: str) -> Any:
        """Waits for something in the page, and returns it."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            if found := self.evaluate(condition):
                return found
            sleep(0.1)
        raise AssertionError(f"it did not come: {condition}")

    def look(self, file: Path) -> None:
        """Takes a screenshot, for people to look at."""
        picture = self._send("browsingContext.captureScreenshot", context=self._context)["data"]
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b64decode(picture))

    def _send(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self._socket.recv(timeout=PATIENCE))).get("id") != number:
            self._note(message)
        assert message["type"] == "success", message
        return message["result"]

    def _note(self, message: dict[str, Any]) -> None:
        entry = message.get("params", {})
        if message.get("method") == "log.entryAdded" and entry["level"] == "error":
            self.errors.append(entry["text"])


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """A browser without a window; the test is skipped where there is none."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip("there is no Firefox on this machine (Debian: apt-get install firefox-esr)")
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        found = next(filter(None, map(LISTENS.search, process.stderr)), None)
        assert found, "Firefox says no address"
        with connect(f"{found.group()}/session", max_size=None) as socket:
            yield Firefox(socket)
        process.terminate()
