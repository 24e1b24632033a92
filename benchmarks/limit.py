"""Native code against the limit: the same cores as C, by gcc with all it has. Games and search, four players, retail.

Runs are interleaved, and each ratio is of two runs of one round. Seconds are those of the processor, because machines
are noisy.

Usage: python benchmarks/limit.py [--rounds 9] [--games 6000] [--simulations 1000]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time

from rounds import run_rounds, say
from skyrise import Game
from skyrise.kernel.kernel import Kernel
from skyrise.kernel.loads import native_load
from skyrise.kernel.native.load import Native
from skyrise.search.mind import Mind

sys.path.append(str(Path(__file__).parent.parent / "scripts"))

from c_kernel import FASTEST, c_load

NODES = 1 << 16
DEALS = 8
GOALS = {"native / gcc, games": 0.95, "native / gcc, games sampled": 0.86}


def games(load: Native, game: Game, count: int, listed: bool) -> float:
    """Random games in a second; with the legal actions listed at every decision, or one of them sampled."""
    kernel = Kernel(game.match, load)
    started = thread_time()
    kernel.play_games(count, seed=1, listed=listed)
    return count / (thread_time() - started)


def simulations(load: Native, game: Game, count: int) -> float:
    """Simulations of a search in a second, at the first decision."""
    mind, view = Mind(game.match, load, "limit", NODES), game.view(game.to_act)
    started = thread_time()
    mind.think(view, DEALS, count, None)
    return count / (thread_time() - started)


def measure(native: Native, limit: Native, options: argparse.Namespace) -> dict[str, float]:
    """One round."""
    game = Game.new(players=4, edition="retail", seed=7)
    played = [games(load, game, options.games, listed=True) for load in (native, limit)]
    sampled = [games(load, game, options.games, listed=False) for load in (native, limit)]
    thought = [simulations(load, game, options.simulations) for load in (native, limit)]
    return {
        "native, random games/s": played[0],
        "gcc, random games/s": played[1],
        "native / gcc, games": played[0] / played[1],
        "native, random games/s, sampled": sampled[0],
        "gcc, random games/s, sampled": sampled[1],
        "native / gcc, games sampled": sampled[0] / sampled[1],
        "native, sampled / listed": sampled[0] / played[0],
        "native, simulations/s": thought[0],
        "gcc, simulations/s": thought[1],
        "native / gcc, simulations": thought[0] / thought[1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--simulations", type=int, default=1000)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        say(f"gcc {' '.join(FASTEST)}")
        native, limit = native_load(), c_load(Path(folder))
        run_rounds(lambda: measure(native, limit, options), options.rounds, GOALS)


if __name__ == "__main__":
    main()
