"""The whole game in a browser, as `skyrise site` writes it: what it weighs, how long one waits, what it costs.

Serves the folder with a plain file server, and opens it in Chromium: for the first time (cold) and again (warm); games
are played in a Chromium that nothing steers, in which every action is drawn. The engine
has to be built (`python scripts/build_engine.py`). Beside the time by the clock it prints that of the processor,
which a busy machine does not lengthen, and how busy it was. Ends with 1 where a bar is missed.

Each figure is printed as soon as it is known, so a run that is cut off has told something.

Usage: python benchmarks/browser.py [--rounds 5] [--games 20] [--quality 11] [--only weight starts games …]
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import threading
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserType, sync_playwright

from folder import visits
from folder.games import reports
from folder.weight import weights
from skyrise.browser.site import write_site
from skyrise.notation.records import write_record
from teacher.reviews import game_of

BARS = {
    "MB in all": 5.0,
    "s cold": 6.0,
    "s warm": 2.5,
    "ms an action": 100.0,
    "MB of memory": 300.0,
    "MB at rest": 300.0,
    "MB of growth": 10.0,
    "% of frames lost": 5.0,
    "s to the first curve": 2.0,
    "s of a review": 30.0,
}
"""Starts: from Play now to the first decision. Memory: what the page has when a game with three `skilled` ends; what
it has half a minute later, when the browser has collected what it need not keep; how much more that is, at its
lowest, in the second half of many games in a row than in the first: when a browser collects is its own affair.
Frames: how many fewer there are while experts think at the table on the screen than at rest. Reviews: of games of
four, the time of the processor in the busiest worker."""

VISITS = ("cold", "second", "warm")
"""The first visit has nothing. The second has the files and the engine's memory, but the browser compiles the engine
once more, because it comes from another place now; from the third on it has the compiled code too."""
TURNS, DRAWN = 8, 0.4
"""For how many turns frames are counted, and how many seconds after news, which are drawn by then. An expert thinks for
a second at most."""
PARTS = ("weight", "starts", "games", "frames", "reviews")


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that writes no log."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing."""


def starts(kind: BrowserType, program: str, address: str, rounds: int) -> dict[str, float]:
    """Medians of what one waits for, the first time and later, in a browser that is started for each visit."""
    visited: dict[str, list[visits.Start]] = {visit: [] for visit in VISITS}
    for _ in range(rounds):
        with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            for name in VISITS:
                visited[name].append(visits.visit(kind, program, profile, address))
                print(f"{name} {visited[name][-1]}, load {os.getloadavg()[0]:.1f}", flush=True)
    for name, some in visited.items():
        tables = statistics.median(one.table for one in some)
        decisions = statistics.median(one.decision for one in some)
        work = statistics.median(one.processor for one in some)
        worker = statistics.median(one.worker for one in some)
        print(
            f"Play now, {name}: the table after {tables:.1f} s, something to decide after {decisions:.1f} s,", end=" "
        )
        print(f"{work:.1f} s of the processor (all threads), {worker:.1f} s in the busiest worker until the table")
    return {f"s {name}": statistics.median(one.decision for one in some) for name, some in visited.items()}


def games(program: str, folder: Path, count: int) -> dict[str, float]:
    """One game with three `skilled`, then others in a row: how long actions take, and how much memory there is."""
    took: list[float] = [0.0]
    sizes: dict[str, list[float]] = {"table": [], "game": [], "rested": []}
    for report in reports(program, folder, count):
        print(f"{report.stage}: {report.memory:.0f} MB, load {os.getloadavg()[0]:.1f}", flush=True)
        took = report.took or took
        sizes[report.stage].append(report.memory)
    print(f"beside three skilled an action is answered in {statistics.median(took):.0f} ms at the median", end="")
    print(f", in {max(took):.0f} at most ({len(took)} actions)")
    rested = sizes["rested"]
    half = len(rested) // 2
    growth = {"MB of growth": min(rested[half:]) - min(rested[:half])} if half else {}
    return {
        "ms an action": statistics.median(took),
        "MB of memory": sizes["game"][0],
        "MB at rest": rested[0],
        **growth,
    }


def smoothness(browser: Browser, address: str) -> dict[str, float]:
    """Frames while three experts think at the table on the screen, beside those while nobody does."""
    context = visits.new_context(browser)
    page = context.new_page()
    visits.start(page, address)
    table = visits.Table.of_experts(page)
    visits.count_frames(page, DRAWN)
    for _ in range(TURNS):
        table.wait_for_turn()
        page.wait_for_timeout(3000 * DRAWN)
        table.act()
    rest, thinking = visits.frames(page)
    print(f"frames a second: {thinking.rate:.0f} while experts think, {rest.rate:.0f} while nobody does", end="; ")
    print(f"the longest took {thinking.longest:.0f} and {rest.longest:.0f} ms", end="; ")
    print(f"{thinking.number} and {rest.number} were counted")
    context.close()
    return {"% of frames lost": 100 * (1 - thinking.rate / rest.rate)}


def reviews(browser: Browser, address: str, rounds: int) -> dict[str, float]:
    """Games of four `skilled`, reviewed on the screen."""
    context = visits.new_context(browser)
    page = context.new_page()
    visits.start(page, address)
    records = [write_record(game_of(4, f"browser {number}")) for number in range(rounds)]
    found = [visits.review(page, record) for record in records]
    curve, whole, worker = (statistics.median(one[i] for one in found) for i in range(3))
    print(f"a review: first curve after {curve:.1f} s, whole after {whole:.1f} s,", end=" ")
    print(f"{worker:.1f} s of the processor in the busiest worker")
    context.close()
    return {"s to the first curve": curve, "s of a review": worker}


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--quality", type=int, default=11, help="of brotli; 11 is what hosts keep, and takes a minute")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    options = parser.parse_args(arguments)
    program = shutil.which("chromium")
    if program is None:
        sys.exit("there is no Chromium on this machine (Debian: apt-get install chromium)")
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        write_site(folder)
        measured: dict[str, float] = {}
        for part, size in weights(folder, options.quality) if "weight" in options.only else ():
            print(f"{part}: {size / 1e6:.2f} MB packed", flush=True)
            measured["MB in all"] = size / 1e6
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=name)) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            address = f"http://127.0.0.1:{server.server_port}"
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            if "starts" in options.only:
                measured |= starts(playwright.chromium, program, address, options.rounds)
            if "games" in options.only:
                measured |= games(program, folder, options.games)
            if "frames" in options.only:
                measured |= smoothness(browser, address)
            if "reviews" in options.only:
                measured |= reviews(browser, address, options.rounds)
            browser.close()
            server.shutdown()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    over = [(name, bar) for name, bar in BARS.items() if measured.get(name, 0.0) > bar]
    missed = [f"{name}: {measured[name]:.1f}, the bar is {bar:g}" for name, bar in over]
    print("\n".join(missed) or "all bars are kept")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
