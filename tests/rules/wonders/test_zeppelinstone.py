"""Card 5, Zeppelinstone: 8 if your structures border 4 or more blimps."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((5,), (6,), (9,), (15,))


def red_builds(at: str, built: Mapping[str, str], start: str = "H1", edition: str = "retail") -> Game:
    """Blue starts with 1, and red's Zeppelinstone wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W5@{at}")


@pytest.mark.rule("wonder.zeppelinstone")
@pytest.mark.parametrize(
    ("reds", "points"),
    [
        ({}, 0),  # HB1: one blimp
        ({"A9": "16"}, 0),  # and AB2, AB3: three
        ({"A9": "16", "B9": "17"}, 8),  # and BB1: four
        ({"A9": "16", "Z10": "17"}, 8),  # HB1, AB2, AB3, ZB1, ZB2: five
        ({"A9": "16", "Z10": "17", "C6": "57", "B9": "62", "B6": "72", "A10": "96"}, 8),  # all ten: still 8
        ({"A1": "16", "A4": "17", "A5": "57", "A9": "62", "H3": "72"}, 0),  # AB2, AB3, HB1 many times: three
        ({"A2": "16", "B5": "17", "Z5": "57", "C10": "62"}, 0),  # lakes, no blimp
    ],
)
def test_four_blimps_or_more_are_worth_8(reds: dict[str, str], points: int) -> None:
    assert gained(red_builds("H2", reds), 0) == points


@pytest.mark.rule("wonder.zeppelinstone")
def test_need_not_stand_at_a_blimp_itself() -> None:
    # A9: AB2, AB3; Z10: ZB1, ZB2; C10 lies at two lakes and no blimp: four.
    assert gained(red_builds("C10", {"H4": "14", "A9": "16", "Z10": "17"}, start="C13"), 0) == 8


@pytest.mark.rule("wonder.zeppelinstone")
def test_structures_of_others_do_not_count() -> None:
    # Red: HB1 (H2), AB2 and AB3 (A9). Teal's Z10 and C6 would bring four more.
    game = red_builds("H2", {"A9": "16", "Z10": "25", "C6": "9"})
    assert [gained(game, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("wonder.zeppelinstone")
def test_bids_do_not_count() -> None:
    # Red: AB2, AB3 (A9) and BB1 (Zeppelinstone on B14). Its bid on H1 lies at HB1 until it returns.
    game = scene({"A9": "17"}, wonders=WONDERS, bids=[("16", "H1"), ("25", "H2")], passed=[2, 3])
    assert gained(play(game, "W5@B14"), 0) == 0


@pytest.mark.rule("wonder.zeppelinstone", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_where_it_stands(edition: str) -> None:
    # HB1 (H2), AB2 and AB3 (A9), BB1 (B9).
    game = red_builds("H2", {"A9": "16", "B9": "17"}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 8, "wonder.zeppelinstone", "H2", ("H2", "A9", "B9")),)
