"""Forecasts: from candidates whose rates are known, the worth of places and values is learned, and used."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lab.tune.tasks import NUMBERS, TOY, task_of
from skyrise.lab.tune.candidate import Candidate, numbers_at, settings_of
from skyrise.lab.tune.constraints import broken
from skyrise.lab.tune.counts import BLOCKS, Counts
from skyrise.lab.tune.forecast import learned
from skyrise.lab.tune.freedom import base_candidate
from skyrise.lab.tune.misfit import Fit
from skyrise.lab.tune.search import offspring
from skyrise.lab.tune.start import first_candidate
from skyrise.lab.tune.task import Task

COLORS = ("red", "teal", "yellow", "blue")
KEY = "era1.medium"
DECIDING = (0, 1)
"""The buildings that decide everything here: the two lowest medium ones of era 1. A color that has both high wins."""
WORTH = 0.04
GAMES = 400


def place(candidate: Candidate, color: str, at: int) -> float:
    """From -1, the lowest of the four, to 1."""
    settings = dict(candidate.values)
    numbers = {one: numbers_at(settings, f"buildings.{one}.{KEY}")[at] for one in COLORS}
    return 2 * sum(other < numbers[color] for other in numbers.values()) / 3 - 1


def truth(candidate: Candidate, task: Task) -> dict[tuple[int, str], float]:
    """What each color really wins."""
    return {
        (want.company.players, want.of): 1 / want.company.players
        + WORTH * sum(place(candidate, want.of, at) for at in DECIDING)
        for want in task.wants
    }


def measured(candidate: Candidate, task: Task, seed: int) -> Fit:
    """So many games of a candidate, with the luck of a seed."""
    chance, rates, counts = np.random.default_rng(seed), truth(candidate, task), {}
    for company in task.companies:
        wanted = [rates[company.players, want.of] for want in task.wants_of(company)]
        cases = np.full((BLOCKS, len(wanted)), GAMES / BLOCKS)
        counts[company] = Counts(chance.binomial(GAMES // BLOCKS, wanted, cases.shape).astype(float), cases)
    return Fit(task.wants, counts)


@pytest.fixture
def task(tmp_path: Path) -> Task:
    text = NUMBERS.replace("candidates = 6", "candidates = 40").replace("[30, 55]", "[20, 60]")
    return task_of(text, tmp_path)


def true_misfit(candidate: Candidate, task: Task) -> float:
    rates = truth(candidate, task)
    off = [(rates[want.company.players, want.of] - want.middle) / want.half for want in task.wants]
    return sum(one**2 for one in off) / len(off)


def test_the_places_that_matter_are_learned_from_few_games_of_many_candidates(task: Task) -> None:
    start = first_candidate(task)
    field = [start, *offspring(task, [start], 1), *offspring(task, [start], 2)]
    forecast = learned(task.free, [(one, measured(one, task, seed)) for seed, one in enumerate(field)])
    fresh = offspring(task, [start], 3)
    told = [forecast.misfit(one) for one in fresh]
    real = [true_misfit(one, task) for one in fresh]
    assert len(set(real)) > 2
    assert np.corrcoef(told, real)[0, 1] > 0.8


def test_every_other_new_candidate_is_one_that_should_do_well_and_meets_the_constraints(task: Task) -> None:
    start = first_candidate(task)
    field = [start, *offspring(task, [start], 1), *offspring(task, [start], 2)]
    forecast = learned(task.free, [(one, measured(one, task, seed)) for seed, one in enumerate(field)])
    new = offspring(task, [start], 3, forecast)
    liked, others = new[::2], new[1::2]
    assert len(new) == 40
    assert not any(broken(task.rules, one.on(settings_of(task.edition))) for one in new)
    assert np.mean([forecast.misfit(one) for one in liked]) < min(forecast.misfit(one) for one in others)
    assert np.mean([true_misfit(one, task) for one in liked]) < np.mean([true_misfit(one, task) for one in others])


def test_what_a_value_is_worth_is_learned_too(tmp_path: Path) -> None:
    task = task_of(TOY, tmp_path)
    (company,) = task.companies
    known = []
    for value in (0, 5, 12, 20):
        cases = np.full((BLOCKS, 1), 1000.0)
        candidate = Candidate(((base_candidate(task.edition, task.free).values[0][0], value),))
        known.append((candidate, Fit(task.wants, {company: Counts(cases * (0.4 + 0.01 * value), cases)})))
    forecast = learned(task.free, known)
    best = min(range(41), key=lambda value: forecast.misfit(Candidate((("wonders.20.per_structure", value),))))
    assert 37 <= best <= 40, "0.4 and 0.01 for each: 0.8, the middle of what is wanted, at 40"
