"""The rules are in the subset that Numba compiles: the same text, loaded a second time, plays the same games."""

from __future__ import annotations

import pytest

from scenes import match_of, scene
from skyrise import Game
from skyrise.rules.core.state import same_state

pytest.importorskip("numba", reason="Numba is not installed: the rules run interpreted only")

from differential import compare_game, compare_games, kernel_of
from skyrise.kernel.arrays import to_array, to_state
from skyrise.kernel.kernel import Kernel


def test_both_loads_play_the_same_games():
    """Every legal list, every state and every score of 500 random games of every edition and player count."""
    assert sum(compare_games(first=0, games=500, jobs=1)) > 30_000


def test_a_difference_would_be_noticed(monkeypatch):
    kernel = kernel_of("retail", 2, 0)
    monkeypatch.setattr(kernel.match.tables, "control_prestige", 6)
    with pytest.raises(AssertionError, match="the states differ"):
        compare_game(0)


def test_a_state_goes_there_and_back():
    s = Game.new(3, seed=5).state
    assert same_state(to_state(to_array(s)), s)


def test_perft_counts_are_those_of_the_interpreted_rules():
    colors = ("red", "teal", "yellow", "blue")
    islands = {"north": "aurora", "east": "boreas", "south": "zephyr", "west": "cirrus"}
    game = Game.new(4, "retail", 1, colors=colors, islands=islands)
    assert [Kernel(game.match).perft(game.state, depth) for depth in (1, 2, 3)] == [28, 328, 4528]
    built = {"H1": "24", "H2": "30", "H3": "32", "H4": "27", "A13": "W1"}
    game = scene(built, wonders=((1,), (14,), (2,), (18,)), discs={"A1": "wild", "B3": "green"})
    assert [Kernel(game.match).perft(game.state, depth) for depth in (1, 2, 3)] == [88, 1602, 36660]


def test_batches_of_games_are_the_same_for_the_same_seed():
    kernel = Kernel(match_of(4))
    batch = kernel.play_games(200, seed=7)
    assert batch == kernel.twin().play_games(200, seed=7)
    assert batch != kernel.play_games(200, seed=8)
    assert sum(batch.wins) == 200  # retail knows no shared win
    assert batch.games == 200
    assert 140 < batch.decisions / batch.games < 170
    assert all(80 < points / batch.games < 120 for points in batch.points)


def test_play_outs_end_where_they_should():
    game = Game.new(2, seed=5)
    kernel = Kernel(game.match)
    s = kernel.state(game.state)
    assert kernel.play_out(s, seed=3) > 20
    assert kernel.is_over(s)
    assert to_state(s).finished == 0b11
