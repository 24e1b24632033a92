"""Card 13, Sullivan's Reach: 3 per tall building, anybody's, on its island; the Atelier counts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((13,), (14,), (9,), (15,))
"""Teal has the Atelier."""
EDITIONS = ["retail", "polish", "russian", "preview", "manual"]


def red_builds(at: str, built: Mapping[str, str], start: str = "H2", edition: str = "retail") -> Game:
    """Blue starts with its tall building 1 on ``start``, and red's Sullivan's Reach wins at once."""
    return play(scene(built, wonders=WONDERS, edition=edition, bids=[("1", start)]), f"W13@{at}")


@pytest.mark.rule("wonder.sullivan")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ({}, 0),  # itself is not tall, and the tall bid on H2 is no building
        ({"H3": "3"}, 3),  # one's own
        ({"H3": "3", "H4": "30"}, 6),  # and teal's
        ({"H3": "16", "H4": "88"}, 0),  # medium and short
        ({"H3": "W9", "H4": "W15"}, 0),  # Wonders
        ({"A13": "30", "B14": "33", "Z13": "32"}, 0),  # tall, next door, but on other islands
    ],
)
def test_3_per_tall_building_on_its_island(built: dict[str, str], points: int) -> None:
    assert gained(red_builds("H1", built), 0) == points


@pytest.mark.rule("wonder.sullivan")
def test_counts_all_over_its_island_and_nowhere_else() -> None:
    # On Aurora: A1, A3, A7, A8, A11 are tall, of all four players; A2 is medium; H1 and B8 are elsewhere.
    built = {"A1": "3", "A3": "8", "A7": "6", "A8": "27", "A11": "40", "A2": "16", "H1": "30", "B8": "33"}
    assert gained(red_builds("A13", built, start="A12"), 0) == 15


@pytest.mark.rule("wonder.sullivan", "R7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_atelier_counts_in_every_edition(edition: str) -> None:
    # Teal's Atelier on H3 and yellow's tall 32 on H4: two, 6.
    game = red_builds("H1", {"H3": "W14", "H4": "32"}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 6, "wonder.sullivan", "H1", ("H3", "H4")),)


@pytest.mark.rule("wonder.sullivan", "R7")
def test_an_atelier_on_another_island_does_not_count() -> None:
    assert gained(red_builds("H1", {"A13": "W14"}), 0) == 0


@pytest.mark.rule("wonder.sullivan", "R7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_wonders_of_one_player_in_a_game_of_two(edition: str) -> None:
    # Red's own Atelier on H3 and teal's tall 8 on H4: 6. Teal starts with 9 on H2.
    game = scene({"H3": "W14", "H4": "8"}, players=2, edition=edition, wonders=((13, 14), (5, 9)), bids=[("9", "H2")])
    assert gained(play(game, "W13@H1"), 0) == 6
