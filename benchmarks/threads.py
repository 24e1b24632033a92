"""Two threads against one, in native code: random games, four players, retail. The lock of Python is released.

On a machine that has other things to do a second thread waits for a processor, and the clock shows that. So beside it
stands what the threads themselves achieve: games by the seconds of the processor that each thread really had. A lock
that both wait for would show in neither of the two alone: waiting costs no processor, so ``waited`` says how much of
the clock a thread had no processor for, with one thread and with two.

Usage: python benchmarks/threads.py [--rounds 9] [--games 20000]
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, thread_time

from rounds import run_rounds
from skyrise import Game
from skyrise.kernel.kernel import Kernel

GOALS = {"two threads / one, by the clock": 1.8, "two threads / one, by the processor": 1.8}


def play(kernel: Kernel, games: int, processor: int) -> tuple[float, float]:
    """Seconds of the clock and of the processor for random games, on one processor."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {processor})  # of this thread alone
    clock, spent = perf_counter(), thread_time()
    kernel.play_games(games, seed=processor)
    return perf_counter() - clock, thread_time() - spent


def measure(kernels: list[Kernel], games: int) -> dict[str, float]:
    """One round: one thread, and two at once."""
    processors = [number % (os.cpu_count() or 1) for number in range(len(kernels))]
    with ThreadPoolExecutor(1) as one:
        alone = one.submit(play, kernels[0], games, processors[0]).result()
    with ThreadPoolExecutor(len(kernels)) as two:
        together = list(two.map(play, kernels, [games] * len(kernels), processors))
    return {
        "one thread, games/s by the clock": games / alone[0],
        "two threads / one, by the clock": len(kernels) * alone[0] / max(clock for clock, _ in together),
        "two threads / one, by the processor": sum(alone[1] / spent for _, spent in together),
        "waited, one thread": 1 - alone[1] / alone[0],
        "waited, two threads": 1 - sum(spent for _, spent in together) / sum(clock for clock, _ in together),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=20_000)
    options = parser.parse_args()
    kernel = Kernel(Game.new(players=4, edition="retail", seed=7).match)
    kernels = [kernel, kernel.twin()]
    run_rounds(lambda: measure(kernels, options.games), options.rounds, GOALS)


if __name__ == "__main__":
    main()
