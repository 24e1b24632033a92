"""How smoothly the city is zoomed in Chromium without a graphics card: frames a second, and the longest frame.

Starts a real `skyrise serve`, opens a table of four, and counts the frames that the browser draws: at rest, which says
what the machine can do just then, and while the wheel is turned over the board once a frame, in and out again. On a
busy machine frames are late whatever the page does; so the processor's time a frame is counted too, of all processes of
the browser. The page has to be built (`python scripts/build_page.py`). With the address of a server of another version
both are measured in turn, and their ratio is printed. Ends with 1 below the bar.

Usage: python benchmarks/zooming.py [--seconds 4] [--width 1440] [--height 900] [--before http://localhost:8000]
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from load.serving import serving

BAR = 45
ROUNDS = 5
SEATS = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(3))]


@dataclass(frozen=True, slots=True)
class Smoothness:
    """Of a zoom."""

    frames: int
    seconds: float
    longest: float
    processor: float
    """Seconds, of all processes of the browser."""

    @property
    def rate(self) -> float:
        """Frames a second."""
        return self.frames / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the processor a frame."""
        return 1000 * self.processor / self.frames


def zoom(page: Page, seconds: float, turn: int = 20) -> Smoothness:
    """In and out again over the middle of the board, for so long; by nothing at all, the page is at rest."""
    before = processor_of(page)
    frames, took, longest = page.evaluate(ZOOM, [seconds * 1000, turn])
    return Smoothness(frames, took / 1000, longest, processor_of(page) - before)


def processor_of(page: Page) -> float:
    """Seconds of the processor that all processes of the browser have used so far."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(process["cpuTime"] for process in processes))


ZOOM = """async ([time, turn]) => {
    const stage = document.querySelector('.stage');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    const frame = () => new Promise(requestAnimationFrame);
    const begun = await frame();
    let [now, frames, longest] = [begun, 0, 0];
    while (now - begun < time) {
        const isGoingIn = Math.floor((now - begun) / 1000) % 2 === 0;
        if (turn) stage.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: isGoingIn ? -turn : turn }));
        const next = await frame();
        longest = Math.max(longest, next - now);
        [now, frames] = [next, frames + 1];
    }
    return [frames, now - begun, longest];
}"""


def open_table(page: Page, address: str) -> None:
    """A table of four on the screen, with its board drawn."""
    headers = {"Origin": address}
    made = page.request.post(f"{address}/api/tables", data={"seats": SEATS, "pace": 0}, headers=headers)
    page.goto(f"{address}/t/{made.json()['now']['table']}")
    page.locator("path[data-place]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def measure(browser: Browser, addresses: dict[str, str], options: argparse.Namespace) -> dict[str, list[Smoothness]]:
    """Every page in turn, so that they all meet the machine's better and worse moments."""
    pages = {name: browser.new_page(viewport={"width": options.width, "height": options.height}) for name in addresses}
    for name, page in pages.items():
        open_table(page, addresses[name])
    measured: dict[str, list[Smoothness]] = {name: [] for name in ("at rest", *pages)}
    for _ in range(ROUNDS):
        for name, page in pages.items():
            page.bring_to_front()
            measured[name].append(zoom(page, options.seconds))
        measured["at rest"].append(zoom(page, options.seconds, turn=0))
    return measured


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--before", help="the address of a server of another version")
    options = parser.parse_args(arguments)
    program = shutil.which("chromium")
    if program is None:
        sys.exit("there is no Chromium on this machine (Debian: apt-get install chromium)")
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), end=signal.SIGTERM, options=("--no-open",)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        addresses = {"before": options.before} if options.before else {}
        measured = measure(browser, {**addresses, "zooming": f"http://{server.address}"}, options)
        browser.close()
    rates = {name: statistics.median(one.rate for one in rounds) for name, rounds in measured.items()}
    for name, rounds in measured.items():
        longest = statistics.median(one.longest for one in rounds)
        cost = statistics.median(one.cost for one in rounds)
        print(f"{name}: {rates[name]:.1f} frames/s, longest {longest:.0f} ms, {cost:.1f} ms of the processor a frame")
    if options.before:
        print(f"{rates['zooming'] / rates['before']:.1f} times as many as before")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    return 0 if rates["zooming"] >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
