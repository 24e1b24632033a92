"""What is compiled of the kernel ahead of its first use. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.rules import Game


def warm_rules() -> None:
    """Lists of legal actions, steps, and the win."""
    from .kernel import Kernel

    game = Game.new(players=2, seed=1)
    kernel = Kernel(game.match)
    s = kernel.state(game.state)
    kernel.step(s, kernel.legal(s)[0])
    kernel.winners(s)


def warm_games() -> None:
    """Play-outs and random games."""
    from .kernel import Kernel

    game = Game.new(players=2, seed=1)
    kernel = Kernel(game.match)
    kernel.play_out(kernel.state(game.state), seed=1)
    kernel.play_games(1, seed=1)


def warm_perft() -> None:
    """Counts of sequences."""
    from .kernel import Kernel

    game = Game.new(players=2, seed=1)
    Kernel(game.match).perft(game.state, depth=2)
