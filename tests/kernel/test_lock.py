"""Native code does not hold the lock of Python: another thread goes on while it plays."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

FOR_EVER = 10**15
"""Games that nobody sees the end of: the process is ended before."""
LONG = 300
"""Seconds that only a test that fails takes."""
PLAY_FOR_EVER = """
import os
from threading import Thread
from skyrise import Game
from skyrise.kernel.core import loops
from skyrise.kernel.kernel import generator
from skyrise.kernel.loads import native_load
from skyrise.rules.core.words import ACTIONS

load, match = native_load(), Game.new(2, seed=1).match
wins, points = load.ints(4), load.ints(4)
arguments = (load.blanks(1), load.tables([match.tables]), generator(1), load.ints(ACTIONS), {games}, wins, points)
Thread(target=load.function(loops.play_games), args=arguments, daemon=True).start()
while sum(wins) < 3:
    pass
print("both go on", flush=True)
os._exit(0)
"""


def test_a_thread_goes_on_while_native_code_plays() -> None:
    """It sees games being won that are part of one call: with the lock held it would see nothing before the end."""
    call = [sys.executable, "-c", PLAY_FOR_EVER.format(games=FOR_EVER)]
    done = subprocess.run(call, capture_output=True, text=True, check=False, timeout=LONG)
    assert done.stdout == "both go on\n", done.stderr
