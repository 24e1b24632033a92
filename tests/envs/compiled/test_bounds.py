"""Native code checks no index unless it is told to: here it is, in a process of its own, which a failed check ends."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: environments run interpreted only")

PLAY_EVERYWHERE = """
import numpy as np
from skyrise import edition_ids
from skyrise.envs.batch import GameBatch
from skyrise.kernel.native.making import checked_load

load = checked_load()
random = np.random.default_rng(1)
for edition in edition_ids():
    for players in (2, 3, 4):
        for learners in (False, True):
            many = GameBatch(8, players, edition, matches=8, learners=learners, load=load)
            many.reset(seed=players)
            for _ in range(60):
                many.step(many.random_actions(random))
            many.states()
"""


def test_no_index_is_out_of_bounds() -> None:
    call = [sys.executable, "-c", PLAY_EVERYWHERE]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
