"""States of random games of OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np

import skyrise.envs.openspiel  # noqa: F401 - adds the game

NAME = "python_skyrise"


def state_after(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state of a random game after so many decisions."""
    state, random = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node() or (decisions > 0 and not state.is_terminal()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state
