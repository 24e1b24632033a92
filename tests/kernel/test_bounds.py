"""Compiled code checks no index unless it is told to: here it is, in a process and a cache of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skyrise.kernel import cache

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

PLAY_EVERYTHING = """
from skyrise import Game, edition_ids
from skyrise.kernel.kernel import Kernel

for edition in edition_ids():
    for players in (2, 3, 4):
        for city in range(4):
            batch = Kernel(Game.new(players, edition, seed=city).match).play_games(500, seed=city)
            print(edition, players, batch.games)
"""


def test_no_index_is_out_of_bounds_in_any_edition(tmp_path: Path) -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", cache.VARIABLE: str(tmp_path)}
    call = [sys.executable, "-c", PLAY_EVERYTHING]
    done = subprocess.run(call, env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(done.stdout.splitlines()) == 5 * 3 * 4


def test_checked_code_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    unchecked = cache.fingerprint()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.fingerprint() != unchecked
