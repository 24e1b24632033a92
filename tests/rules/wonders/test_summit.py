"""Card 19, The Summit: 5 per island you control now, ties included."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((19,), (14,), (9,), (15,))
"""Teal has the Atelier."""
EDITIONS = ["retail", "polish", "russian", "preview", "manual"]


def red_builds(built: Mapping[str, str], edition: str = "retail") -> Game:
    """Blue starts with 1 on H2, and red's Summit on H1 wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", "H2")]), "W19@H1")


@pytest.mark.rule("wonder.summit", "score.control")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({"A1": "96"}, 5),  # one short building alone
        ({"A1": "33", "A2": "30"}, 5),  # one tall each: tied, and ties are included
        ({"A1": "33", "A2": "30", "A3": "9"}, 0),  # tied on tall, teal has a medium one
        ({"A1": "33", "A2": "30", "A3": "16", "A4": "9"}, 5),  # tied on tall and medium
        ({"A1": "33", "A2": "30", "A3": "16", "A4": "9", "A5": "88"}, 0),  # teal has a short one more
        ({"A1": "33", "A2": "25", "A3": "9", "A4": "88"}, 5),  # one tall against two medium and a short
        ({"A1": "16", "A2": "17", "A3": "57", "A4": "30"}, 0),  # three medium against one tall
        ({"A1": "16", "A2": "9", "A3": "11"}, 5),  # three players tied
    ],
)
def test_an_island_is_controlled_as_at_the_end_of_an_era(built: dict[str, str], points: int) -> None:
    assert gained(red_builds(built), 0) == points


@pytest.mark.rule("wonder.summit", "R5")
@pytest.mark.parametrize("built", [{}, {"A13": "25"}, {"H3": "W9"}])
def test_a_wonder_alone_controls_nothing(built: dict[str, str]) -> None:
    # Only the Summit is red's, on H1: without a building red does not contend, not even where nobody does.
    assert gained(red_builds(built), 0) == 0


@pytest.mark.rule("wonder.summit")
@pytest.mark.parametrize(
    ("cells", "points"),
    [("A1", 5), ("A1 B1", 10), ("A1 B1 Z1", 15), ("A1 B1 Z1 C1", 20), ("A1 B1 Z1 C1 H3", 25)],
)
def test_5_per_island_the_central_one_too(cells: str, points: int) -> None:
    built = dict(zip(cells.split(), ("16", "17", "57", "72", "96"), strict=False))
    assert gained(red_builds(built), 0) == points


@pytest.mark.rule("wonder.summit")
def test_the_summit_and_other_wonders_do_not_count() -> None:
    # On H red has the short 96 and the Summit, yellow the short 94 and no Wonder: tied, 5 for red and for yellow.
    # On A red has the short 78, yellow the short 86 and its Wonder: tied, 5.
    game = red_builds({"H3": "96", "H4": "94", "A1": "78", "A2": "86", "A3": "W9"})
    assert gained(game, 0) == 10
    assert game.outcome_now().scores[2].points["control2"] == 10


@pytest.mark.rule("wonder.summit")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("red", "points"), [("16", 0), ("33", 5)])
def test_the_atelier_counts_as_tall(red: str, points: int, edition: str) -> None:
    # Teal's Atelier on A2 beats the medium 16, and ties with the tall 33.
    assert gained(red_builds({"A1": red, "A2": "W14"}, edition), 0) == points


@pytest.mark.rule("wonder.summit")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_owners_own_atelier_counts_too(edition: str) -> None:
    # Two players: red's Atelier on A1 ties with teal's tall 30; on H red has no building.
    wonders = ((14, 19), (5, 9))
    game = scene({"A1": "W14", "A2": "30"}, players=2, edition=edition, wonders=wonders, bids=[("9", "H2")])
    assert gained(play(game, "W19@H1"), 0) == 5


@pytest.mark.rule("wonder.summit")
def test_bids_do_not_count() -> None:
    # On H stand red's short 96 and teal's medium 25; red's tall 24 lay on H4 as a bid and returned.
    bids = [("24", "H4"), ("56", "H1")]
    game = scene({"H3": "96", "H2": "25"}, wonders=WONDERS, bids=bids, passed=[2, 3])
    assert gained(play(game, "W19@A13"), 0) == 0


@pytest.mark.rule("wonder.summit", "R14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_receipt_for_its_owner_alone(edition: str) -> None:
    # Red controls A and B; teal ties on A and controls C, and scores nothing now.
    game = red_builds({"A1": "16", "A2": "25", "B1": "17", "C1": "9"}, edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 10, "wonder.summit", "H1", ("A1", "B1")),)
    assert [gained(game, seat) for seat in (1, 2, 3)] == [0, 0, 0]
