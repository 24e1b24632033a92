"""From a bot's view to the numbers of the environments: what a bot with a network needs."""

from __future__ import annotations

import numpy as np

from skyrise.rules import Action, Chance, View, determinize

from .charts import chart_of, facts_of
from .core import numbers as n
from .core.observe import observe
from .game import Mask, Numbers


def observation_of(view: View, chance: Chance) -> Numbers:
    """What the environments show to the seat of a view.

    They read it off a full state, so what the seat cannot know is dealt at random; the numbers do not depend on it.
    """
    if view.seat is None:
        raise ValueError("the view of a spectator has no observation: it is no seat's")
    game = determinize(view, chance)
    numbers = [0.0] * n.SIZE
    observe(game.state, game.match.tables, facts_of(game.match).tolist(), view.seat, numbers)
    return np.array(numbers, dtype=np.float32)


def index_of(view: View, action: Action) -> int:
    """The index of an action in the action space."""
    match = view.position.match
    return int(chart_of(match.city).index_of[match.encode(action)])


def mask_of(view: View) -> Mask:
    """What is legal in a view."""
    mask: Mask = np.zeros(n.ACTIONS, dtype=np.int8)
    mask[[index_of(view, action) for action in view.legal]] = 1
    return mask
