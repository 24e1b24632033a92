"""Rewards: what the end of a game is worth to each seat."""

from __future__ import annotations

import pytest

from skyrise.envs.rewards import FORFEIT, REWARDS, Ending, reward_named


@pytest.mark.parametrize(
    ("points", "won", "worth"),
    [
        ((90, 80), 0b01, [1, -1]),
        ((80, 80), 0b10, [-1, 1]),
        ((80, 80), 0b11, [0, 0]),
        ((70, 90, 80), 0b010, [-1, 1, 0]),
        ((70, 90, 70), 0b010, [-0.5, 1, -0.5]),
        ((90, 90, 60, 60), 0b0010, [1 / 3, 1, -2 / 3, -2 / 3]),
        ((90, 90, 60, 60), 0b0011, [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
    ],
)
def test_ranks_go_evenly_from_1_to_minus_1_and_a_win_counts_before_prestige(
    points: tuple[int, ...], won: int, worth: list[float]
) -> None:
    ranks = [REWARDS["rank"](Ending(points, won), seat) for seat in range(len(points))]
    assert ranks == pytest.approx(worth)
    assert sum(ranks) == pytest.approx(0)


def test_a_shared_win_is_shared() -> None:
    ending = Ending((90, 90, 60), 0b011)
    assert [REWARDS["win"](ending, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_the_margin_is_to_the_best_other_seat() -> None:
    ending = Ending((90, 70, 85), 0b001)
    assert [REWARDS["margin"](ending, seat) for seat in range(3)] == pytest.approx([0.05, -0.2, -0.05])


def test_every_reward_says_what_a_forfeit_is_worth() -> None:
    assert FORFEIT.keys() == REWARDS.keys()
    with pytest.raises(ValueError, match="there are rank, win, margin"):
        reward_named("fame")
