"""Figures and intervals, against values known from elsewhere and against what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from skyrise.lab.balance.compare import differs
from skyrise.lab.balance.verdicts import sentence, verdict
from skyrise.lab.estimates import LEAST_CASES, Estimate, Measure, PairedTally, Tally, together
from skyrise.lab.statistics import Z95, wilson

RANDOM = np.random.default_rng(5)


def of(sums: np.ndarray, counts: np.ndarray, share: bool = False) -> dict[str, Measure]:
    return {"one": Measure(("figure",), np.asarray(sums, float)[:, None], np.asarray(counts, float)[:, None], share)}


def test_with_one_case_a_game_the_interval_is_that_of_a_mean() -> None:
    values = RANDOM.normal(10, 3, 400)
    tally = Tally()
    tally.add(400, of(values, np.ones(400)))
    (found,) = tally.estimates("one")
    assert found.value == pytest.approx(values.mean())
    assert found.half == pytest.approx(Z95 * values.std() / 20)


def test_a_share_has_wilsons_interval() -> None:
    tally = Tally()
    tally.add(4, of(np.array([1, 0, 1, 1]), np.ones(4), share=True))
    (found,) = tally.estimates("one")
    assert (found.low, found.high) == pytest.approx(wilson(3, 4))


def test_a_share_of_cases_that_hang_together_is_as_sure_as_the_games_are_many() -> None:
    tally = Tally()
    tally.add(40, of(np.repeat([0.0, 10.0], 20), np.full(40, 10.0), share=True))  # ten equal cases in each game
    (found,) = tally.estimates("one")
    assert (found.low, found.high) == pytest.approx(wilson(20, 40))
    assert found.count == 400


def test_what_was_never_seen_may_happen_all_the_same() -> None:
    tally = Tally()
    tally.add(30, of(np.zeros(30), np.full(30, 2.0), share=True))
    (found,) = tally.estimates("one")
    assert (found.low, found.high) == pytest.approx(wilson(0, 30))


def test_cases_of_one_game_do_not_count_as_many_games() -> None:
    tally = Tally()
    tally.add(50, of(np.repeat([0.0, 10.0], 25), np.full(50, 10.0)))  # ten equal cases in each game
    (found,) = tally.estimates("one")
    assert found.value == pytest.approx(0.5)
    assert found.half == pytest.approx(Z95 * 0.5 / 50**0.5)


def test_chunks_add_up() -> None:
    values, counts = RANDOM.normal(size=60), RANDOM.integers(0, 4, 60)
    whole, parts = Tally(), Tally()
    whole.add(60, of(values, counts))
    for part in (slice(0, 11), slice(11, 60)):
        parts.add(60, of(values[part], counts[part]))
    assert parts.estimates("one")[0].half == pytest.approx(whole.estimates("one")[0].half)


def test_of_nothing_there_is_no_figure() -> None:
    tally = Tally()
    tally.add(2, of(np.zeros(2), np.zeros(2)))
    assert tally.estimates("one") == []


def test_a_difference_on_the_same_set_ups_is_surer_than_on_others() -> None:
    luck, change = RANDOM.normal(0, 10, 500), RANDOM.normal(1, 1, 500)
    pair = PairedTally()
    pair.add(500, of(luck, np.ones(500)), of(luck + change, np.ones(500)))
    (found,) = pair.differences("one")
    assert found.value == pytest.approx(change.mean())
    assert found.half == pytest.approx(Z95 * change.std() / 500**0.5)
    assert differs(found)
    assert not differs(Estimate("", 0.1, -0.1, 0.3, 9))


def test_the_same_games_do_not_differ() -> None:
    values, counts = RANDOM.normal(size=90), RANDOM.integers(1, 4, 90)
    pair = PairedTally()
    for part in (slice(0, 31), slice(31, 90)):
        pair.add(1, of(values[part], counts[part]), of(values[part], counts[part]))
    (found,) = pair.differences("one")
    assert (found.value, found.low, found.high) == (0, 0, 0)


def test_differences_of_too_few_cases_are_left_out() -> None:
    pair = PairedTally()
    pair.add(9, of(np.arange(9), np.ones(9)), of(np.ones(9), np.ones(9)))
    assert LEAST_CASES > 9
    assert pair.differences("one") == []


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for seed in range(400):
        random = np.random.default_rng(seed)
        counts = random.integers(1, 6, 200)
        skill = random.normal(2, 1, 200)
        tally = Tally()
        tally.add(200, of(counts * skill, counts))
        (found,) = tally.estimates("one")
        held += found.low <= 2 <= found.high
    assert 0.91 < held / 400 < 0.98


def test_intervals_of_many_figures_hold_all_at_once_as_often_as_they_say() -> None:
    held, labels = 0, tuple(map(str, range(20)))
    for seed in range(400):
        shares = (np.random.default_rng(seed).random((300, 20)) < 0.25).astype(float)
        tally = Tally()
        tally.add(300, {"one": Measure(labels, shares, np.ones((300, 20)), share=True)})
        held += all(one.low <= 0.25 <= one.high for one in tally.estimates_together("one"))
    assert 0.92 < held / 400 < 0.99
    assert together(20) > together(2) > together(1) == pytest.approx(Z95)


def test_verdicts_tell_sure_from_open() -> None:
    fair, off, unsure = (
        Estimate(name, value, value - half, value + half, 1)
        for name, value, half in [("red", 0.25, 0.01), ("teal", 0.30, 0.02), ("blue", 0.26, 0.04)]
    )
    assert [verdict(one, 0.25) for one in (fair, off, unsure)] == ["fair", "off", "open"]
    assert sentence("Colours", [fair], 0.25, 900) == "Colours: fair, all are within 2 points of 25.0%."
    said = sentence("Colours", [fair, off, unsure], 0.25, 900)
    assert "off, by more than 2 points from 25.0%: teal (30.0%)" in said
    assert "open for 1 of 3 (± 4.0 points; some 15,000 games would tell)" in said


def test_where_the_interval_is_narrow_more_games_are_not_asked_for() -> None:
    edge = Estimate("red", 0.27, 0.262, 0.278, 1)
    assert sentence("Colours", [edge], 0.25, 10_000) == "Colours: open for 1 of 1 (± 0.8 points)."
