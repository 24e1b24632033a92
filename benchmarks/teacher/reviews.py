"""How long does a review take? Games of `skilled`, reviewed at the default depth by one thread of this machine.

Prints seconds of the processor, which a busy machine hardly lengthens: until the first curve is whole, and until the
review is. The bars are those of four players. `benchmarks/browser.py --only reviews` measures the same in a browser.

Usage: python benchmarks/teacher/reviews.py [--games 3] [--players 2 3 4] [--seed 0]
"""

from __future__ import annotations

import argparse
import statistics
import sys
from time import process_time
from typing import NamedTuple

from skyrise.bots import make_bot, seat_seed
from skyrise.bots.game_loop import play_bots
from skyrise.kernel.loads import wait_for_best
from skyrise.rules import Game, Record
from skyrise.teacher.review import review_in_steps
from skyrise.teacher.thinking import OwnThinker

FIRST_CURVE, WHOLE = 2.0, 30.0
"""Seconds, for a game of four."""


class Took(NamedTuple):
    """Seconds of the processor."""

    first_curve: float
    whole: float
    decisions: int


def game_of(players: int, seed: str) -> Record:
    """A game to review."""
    game = Game.new(players, seed=seed)
    play_bots(game, [make_bot("skilled", seat_seed(seed, seat)) for seat in range(players)])
    return game.record()


def reviewed(record: Record) -> Took:
    """A review from its beginning to its end, by somebody who has thought about nothing yet."""
    begun, first_curve, think = process_time(), 0.0, OwnThinker()
    for done, review in enumerate(review_in_steps(record, think), start=1):
        if not first_curve and done == sum(not point["fine"] for point in review.document()["curve"]):
            first_curve = process_time() - begun
    return Took(first_curve, process_time() - begun, len(record.actions))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=3, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--seed", default="0")
    options = parser.parse_args()
    wait_for_best()
    missed = False
    for players in options.players:
        took = [reviewed(game_of(players, f"{options.seed} {number}")) for number in range(options.games)]
        curve, whole = (statistics.median(one[i] for one in took) for i in (0, 1))
        longest, decisions = max(one.whole for one in took), statistics.median(one.decisions for one in took)
        print(f"{players} players, {decisions:.0f} decisions: first curve {curve:.2f} s, whole {whole:.1f} s", end="")
        print(f" (longest of {options.games}: {longest:.1f} s)", flush=True)
        missed |= curve > FIRST_CURVE or whole > WHOLE
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
