"""Section 3: what a reader may know of an action, and what is shared between many readers."""

from __future__ import annotations

import pytest

from skyrise import Chance, Game, parse_action
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
def test_a_spectator_sees_the_same_whatever_was_seen_before() -> None:
    for way in (0, -1):
        game, moment = Game.new(2, seed=3), None
        while not game.is_over:
            moment = game.moment(moment)
            assert moment.position == game.view(None).position
            game = game.copy()
            game.play(game.legal_actions()[way])
        assert game.moment(moment).position == game.position()
        assert game.moment(Game.new(2, seed=4).moment()).position == game.position()


def test_what_was_seen_of_a_state_that_went_on_is_not_used_again() -> None:
    game = Game.new(2, seed=3)
    before = game.moment()
    game.play(game.legal_actions()[0])
    assert game.moment(before).position == game.view(None).position != before.position


@pytest.mark.rule("setup.secret")
def test_what_a_seat_sees_besides_makes_its_view() -> None:
    game, chance = Game.new(2, seed=3), Chance(3, "seen")
    while True:
        for seat in (0, 1):
            own, view = game.secrets(seat), game.view(seat)
            board = view.position.players[seat]
            assert (own.objective, own.wonder_hand, own.put_away) == (
                board.objective,
                board.wonder_hand,
                board.put_away,
            )
            assert (own.patron_values, own.pending) == (view.position.patron_values, view.position.pending)
            for covered in (False, True):
                legal = game.view(seat, covered=covered).legal
                assert game.options(seat, covered=covered) == [str(action) for action in legal]
        assert game.options(None) == []
        if game.is_over:
            break
        game.play(chance.choice(game.legal_actions()))
