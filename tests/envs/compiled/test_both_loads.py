"""Environments compiled show what environments interpreted do: the same files, loaded twice."""

from __future__ import annotations

import numpy as np
import pytest

from skyrise import edition_ids
from skyrise.envs.game import SingleGame
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.kernel.native.load import Native
from skyrise.rules.core.state import same_state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", edition_ids())
def test_both_loads_show_the_same_games(compiled: Load, edition: str, players: int) -> None:
    one, other = SingleGame(edition, players, load=compiled), SingleGame(edition, players, load=Interpreted())
    random = np.random.default_rng(players)
    for seed in range(2):
        one.begin(seed)
        other.begin(seed)
        while one.to_act is not None:
            assert one.to_act == other.to_act
            assert (one.mask == other.mask).all()
            seat = int(random.integers(players))
            assert (one.observe(seat) == other.observe(seat)).all()
            assert one.view(seat) == other.view(seat)
            action = int(random.choice(one.legal()))
            one.step(action)
            other.step(action)
        assert one.ending() == other.ending()
        assert (one.observe(0) == other.observe(0)).all()


@pytest.mark.parametrize("load", ["compiled", "interpreted"])
def test_a_copy_goes_its_own_way(compiled: Load, load: str) -> None:
    one = SingleGame("retail", 3, load=compiled if load == "compiled" else Interpreted())
    one.begin(1)
    twin = one.copy()
    before, state = one.observe(0), one._load.state(one._s)
    for _ in range(10):
        twin.step(twin.legal()[0])
    assert (one.observe(0) == before).all()
    assert same_state(one._load.state(one._s), state)
    assert one.played == []
    one.step(one.legal()[0])
    assert one.played == twin.played[:1]


def test_a_game_takes_the_best_load_that_there_is_when_it_begins(
    compiled: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = SingleGame("retail", 2)
    monkeypatch.setattr("skyrise.envs.game.best_load", Interpreted)
    one.begin(1)
    assert isinstance(one._load, Interpreted)
    monkeypatch.undo()
    one.begin(1)
    assert isinstance(one._load, Native)
