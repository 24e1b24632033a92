"""Somebody at a browser of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket

from skyrise.client.changes import with_changes
from skyrise.notation.documents import News

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENSHOTS = ROOT / "screenshots"
PATIENCE = 60_000
"""Milliseconds; on a machine with much to do, a browser may be given none of it for half a minute."""
LATER = 3_600_000
"""A time of the page's clock, in milliseconds, that no test comes to by itself."""

UNSAID = re.compile(
    r"\b(?:about|app|board|choice|coach|condition|fair|home|host|island-editor|keys|ladder|learn|lesson|log|method|own|provenance|race|reason"
    r"|replay|review|room|ruling|school|score|settings|source|table|topic|value|verdict|why)-[a-z0-9-]+|\{ ?\$"
)
"""A message that a language lacks is shown as its id, and an argument that it lacks in braces."""


class Person:
    """A browser context with one page; whatever goes wrong in it fails the test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.heard: dict[str, Any] = {}
        """The latest news that the page heard from its table."""
        self.snapshots = 0
        """How often it heard everything anew; news of a change may follow at once."""
        self.troubles: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Words of errors that the test itself brings about."""
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("websocket", self._connected)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.expected):
            self.troubles.append(message.text)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] not in ("news", "changes"):
            return
        document: dict[str, Any] = dict(with_changes(cast(News, self.heard), told))
        self.snapshots += document["since"] == 0
        same_table = bool(self.heard) and self.heard["now"]["table"] == document["now"]["table"]
        if not same_table or document["version"] >= self.heard["version"]:
            self.heard = document

    # What is done

    def visit(self, path: str) -> Page:
        """Opens a screen by its address."""
        self.page.goto(self.address + path)
        return self.page

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        """A button by what it says."""
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    def until(self, condition: Callable[[], bool]) -> None:
        """Waits for something that the page heard."""
        for _ in range(PATIENCE // 20):
            if condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it did not come")

    def stop_time(self) -> None:
        """The page's timers, whose clock is the test's, wait for it from now on, however late it has become."""
        self.page.clock.pause_at(LATER)

    # What must be so

    def look(self, name: str) -> None:
        """Takes a screenshot, for people to look at."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")
        print(f"screenshot: screenshots/{name}.png")

    def sees_all_said(self) -> None:
        """No message is missing in the language."""
        unsaid = UNSAID.findall(self.page.locator("body").inner_text())
        assert not unsaid, unsaid

    def barriers(self) -> list[str]:
        """Against WCAG 2.2 AA, as far as a program can tell. The policy forbids script tags, so axe is evaluated."""
        self.page.evaluate(AXE.read_text())
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
        run = "axe.run(document, { runOnly: tags, resultTypes: ['violations'] })"  # what is fine fills megabytes
        found = self.page.evaluate(f"async tags => (await {run}).violations", tags)
        return [_told(violation) for violation in found]

    def needs_no_scrolling(self) -> None:
        """Everything is on one screen."""
        beyond = "({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight]"
        across, down = self.page.locator("html").evaluate(beyond)
        assert max(across, down) <= 0, f"{across} pixels beyond the screen across, {down} down"

    def has_no_troubles(self) -> None:
        """Nothing was thrown, and the console has no error."""
        assert self.troubles == [], "\n".join(self.troubles)


NewPerson = Callable[..., Person]
"""Makes somebody: the size of the window, and other options of a browser context."""


def _told(violation: dict[str, Any]) -> str:
    nodes = [f"{node['target']}: {node['failureSummary']}" for node in violation["nodes"][:5]]
    return f"{violation['id']}: {violation['help']}\n" + "\n".join(nodes)
