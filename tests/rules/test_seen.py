"""Section 3: what a reader may know of an action, and what is shared between many readers."""

from __future__ import annotations

import pytest

from skyrise import Chance, Game, parse_action
from skyrise.rules.position import Eye, position_of
from skyrise.rules.seen import open_action, own_action, seen_action


@pytest.mark.rule("setup.secret")
def test_a_choice_of_wonder_cards_is_known_to_its_seat_alone() -> None:
    choice = parse_action("choose=7")
    assert [seen_action(choice, 1, viewer) for viewer in (None, 0, 1)] == [None, None, "choose=7"]
    assert open_action(choice) == own_action(choice) == "choose=7"


@pytest.mark.parametrize("text", ["24@H1", "W7@A3", "pass", "wild=green", "vault=none"])
def test_everybody_knows_any_other_action(text: str) -> None:
    action = parse_action(text)
    assert [seen_action(action, 1, viewer) for viewer in (None, 0, 1)] == [text] * 3


@pytest.mark.rule("setup.secret")
def test_a_view_that_starts_from_the_spectators_is_the_same_one() -> None:
    game, chance = Game.new(2, seed=3), Chance(3, "seen")
    while not game.is_over:
        public = game.view(None).position
        for seat in (None, 0, 1):
            assert game.view(seat, public=public) == game.view(seat)
        game.play(chance.choice(game.legal_actions()))
    everything = game.position()
    assert position_of(game.match, game._state, Eye(0), everything) is everything
