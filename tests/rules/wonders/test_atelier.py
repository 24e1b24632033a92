"""Card 14, Atelier: counts as a tall building; 2 per tall building of yours, itself included."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((14,), (5,), (9,), (15,))
EDITIONS = ["retail", "polish", "russian", "preview", "manual"]


def red_builds(at: str, built: Mapping[str, str], start: str = "H2", edition: str = "retail") -> Game:
    """Blue starts with 1 on ``start``, and red's Atelier wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W14@{at}")


@pytest.mark.rule("wonder.atelier")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({}, 2),  # itself
        ({"H3": "33"}, 4),
        ({"H3": "33", "C1": "3"}, 6),  # on whichever island
        ({"H3": "33", "C1": "3", "Z1": "24"}, 8),  # all three, and itself
        ({"H3": "16", "H4": "96", "C1": "43"}, 2),  # medium and short
        ({"H3": "30", "H4": "32", "A13": "27"}, 2),  # tall, but of others
    ],
)
def test_2_per_tall_building_of_its_owner_and_itself(built: dict[str, str], points: int) -> None:
    assert gained(red_builds("H1", built), 0) == points


@pytest.mark.rule("wonder.atelier")
def test_a_tall_bid_does_not_count() -> None:
    # Red's tall 24 lay on H2 and returned: only the Atelier.
    game = scene(wonders=WONDERS, bids=[("24", "H2"), ("25", "H3")], passed=[2, 3])
    assert gained(play(game, "W14@H4"), 0) == 2


@pytest.mark.rule("wonder.atelier", "R14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_receipt_where_it_stands(edition: str) -> None:
    game = red_builds("H1", {"H3": "33"}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 4, "wonder.atelier", "H1", ("H1", "H3")),)


@pytest.mark.rule("wonder.atelier", "score.control", "R5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("built", "red", "teal"),
    [
        ({}, 5, 0),  # alone it controls its island
        ({"H3": "25", "H4": "9"}, 5, 0),  # tall beats two medium ones
        ({"H3": "30"}, 5, 5),  # one tall each, nothing else: tied
        ({"H3": "30", "H4": "25"}, 0, 5),  # one tall each, teal has a medium one
        ({"H3": "30", "H4": "8"}, 0, 5),  # two tall ones against one
        ({"H3": "33", "H4": "30"}, 5, 0),  # 33 and the Atelier against one
    ],
)
def test_counts_as_tall_for_island_control(edition: str, built: dict[str, str], red: int, teal: int) -> None:
    final = red_builds("H1", built, edition=edition).outcome_now().scores
    assert [final[0].points["control2"], final[1].points["control2"]] == [red, teal]


@pytest.mark.rule("wonder.atelier")
def test_a_later_tall_building_adds_nothing() -> None:
    game = play(red_builds("H1", {}), "33@H2", "pass", "pass", "pass")
    assert gained(game, 0) == 2
