"""Card 6, Lynch's Image: 2 per structure, anybody's, adjacent to it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, legal, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((6,), (5,), (9,), (15,))
RED = ("3", "16", "17", "24", "33", "43", "57", "62", "72", "78", "81", "96")


def red_builds(at: str, built: Mapping[str, str], start: str = "H2", edition: str = "retail") -> Game:
    """Blue starts with 1, and red's Lynch's Image wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W6@{at}")


@pytest.mark.rule("wonder.lynch")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({}, 0),  # itself is not next to itself, and the bid on H2 is no structure
        ({"A13": "16"}, 2),  # over a bridge
        ({"A13": "16", "H4": "25"}, 4),  # red's and teal's
        ({"A13": "22", "H4": "W9"}, 4),  # yellow's building and yellow's Wonder
        ({"H3": "16", "A5": "17", "A12": "25"}, 0),  # across the blimp; two steps away
    ],
)
def test_counts_structures_of_anybody_next_to_it(built: dict[str, str], points: int) -> None:
    assert gained(red_builds("H1", built), 0) == points


@pytest.mark.rule("wonder.lynch")
def test_not_across_a_lake_or_a_blimp() -> None:
    # Next to A9 are A4, A5, A12 and A13; A6 and A10 lie across the lake, A1 and A8 across the blimps: A13 alone.
    built = {"A6": "16", "A10": "17", "A1": "25", "A8": "9", "A13": "22"}
    assert gained(red_builds("A9", built, start="A12"), 0) == 2


@pytest.mark.rule("wonder.lynch")
def test_six_neighbors_are_worth_12() -> None:
    # Red has built all buildings, so the Wonder starts and no bid is in the way: A5, A9, A10, A12, A14 and H1 by
    # the bridge, six structures; the other six stand elsewhere.
    built = dict(zip(["A5", "A9", "A10", "A12", "A14", "H1", "C1", "C2", "C5", "B1", "B2", "B3"], RED, strict=True))
    assert gained(play(scene(built, wonders=WONDERS), "W6@A13"), 0) == 12


@pytest.mark.rule("wonder.lynch")
def test_bids_of_all_players_have_returned() -> None:
    # Bids lay on H2, H3 and H4; of those next to H1 none is built: only A13 counts.
    bids = [("16", "H2"), ("25", "H3"), ("49", "H4")]
    game = scene({"A13": "17"}, wonders=WONDERS, bids=bids, passed=[3])
    assert "W6@H1" in legal(game)
    assert gained(play(game, "W6@H1"), 0) == 2


@pytest.mark.rule("wonder.lynch", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_for_its_owner_alone(edition: str) -> None:
    game = red_builds("H1", {"A13": "25", "H4": "22"}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 4, "wonder.lynch", "H1", ("H4", "A13")),)
    assert [gained(game, seat) for seat in (1, 2, 3)] == [0, 0, 0]
