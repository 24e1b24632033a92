"""How large an ending the exact solver answers within a second: seconds by players and structures left to build.

Endings are those of random games, at the start of an auction. Ends a row of sizes when the median is over the limit.

Usage: python benchmarks/endings.py [--games 20] [--limit 1.0]
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import perf_counter

from skyrise.kernel.loads import wait_for_best
from skyrise.rules import Game
from skyrise.rules.core.words import START
from skyrise.search.endings import EndingSolver, structures_left

STATES = 30_000_000


def ending(players: int, size: int, seed: int) -> Game:
    """A random game at the start of an auction with that many structures left."""
    game, chance = Game.new(players=players, seed=seed), Random(seed)
    while structures_left(game.match, game.state) > size or game.state.phase != START:
        game.play(chance.choice(game.legal_actions()))
    return game


def seconds(game: Game) -> float:
    """How long it takes to solve a game."""
    solver = EndingSolver(game.match, wait_for_best())
    started = perf_counter()
    solver.actions(game.state, STATES)
    return perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=20, help="of each size")
    parser.add_argument("--limit", type=float, default=1.0, help="seconds")
    options = parser.parse_args()
    wait_for_best()
    for players in (2, 3, 4):
        for size in range(2, 12):
            times = sorted(seconds(ending(players, size, seed)) for seed in range(options.games))
            within = sum(time <= options.limit for time in times) / len(times)
            print(
                f"{players} players, {size} structures left: median {median(times):.3f} s, most {times[-1]:.3f} s, "
                f"{within:.0%} within {options.limit:g} s",
                flush=True,
            )
            if median(times) > options.limit:
                break


if __name__ == "__main__":
    main()
