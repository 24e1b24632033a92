"""A sequential test is wrong as rarely as it says, and ends early where the difference is large."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lab.odd_bots import make_odd_bot
from skyrise.lab.arena import ArenaError, Plan, Sprt, run
from skyrise.lab.arena.sprt import NOT_STRONGER, STRONGER, cases_of

MOST = 4000


def decided(share: float, random: Random, test: Sprt) -> tuple[str | None, int]:
    """A match of two games a setup, between bots of which the first wins this share."""
    cases: list[float] = []
    while len(cases) < MOST:
        cases.append((float(random.random() < share) + float(random.random() < share)) / 2)
        if decision := test.verdict(cases).decision:
            return decision, len(cases)
    return None, MOST


@pytest.mark.parametrize(("share", "right"), [(0.5, NOT_STRONGER), (0.6, STRONGER)])
def test_it_is_rarely_wrong(share: float, right: str) -> None:
    random, test = Random(1), Sprt(0.5, 0.6)
    ends = [decided(share, random, test) for _ in range(150)]
    assert sum(decision != right for decision, _ in ends) <= 15
    assert sum(cases for _, cases in ends) / len(ends) < 250


def test_a_large_difference_is_sure_soon() -> None:
    random, test = Random(1), Sprt(0.5, 0.55)
    assert max(decided(0.9, random, test)[1] for _ in range(20)) < 80


def test_equal_cases_are_no_certainty_at_once() -> None:
    assert Sprt(0.5, 0.55).verdict([1.0] * 7).decision is None
    assert Sprt(0.5, 0.55).verdict([0.5] * 30).likelihood < 0


def test_a_run_stops_and_goes_on_no_more(tmp_path: Path) -> None:
    state, test = tmp_path / "state.jsonl", Sprt(0.5, 0.7)
    plan = Plan(("casual", "random"), players=2, games=400, seed=1)
    results = run(plan, state=state, sprt=test)
    assert results.is_complete
    assert results.verdict is not None
    assert results.verdict.decision == STRONGER
    assert 16 <= len(results.games) < 100
    before = state.read_bytes()
    assert run(plan, state=state, sprt=test).verdict == results.verdict
    assert state.read_bytes() == before


def test_a_set_up_counts_once_all_its_games_are_over() -> None:
    results = run(Plan(("one", "two"), players=2, games=8), make=make_odd_bot)
    games = {game.job: game for game in results.games}
    assert len(cases_of(results.jobs, games)) == 4
    del games[3]
    assert len(cases_of(results.jobs, games)) == 1


def test_it_compares_two_bots() -> None:
    with pytest.raises(ArenaError, match="a sequential test compares two bots, not 3"):
        run(Plan(("a=random", "b=random", "c=random"), 3, 6), sprt=Sprt())
