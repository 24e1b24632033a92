"""Card 4, Atlantis: 8 if your structures border 3 or more lakes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((4,), (5,), (9,), (15,))


def red_builds(at: str, built: Mapping[str, str], start: str, edition: str = "retail", **more: Any) -> Game:
    """Blue starts with 1, and red's Atlantis wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)], **more), f"W4@{at}")


@pytest.mark.rule("wonder.atlantis")
@pytest.mark.parametrize(
    ("reds", "points"),
    [
        ({}, 0),  # C10 alone: CL1 and CL2, two lakes
        ({"B9": "16"}, 8),  # and BL1: three
        ({"A6": "16"}, 8),  # and AL1, AL2: four
        ({"A6": "16", "B6": "17", "Z6": "57"}, 8),  # all eight lakes: still 8
        ({"C7": "16", "C9": "17", "C14": "57"}, 0),  # more shores of CL1 and CL2: two lakes
        ({"H1": "16", "A1": "17", "B1": "57"}, 0),  # no shore at all: two lakes
    ],
)
def test_three_lakes_or_more_are_worth_8(reds: dict[str, str], points: int) -> None:
    game = red_builds("C10", {"H4": "14", **reds}, start="C13")
    assert gained(game, 0) == points


@pytest.mark.rule("wonder.atlantis")
def test_need_not_stand_at_a_lake_itself() -> None:
    # A10 borders AL1 and AL2, Z7 borders ZL1; H2 borders a blimp only: three lakes.
    assert gained(red_builds("H2", {"A10": "16", "Z7": "17"}, start="H1"), 0) == 8


@pytest.mark.rule("wonder.atlantis")
def test_structures_of_others_do_not_count() -> None:
    # C10: CL1 and CL2. Teal's B6, yellow's Z6 and blue's A6 would bring six more.
    game = red_builds("C10", {"H4": "14", "B6": "25", "Z6": "22", "A6": "19"}, start="C13")
    assert [gained(game, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("wonder.atlantis")
def test_bids_do_not_count() -> None:
    # Red has AL1 (A5) and CL1 (Atlantis on C14). The bid 16 on C9 lies at CL2 until it returns.
    bids = [("16", "C9"), ("25", "C13")]
    game = scene({"C12": "14", "A5": "17"}, wonders=WONDERS, bids=bids, passed=[2, 3])
    assert gained(play(game, "W4@C14"), 0) == 0


@pytest.mark.rule("wonder.atlantis", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_where_it_stands(edition: str) -> None:
    # CL1 and CL2 (C10), BL1 (B9).
    game = red_builds("C10", {"H4": "14", "B9": "16"}, start="C13", edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 8, "wonder.atlantis", "C10", ("B9", "C10")),)
