"""The core of the search. This module itself needs neither Numba nor NumPy."""

from __future__ import annotations

from skyrise.kernel.cores import Core
from skyrise.kernel.load import Load
from skyrise.rules import Game


def warm_search(load: Load) -> None:
    """Judging, play-outs, searching with trees, and exact endings."""
    from .endings import EndingSolver
    from .mind import Mind

    game = Game.new(players=2, seed=1)
    assert game.to_act is not None
    view = game.view(game.to_act)
    mind = Mind(game.match, load, "warm-up")
    mind.judge(view, deals=1)
    mind.gamble(view, deals=1)
    mind.think(view, deals=1, simulations=1, seconds=None)
    EndingSolver(game.match, load).actions(game.state, nodes=1)


SEARCH = Core("search", "search", warm_search)
