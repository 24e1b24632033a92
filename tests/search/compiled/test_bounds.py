"""Compiled code checks no index unless it is told to: here it is, in a process and a cache of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skyrise.kernel import cache

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the search runs interpreted only")

THINK_EVERYWHERE = """
from skyrise import Chance, Game, edition_ids
from skyrise.search.core.think import ROOM
from skyrise.search.endings import EndingSolver
from skyrise.kernel.load import compiled_load
from skyrise.search.mind import Mind

for edition in edition_ids():
    for players in (2, 3, 4):
        game, chance = Game.new(players, edition, seed=players), Chance(players)
        mind, solver = Mind(game.match, compiled_load(), "bounds", 4 * ROOM), EndingSolver(game.match, compiled_load())
        while not game.is_over:
            view = game.view(game.to_act)
            mind.judge(view, 2)
            mind.gamble(view, 1)
            mind.think(view, 2, 60, None)
            solver.actions(game.state, 500)
            for _ in range(chance.below(4)):
                if not game.is_over:
                    game.play(chance.choice(game.legal_actions()))
        print(edition, players, len(game.actions))
"""


def test_no_index_is_out_of_bounds_in_any_edition(tmp_path: Path) -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", cache.VARIABLE: str(tmp_path)}
    call = [sys.executable, "-c", THINK_EVERYWHERE]
    done = subprocess.run(call, env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(done.stdout.splitlines()) == 5 * 3
