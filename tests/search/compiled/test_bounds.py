"""Native code checks no index unless it is told to: here it is, in a process of its own, which a failed check ends."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the search runs interpreted only")

THINK_EVERYWHERE = """
from skyrise import Chance, Game, edition_ids
from skyrise.search.core.think import ROOM
from skyrise.search.endings import EndingSolver
from skyrise.kernel.native.making import checked_load
from skyrise.lab.games import Order
from skyrise.lab.games.bench import Bench
from skyrise.search.mind import Mind

load = checked_load()
bench = Bench(load)

for edition in edition_ids():
    for players in (2, 3, 4):
        game, chance = Game.new(players, edition, seed=players), Chance(players)
        mind, solver = Mind(game.match, load, "bounds", 4 * ROOM), EndingSolver(game.match, load)
        while not game.is_over:
            view = game.view(game.to_act)
            mind.judge(view, 2)
            mind.gamble(view, 1)
            mind.think(view, 2, 60, None)
            solver.actions(game.state, 500)
            for _ in range(chance.below(4)):
                if not game.is_over:
                    game.play(chance.choice(game.legal_actions()))
        for number in range(5):
            bench.play(Order(players, edition, policy="judged", seed=players), number)
            bench.play(Order(players, edition, policy="random", seed=players), number)
        print(edition, players, len(game.actions))
"""


def test_no_index_is_out_of_bounds_in_any_edition() -> None:
    call = [sys.executable, "-c", THINK_EVERYWHERE]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(done.stdout.splitlines()) == 5 * 3
