"""Was the deal fixed before the game?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from skyrise import Game
from skyrise.rules import Setup
from skyrise.rules.fairness import Fairness, check_fairness, commitment_of

SEED = "a seed that nobody knew"


def dealt(**choices: Any) -> Game:
    game = Game.new(3, seed=SEED, **choices)
    game.header["commitment"] = commitment_of(SEED)
    return game


def test_a_deal_of_the_committed_seed_is_fair() -> None:
    fairness = check_fairness(dealt().record())
    assert fairness == Fairness("yes", "drawn", "drawn")
    assert fairness.is_fair


def test_chosen_islands_and_colours_are_said_to_be_chosen() -> None:
    islands = {"north": "zephyr", "east": "cirrus", "west": "aurora"}
    colors = ("blue", "yellow", "red")
    assert check_fairness(dealt(islands=islands, colors=colors).record()) == Fairness("yes", "chosen", "chosen")


def test_a_seed_that_is_a_number_is_its_text() -> None:
    game = Game.new(2, seed=7)
    game.header["commitment"] = commitment_of("7")
    assert check_fairness(game.record()).is_fair


def test_without_a_commitment_it_is_not_shown_to_be_fair() -> None:
    fairness = check_fairness(Game.new(2, seed=7).record())
    assert fairness == Fairness("no-commitment", "drawn", "drawn")
    assert not fairness.is_fair


def test_another_seed_than_the_committed_one_is_found_out() -> None:
    game = dealt()
    game.header["seed"] = "another seed"
    assert check_fairness(game.record()) == Fairness("other-seed")


def test_a_record_without_a_seed_cannot_be_checked() -> None:
    game = dealt()
    del game.header["seed"]
    assert check_fairness(game.record()) == Fairness("no-seed")


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("starter", lambda setup: {"starter": (setup.starter + 1) % 3}),
        ("objectives", lambda setup: {"objectives": setup.objectives[::-1]}),
        ("wonder_hands", lambda setup: {"wonder_hands": setup.wonder_hands[::-1]}),
    ],
)
def test_a_deal_that_is_not_the_seeds_is_found_out(part: str, change: Callable[[Setup], dict[str, Any]]) -> None:
    record = dealt().record()
    fairness = check_fairness(replace(record, setup=replace(record.setup, **change(record.setup))))
    assert (fairness.verdict, fairness.part) == ("other-deal", part)
