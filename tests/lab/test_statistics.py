"""Statistics against values known from elsewhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyrise.lab.arena.ratings import Rating, ratings
from skyrise.lab.statistics import Z95, mean, mean_by_setup, percentile, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_of_published_examples(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_wilson_holds_the_rate_and_stays_within_bounds(games: int, rate: float) -> None:
    low, high = wilson(rate * games, games)
    assert 0 <= low <= rate + 1e-9
    assert rate - 1e-9 <= high <= 1


def test_wilson_of_no_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_standard_error_is_over_set_ups() -> None:
    # the means are 1, 3 and 2: their deviation is 1, whatever the games of a setup did
    found, error = mean_by_setup([[11, -9], [3, 3], [-48, 52]])
    assert found == pytest.approx(2)
    assert error == pytest.approx(1 / 3**0.5)


def test_of_one_set_up_there_is_no_error_and_of_none_no_mean() -> None:
    assert mean_by_setup([[4, 6], []]) == (5, None)
    assert mean_by_setup([]) == (None, None)
    assert mean([]) is None


def test_percentile_is_one_of_the_values() -> None:
    assert percentile([5.0], 0.95) == 5.0
    assert percentile([3, 1, 2, 4], 0.5) == 2
    assert percentile(list(range(20)), 0.95) == 18
    assert percentile([], 0.95) is None


def test_ratings_of_one_game() -> None:
    # PlackettLuce of openskill with its own defaults and tau 0: the two-player update of the published model
    found = ratings([(("a", "b"), (1, 2))])
    assert found["a"].mu == pytest.approx(27.6352, abs=1e-3)
    assert found["b"].mu == pytest.approx(22.3648, abs=1e-3)
    assert found["a"].sigma == found["b"].sigma == pytest.approx(8.0655, abs=1e-3)


def test_a_tie_moves_nobody_who_is_level() -> None:
    found = ratings([(("a", "b"), (1, 1))])
    assert found["a"].mu == found["b"].mu == pytest.approx(25)
    assert found["a"].sigma < 25 / 3


def test_more_games_make_a_rating_surer() -> None:
    few, many = (ratings([(("a", "b"), (1, 2)), (("b", "a"), (1, 2))] * count)["a"] for count in (1, 50))
    assert many.sigma < few.sigma / 3
    assert many.mu == pytest.approx(25, abs=1)


def test_a_bot_on_several_seats_is_rated_once_a_game() -> None:
    found = ratings([(("a", "b", "b", "b"), (1, 2, 3, 4))])
    assert set(found) == {"a", "b"}
    alone = ratings([(("a", "b", "c", "d"), (1, 2, 3, 4))])
    assert found["b"].mu == pytest.approx(sum(alone[bot].mu for bot in "bcd") / 3)


def test_against_itself_a_bot_stays_where_it_is() -> None:
    assert ratings([(("a", "a"), (1, 2))] * 20)["a"].mu == pytest.approx(25)


def test_the_interval_is_that_of_a_normal_variable() -> None:
    assert pytest.approx(1.959964) == Z95
    assert Rating(25, 2).interval == pytest.approx((21.080072, 28.919928))
