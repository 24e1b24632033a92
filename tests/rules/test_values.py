"""Games and what they are made of as values: they can be copied, pickled, compared, printed and looked at."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skyrise import BadAction, Game, load_edition, load_island
from skyrise.notation import read_position, read_record, write_position, write_record
from skyrise.rules import Chance

COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def played(actions: int, seed: int = 7) -> Game:
    game, chance = Game.new(3, "preview", seed), Chance(seed, "moves")
    while game.to_act is not None and len(game.actions) < actions:
        game.play(chance.choice(game.legal_actions()))
    return game


@pytest.fixture(params=[0, 1, 33, 60, 500], scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    """At the start, in the middle, at the end."""
    return played(request.param)


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize(
    "part",
    [
        lambda game: game,
        lambda game: game.view(0),
        lambda game: game.view(None),
        lambda game: game.position(),
        lambda game: game.match,
        lambda game: game.match.city,
        lambda game: game.match.edition,
        lambda game: game.match.city.islands[1],
        lambda game: game.record(),
        lambda game: game.events,
        lambda game: game.outcome_now(),
    ],
)
def test_a_copy_is_equal(how: str, part: Callable[[Game], Any], game: Game) -> None:
    value = part(game)
    assert COPIES[how](value) == value


@pytest.mark.parametrize("how", ["pickle", "deepcopy"])
def test_a_copy_of_a_game_goes_its_own_way(how: str) -> None:
    game = played(33)
    game.header["notes"] = ["mine"]
    twin = COPIES[how](game)
    twin.header["notes"].append("its own")
    twin.play(twin.legal_actions()[0])
    assert game == played(33)
    assert game.header["notes"] == ["mine"]
    assert twin.undo() == game.legal_actions()[0]
    assert (twin, twin.events, twin.names) == (game, game.events, game.names)


def test_a_match_is_as_frozen_after_a_journey() -> None:
    edition = pickle.loads(pickle.dumps(load_edition("retail")))
    with pytest.raises(TypeError):
        edition.values["rows.2"] = 3


def test_games_are_equal_if_they_went_the_same_way() -> None:
    assert played(5) == played(5)
    assert played(5) != played(6)
    assert played(5) != played(5, seed=8)
    named = played(5)
    named.names = ("A", "B", "C")
    assert named == played(5)
    assert played(5) != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(named)


def test_a_key_knows_the_position_and_not_the_way() -> None:
    game = played(33)
    again = Game.from_position(read_position(write_position(game.position())))
    assert again != game
    assert again.key == game.key == read_record_of(game).key
    keys = {played(count).key for count in range(34)}
    assert len(keys) == 34
    assert played(3, seed=9).key not in keys


def read_record_of(game: Game) -> Game:
    return Game.from_record(read_record(write_record(game.record())))


def test_a_key_of_a_view_tells_no_secrets() -> None:
    game = played(0)
    assert game.view(0).position.key != game.view(1).position.key != game.key
    assert game.match.key != played(0, seed=8).match.key


def test_a_key_is_the_same_on_every_machine() -> None:
    assert Game.new(2, "retail@1", 7).key == "a25f4725a081c0227ec931e4e24b5d46"


@pytest.mark.parametrize("action", [None, 3, b"24@H1", ["24@H1"], "24@"])
def test_what_is_no_action_is_refused_as_such(action: Any) -> None:
    with pytest.raises(BadAction, match="is not an action"):
        Game.new(2, seed=1).play(action)


def test_taking_back_what_was_not_played_says_so() -> None:
    with pytest.raises(IndexError, match="nothing to take back"):
        Game.new(2, seed=1).undo()


def test_they_say_what_they_are() -> None:
    game = played(33)
    assert repr(game) == "<Game: preview, 3 players, era 1, 33 actions, Red to act>"
    assert repr(game.view(1)).startswith("<View of seat 1: <Position: preview, 3 players, era 1, ")
    assert repr(game.record()) == "<Record: preview, 3 players, 33 actions, under way>"
    assert repr(load_island("aurora")) == "<Island aurora: 14 neighborhoods>"
    with pytest.raises(BadAction) as refused:
        game.play("jump")
    assert repr(refused.value).startswith("BadAction(\"'jump' is not an action")


def test_a_notebook_shows_pictures_without_secrets(tmp_path: Path) -> None:
    game = played(33)
    for thing in (game, game.position(), game.view(0), game.match.city):
        picture = thing._repr_svg_()
        assert picture is not None
        assert picture.startswith("<svg")
    assert game._repr_svg_() == game.view(None)._repr_svg_()
