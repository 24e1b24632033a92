"""Card 7, Opportunity: 2 per unoccupied neighborhood adjacent to it, counted after bids returned."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((7,), (5,), (9,), (15,))
RED = ("3", "16", "17", "24", "33", "43", "57", "62", "72", "78", "81", "96")


def red_builds(at: str, built: Mapping[str, str], start: str = "H2", edition: str = "retail") -> Game:
    """Blue starts with 1, and red's Opportunity wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W7@{at}")


@pytest.mark.rule("wonder.opportunity")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({}, 6),  # next to H1: H2 (the bid returned), H4, and A13 over the bridge
        ({"A13": "25"}, 4),
        ({"A13": "25", "H4": "16"}, 2),  # one's own structures occupy as well
        ({"A13": "25", "H4": "W9"}, 2),  # and so do Wonders
        ({"H3": "16", "A5": "25"}, 6),  # across the blimp and two steps away: no matter
    ],
)
def test_counts_unoccupied_neighborhoods_next_to_it(built: dict[str, str], points: int) -> None:
    assert gained(red_builds("H1", built), 0) == points


@pytest.mark.rule("wonder.opportunity")
def test_counts_after_all_bids_returned() -> None:
    # H2 had red's own bid and H4 yellow's; both are free again, A13 was free all along: three.
    bids = [("16", "H2"), ("25", "H3"), ("49", "H4")]
    game = play(scene(wonders=WONDERS, bids=bids, passed=[3]), "W7@H1")
    assert gained(game, 0) == 6


@pytest.mark.rule("wonder.opportunity")
@pytest.mark.parametrize(
    ("first", "points"),
    [
        ("A5 A9 A10 A12 A14 H1", 0),  # all six neighborhoods next to A13 are built upon
        ("A5 A9 A10 A12 A14 H2", 2),  # H1 is free
        ("A5 A8 A7 A4 A3 A2", 10),  # all but A5
    ],
)
def test_may_be_hemmed_in(first: str, points: int) -> None:
    # Red has built all buildings, so the Wonder starts and there is no bid beside it.
    built = dict(zip(f"{first} C1 C2 C5 B1 B2 B3".split(), RED, strict=True))
    assert gained(play(scene(built, wonders=WONDERS), "W7@A13"), 0) == points


@pytest.mark.rule("wonder.opportunity")
def test_six_free_neighbors_are_worth_12() -> None:
    # A5, A9, A10, A12 (the bid returned), A14 and H1.
    assert gained(red_builds("A13", {"A8": "25"}, start="A12"), 0) == 12


@pytest.mark.rule("wonder.opportunity")
def test_discs_make_no_difference() -> None:
    game = scene(wonders=WONDERS, bids=[("1", "H2")], discs={"H1": "green", "H4": "A"})
    assert gained(play(game, "W7@H1"), 0) == 6


@pytest.mark.rule("wonder.opportunity", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_where_it_stands(edition: str) -> None:
    game = red_builds("H1", {"A13": "25"}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 4, "wonder.opportunity", "H1", ("H2", "H4")),)
