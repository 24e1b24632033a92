"""Card 20, Niemeyer's Legacy: 2 per structure in your longest chain, a path that visits no structure twice."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((20,), (5,), (9,), (15,))
RED = ("3", "16", "17", "33", "43", "57", "72", "78", "81", "96", "24", "62")
"""Red's buildings; the last two have other numbers in the preview."""


def red_at(cells: str) -> dict[str, str]:
    """Red's buildings on some neighborhoods."""
    return dict(zip(cells.split(), RED, strict=False))


def red_builds(at: str, built: Mapping[str, str], start: str = "H2", edition: str = "retail") -> Game:
    """Blue starts with 1 on ``start``, and red's Niemeyer's Legacy wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W20@{at}")


@pytest.mark.rule("wonder.niemeyer")
@pytest.mark.parametrize(
    ("cells", "points"),
    [
        ("", 2),  # itself
        ("H4", 4),  # H1, H4
        ("H3", 2),  # across the blimp: two chains of one
        ("H4 H3", 6),  # H1, H4, H3
        ("H4 A13", 6),  # A13, H1, H4: the Wonder in the middle, over a bridge
        ("A13 A5 A1", 8),  # H1, A13, A5, A1: the bridges to the centre and on Aurora
        ("A13 A12 A14", 6),  # a star around A13: H1, A12, A14 are not next to each other, three at most
        ("A13 A12 A14 A11", 8),  # A12 (or H1), A13, A14, A11: of five, one is left out
        ("A13 A10 A14", 8),  # H1, A13, A10, A14: the triangle counts each once
        ("A13 A10 A14 A5 A9", 10),  # H1 or a triangle at either end: A9, A5, A13, A10, A14
        ("C1 C2 C6 C9", 8),  # C1, C2, C6, C9: it need not contain the Wonder
        ("C1 C2 C6 C9 C5", 10),  # the ring C1, C2, C6, C5 with C9 at C6: C2, C1, C5, C6, C9
        ("A11 B8 B1 B2", 8),  # A11, B8, B1, B2: bridges between the islands and on Boreas
        ("A6 A10 A5 A9", 8),  # A10, A6, A5, A9: round the lake, not across it
    ],
)
def test_2_per_structure_of_the_longest_path(cells: str, points: int) -> None:
    assert gained(red_builds("H1", red_at(cells)), 0) == points


@pytest.mark.rule("wonder.niemeyer")
def test_a_ring_counts_each_structure_once() -> None:
    # H1, H2, H3, H4 in a ring: four. Blue starts on A13 from A12.
    assert gained(red_builds("H1", {**red_at("H2 H3 H4"), "A12": "14"}, start="A13"), 0) == 8


@pytest.mark.rule("wonder.niemeyer")
def test_structures_of_others_interrupt_a_chain() -> None:
    # A5 and H1 are joined only by teal's A13: chains of H1 alone, and of A5, A1.
    assert gained(red_builds("H1", {**red_at("A5 A1"), "A13": "25"}), 0) == 4


@pytest.mark.rule("wonder.niemeyer")
def test_bids_do_not_join() -> None:
    # Red's bid lay on H1 between A13 and H4; teal's on H2. A13 alone, and H4 with the Wonder on H3: two.
    game = scene(red_at("A13 H4"), wonders=WONDERS, bids=[("17", "H1"), ("25", "H2")], passed=[2, 3])
    assert gained(play(game, "W20@H3"), 0) == 4


@pytest.mark.rule("wonder.niemeyer")
def test_thirteen_structures_in_a_row_are_worth_26() -> None:
    # C4, C3, C7, C10, C14, C13, H4, the Wonder on H1, A13, A5, A2, A3, A7: each next to the one before. Red has no
    # building left, and so starts with the Wonder.
    built = red_at("C4 C3 C7 C10 C14 C13 H4 A13 A5 A2 A3 A7")
    assert gained(play(scene(built, wonders=WONDERS), "W20@H1"), 0) == 26


@pytest.mark.rule("wonder.niemeyer", "R2")
def test_fourteen_with_two_wonders_are_worth_28() -> None:
    # A1, A2, A3, A7, A10, A14, A13, H1 (this Wonder), H2, B14, B11 (the other Wonder), B9, B5, B2.
    built = {**red_at("A1 A2 A3 A7 A10 A14 A13 H2 B14 B9 B5 B2"), "B11": "W5"}
    game = scene(built, players=2, wonders=((5, 20), (9, 15)))
    assert gained(play(game, "W20@H1"), 0) == 28


@pytest.mark.rule("wonder.niemeyer")
def test_of_two_chains_the_longer_one_counts() -> None:
    # H1 with A13: two. Z1, Z5, Z6: three. They are not added.
    assert gained(red_builds("H1", red_at("A13 Z1 Z5 Z6")), 0) == 6


@pytest.mark.rule("wonder.niemeyer", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_for_its_owner_alone(edition: str) -> None:
    game = red_builds("H1", {**red_at("H4 C13"), "B1": "25", "B2": "9"}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 6, "wonder.niemeyer", "H1", ("H1", "H4", "C13")),)
    assert [gained(game, seat) for seat in (1, 2, 3)] == [0, 0, 0]
