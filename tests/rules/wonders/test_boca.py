"""Card 16, La Boca: 3 per different colour your structures stand on on its island; at most 12."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((16,), (5,), (9,), (15,))


def red_builds(at: str, built: Mapping[str, str], start: str = "A12", edition: str = "retail") -> Game:
    """Blue, which stands on A8, starts with 1 on ``start``, and red's La Boca wins at once."""
    return play(scene({"A8": "14", **built}, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W16@{at}")


@pytest.mark.rule("wonder.boca")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({}, 3),  # yellow A13, the Wonder itself
        ({"A2": "16", "A4": "17", "A7": "57"}, 3),  # yellow four times
        ({"A5": "16"}, 6),  # and green
        ({"A5": "16", "A6": "17"}, 9),  # and white
        ({"A5": "16", "A6": "17", "A1": "57"}, 12),  # and brown
        ({"A5": "16", "A6": "17", "A1": "57", "A3": "62", "A9": "72", "A10": "96"}, 12),  # there are but four
    ],
)
def test_3_per_colour_of_its_island(built: dict[str, str], points: int) -> None:
    assert gained(red_builds("A13", built), 0) == points


@pytest.mark.rule("wonder.boca")
def test_other_islands_do_not_count() -> None:
    # Yellow A13 and green A14; white B8, brown B1, brown H4 and white H3 are elsewhere, bridge or not.
    assert gained(red_builds("A13", {"A14": "16", "B8": "17", "B1": "57", "H4": "62", "H3": "72"}), 0) == 6


@pytest.mark.rule("wonder.boca")
def test_structures_of_others_do_not_count() -> None:
    # Blue has green A8, teal white A9, yellow brown A10: red stands on yellow alone.
    game = red_builds("A13", {"A9": "25", "A10": "22"})
    assert [gained(game, seat) for seat in range(4)] == [3, 0, 0, 0]


@pytest.mark.rule("wonder.boca")
def test_bids_do_not_count() -> None:
    # Red's bid lay on yellow H1, teal's on green H2; the Wonder stands on white H3.
    game = scene(wonders=WONDERS, bids=[("16", "H1"), ("25", "H2")], passed=[2, 3])
    assert gained(play(game, "W16@H3"), 0) == 3


@pytest.mark.rule("wonder.boca")
def test_the_colour_of_the_ground_counts_and_not_that_of_the_disc() -> None:
    # H1 is yellow, the disc on it brown; red has brown discs in its row as well.
    game = scene(wonders=WONDERS, bids=[("1", "H2")], discs={"H1": "brown"}, rows={0: {"brown": 2, "green": 1}})
    assert gained(play(game, "W16@H1"), 0) == 3


@pytest.mark.rule("wonder.boca")
def test_the_central_island_has_all_four_colours() -> None:
    # H1 yellow (the Wonder), H2 green, H3 white, H4 brown; blue starts on A13 from A12.
    built = {"H2": "16", "H3": "17", "H4": "57", "A12": "19"}
    assert gained(red_builds("H1", built, start="A13"), 0) == 12


@pytest.mark.rule("wonder.boca", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_where_it_stands(edition: str) -> None:
    game = red_builds("A13", {"A5": "16", "A6": "17"}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 9, "wonder.boca", "A13", ("A5", "A6", "A13")),)
