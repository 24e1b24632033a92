"""Native code checks no index unless it is told to: here it is, in a process of its own, which a failed check ends."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

from skyrise.kernel.native.linking import ABORTED

PLAY_EVERYTHING = """
from skyrise import Game, edition_ids
from skyrise.kernel.kernel import Kernel
from skyrise.kernel.native.making import checked_load

load = checked_load()

for edition in edition_ids():
    for players in (2, 3, 4):
        for city in range(4):
            batch = Kernel(Game.new(players, edition, seed=city).match, load).play_games(500, seed=city)
            print(edition, players, batch.games)
"""


def test_no_index_is_out_of_bounds_in_any_edition() -> None:
    call = [sys.executable, "-c", PLAY_EVERYTHING]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(done.stdout.splitlines()) == 5 * 3 * 4


BEYOND = """
from skyrise import Game
from skyrise.kernel.kernel import Kernel
from skyrise.kernel.native.making import checked_load

game = Game.new(2, seed=1)
kernel = Kernel(game.match, checked_load())
s = kernel.state(game.state)
s[0].latest = 100
s[0].phase = 1
kernel.legal(s)
print("nobody has noticed")
"""


def test_an_index_that_is_out_of_bounds_is_reported_with_file_and_line() -> None:
    done = subprocess.run([sys.executable, "-c", BEYOND], capture_output=True, text=True, check=False)
    assert done.returncode == ABORTED
    assert re.search(r"rules/core/legal\.py:\d+: an index is out of range\n$", done.stderr)
    assert done.stdout == ""
