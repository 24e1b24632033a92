"""What an action is worth among players who go on at random."""

from __future__ import annotations

from itertools import product

import pytest

from scenes import legal
from search.positions import PHASES, ending, phase_scene
from skyrise.kernel.load import Load
from skyrise.search.endings import EndingSolver
from skyrise.search.mind import Mind


@pytest.mark.parametrize(("phase", "players"), tuple(product(PHASES, (2, 3, 4))))
def test_every_legal_action_is_played_out(load: Load, phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    found = Mind(game.match, load, "gamble").gamble(game.view(game.to_act), deals=1)
    assert sorted(str(one.action) for one in found) == legal(game)
    for one in found:
        assert sum(one.wins) == pytest.approx(1)
        assert all(points == int(points) > 10 for points in one.prestige)


def test_the_last_decision_is_played_out_exactly(load: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ending(2, "retail@1", seed=3, left=1)
    mind = Mind(game.match, load, "gamble")
    monkeypatch.setattr(mind, "deals", lambda view, count: [game.state] * count)
    exact = EndingSolver(game.match, load).actions(game.state, 1000)
    assert mind.gamble(game.view(game.to_act), deals=1) == exact
