"""Games of four random players of catanatron: prints how many decisions in how many seconds.

Runs where catanatron is installed; it lists the playable actions before every decision.
"""

from __future__ import annotations

import json
import random
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> None:
    random.seed(1)
    decisions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    print(json.dumps({"decisions": decisions, "games": games, "seconds": perf_counter() - started}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
