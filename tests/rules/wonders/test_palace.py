"""Card 3, The Palace: 2 per bid placed in this auction by anyone, Wonders and itself included."""

from __future__ import annotations

import pytest

from scenes import gained, play, scene
from skyrise.rules import Receipt

WONDERS = ((3,), (5,), (9,), (15,))
CHAIN = [("16", "H2"), ("25", "H3"), ("49", "H4"), ("54", "C13")]
"""Red, teal, yellow, blue: each higher than, and next to, the one before."""
RED = ("3", "16", "17", "24", "33", "43", "57", "62", "72", "78", "81", "96")


@pytest.mark.rule("wonder.palace", "R9")
@pytest.mark.parametrize(
    ("bids", "passed", "at", "points"),
    [
        ([("1", "H2")], [], "H1", 4),  # blue's 1 and the Palace
        (CHAIN[:2], [2, 3], "H4", 6),  # 16 (red's own), 25, the Palace; passing is no bid
        (CHAIN[:3], [3], "H1", 8),  # 16, 25, 49, the Palace
        (CHAIN, [], "C14", 10),  # 16, 25, 49, 54, the Palace
        ([*CHAIN, ("62", "C9"), ("67", "C6"), ("70", "C5"), ("75", "C1")], [], "C2", 18),  # eight and the Palace
    ],
)
def test_2_per_bid_of_anyone_and_itself(bids: list[tuple[str, str]], passed: list[int], at: str, points: int) -> None:
    assert gained(play(scene(wonders=WONDERS, bids=bids, passed=passed), f"W3@{at}"), 0) == points


@pytest.mark.rule("wonder.palace", "R9")
def test_alone_it_counts_itself() -> None:
    # Red has built all buildings, so the Palace starts and wins at once: one bid.
    built = dict(zip(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12"], RED, strict=True))
    assert gained(play(scene(built, wonders=WONDERS), "W3@H1"), 0) == 2


@pytest.mark.rule("wonder.palace")
def test_bids_of_earlier_auctions_do_not_count() -> None:
    # First auction: red's 16, teal's 25, red's 57 wins. Second: red's 3, teal's 8, the Palace: three bids.
    game = scene(wonders=WONDERS)
    play(game, "16@H2", "25@H3", "pass", "pass", "57@H4", "pass")
    play(game, "3@H3", "8@H2", "pass", "pass", "W3@H1")
    assert gained(game, 0) == 6


@pytest.mark.rule("wonder.palace")
def test_structures_are_no_bids() -> None:
    # Four structures stand around; the bids are 1 and the Palace.
    built = {"A13": "16", "H4": "25", "B14": "22", "C13": "W9"}
    assert gained(play(scene(built, wonders=WONDERS, bids=[("1", "H2")]), "W3@H1"), 0) == 4


@pytest.mark.rule("wonder.palace", "wonder.hammer")
def test_beaten_by_the_hammer_it_scores_only_in_its_own_later_auction() -> None:
    # Beaten after 1 and W3: nothing. Then teal starts with 8, and 8 and the Palace are two bids.
    game = play(scene(wonders=((3,), (1,), (9,), (15,)), bids=[("1", "H2")]), "W3@H1", "W1@A13")
    assert gained(game, 0) == 0
    play(game, "8@H2", "pass", "pass", "W3@H1")
    assert gained(game, 0) == 4


@pytest.mark.rule("wonder.palace", "R9", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_for_its_owner_alone(edition: str) -> None:
    # 16, 25, 49 and the Palace.
    game = play(scene(wonders=WONDERS, edition=edition, bids=CHAIN[:3], passed=[3]), "W3@H1")
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 8, "wonder.palace", "H1"),)
    assert [gained(game, seat) for seat in (1, 2, 3)] == [0, 0, 0]
