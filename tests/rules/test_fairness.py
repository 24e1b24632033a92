"""Was the deal fixed before the game?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import pytest

from skyrise import Game
from skyrise.rules import Setup
from skyrise.rules.fairness import Fairness, SealedPart, check_fairness, commitment_of, deal_seed

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


def dealt_together(*parts: SealedPart) -> Game:
    """Dealt from the seed and what people added to it."""
    game = Game.new(3, seed=deal_seed(SEED, parts))
    game.header["seed"], game.header["commitment"] = SEED, commitment_of(SEED)
    game.header["parts"] = [asdict(part) for part in parts]
    return game


def sealed(seat: int, part: str) -> SealedPart:
    return SealedPart(seat, commitment_of(part), part)


def test_a_deal_to_which_people_added_parts_follows_from_the_seed_and_all_of_them() -> None:
    fairness = check_fairness(dealt_together(sealed(2, "a coin"), sealed(0, "a die")).record())
    assert fairness == Fairness("yes", "drawn", "drawn", people=2)


def test_the_order_in_which_parts_came_does_not_matter() -> None:
    first, second = sealed(0, "a die"), sealed(2, "a coin")
    assert deal_seed(SEED, [first, second]) == deal_seed(SEED, [second, first]) != deal_seed(SEED, [first])


def test_a_deal_that_leaves_out_a_part_is_found_out() -> None:
    game = dealt_together(sealed(0, "a die"), sealed(2, "a coin"))
    game.header["parts"] = game.header["parts"][:1]
    assert check_fairness(game.record()).verdict == "other-deal"


@pytest.mark.parametrize(
    "parts",
    [
        [asdict(SealedPart(0, commitment_of("a die"), "another die"))],
        [asdict(sealed(0, "a die")), asdict(sealed(0, "a coin"))],
        [{"seat": 0, "part": "a die"}],
        [{"seat": "first", "seal": "", "part": ""}],
        7,
    ],
    ids=["not what was sealed", "a seat twice", "no seal", "no seat", "no list"],
)
def test_parts_that_cannot_be_so_are_found_out(parts: Any) -> None:
    game = dealt_together(sealed(0, "a die"))
    game.header["parts"] = parts
    assert check_fairness(game.record()) == Fairness("other-part")
