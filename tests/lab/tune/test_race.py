"""Races: the better candidate stays, who is clearly worse goes out, and how sure that is.

The games of these races are drawn from rates that are known, so that it is known who is better, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev

import numpy as np
import pytest

from skyrise.lab.tune.candidate import Candidate
from skyrise.lab.tune.counts import BLOCKS, Counts, joined
from skyrise.lab.tune.misfit import Fit
from skyrise.lab.tune.race import run_race, stages_of
from skyrise.lab.tune.wants import Company, Want

FOUR = Company("judged", 4)
WANTS = (Want("color", FOUR, "red", 0.24, 0.26), Want("color", FOUR, "teal", 0.24, 0.26))
BATCH = 200


def numbered(number: int) -> Candidate:
    return Candidate((("wonders.20.per_structure", number),))


class Drawn:
    """Games in which each candidate wins with rates that are known; all share half of their luck."""

    def __init__(self, rates: dict[str, tuple[float, float]], seed: int) -> None:
        self.rates = rates
        self.seed = seed
        self.asked: list[tuple[str, int, tuple[int, ...]]] = []

    def __call__(self, candidate: Candidate, race: int, games: int, chunks: Sequence[int]) -> Fit:
        self.asked.append((candidate.name, race, tuple(chunks)))
        return Fit(WANTS, {FOUR: joined(self._counts(candidate, race, chunk) for chunk in chunks)})

    def _counts(self, one: Candidate, race: int, chunk: int) -> Counts:
        shared = np.random.default_rng((self.seed, race, chunk)).random((BATCH, 2))
        own = np.random.default_rng((self.seed, race, chunk, int(one.name, 16))).random((BATCH, 2))
        takes_own = np.random.default_rng((self.seed, race, chunk, int(one.name, 16), 1)).random((BATCH, 2)) < 0.5
        wins = (np.where(takes_own, own, shared) < np.array(self.rates[one.name])).astype(float)
        sums = np.stack([part.sum(axis=0) for part in np.array_split(wins, BLOCKS)])
        return Counts(sums, np.full_like(sums, BATCH / BLOCKS))


def race_of(rates: Sequence[tuple[float, float]], seed: int, games: int = 3200) -> tuple[list[int], Drawn]:
    """The numbers of the candidates in the order in which they are placed."""
    field = [numbered(number) for number in range(len(rates))]
    drawn = Drawn({one.name: rate for one, rate in zip(field, rates, strict=True)}, seed)
    race = run_race(1, field, drawn, games, BATCH)
    return [field.index(one.candidate) for one in race.placed], drawn


def test_the_better_candidate_stays() -> None:
    rates = [(0.30, 0.20), (0.25, 0.25), (0.32, 0.25), (0.27, 0.22), (0.25, 0.33)]
    first = [race_of(rates, seed)[0][0] for seed in range(40)]
    assert first.count(1) >= 36


def test_nearly_as_good_ones_are_not_thrown_out_early() -> None:
    """Two that are equally good: neither may be called clearly worse more often than by chance."""
    lost = 0
    for seed in range(100):
        drawn = Drawn({numbered(number).name: (0.25, 0.25) for number in range(2)}, seed)
        one, other = (drawn(numbered(number), 1, BATCH, range(4)) for number in range(2))
        lost += one.is_clearly_worse(other) or other.is_clearly_worse(one)
    assert lost <= 12


def test_who_is_clearly_worse_goes_out_and_costs_no_more() -> None:
    placed, drawn = race_of([(0.25, 0.25), (0.5, 0.1), (0.1, 0.6)], seed=1)
    assert placed[0] == 0
    assert len(drawn.asked) == 3, "after the first batch there is nothing left to race"


def test_all_candidates_play_the_same_set_ups() -> None:
    _, drawn = race_of([(0.25, 0.25), (0.26, 0.24), (0.24, 0.25), (0.25, 0.26)], seed=2)
    for name in {name for name, _, _ in drawn.asked}:
        played = [chunk for other, race, chunks in drawn.asked for chunk in chunks if other == name and race == 1]
        assert played == list(range(len(played)))


def test_batches_grow_and_cover_every_game_once() -> None:
    chunks = [chunk for stage in stages_of(2500, 100) for chunk in stage]
    assert chunks == list(range(25))
    assert [len(stage) for stage in stages_of(2500, 100)] == [1, 1, 2, 4, 8, 9]
    assert list(stages_of(50, 100)) == [range(1)]


@pytest.mark.parametrize("rates", [(0.25, 0.25), (0.27, 0.24)])
def test_the_misfit_is_right_on_average_however_few_the_games(rates: tuple[float, float]) -> None:
    true = fmean(((rate - 0.25) / 0.01) ** 2 for rate in rates)
    found = [Drawn({numbered(0).name: rates}, seed)(numbered(0), 1, BATCH, range(2)).misfit for seed in range(400)]
    assert fmean(found) == pytest.approx(true, abs=4 * stdev(found) / 20)


@pytest.mark.parametrize("rates", [((0.25, 0.25), (0.25, 0.25)), ((0.29, 0.22), (0.26, 0.26))])
def test_the_error_of_a_difference_is_about_what_it_varies_by(
    rates: tuple[tuple[float, float], tuple[float, float]],
) -> None:
    differences, errors = [], []
    for seed in range(300):
        drawn = Drawn({numbered(number).name: rates[number] for number in range(2)}, seed)
        one, other = (drawn(numbered(number), 1, BATCH, range(4)) for number in range(2))
        differences.append(one.misfit - other.misfit)
        errors.append(one.error_beside(other))
    assert 0.85 <= fmean(errors) / stdev(differences) <= 1.5, "rather too careful than too sure"


def test_a_rate_without_a_case_is_far_off_and_its_interval_says_nothing() -> None:
    nothing = Fit(WANTS, {FOUR: Counts(np.zeros((BLOCKS, 2)), np.zeros((BLOCKS, 2)))})
    assert nothing.misfit == pytest.approx(625)
    assert [(one.value, one.low, one.high) for _, one in nothing.estimates()] == [(0, 0, 1)] * 2
    assert not nothing.reached
