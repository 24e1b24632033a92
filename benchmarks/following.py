"""What it costs that bids travel: frames a second while steps of a game are shown, moving and as still pictures.

Starts a real `skyrise serve`, plays some auctions at a table of four, and steps through them on the table, back and on
again: once with everything that moves, once with reduced motion, as often as is asked, in turns. The page has to be
built (`python scripts/build_page.py`).

Usage: python benchmarks/following.py [--rounds 3] [--seconds 6] [--width 1440] [--height 900]
"""

from __future__ import annotations

import argparse
import secrets
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from load.serving import serving
from zooming import SEATS

Motion = Literal["reduce", "no-preference"]

TURNS = 8
STEP = 700
"""Milliseconds between two steps."""


def play_some(page: Page, address: str) -> str:
    """A table with some auctions behind it; its id."""
    headers = {"Origin": address}
    news = page.request.post(f"{address}/api/tables", data={"seats": SEATS, "pace": 0}, headers=headers).json()
    api = f"{address}/api/tables/{news['now']['table']}"
    turns = 0
    while turns < TURNS:
        legal = news["now"]["view"]["legal"]
        if legal:
            act = {"id": secrets.token_hex(8), "type": "act", "seat": 0, "action": legal[0], "seen": news["version"]}
            page.request.post(f"{api}/commands", data=act, headers=headers)
            turns += 1
        news = page.request.get(f"{api}/news", params={"since": news["version"], "wait": 5}).json()
    table: str = news["now"]["table"]
    return table


def follow(page: Page, seconds: float) -> float:
    """Frames a second while the latest steps are shown one after another."""
    rate: float = page.evaluate(FOLLOW, [seconds * 1000, STEP])
    return rate


FOLLOW = """async ([time, step]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const press = key => dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    const begun = await frame();
    let [now, frames, steps] = [begun, 0, 0];
    while (now - begun < time) {
        if ((now - begun) / step >= steps) press(steps++ % 4 < 3 ? ']' : '[');
        now = await frame();
        frames += 1;
    }
    return frames / (now - begun) * 1000;
}"""


def measure(browser: Browser, address: str, size: tuple[int, int], seconds: float, *, motion: Motion) -> float:
    """One round, in a browser context of its own."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion=motion)
    page = context.new_page()
    page.goto(f"{address}/t/{play_some(page, address)}")
    page.locator("path[data-place]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("[")
    page.locator("[data-lookback]").wait_for()
    for _ in range(3 * int(seconds * 1000 / STEP)):
        page.keyboard.press("[")
    rate = follow(page, seconds)
    context.close()
    return rate


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    options = parser.parse_args(arguments)
    program = shutil.which("chromium")
    if program is None:
        sys.exit("there is no Chromium on this machine (Debian: apt-get install chromium)")
    size = options.width, options.height
    rates: dict[Motion, list[float]] = {"reduce": [], "no-preference": []}
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), end=signal.SIGTERM, options=("--no-open",)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(options.rounds):
            for motion, found in rates.items():
                found.append(measure(browser, f"http://{server.address}", size, options.seconds, motion=motion))
        browser.close()
    still, moving = median(rates["reduce"]), median(rates["no-preference"])
    print(f"still pictures: {still:.1f} frames/s; bids that travel: {moving:.1f} frames/s; ratio {moving / still:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
