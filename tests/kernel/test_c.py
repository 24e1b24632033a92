"""The cores by a C compiler: the same games and trees, and nothing for its sanitizers to find."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: there is nothing to compare with")

from c_kernel import COMPILER, c_library, c_load, c_text
from kernel.generator.programs import DIALECT, entry_of, module_of
from kernel.generator.test_constructs import PROGRAMS
from skyrise import Game
from skyrise.kernel.kernel import Kernel
from skyrise.kernel.loads import native_load
from skyrise.search.mind import Mind

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no gcc: the C back end cannot be tried")
SCRIPTS = Path(__file__).parents[2] / "scripts"


def test_both_back_ends_play_and_think_the_same(tmp_path: Path) -> None:
    load = c_load(tmp_path, ["-O1"])
    for players in (2, 3, 4):
        game = Game.new(players, seed=players)
        one, other = Kernel(game.match), Kernel(game.match, load)
        assert one.play_games(300, seed=1) == other.play_games(300, seed=1)
        view = game.view(game.to_act)
        minds = [Mind(game.match, each, "same", nodes=1 << 14) for each in (native_load(), load)]
        assert minds[0].think(view, 3, 200, None) == minds[1].think(view, 3, 200, None)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_gives_the_same_number_in_c(tmp_path: Path, name: str) -> None:
    function = entry_of(module_of(tmp_path, PROGRAMS[name]))
    run = c_library(c_text([function], DIALECT), tmp_path, ["-O1"]).entry(function)
    for a in (-65, -7, -1, 0, 1, 5, 63, 1000):
        for b in (-64, -2, 0, 3, 64):
            assert run(a, b) == function(a, b)


PLAY_AND_THINK = """
from pathlib import Path
import numpy as np
from c_kernel import SANITIZED, c_load
from skyrise import Chance, Game, edition_ids
from skyrise.envs.batch import GameBatch
from skyrise.kernel.kernel import Kernel
from skyrise.lab.games import Order
from skyrise.lab.games.bench import Bench
from skyrise.search.endings import EndingSolver
from skyrise.search.mind import Mind

load = c_load(Path({folder!r}), SANITIZED)
bench, random = Bench(load), np.random.default_rng(1)
for edition in edition_ids():
    for players in (2, 3, 4):
        game, chance = Game.new(players, edition, seed=players), Chance(players)
        print(Kernel(game.match, load).play_games(200, seed=players).games)
        mind, solver = Mind(game.match, load, "sane", 4096), EndingSolver(game.match, load)
        while not game.is_over:
            view = game.view(game.to_act)
            mind.think(view, 2, 20, None)
            mind.gamble(view, 1)
            solver.actions(game.state, 100)
            for _ in range(12):
                if not game.is_over:
                    game.play(chance.choice(game.legal_actions()))
        for policy in ("judged", "random"):
            bench.play(Order(players, edition, policy=policy, seed=players), 0)
        many = GameBatch(2, players, edition, matches=2, learners=True, load=load)
        many.reset(seed=players)
        for _ in range(150):
            many.step(many.random_actions(random))
        many.states()
"""


def sanitizer() -> str:
    """The library that has to be there before all others."""
    call = [str(COMPILER), "-print-file-name=libasan.so"]
    return subprocess.run(call, capture_output=True, text=True, check=True).stdout.strip()


def test_sanitizers_find_nothing(tmp_path: Path) -> None:
    library = sanitizer()
    if not Path(library).is_absolute():
        pytest.skip("gcc has no libasan")
    environment = {
        **os.environ,
        "LD_PRELOAD": library,
        "ASAN_OPTIONS": "detect_leaks=0",
        "PYTHONMALLOC": "malloc",
        "PYTHONPATH": os.pathsep.join((str(SCRIPTS), *sys.path[1:])),
    }
    call = [sys.executable, "-c", PLAY_AND_THINK.format(folder=str(tmp_path))]
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split() == ["200"] * 15
