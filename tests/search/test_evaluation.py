"""What a position is worth: expected Prestige, chances to win, and the exact result once the game is over."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from present import present
from scenes import ALL_BUILT, scene
from search.positions import PREVIEW, moments, new_workspace
from skyrise import Game, edition_ids
from skyrise.rules.core.words import START
from skyrise.search.core.evaluation import BLOCK, WEIGHTS, block, evaluate
from skyrise.search.core.features import FEATURES, NAMES
from skyrise.search.weights import FILE, learned_weights


def evaluated(game: Game) -> tuple[list[float], list[float]]:
    """The chances to win and the expected Prestige of all seats."""
    work = new_workspace()
    evaluate(game.state, game.match.tables, work)
    return work.wins[: game.players], work.scores[: game.players]


def over(edition: str, **more: Any) -> Game:
    built = PREVIEW if edition == "preview" else ALL_BUILT
    return scene(built, players=2, edition=edition, finished=(1, 0), to_act=None, **more)


def tied(edition: str) -> Game:
    """Over, and both have the same Prestige."""
    red, teal = (sheet.total for sheet in present(over(edition).outcome).scores)
    most = max(red, teal)
    game = over(edition, prestige={0: {"control1": most - red}, 1: {"control1": most - teal}})
    assert {sheet.total for sheet in present(game.outcome).scores} == {most}
    return game


@pytest.mark.parametrize(("players", "edition"), tuple(product((2, 3, 4), edition_ids())))
def test_chances_sum_to_1_and_order_as_the_expected_prestige(players: int, edition: str) -> None:
    for game in moments(players, edition, seed=players):
        if game.state.phase == START:
            wins, scores = evaluated(game)
            assert sum(wins) == pytest.approx(1)
            assert all(0 < chance < 1 for chance in wins)
            assert sorted(range(players), key=wins.__getitem__) == sorted(range(players), key=scores.__getitem__)


@pytest.mark.parametrize(("players", "edition"), tuple(product((2, 3, 4), edition_ids())))
def test_a_game_that_is_over_is_evaluated_exactly(players: int, edition: str) -> None:
    for seed in range(3):
        *_, game = moments(players, edition, seed)
        wins, scores = evaluated(game)
        assert scores == [sheet.total for sheet in present(game.outcome).scores]
        assert wins == [1.0 if present(game.outcome).winners == (seat,) else 0.0 for seat in range(players)]


def test_who_finished_first_wins_a_tie() -> None:
    assert evaluated(tied("retail"))[0] == [0.0, 1.0]


def test_a_tie_that_stands_is_shared() -> None:
    assert present(tied("preview").outcome).winners == (0, 1)
    assert evaluated(tied("preview"))[0] == [0.5, 0.5]


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("era", ["era1", "era2"])
def test_the_file_has_every_weight_in_the_order_of_the_features(players: str, era: str) -> None:
    row = json.loads(FILE.read_text(encoding="utf-8"))[players][era]
    assert tuple(row["features"]) == NAMES
    at_the_end, with_what_is_left = row["spread"]
    assert at_the_end > 0
    assert with_what_is_left >= 0


def test_each_number_of_players_and_each_era_has_its_own_weights() -> None:
    starts = set()
    for players in (2, 3, 4):
        starts |= {block(game.state, game.match.tables) for game in moments(players, "retail", seed=1)}
    assert starts == set(range(0, WEIGHTS, BLOCK))
    assert BLOCK == FEATURES + 2
    assert len(learned_weights()) == WEIGHTS


def test_more_prestige_is_a_better_chance() -> None:
    poor, rich = (scene({"H1": "24"}, players=2, prestige={0: {"wonders": points}}) for points in (0, 40))
    assert evaluated(rich)[0][0] > evaluated(poor)[0][0]
