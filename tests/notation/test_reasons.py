"""Why a piece may not be bid on a neighborhood now."""

from __future__ import annotations

import pytest

from present import present
from skyrise import Game
from skyrise.language import refusal_message
from skyrise.notation import reasons_document
from skyrise.rules import BadAction, IllegalAction


@pytest.fixture
def game() -> Game:
    """An auction under way."""
    game = Game.new(3, seed=5)
    game.play(game.legal_actions()[0])
    return game


def test_every_neighborhood_is_legal_or_has_the_reason_of_the_rules(game: Game) -> None:
    seat = present(game.to_act)
    for piece in (*game.position().available(seat), 99):
        reasons = reasons_document(game, str(piece), seat)
        for place in game.match.city.places:
            try:
                game.copy().play(f"{piece}@{place.id}")
                assert place.id not in reasons
            except IllegalAction as error:
                assert reasons[place.id] == refusal_message(error).document()


def test_whoever_is_not_to_act_is_told_so(game: Game) -> None:
    other = (present(game.to_act) + 1) % game.players
    reasons = reasons_document(game, "24", other)
    assert {reason["id"] for reason in reasons.values()} == {"reason-turn-other"}
    assert len(reasons) == len(game.match.city)


def test_what_is_no_piece_is_refused(game: Game) -> None:
    with pytest.raises(BadAction):
        reasons_document(game, "W99", present(game.to_act))
