"""What comes back from thinking: chances as they come true."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyrise import Game
from skyrise.teacher import thinking
from skyrise.teacher.thinking import GLANCE, Effort, Question, sharpened
from teacher.thinkers import LITTLE, think

parts = st.floats(min_value=0.01, max_value=1)
some_chances = st.lists(parts, min_size=2, max_size=4).map(lambda all_of: [one / sum(all_of) for one in all_of])


@given(some_chances)
def test_sharpened_chances_are_chances_in_the_same_order_and_farther_apart(wins: list[float]) -> None:
    sharp = sharpened(wins)
    assert sum(sharp) == pytest.approx(1)
    assert sorted(range(len(wins)), key=wins.__getitem__) == sorted(range(len(wins)), key=lambda i: (sharp[i], wins[i]))
    assert max(sharp) - min(sharp) >= max(wins) - min(wins) - 1e-9


@pytest.mark.parametrize("wins", [(1.0, 0.0), (0.5, 0.5), (0.0, 0.0, 1.0), (0.25,) * 4])
def test_what_is_certain_or_even_stays_so(wins: tuple[float, ...]) -> None:
    assert sharpened(wins) == pytest.approx(wins)


@pytest.mark.parametrize(("effort", "is_sharpened"), [(GLANCE, False), (LITTLE, True)], ids=["a glance", "a search"])
def test_only_a_search_is_sharpened(monkeypatch: pytest.MonkeyPatch, effort: Effort, is_sharpened: bool) -> None:
    view = Game.new(players=3, seed=4).view(0)
    questions = [Question(one, "a seed", effort) for one in (view, replace(view, seat=None, legal=()))]
    shown = [think(question) for question in questions]
    monkeypatch.setattr(thinking, "SHARPER", {3: 1.0})
    plain = [think(question) for question in questions]
    assert [one.wins != other.wins for one, other in zip(shown, plain, strict=True)] == [is_sharpened] * 2
