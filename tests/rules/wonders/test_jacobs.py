"""Card 9, Jacobs' Gardens: 4 per row with 3 or more discs; in version 1, 1 per disc in your rows. At most 16; printed
and excess discs do not count."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, legal, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((9,), (5,), (6,), (15,))
FULL = {"yellow": 4, "green": 4, "white": 4, "brown": 4}


def red_builds(*then: str, rows: dict[str, int] | None = None, **more: Any) -> Game:
    """Blue starts with 1 on H2, red's Jacobs' Gardens on H1 wins at once; ``then`` follows."""
    game = scene(wonders=WONDERS, bids=[("1", "H2")], rows={0: rows or {}}, **more)
    return play(game, "W9@H1", *then)


@pytest.mark.rule("wonder.jacobs")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ({}, 0),  # the four printed discs do not count
        ({"green": 1}, 1),
        ({"yellow": 2, "green": 3, "brown": 4}, 9),
        ({**FULL, "brown": 3}, 15),
        (FULL, 16),
    ],
)
def test_1_per_disc_in_the_rows(rows: dict[str, int], points: int) -> None:
    assert gained(red_builds(rows=rows), 0) == points


@pytest.mark.rule("wonder.jacobs")
def test_counts_the_disc_under_it() -> None:
    # Two white discs, and the green one just collected: three.
    assert gained(red_builds(rows={"white": 2}, discs={"H1": "green"}), 0) == 3


@pytest.mark.rule("wonder.jacobs")
def test_excess_discs_do_not_count() -> None:
    # Four green discs in the row, three in excess; the fifth green one collected now is in excess as well: four.
    game = red_builds(rows={"green": 4}, excess={0: 3}, discs={"H1": "green"})
    assert gained(game, 0) == 4
    assert game.position().players[0].excess == 4


@pytest.mark.rule("wonder.jacobs")
def test_never_more_than_16() -> None:
    # All rows are full, so a further disc is in excess: 16 and not 17.
    assert gained(red_builds(rows=FULL, discs={"H1": "white"}), 0) == 16


@pytest.mark.rule("wonder.jacobs")
@pytest.mark.parametrize(
    ("color", "points"),
    [
        ("white", 6),  # green 4, white 1, and the wild disc in the white row
        ("green", 5),  # the green row is full: the wild disc is in excess
    ],
)
def test_a_wild_disc_gets_its_colour_first(color: str, points: int) -> None:
    game = red_builds(rows={"green": 4, "white": 1}, discs={"H1": "wild"})
    assert legal(game) == ["wild=brown", "wild=green", "wild=white", "wild=yellow"]
    assert gained(game, 0) == 0
    assert gained(play(game, f"wild={color}"), 0) == points


@pytest.mark.rule("wonder.jacobs")
def test_other_discs_do_not_count() -> None:
    # Patron and commissions discs lie in the visionary area; the patron disc collected now too: one brown disc.
    game = red_builds(rows={"brown": 1}, patrons={0: {"A": 2, "C": 1}}, commissions={0: 1}, discs={"H1": "B"})
    assert gained(game, 0) == 1


@pytest.mark.rule("wonder.jacobs")
def test_discs_of_others_and_on_the_map_do_not_count() -> None:
    game = scene(wonders=WONDERS, bids=[("1", "H2")], rows={1: FULL, 3: {"green": 2}}, discs={"H2": "green"})
    play(game, "W9@H1")
    assert [gained(game, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("wonder.jacobs", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_where_it_stands(edition: str) -> None:
    game = red_builds(rows={"green": 3, "white": 2}, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 5, "wonder.jacobs", "H1"),)


def red_builds_now(*then: str, rows: dict[str, int] | None = None, **more: Any) -> Game:
    """In version 2, blue starts with 64."""
    game = scene(components="2", wonders=WONDERS, bids=[("64", "H2")], rows={0: rows or {}}, **more)
    return play(game, "W9@H1", *then)


@pytest.mark.rule("wonder.jacobs")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "manual"])
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ({}, 0),
        ({"green": 2, "white": 2, "brown": 2, "yellow": 2}, 0),  # with the printed disc three, but that does not count
        ({"green": 3}, 4),
        ({"green": 4}, 4),
        ({"yellow": 2, "green": 3, "brown": 4}, 8),
        ({"yellow": 3, "green": 3, "white": 3, "brown": 3}, 16),
        (FULL, 16),
    ],
)
def test_version_2_4_per_row_with_three_discs(edition: str, rows: dict[str, int], points: int) -> None:
    assert gained(red_builds_now(rows=rows, edition=edition), 0) == points


@pytest.mark.rule("wonder.jacobs")
def test_version_2_counts_the_disc_under_it() -> None:
    assert gained(red_builds_now(rows={"green": 2}, discs={"H1": "green"}), 0) == 4


@pytest.mark.rule("wonder.jacobs")
@pytest.mark.parametrize(("color", "points"), [("white", 4), ("green", 0)])
def test_version_2_a_wild_disc_counts_as_its_colour(color: str, points: int) -> None:
    game = red_builds_now(rows={"green": 1, "white": 2}, discs={"H1": "wild"})
    assert gained(play(game, f"wild={color}"), 0) == points


@pytest.mark.rule("wonder.jacobs")
def test_version_2_excess_discs_do_not_count() -> None:
    # The excess discs are the full green row's: one row.
    assert gained(red_builds_now(rows={"green": 4, "white": 2}, excess={0: 3}), 0) == 4
