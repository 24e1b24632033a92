"""Card 12, Munch's Haven: 3 per different patron letter you hold; at most 12."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((12,), (5,), (9,), (15,))


def red_builds(mine: dict[str, int], *then: str, others: dict[int, Any] | None = None, **more: Any) -> Game:
    """Red holds the patron discs ``mine``; blue starts with 1 on H2, and red's Munch's Haven on H1 wins at once."""
    game = scene(wonders=WONDERS, bids=[("1", "H2")], patrons={0: mine, **(others or {})}, **more)
    return play(game, "W12@H1", *then)


@pytest.mark.rule("wonder.munch")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ({}, 0),
        ({"A": 1}, 3),
        ({"A": 4}, 3),  # one letter, however many discs
        ({"A": 1, "B": 3}, 6),
        ({"A": 1, "B": 1, "D": 1}, 9),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, 12),
        ({"A": 4, "B": 2, "C": 1, "D": 3}, 12),  # no more letters, no more Prestige
    ],
)
def test_3_per_letter(mine: dict[str, int], points: int) -> None:
    assert gained(red_builds(mine), 0) == points


@pytest.mark.rule("wonder.munch")
@pytest.mark.parametrize(("disc", "points"), [("B", 6), ("A", 3), ("commissions", 3), ("green", 3)])
def test_the_disc_under_it_counts_if_it_brings_a_letter(disc: str, points: int) -> None:
    # Red holds A: with B two letters, with anything else still one.
    assert gained(red_builds({"A": 1}, discs={"H1": disc}), 0) == points


@pytest.mark.rule("wonder.munch")
def test_a_wild_disc_is_no_letter() -> None:
    assert gained(red_builds({"C": 1}, "wild=green", discs={"H1": "wild"}), 0) == 3


@pytest.mark.rule("wonder.munch")
def test_discs_of_others_and_on_the_map_do_not_count() -> None:
    game = red_builds({"A": 1}, others={1: {"B": 1}, 3: {"C": 2}}, discs={"H2": "D"})
    assert [gained(game, seat) for seat in range(4)] == [3, 0, 0, 0]


@pytest.mark.rule("wonder.munch")
def test_values_of_the_patrons_make_no_difference() -> None:
    assert gained(red_builds({"A": 1, "D": 1}, patron_values=(5, 4, 3, None)), 0) == 6


@pytest.mark.rule("wonder.munch", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_that_is_no_patron_prestige(edition: str) -> None:
    # A and C: 6 as Wonder. At the end the discs score their values besides, 2 and 4.
    game = red_builds({"A": 1, "C": 1}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 6, "wonder.munch", "H1"),)
    assert game.outcome_now().scores[0].points["patrons"] == 6
