"""Whole games and their survey, compiled and interpreted: the same files, loaded twice."""

from __future__ import annotations

import numpy as np
import pytest

from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.lab.games import Crew, Order, play
from skyrise.lab.games.bench import Bench


@pytest.mark.parametrize("policy", ["judged", "random"])
@pytest.mark.parametrize(("players", "edition"), [(2, "manual"), (3, "preview"), (4, "retail")])
def test_both_loads_play_and_survey_the_same_game(compiled: Load, players: int, edition: str, policy: str) -> None:
    order = Order(players, edition, policy=policy, seed=players)
    fast, slow = (Bench(load).play(order, 0) for load in (compiled, Interpreted()))
    assert fast.actions.tolist() == slow.actions.tolist()
    assert fast.seats.tolist() == slow.seats.tolist()
    assert fast.facts.tolist() == slow.facts.tolist()
    assert fast.auctions.tolist() == slow.auctions.tolist()


def test_the_games_do_not_depend_on_the_number_of_threads(compiled: Load) -> None:
    order = Order(players=3, games=25)
    (alone,), (together,) = (list(play(order, Crew(compiled, threads))) for threads in (1, 3))
    assert [game.number for game in together.games] == list(range(25))
    assert np.array_equal(alone.facts, together.facts)
    assert np.array_equal(alone.auctions, together.auctions)


def test_chunks_add_up_to_the_same_games(compiled: Load) -> None:
    order = Order(players=2, games=7)
    (whole,) = play(order, Crew(compiled))
    parts = list(play(order, Crew(compiled), size=3))
    assert [len(part.games) for part in parts] == [3, 3, 1]
    assert np.array_equal(whole.facts, np.concatenate([part.facts for part in parts]))


def test_to_look_one_action_ahead_beats_chance(compiled: Load) -> None:
    (judged,), (random,) = (
        list(play(Order(players=2, games=30, policy=policy), Crew(compiled))) for policy in ("judged", "random")
    )
    assert judged.prestige.sum(axis=2).mean() > random.prestige.sum(axis=2).mean() + 20
