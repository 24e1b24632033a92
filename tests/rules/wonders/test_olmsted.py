"""Card 11, The Olmsted: 2 per structure, anybody's, on the central island; from version 2 on, 3 more
if it stands there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((11,), (5,), (9,), (15,))


def red_builds(at: str, built: Mapping[str, str], start: str, edition: str = "retail") -> Game:
    """Blue starts with 1 on ``start``, and red's Olmsted wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W11@{at}")


@pytest.mark.rule("wonder.olmsted")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({}, 2),  # itself; the bid on H2 has returned
        ({"H4": "25"}, 4),
        ({"H4": "16", "H3": "W9"}, 6),  # one's own and a Wonder of another
        ({"A13": "16", "B14": "17", "A5": "25"}, 2),  # the ends of bridges lie on other islands
    ],
)
def test_counts_the_central_island_and_itself(built: dict[str, str], points: int) -> None:
    assert gained(red_builds("H1", built, start="H2"), 0) == points


@pytest.mark.rule("wonder.olmsted")
@pytest.mark.parametrize("edition", ["preview", "retail", "polish", "russian", "manual"])
def test_four_structures_are_worth_8(edition: str) -> None:
    # The preview's example: H2, H3, H4 of three players, and the Olmsted on H1. Blue started on A13.
    built = {"H2": "25", "H3": "22", "H4": "16", "A12": "14"}
    game = red_builds("H1", built, start="A13", edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 8, "wonder.olmsted", "H1", ("H1", "H2", "H3", "H4")),)


@pytest.mark.rule("wonder.olmsted")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({"H1": "16", "H2": "25", "H3": "22", "H4": "14"}, 8),  # four, itself stands on A13
        ({"H1": "16"}, 2),
        ({}, 0),
    ],
)
def test_may_stand_elsewhere_and_then_does_not_count_itself(built: dict[str, str], points: int) -> None:
    game = red_builds("A13", {"A8": "19", **built}, start="A12")
    assert gained(game, 0) == points
    assert [gained(game, seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("wonder.olmsted")
def test_bids_do_not_count() -> None:
    # Bids lay on H2, H3 and H4, one of them red's; none is built: only the Olmsted on H1.
    bids = [("16", "H2"), ("25", "H3"), ("49", "H4")]
    assert gained(play(scene(wonders=WONDERS, bids=bids, passed=[3]), "W11@H1"), 0) == 2


def red_builds_now(at: str, start: str, built: Mapping[str, str], edition: str = "retail") -> Game:
    """In version 2, blue starts with 91."""
    start_bid = [("91", start)]
    return play(scene(built, components="2", wonders=WONDERS, edition=edition, bids=start_bid), f"W11@{at}")


@pytest.mark.rule("wonder.olmsted")
@pytest.mark.parametrize("edition", ["preview", "retail", "polish", "russian", "manual"])
def test_version_2_3_more_on_the_central_island(edition: str) -> None:
    # Itself and the Wonder on H3: 2 each; and 3, since it stands on H1.
    game = red_builds_now("H1", "H2", {"H3": "W9"}, edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 7, "wonder.olmsted", "H1", ("H1", "H3")),)


@pytest.mark.rule("wonder.olmsted")
@pytest.mark.parametrize(("built", "points"), [({}, 0), ({"H1": "W9"}, 2)])
def test_version_2_no_more_elsewhere(built: dict[str, str], points: int) -> None:
    assert gained(red_builds_now("A13", "A12", {"A8": "32", **built}), 0) == points
