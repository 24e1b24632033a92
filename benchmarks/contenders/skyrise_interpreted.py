"""Random games on the interpreted rules: prints how many decisions in how many seconds."""

from __future__ import annotations

import json
import sys
from random import Random
from time import perf_counter

from skyrise import Chance, Game
from skyrise.rules.core import words
from skyrise.rules.core.deal import deal
from skyrise.rules.core.legal import legal_actions
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, blank


def main(seconds: float) -> None:
    tables = Game.new(players=4, seed=1).match.tables
    out, random = [0] * words.ACTIONS, Random(1)
    decisions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        s = blank(State)
        deal(s, tables, Chance(games))
        games += 1
        while s.phase != words.OVER:
            count = legal_actions(s, tables, out)
            apply(s, tables, out[int(random.random() * count)])
            decisions += 1
    print(json.dumps({"decisions": decisions, "games": games, "seconds": perf_counter() - started}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
