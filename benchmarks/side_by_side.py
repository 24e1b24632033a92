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
from pathlib import Path

from rounds import run_rounds, say
from skyrise import Game
from skyrise.kernel.kernel import Kernel
from skyrise.kernel.readiness import warm_up
from skyrise.kernel.speed import FIGURES, measure_round

CATANATRON = Path(__file__).parent / "contenders" / "catanatron_random.py"
NAMES = {
    **FIGURES,
    "catanatron_decisions": "catanatron 3.2.1, decisions/s",
    "interpreted_to_catanatron": "interpreted / catanatron, decisions",
    "kernel_to_catanatron": "kernel / catanatron, decisions",
}
GOALS = {
    NAMES["kernel_games"]: 90_000,
    NAMES["stepped_decisions"]: 900_000,
    NAMES["kernel_to_interpreted"]: 40,
    NAMES["kernel_to_catanatron"]: 300,
    NAMES["two_threads_to_one"]: 1.8,
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
    return {NAMES[figure]: value for figure, value in figures.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--peers", required=True, help="the Python that has catanatron installed")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    options = parser.parse_args()
    warm_up(say)
    kernel = Kernel(Game.new(players=4, edition="retail", seed=1).match)
    run_rounds(lambda: measure_with_catanatron(kernel, options.peers, options.seconds), options.rounds, GOALS)


if __name__ == "__main__":
    main()
