"""What a seat cannot know is dealt anew for it: it sees the same as before, and what was dealt tells nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import factorial
from typing import Any

import pytest

from present import present
from skyrise import Chance, Game
from skyrise.rules import determinize
from skyrise.rules.core.cards import CARDS
from skyrise.rules.core.state import COLORS, LETTERS, State, copy_state, same_state
from skyrise.rules.core.words import CHOOSE
from skyrise.rules.views import view_of
from skyrise.search.core.guess import deal_again, guess

MANY = 3000
FAR = 5
"""Standard deviations that no count is off."""


def guessed(game: Game, state: State, chance: list[int]) -> State:
    """A state with what is hidden from the seat to act dealt anew."""
    twin = copy_state(state)
    guess(twin, game.match.tables, twin.to_act, chance)
    return twin


def decisions(game: Game) -> Iterator[Game]:
    """Plays a game at random; it is handed out before each decision."""
    chance = Chance("play")
    while not game.is_over:
        yield game
        legal = game.legal_actions()
        game.play(legal[chance.below(len(legal))])


@pytest.mark.parametrize(("players", "edition"), [(2, "manual"), (3, "preview"), (4, "retail")])
def test_a_seat_sees_the_same_after_a_guess_as_before(players: int, edition: str) -> None:
    numbers, changed = [7], 0
    for game in decisions(Game.new(players, edition, seed=4)):
        twin, seat = guessed(game, game.state, numbers), game.to_act
        assert view_of(game.match, twin, seat) == game.view(seat)
        changed += twin.objective != game.state.objective
    assert changed > 10


def is_even(counts: Counter[Any], kinds: int) -> bool:
    """Is every kind there about equally often?"""
    expected = counts.total() / kinds
    return len(counts) == kinds and all(abs(count - expected) < FAR * expected**0.5 for count in counts.values())


@pytest.mark.parametrize("truth", ["one", "another"])
def test_objectives_and_patron_values_are_equally_likely_whatever_was_dealt(truth: str) -> None:
    game = Game.new(2, seed=4)
    seat, numbers = present(game.to_act), [99]
    state = determinize(game.view(seat), Chance(truth)).state
    guesses = [guessed(game, state, numbers) for _ in range(MANY)]
    assert is_even(Counter(twin.objective[1 - seat] for twin in guesses), COLORS - 1)
    assert is_even(Counter(tuple(twin.patron_value) for twin in guesses), factorial(LETTERS))


@pytest.mark.parametrize("truth", ["one", "another"])
def test_hands_are_equally_likely_whatever_was_dealt(truth: str) -> None:
    game = next(game for game in decisions(Game.new(2, seed=4)) if game.state.phase == CHOOSE)
    seat, numbers = present(game.to_act), [99]
    state = determinize(game.view(seat), Chance(truth)).state
    others = [card for card in range(CARDS) if not state.hand[seat] >> card & 1]
    guesses = [guessed(game, state, numbers) for _ in range(MANY)]
    held = Counter(card for twin in guesses for card in others if twin.hand[1 - seat] >> card & 1)
    assert is_even(held, len(others))


@pytest.mark.parametrize(("players", "edition"), [(2, "manual"), (3, "preview"), (4, "retail")])
def test_every_deal_again_fits_the_view_and_is_another_one(players: int, edition: str) -> None:
    numbers, hands, objectives = [7], 0, 0
    for game in decisions(Game.new(players, edition, seed=4)):
        seat = present(game.to_act)
        deals = [copy_state(game.state), *(State.__new__(State) for _ in range(5))]
        deal_again(deals, [game.match.tables], seat, numbers)
        assert same_state(deals[0], game.state)
        assert all(view_of(game.match, twin, seat) == game.view(seat) for twin in deals)
        hands += len({tuple(twin.hand) for twin in deals}) > 1
        objectives += len({tuple(twin.objective) for twin in deals}) > 1
        assert game.era == 2 or hands
    assert hands > 10
    assert objectives > 10
