"""Somebody who plays in the folder of files: how long they wait, and what it costs their machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, ViewportSize

LISTENS = """
const Plain = Worker;
window.news = { heard: 0, isTurn: false };
window.decision = new Promise((decided) => {
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      window.engine = this;
      this.addEventListener("message", ({ data }) => {
        if (data.kind !== "told") return;
        const isTurn = (JSON.parse(data.text).now?.view?.legal ?? []).length > 0;
        window.news = { heard: performance.now(), isTurn };
        if (isTurn) decided(performance.now());
      });
    }
  };
});
let asked = 1e9;
window.ask = (method, path, body) => new Promise((answered) => {
  const number = (asked += 1);
  const begun = performance.now();
  const hear = ({ data }) => {
    if (data.kind !== "answer" || data.number !== number) return;
    window.engine.removeEventListener("message", hear);
    answered({ took: performance.now() - begun, status: data.status, text: data.text });
  };
  window.engine.addEventListener("message", hear);
  window.engine.postMessage({ kind: "ask", number, method, path, body });
});
"""
"""The test's way to the worker of the page, the moment in which there is something to decide, and that of the last
news."""

FRAMES = """(drawn) => {
  window.frames = { rest: [0, 0, 0], thinking: [0, 0, 0] };
  let before = -Infinity;
  const frame = (now) => {
    if (before - window.news.heard >= drawn) {
      const [frames, time, longest] = window.frames[window.news.isTurn ? "rest" : "thinking"];
      const took = now - before;
      window.frames[window.news.isTurn ? "rest" : "thinking"] = [frames + 1, time + took, Math.max(longest, took)];
    }
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
"""From now on the page counts frames, but for those soon after news: to draw these takes frames too, whoever thinks."""
SHOW = """path => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""The page goes to a screen, as after "back"."""
PLAY = "button[aria-busy]"
MOST_TIME = 600_000
KEPT = """async () => {
  while (!(await caches.has("engine-memory")) || !(await (await caches.open("engine-memory")).keys()).length)
    await new Promise((later) => setTimeout(later, 50));
}"""
"""Until the browser has kept what a later visit begins with."""
WRITTEN = 5000
"""Milliseconds after which the browser has written what it keeps of its own accord: the code that it has compiled."""
SCREEN: Final[ViewportSize] = {"width": 1280, "height": 720}


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds from a click on Play now."""

    table: float
    """Until the table is on the screen."""
    decision: float
    """Until there is something to decide, on the screen: bots may act before, with a pause between their actions."""
    processor: float
    """Of the processor, from the beginning of the visit, in all threads of the page and its workers."""
    worker: float
    """Of the processor, from the click to the table, in the busiest worker: a part of the wait that a busy machine
    hardly lengthens."""


def new_context(browser: Browser) -> BrowserContext:
    """A browser that has never been there, and keeps nothing on the disk."""
    return _listening(browser.new_context(viewport=SCREEN, locale="en", reduced_motion="reduce"))


@contextmanager
def browser_of(kind: BrowserType, program: str, profile: str) -> Iterator[BrowserContext]:
    """A browser as people have it, which is started, and keeps what it does in a folder, compiled code too."""
    context = kind.launch_persistent_context(
        profile, executable_path=program, args=["--no-sandbox"], viewport=SCREEN, locale="en", reduced_motion="reduce"
    )
    try:
        yield _listening(context)
    finally:
        context.close()


def visit(kind: BrowserType, program: str, profile: str, address: str) -> Start:
    """Starts the browser, begins a game, and stays until all is kept for the next time."""
    with browser_of(kind, program, profile) as context:
        page = context.new_page()
        begun = start(page, address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.evaluate(KEPT)
        page.wait_for_timeout(WRITTEN)
        return begun


def _listening(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(MOST_TIME)
    context.add_init_script(LISTENS)
    return context


def start(page: Page, address: str) -> Start:
    """Comes to the first screen, and presses Play now at once."""
    before = _processor(page)
    page.goto(address)
    page.locator(PLAY).first.wait_for()
    begun = page.evaluate("performance.now()")
    earlier = _workers(page)
    page.locator(PLAY).first.click()
    page.locator("path[data-place]").first.wait_for(state="attached")
    table = page.evaluate("performance.now()")
    worker = max(worked - earlier.get(thread, 0.0) for thread, worked in _workers(page).items())
    decision = max(table, page.evaluate("window.decision"))
    return Start((table - begun) / 1000, (decision - begun) / 1000, _processor(page) - before, worker)


def ask(page: Page, method: str, path: str, body: object = None) -> tuple[float, Any]:
    """What the worker answers, and after how many milliseconds."""
    answer = page.evaluate("given => window.ask(...given)", [method, path, "" if body is None else json.dumps(body)])
    return answer["took"], json.loads(answer["text"])


class Reviewed(NamedTuple):
    """Seconds from the moment in which a review is asked for."""

    first_curve: float
    whole: float
    worker: float
    """Of the processor, in the busiest worker."""


def review(page: Page, record: str) -> Reviewed:
    """Hands in a record, and looks at its review until it is whole."""
    stored = page.evaluate("given => window.ask(...given)", ["POST", "/api/replays", record])
    path = f"/replay/{json.loads(stored['text'])['id']}/review"
    earlier, begun, first_curve = _workers(page), page.evaluate("performance.now()"), 0.0
    page.evaluate(SHOW, path)
    while True:
        _, found = ask(page, "GET", f"/api{path.replace('/replay/', '/replays/')}")
        now = (page.evaluate("performance.now()") - begun) / 1000
        if not first_curve and found["done"] >= len(found["curve"]) - 1:
            first_curve = now
        if found["done"] == found["of"]:
            break
        page.wait_for_timeout(100)
    worker = max(worked - earlier.get(thread, 0.0) for thread, worked in _workers(page).items())
    return Reviewed(first_curve, now, worker)


class Frames(NamedTuple):
    """How smooth a page was for a while."""

    number: int
    time: float
    """Milliseconds that they took together."""
    longest: float

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 * self.number / self.time


def count_frames(page: Page, drawn: float) -> None:
    """From now on, but for those until so many seconds after news."""
    page.evaluate(FRAMES, drawn * 1000)


def frames(page: Page) -> tuple[Frames, Frames]:
    """While nobody thought, and while others did."""
    counted = page.evaluate("window.frames")
    return Frames(*counted["rest"]), Frames(*counted["thinking"])


@dataclass(slots=True)
class Table:
    """A table that the page shows, and at which somebody has a seat."""

    page: Page
    path: str
    news: Any

    @classmethod
    def of_experts(cls, page: Page) -> Table:
        """One with three experts, on the screen."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "expert"}] * 3]
        _, news = ask(page, "POST", "/api/tables", {"seats": seats, "pace": 0})
        table = news["now"]["table"]
        page.evaluate(SHOW, f"/t/{table}")
        return cls(page, f"/api/tables/{table}", news)

    def wait_for_turn(self) -> None:
        """Until there is something to decide."""
        self.page.wait_for_function("window.news.isTurn", polling=100)
        _, self.news = ask(self.page, "GET", self.path)

    def act(self) -> None:
        """Does something: then the experts think."""
        version, view = self.news["version"], self.news["now"]["view"]
        command = {"type": "act", "seat": view["to_act"], "action": view["legal"][0], "seen": version}
        ask(self.page, "POST", f"{self.path}/commands", {"id": f"action-{version}", **command})


def _processor(page: Page) -> float:
    """Seconds that the processes for pages have worked so far."""
    return float(sum(one["cpuTime"] for one in _renderers(page)))


def _workers(page: Page) -> dict[Path, float]:
    """By thread, the seconds that workers have worked so far."""
    threads = (thread for one in _renderers(page) for thread in Path(f"/proc/{one['id']}/task").iterdir())
    return {
        thread: int((thread / "schedstat").read_text().split()[0]) / 1e9
        for thread in threads
        if (thread / "comm").read_text().startswith("DedicatedWorker")
    }


def _renderers(page: Page) -> list[dict[str, Any]]:
    """The browser's processes for pages; workers are threads of theirs."""
    browser = page.context.browser
    assert browser is not None
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [one for one in processes if one["type"] == "renderer"]
