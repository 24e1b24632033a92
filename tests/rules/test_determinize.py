"""Determinize: a full game that fits a view, every possible way equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from scenes import scene
from skyrise import Chance, Game, determinize

SEVEN = {"H1": "24", "H2": "16", "H3": "17", "H4": "57", "A13": "62", "A12": "72", "A14": "96"}
SAMPLES = 1200


def evenly(counts: Counter[Any], ways: int) -> bool:
    """Chi-squared within five standard deviations of its mean: fails once in a million runs that are fair."""
    expected = SAMPLES / ways
    chi2 = sum((counts[way] - expected) ** 2 / expected for way in counts) + expected * (ways - len(counts))
    return chi2 < (ways - 1) + 5 * sqrt(2 * (ways - 1))


def guesses(game: Game, seat: int | None) -> list[Game]:
    view, chance = game.view(seat), Chance("guesses")
    return [determinize(view, chance) for _ in range(SAMPLES)]


@pytest.mark.rule("setup.secret")
def test_objectives_of_the_others_are_dealt_evenly() -> None:
    found = Counter(
        tuple(board.objective for board in guess.position().players) for guess in guesses(Game.new(4, seed=2), 0)
    )
    assert len(found) == 6  # three hidden objectives for three seats
    assert evenly(found, 6)


@pytest.mark.rule("setup.secret")
def test_patron_values_are_dealt_evenly_as_far_as_they_are_unknown() -> None:
    game = scene({"H1": "24"}, patrons={0: {"A": 1}}, patron_values=(5, 4, 3, 2))
    found = Counter(tuple(guess.position().patron_values.values()) for guess in guesses(game, 0))
    assert set(found) == {(5, *rest) for rest in permutations((4, 3, 2))}
    assert evenly(found, 6)


@pytest.mark.rule("setup.secret")
def test_hands_of_the_others_come_from_the_cards_that_are_not_mine() -> None:
    game = Game.new(2, seed=2)
    mine = set(game.position().players[0].wonder_hand or ())
    found = Counter(card for guess in guesses(game, 0) for card in guess.position().players[1].wonder_hand or ())
    assert set(found) == set(range(1, 21)) - mine
    share = SAMPLES * 5 / 15
    assert all(abs(count - share) < 6 * share**0.5 for count in found.values())


@pytest.mark.rule("R4")
def test_a_choice_made_in_secret_is_guessed_from_the_guessed_hand() -> None:
    game = scene(SEVEN, era=1, pending="choose", chosen=[(1,), (4,), None, None], to_act=2)
    for guess in guesses(game, 2)[:50]:
        position = guess.position()
        assert position.pending is not None
        for seat in (0, 1):
            (card,) = position.pending.chosen[seat] or ()
            assert card in (position.players[seat].wonder_hand or ())
        assert position.pending.chosen[2:] == (None, None)
    seen_by_0 = [guess.position().pending for guess in guesses(game, 0)[:20]]
    assert all(pending is not None and pending.chosen[0] == (1,) for pending in seen_by_0)


@pytest.mark.rule("setup.secret")
def test_cards_put_away_by_others_are_guessed_and_mine_are_kept() -> None:
    game = Game.new(3, seed=4)
    while game.era == 1:
        game.play(game.legal_actions()[0])
    mine = game.position().players[1].put_away
    for guess in guesses(game, 1)[:20]:
        boards = guess.position().players
        assert boards[1].put_away == mine
        cards = [card for board in boards for card in (*board.wonders, *(board.put_away or ()))]
        assert len(cards) == len(set(cards)) == 9


@pytest.mark.rule("setup.secret")
def test_when_all_is_open_there_is_nothing_to_guess() -> None:
    game = Game.new(2, seed=4)
    while not game.is_over:
        game.play(game.legal_actions()[0])
    assert determinize(game.view(None), Chance(1)).position() == game.position()
