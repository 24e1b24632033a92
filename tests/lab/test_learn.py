"""Weights are learned on an edition, kept in a file that says which, and played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skyrise.kernel.loads import wait_for_best
from skyrise.lab.arena import ArenaError
from skyrise.lab.games import Crew, Order, play
from skyrise.lab.learn import Course, Learned, first_weights, learn, read_weights, weights_caveat, weights_document
from skyrise.lab.learn.rounds import Round
from skyrise.search.core.evaluation import BLOCK
from skyrise.search.weights import learned_weights

CHANGED = ("control.prestige=30",)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Learned]]:
    """Weights for two players, from few games on an edition that pays much for control."""
    told: list[Learned] = []
    edition = Order(players=2, changes=CHANGED).rules
    course = Course(edition, (Round(0.5, 0), Round(0.2, 4)), games=20)
    weights = learn(course, 2, first_weights(), told.append)
    path = tmp_path_factory.mktemp("weights") / "mine.json"
    path.write_text(json.dumps(weights_document(weights, edition)), encoding="utf-8")
    return path, told


def test_rounds_tell_how_well_they_fit(learned: tuple[Path, list[Learned]]) -> None:
    _, told = learned
    assert [(one.players, one.number, one.rounds) for one in told] == [(2, 1, 2), (2, 2, 2)]
    assert all(fit.error < fit.varies for one in told for fit in one.fits)


def test_only_the_players_that_were_learned_for_change(learned: tuple[Path, list[Learned]]) -> None:
    weights = read_weights(str(learned[0]))
    assert list(weights[: 2 * BLOCK]) != first_weights()[: 2 * BLOCK]
    assert list(weights[2 * BLOCK :]) == first_weights()[2 * BLOCK :]


def test_the_laboratory_plays_with_them(learned: tuple[Path, list[Learned]]) -> None:
    crew = Crew(wait_for_best())
    usual = Order(players=2, games=4, changes=CHANGED)
    other = Order(players=2, games=4, changes=CHANGED, weights=str(learned[0]))
    assert "weights" in other.fingerprint()
    assert "weights" not in usual.fingerprint()

    def actions(order: Order) -> list[list[int]]:
        return [game.actions.tolist() for chunk in play(order, crew) for game in chunk.games]

    assert actions(usual) == actions(usual)
    assert actions(usual) != actions(other)


def test_a_caveat_where_other_values_are_played(learned: tuple[Path, list[Learned]]) -> None:
    path = str(learned[0])
    assert weights_caveat(Order(edition="retail@1")) == "", "what the weights of the game were learned on"
    assert "the edition retail@1" in weights_caveat(Order())
    assert "lab learn" in weights_caveat(Order(bot="casual"))
    assert weights_caveat(Order(changes=CHANGED, weights=path)) == ""
    assert "control.prestige=30" in weights_caveat(Order(weights=path))


@pytest.mark.parametrize("order", [Order(policy="random"), Order(bot="random")])
def test_no_caveat_where_nobody_weighs_anything(order: Order) -> None:
    assert weights_caveat(order) == ""


@pytest.mark.parametrize("text", ["[]", "{}", "no JSON", '{"2": 1}'])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError, match="is not a file of weights"):
        read_weights(str(path))
    with pytest.raises(ArenaError):
        read_weights(str(tmp_path / "nothing.json"))
    assert read_weights(None) == learned_weights()
