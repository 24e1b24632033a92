"""Somebody who plays in the folder of files: how long they wait, and what it costs their machine."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

LISTENS = """
const Plain = Worker;
window.decision = new Promise((decided) => {
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      window.engine = this;
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "told" && (JSON.parse(data.text).now?.view?.legal ?? []).length) decided(performance.now());
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
"""The test's way to the worker of the page, and the moment in which there is something to decide."""

FRAMES = """async (time) => {
  const frame = () => new Promise(requestAnimationFrame);
  const begun = await frame();
  let [now, frames, longest] = [begun, 0, 0];
  while (now - begun < time) {
    const next = await frame();
    longest = Math.max(longest, next - now);
    [now, frames] = [next, frames + 1];
  }
  return [frames / ((now - begun) / 1000), longest];
}"""
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
    """A browser that has never been there."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en", reduced_motion="reduce")
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

    rate: float
    """Frames a second."""
    longest: float
    """Milliseconds of the longest frame."""


def frames(page: Page, seconds: float) -> Frames:
    """Counts frames from now on."""
    return Frames(*page.evaluate(FRAMES, seconds * 1000))


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
        while not self.news["now"]["view"]["legal"]:
            self.page.wait_for_timeout(50)
            _, self.news = ask(self.page, "GET", self.path)

    def act(self) -> None:
        """Does something: then the experts think."""
        version, view = self.news["version"], self.news["now"]["view"]
        command = {"type": "act", "seat": view["to_act"], "action": view["legal"][0], "seen": version}
        ask(self.page, "POST", f"{self.path}/commands", {"id": f"action-{version}", **command})
        _, self.news = ask(self.page, "GET", self.path)


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
