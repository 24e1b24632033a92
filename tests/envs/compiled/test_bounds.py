"""Compiled code checks no index unless it is told to: here it is, in a process and a cache of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skyrise.kernel import cache

pytest.importorskip("llvmlite", reason="llvmlite is not installed: environments run interpreted only")

PLAY_EVERYWHERE = """
import numpy as np
from skyrise import edition_ids
from skyrise.envs.batch import GameBatch
from skyrise.kernel.load import compiled_load

random = np.random.default_rng(1)
for edition in edition_ids():
    for players in (2, 3, 4):
        many = GameBatch(edition, players, 8, compiled_load())
        many.begin(players)
        for _ in range(60):
            many.step((random.random(many.masks.shape) * many.masks).argmax(axis=1))
            many.deal_anew()
"""


def test_no_index_is_out_of_bounds(tmp_path: Path) -> None:
    settings = os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0", cache.VARIABLE: str(tmp_path)}
    call = [sys.executable, "-c", PLAY_EVERYWHERE]
    done = subprocess.run(call, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
