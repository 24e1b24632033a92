"""The core of the kernel: loops over the rules. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.rules import Game

from .cores import Core
from .load import Load


def warm_kernel(load: Load) -> None:
    """Lists, steps and winners; play-outs and random games; perft."""
    from .kernel import Kernel

    game = Game.new(players=2, seed=1)
    kernel = Kernel(game.match, load)
    s = kernel.state(game.state)
    kernel.step(s, kernel.legal(s)[0])
    kernel.winners(s)
    kernel.play_out(s, seed=1)
    kernel.play_games(1, seed=1)
    kernel.perft(game.state, depth=2)


KERNEL = Core("kernel", "rules and random games", warm_kernel)
