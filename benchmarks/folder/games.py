"""Games in a browser that nobody looks into: how soon actions are answered, and how much memory the page has.

A browser that is steered from outside keeps whatever it has fetched once more, for whoever steers it: some 45 MB here.
So the page is given a program that plays in it and reports (`player.js`), and the browser is started as by people.
"""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

PLAYER = Path(__file__).with_name("player.js")
HEAD = b"<head>"
PATIENCE = 900.0
"""Seconds for a game, or for the start; a game at the usual pace takes three minutes."""


class Report(NamedTuple):
    """What the page told after a part of the visit."""

    stage: str
    """``table``: the first one is on the screen; ``game``: one with three `skilled` at the usual pace is over;
    ``rested``: the same, half a minute later. Both come again after each further game."""
    took: list[float]
    """Milliseconds until each of the person's actions was answered."""
    memory: float
    """MB that the page's process has for itself, workers included, when it told."""


class _Server(ThreadingHTTPServer):
    """Serves the folder with the player in its page."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.told: Queue[dict[str, Any]] = Queue()
        self.heard: Queue[None] = Queue()


class _Handler(SimpleHTTPRequestHandler):
    server: _Server

    def do_GET(self) -> None:
        if self.path == "/player.js":
            self._send(PLAYER.read_bytes(), "text/javascript")
        elif self.path == "/":
            page = Path(self.directory, "index.html").read_bytes()
            self._send(page.replace(HEAD, HEAD + b'<script src="/player.js"></script>', 1), "text/html")
        else:
            super().do_GET()

    def do_POST(self) -> None:
        """The page is answered when its memory has been measured, and does nothing until then."""
        self.server.told.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.server.heard.get()
        self._send(b"", "text/plain")

    def _send(self, content: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing."""


def reports(program: str, folder: Path, more: int) -> Iterator[Report]:
    """A visit: the first table, a game with three `skilled`, and more games after it."""
    with _Server(folder) as server, TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with _browser(program, profile, f"http://127.0.0.1:{server.server_port}/") as browser:
            for _ in range(3 + 2 * more):
                try:
                    told = server.told.get(timeout=PATIENCE)
                except Empty:
                    raise SystemExit(f"the page told nothing for {PATIENCE:g} s") from None
                if told["stage"] == "failed":
                    raise SystemExit(f"the page cannot play: {told['why']}")
                yield Report(told["stage"], told["took"], _memory(browser.pid))
                server.heard.put(None)
        server.shutdown()


@contextmanager
def _browser(program: str, profile: str, address: str) -> Iterator[subprocess.Popen[bytes]]:
    looks = ("--headless=new", "--no-first-run", "--lang=en", "--window-size=1280,800")
    options = (*looks, "--no-sandbox")
    command = [program, *options, f"--user-data-dir={profile}", address]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield browser
    finally:
        browser.terminate()
        browser.wait()


def _memory(browser: int) -> float:
    """Of the browser's processes for pages the largest: it has one page, and others wait for more."""
    return max(_private(process) for process in _descendants(browser) if _is_for_pages(process))


def _descendants(process: int) -> Iterator[int]:
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            yield child
            yield from _descendants(child)


def _is_for_pages(process: int) -> bool:
    return b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes()


def _private(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000
