"""A bot's view as numbers is what the environments show its seat."""

from __future__ import annotations

import numpy as np
import pytest

from skyrise import Chance, Game
from skyrise.envs.game import SingleGame
from skyrise.envs.views import index_of, mask_of, observation_of
from skyrise.kernel.interpreted import Interpreted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_has_the_observation_and_the_mask_of_its_seat(players: int) -> None:
    one, chance = SingleGame("retail", players, load=Interpreted()), Chance(players)
    one.begin(players)
    while one.to_act is not None:
        view = one.view(one.to_act)
        assert np.array_equal(observation_of(view, Chance("a guess")), one.observe(one.to_act))
        assert np.array_equal(mask_of(view), one.mask)
        action = chance.choice(view.legal)
        assert one.space.text(index_of(view, action)) == str(action)
        one.step(index_of(view, action))


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="no seat's"):
        observation_of(Game.new(players=2, seed=1).view(None), Chance("a guess"))
