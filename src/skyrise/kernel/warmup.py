"""Compiling the kernel ahead of its first use. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Warmth:
    """A kernel that is ready."""

    seconds: float
    """How long it took to compile it, or to read it from the folder."""
    folder: Path | None
    """Where the compiled code is kept; None: nowhere, it is compiled in every run."""


def is_available() -> bool:
    """Are Numba and NumPy installed? Without them everything works interpreted."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def warm_up() -> Warmth:
    """Compiles everything that Python calls, or reads it from the cache."""
    started = perf_counter()
    from skyrise.rules import Game

    from .kernel import Kernel
    from .runtime import CACHE

    game = Game.new(players=2, seed=1)
    kernel = Kernel(game.match)
    s = kernel.state(game.state)
    kernel.step(s, kernel.legal(s)[0])
    kernel.play_out(s, seed=1)
    kernel.play_games(1, seed=1)
    kernel.perft(game.state, depth=2)
    return Warmth(perf_counter() - started, CACHE)
