"""How smoothly the city is zoomed in Chromium without a graphics card: frames a second, and the longest frame.

Starts a real `skyrise serve`, opens a table of four, and counts the frames that the browser draws: at rest, which says
what the machine can do just then, and while the wheel is turned over the board once a frame, in and out again. The page
has to be built (`python scripts/build_page.py`). Ends with 1 below the bar.

Usage: python benchmarks/zooming.py [--seconds 4] [--width 1440] [--height 900]
"""

from __future__ import annotations

import argparse
import shutil
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from load.serving import serving

BAR = 45
SEATS = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(3))]


@dataclass(frozen=True, slots=True)
class Smoothness:
    """Of a zoom."""

    frames: int
    seconds: float
    longest: float

    @property
    def rate(self) -> float:
        """Frames a second."""
        return self.frames / self.seconds


def zoom(page: Page, seconds: float, turn: int = 20) -> Smoothness:
    """In and out again over the middle of the board, for so long; by nothing at all, the page is at rest."""
    frames, took, longest = page.evaluate(ZOOM, [seconds * 1000, turn])
    return Smoothness(frames, took / 1000, longest)


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
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
        page = browser.new_page(viewport={"width": options.width, "height": options.height})
        open_table(page, f"http://{server.address}")
        rest, zoomed = zoom(page, options.seconds, turn=0), zoom(page, options.seconds)
        browser.close()
    for name, measured in (("at rest", rest), ("zooming", zoomed)):
        print(f"{name}: {measured.rate:.1f} frames/s, longest frame {measured.longest:.0f} ms")
    return 0 if zoomed.rate >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
