"""Decisions per second, side by side in one run: the interpreted rules and, for scale, catanatron.

Every contender plays whole games of four uniformly random players and lists the legal actions at every decision. Runs
are interleaved, and each ratio is of two runs next to each other, because machines are noisy; the medians are printed.

Usage: make bench, or python benchmarks/decisions.py --peers PYTHON [--rounds 7] [--seconds 2]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

CONTENDERS = Path(__file__).parent / "contenders"


def decisions_per_second(python: str, contender: str, seconds: float) -> float:
    """Runs a contender in a process of its own."""
    command = [python, str(CONTENDERS / f"{contender}.py"), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    result = json.loads(done.stdout.splitlines()[-1])
    return float(result["decisions"]) / float(result["seconds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--peers", required=True, help="the Python that has catanatron installed")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    options = parser.parse_args()
    ours, theirs = [], []
    for number in range(options.rounds):
        ours.append(decisions_per_second(sys.executable, "skyrise_interpreted", options.seconds))
        theirs.append(decisions_per_second(options.peers, "catanatron_random", options.seconds))
        print(
            f"round {number + 1}: skyrise {ours[-1]:>9,.0f}/s  catanatron {theirs[-1]:>9,.0f}/s  "
            f"ratio {ours[-1] / theirs[-1]:.2f}",
            flush=True,
        )
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    print(f"median:  skyrise {median(ours):>9,.0f}/s  catanatron {median(theirs):>9,.0f}/s  ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
