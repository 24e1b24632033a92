"""Legal actions are counted and picked without a list, and they are those of the list."""

from __future__ import annotations

from itertools import product

import pytest

from scenes import scene
from skyrise import Chance, Game, edition_ids
from skyrise.rules.core.legal import legal_actions
from skyrise.rules.core.pick import action_at, count_actions, drawn_action
from skyrise.rules.core.words import ACTIONS


def listed(game: Game) -> list[int]:
    out = [0] * ACTIONS
    return out[: legal_actions(game.state, game.match.tables, out)]


def picked(game: Game) -> list[int]:
    """Every action, each picked by its place."""
    s, t, out = game.state, game.match.tables, [0] * ACTIONS
    return [action_at(s, t, number, out) for number in range(count_actions(s, t, out))]


@pytest.mark.parametrize(("players", "edition"), tuple(product((2, 3, 4), edition_ids())))
def test_in_random_games_every_place_has_the_action_of_the_list(players: int, edition: str) -> None:
    for seed in range(3):
        game, chance = Game.new(players, edition, seed), Chance(seed)
        while not game.is_over:
            assert picked(game) == listed(game)
            game.play(chance.choice(game.legal_actions()))
        assert picked(game) == []


class Always:
    """A chance that always draws the same place, and keeps how many there were."""

    def __init__(self, number: int) -> None:
        self._number, self.bound = number, 0

    def below(self, bound: int) -> int:
        self.bound = bound
        return self._number


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_drawn_is_at_the_place_that_chance_says(players: int) -> None:
    game, chance = Game.new(players, seed=players), Chance(players)
    while not game.is_over:
        actions = listed(game)
        for number in {0, len(actions) // 2, len(actions) - 1}:
            always = Always(number)
            assert drawn_action(game.state, game.match.tables, always, [0] * ACTIONS) == actions[number]
            assert always.bound == len(actions)
        game.play(chance.choice(game.legal_actions()))


HAMMER, CAPITAL, ATELIER = 1, 2, 14


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("cards", [(CAPITAL, ATELIER), (HAMMER, CAPITAL)])
@pytest.mark.parametrize("bids", [[], [("9", "H3")]])
def test_wonders_that_stand_anywhere_or_that_the_hammer_bans(
    edition: str, cards: tuple[int, int], bids: list[tuple[str, str]]
) -> None:
    """Red is to bid; the Hammer is red's own, or stands next to where red bids."""
    built = {"H1": "16"} if HAMMER in cards else {"H1": "16", "H2": "W1"}
    others = (5, 6) if HAMMER in cards else (HAMMER, 6)
    game = scene(built, players=2, edition=edition, wonders=(cards, others), bids=bids)
    assert picked(game) == listed(game)
    assert len(picked(game)) > 2
