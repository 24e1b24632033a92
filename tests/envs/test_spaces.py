"""The action space: every action text has one index, both ways, in every city."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from present import present
from skyrise import Game, edition_ids
from skyrise.envs.charts import chart_of
from skyrise.envs.core import numbers as n
from skyrise.envs.game import SingleGame
from skyrise.envs.matches import city_of
from skyrise.envs.spaces import PLACES, action_space
from skyrise.kernel.interpreted import Interpreted
from skyrise.rules import parse_action
from skyrise.rules.core.words import NONE
from strategies import games


@pytest.mark.parametrize("edition", edition_ids())
def test_every_index_has_one_text_and_every_text_one_index(edition: str) -> None:
    space = action_space(edition)
    assert len(space) == n.ACTIONS == len(set(space.texts)) == 4356
    assert [space.index(text) for text in space.texts] == list(range(len(space)))
    assert all(str(parse_action(text)) == text for text in space.texts)


def test_the_neighborhoods_of_the_box_have_a_number_each() -> None:
    assert len(PLACES) == n.PLACES == len(set(PLACES))


@given(games())
def test_indices_are_the_codes_of_the_rules_in_any_city(game: Game) -> None:
    space, chart = action_space(game.match.edition.id), chart_of(game.match.city)
    for code in game.match.legal_codes(game.state):
        index = chart.index_of[code]
        assert space.text(index) == str(game.match.decode(code))
        assert chart.code_of[index] == code


def test_what_a_city_has_not_has_no_code() -> None:
    chart = chart_of(city_of((("north", "aurora"), ("east", "zephyr"))))
    missing = [space for space, cell in zip(PLACES, chart.cells, strict=True) if cell == NONE]
    assert len(missing) == 28
    assert {place[0] for place in missing} == {"B", "C"}
    assert np.count_nonzero(chart.code_of != NONE) == 68 * 32 + 1 + 4 + 32 + 1 + 20 + 190


def test_the_mask_marks_what_the_rules_list() -> None:
    game, one = Game.new(3, "preview", 5), SingleGame("preview", 3, load=Interpreted())
    one.take_up(game.match, game.state)
    while not game.is_over:
        legal = {one.space.index(str(action)) for action in game.legal_actions()}
        assert set(one.legal()) == legal
        assert one.to_act == game.to_act
        action = max(legal, key=lambda index: index * 7919 % 4357)
        one.step(action)
        game.play(one.space.text(action))
    assert one.to_act is None
    assert not one.mask.any()
    assert one.ending().points == tuple(sheet.total for sheet in game.scores())
    assert [seat for seat in range(3) if one.ending().is_winner(seat)] == list(present(game.outcome).winners)


@pytest.mark.parametrize("action", [-1, 4356, 0])
def test_what_is_not_legal_is_refused_and_changes_nothing(action: int) -> None:
    one = SingleGame("retail", 2, load=Interpreted())
    one.begin(1)
    before = one.observe(0)
    with pytest.raises(ValueError, match="is not legal now"):
        one.step(action)
    assert (one.observe(0) == before).all()
    assert one.played == []
