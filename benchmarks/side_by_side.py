"""Speed, side by side in one run: the interpreted rules, the kernel and, for scale, catanatron.

Every contender plays whole games of four uniformly random players and lists the legal actions at every decision. Runs
are interleaved, and each ratio is of two runs of one round, because machines are noisy; medians and best rounds are
printed, beside what we want to reach.

Usage: make bench, or python benchmarks/side_by_side.py --peers PYTHON [--rounds 7] [--seconds 2]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from skyrise import Game
from skyrise.cli.bench import show
from skyrise.kernel.kernel import Kernel
from skyrise.kernel.readiness import warm_up
from skyrise.kernel.speed import FIGURES, Summary, measure_round, summarize

CATANATRON = Path(__file__).parent / "contenders" / "catanatron_random.py"
NAMES = {
    **FIGURES,
    "catanatron_decisions": "catanatron 3.2.1, decisions/s",
    "interpreted_to_catanatron": "interpreted / catanatron, decisions",
    "kernel_to_catanatron": "kernel / catanatron, decisions",
}
GOALS = {
    "kernel_games": 50_000,
    "stepped_decisions": 500_000,
    "kernel_to_interpreted": 40,
    "kernel_to_catanatron": 300,
    "two_threads_to_one": 1.6,
}


def catanatron_decisions(python: str, seconds: float) -> float:
    """Decisions in a second of catanatron, in a process of its own."""
    done = subprocess.run([python, str(CATANATRON), str(seconds)], capture_output=True, text=True, check=True)
    result = json.loads(done.stdout.splitlines()[-1])
    return float(result["decisions"]) / float(result["seconds"])


def measure_with_catanatron(kernel: Kernel, peers: str, seconds: float) -> dict[str, float]:
    """One round of all contenders."""
    theirs = catanatron_decisions(peers, seconds)
    figures = measure_round(kernel.match, kernel, seconds, say)
    figures["catanatron_decisions"] = theirs
    figures["interpreted_to_catanatron"] = figures["interpreted_decisions"] / theirs
    figures["kernel_to_catanatron"] = figures["kernel_decisions"] / theirs
    return figures


def say(run: str) -> None:
    """Progress, for whoever waits."""
    print(f"  {run}", file=sys.stderr, flush=True)


def table_of(summaries: dict[str, Summary]) -> Table:
    """A line for each figure: median, best round, goal."""
    table = Table("", "median", "best round", "goal")
    for figure, summary in summaries.items():
        goal = f"≥ {GOALS[figure]:,}" if figure in GOALS else ""
        table.add_row(NAMES[figure], show(summary.median), show(summary.best), goal)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--peers", required=True, help="the Python that has catanatron installed")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    options = parser.parse_args()
    warm_up(say)
    kernel = Kernel(Game.new(players=4, edition="retail", seed=1).match)
    rounds = []
    for number in range(options.rounds):
        say(f"round {number + 1} of {options.rounds}")
        rounds.append(measure_with_catanatron(kernel, options.peers, options.seconds))
    Console(highlight=False).print(table_of(summarize(rounds)))


if __name__ == "__main__":
    main()
