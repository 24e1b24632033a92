"""What is compiled of the search ahead of its first use. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.kernel import readiness
from skyrise.rules import Game


def warm_search() -> None:
    """Judging, play-outs, searching with trees, and exact endings."""
    from .endings import EndingSolver
    from .loads import Compiled
    from .mind import Mind

    load = Compiled()
    game = Game.new(players=2, seed=1)
    assert game.to_act is not None
    view = game.view(game.to_act)
    mind = Mind(game.match, load, "warm-up")
    mind.judge(view, deals=1)
    mind.gamble(view, deals=1)
    mind.think(view, deals=1, simulations=1, seconds=None)
    EndingSolver(game.match, load).actions(game.state, nodes=1)


readiness.register("search", warm_search)
