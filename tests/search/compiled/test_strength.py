"""Whole games of the levels, compiled: all legal, and each level beats the one below it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from present import present
from skyrise import Game
from skyrise.bots import Clock, make_bot, seat_seed
from ticking import TICK, Ticking

LEVELS = ("random", "beginner", "casual", "skilled", "expert:simulations=30;seconds=5")
NO_HURRY = Clock(60.0)
"""So that simulations are counted, not seconds: the same games on every machine."""

pytestmark = pytest.mark.usefixtures("compiled")


def played(specs: Sequence[str], seed: int) -> Game:
    game = Game.new(len(specs), seed=seed)
    bots = [make_bot(spec, seat_seed(seed, seat)) for seat, spec in enumerate(specs)]
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        game.play(bots[seat].choose(view, view.legal, NO_HURRY), seat)
    return game


def wins(spec: str, other: str, games: int) -> float:
    """Of so many games of two, seats alternating."""
    won = 0.0
    for seed in range(games):
        specs = (spec, other) if seed % 2 == 0 else (other, spec)
        winners = present(played(specs, seed).outcome).winners
        won += (specs.index(spec) in winners) / len(winners)
    return won


@pytest.mark.parametrize("spec", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_level_plays_whole_games(spec: str, players: int) -> None:
    game = played([spec] * players, seed=11)
    assert game.is_over
    assert all(20 < sheet.total < 200 for sheet in present(game.outcome).scores)


@pytest.mark.parametrize("seconds", [0.0, 0.3])
def test_an_expert_keeps_to_the_clock(seconds: float, ticking: Ticking) -> None:
    game = Game.new(4, seed=1)
    view = game.view(game.to_act)
    assert make_bot("expert", 7).choose(view, view.legal, Clock(seconds)) in view.legal
    assert ticking.looks * TICK <= seconds + 6 * TICK


def test_games_are_the_same_every_time() -> None:
    assert played(["skilled", "casual"], seed=5).actions == played(["skilled", "casual"], seed=5).actions


def test_a_casual_player_beats_chance() -> None:
    assert wins("casual", "random", games=20) >= 15


def test_a_skilled_player_beats_a_casual_one() -> None:
    assert wins("skilled", "casual", games=10) >= 7
