"""How soon the page is there, beside the version of an earlier commit: first paint, and from Play now to the board.

The earlier version is taken from git into a temporary folder and its page is built there, with the packages that are
installed here. Both are served, and visited in turn by new visitors in Chromium, so that they meet the same better and
worse moments of the machine; ratios below 1 mean that this version is sooner. On a busy machine everything is late
whatever the page does; so the processor's time is counted too, of all processes of the browser. What the first screen
loads is counted as it comes over the wire. The game is played on the server, as all were before.

Usage: python benchmarks/opening.py COMMIT [--rounds 7] [--width 1440] [--height 900]
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from load.serving import serving
from skyrise.language import Message, language
from zooming import processor_of

HERE = Path(__file__).resolve().parents[1]
PLAY_NOW = language("en").say(Message("home-play"), ())


@dataclass(frozen=True, slots=True)
class Opening:
    """Of one visit; seconds."""

    first_paint: float
    to_board: float
    """From the click on Play now until the board is drawn."""
    processor: float
    """Of the whole visit."""
    kilobytes: float
    """That the first screen loads."""


@contextmanager
def checkout_of(commit: str) -> Iterator[Path]:
    """A commit in a folder of its own, with its page built."""
    with TemporaryDirectory() as folder:
        checkout = Path(folder)
        archive = subprocess.Popen(["git", "archive", commit], cwd=HERE, stdout=subprocess.PIPE)
        subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout, check=True)
        if archive.wait():
            sys.exit(f"there is no commit {commit}")
        shutil.copytree(HERE / "web" / "node_modules", checkout / "web" / "node_modules", symlinks=True)
        (checkout / "web" / "node_modules" / ".package-lock.json").touch()
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        subprocess.run([sys.executable, "scripts/build_page.py"], cwd=checkout, env=environment, check=True)
        yield checkout


def visit(browser: Browser, address: str, options: argparse.Namespace) -> Opening:
    """Somebody who was never there opens the first screen, and plays."""
    context = browser.new_context(viewport={"width": options.width, "height": options.height}, locale="en")
    context.add_init_script(f"localStorage.setItem('skyrise-settings', JSON.stringify({KNOWN}))")
    page = context.new_page()
    loaded = _count(page)
    before = processor_of(page)
    page.goto(address)
    play = page.get_by_role("button", name=PLAY_NOW)
    play.wait_for()
    page.wait_for_load_state("networkidle")
    first = float(page.evaluate(FIRST_PAINT)) / 1000
    kilobytes = sum(loaded) / 1000
    begun = perf_counter()
    play.click()
    page.locator("path[data-place]").first.wait_for(state="attached")
    page.evaluate(DRAWN)
    opening = Opening(first, perf_counter() - begun, processor_of(page) - before, kilobytes)
    context.close()
    return opening


KNOWN = "{ played: true, solo: 'server' }"
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def _count(page: Page) -> list[float]:
    """The bytes of each answer, as they come from now on."""
    loaded: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    return loaded


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints medians, and the ratios of the two visits of each round."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("commit", help="the version before")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    options = parser.parse_args(arguments)
    program = shutil.which("chromium")
    if program is None:
        sys.exit("there is no Chromium on this machine (Debian: apt-get install chromium)")
    with ExitStack() as stack:
        sides = {"before": stack.enter_context(checkout_of(options.commit)), "now": HERE}
        servers = {
            name: stack.enter_context(
                serving(
                    Path(stack.enter_context(TemporaryDirectory())),
                    end=signal.SIGTERM,
                    options=("--no-open",),
                    checkout=checkout,
                )
            )
            for name, checkout in sides.items()
        }
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        rounds = [
            {name: visit(browser, f"http://{server.address}", options) for name, server in servers.items()}
            for _ in range(options.rounds)
        ]
        browser.close()
    _print(rounds)
    return 0


def _print(rounds: Sequence[dict[str, Opening]]) -> None:
    for name, unit in (("first_paint", "s"), ("to_board", "s"), ("processor", "s"), ("kilobytes", "KB")):
        before, now = ([getattr(one[side], name) for one in rounds] for side in ("before", "now"))
        ratio = statistics.median(after / earlier for earlier, after in zip(before, now, strict=True))
        medians = f"{statistics.median(before):.2f} {unit} before, {statistics.median(now):.2f} {unit} now"
        print(f"{name.replace('_', ' ')}: {medians}, {ratio:.2f} times as much")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    sys.exit(main())
