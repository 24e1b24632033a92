"""What everybody may expect of a game: the learned evaluation of a view, without any search."""

from __future__ import annotations

from skyrise.kernel.interpreted import Interpreted
from skyrise.rules import Chance, View
from skyrise.rules.determinize import determinize

from .core.evaluation import evaluate
from .weights import learned_weights
from .workspace import make_workspace

DEALS = 12
"""How often what the reader cannot know is dealt: few, since little of the evaluation depends on it."""


def expected_prestige(view: View) -> tuple[float, ...]:
    """By seat, the Prestige at the end of the game, as far as the reader can tell. No auction may be under way.

    The same view gives the same numbers: chance begins anew for each.
    """
    match, chance = view.position.match, Chance(0, "forecast")
    work = make_workspace(Interpreted(), 1, learned_weights())
    sums = [0.0] * match.players
    for _ in range(DEALS):
        evaluate(determinize(view, chance).state, match.tables, work)
        sums = [total + points for total, points in zip(sums, work.scores, strict=False)]
    return tuple(total / DEALS for total in sums)
