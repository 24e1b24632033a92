"""Card 17, Le Baron: 12, 8, 6, 0 with 0, 1, 2, 3 or more of your structures still unbuilt (preview: buildings)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from scenes import gained, legal, match_of, play, scene
from skyrise.rules import Receipt

ALIKE = ["retail", "polish", "russian", "manual"]
CELLS = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A14"]
FOUR = ((17,), (5,), (9,), (15,))
TWO = ((5, 17), (9, 15))


def all_but(left: Iterable[str], edition: str = "retail", wonder: str | None = None) -> dict[str, str]:
    """Red has built everything but ``left``, on Aurora but for A13; and a Wonder besides if one is named."""
    buildings = match_of(2, edition).edition.buildings
    numbers = [str(number) for era in (1, 2) for number in buildings("red", era)]
    return dict(zip(CELLS, [n for n in numbers if n not in left] + ([wonder] if wonder else []), strict=False))


@pytest.mark.rule("wonder.baron")
@pytest.mark.parametrize("edition", [*ALIKE, "preview"])
@pytest.mark.parametrize(
    ("left", "points"),
    [
        (["96"], 8),
        (["96", "16"], 6),
        (["96", "16", "3"], 0),
        (["96", "16", "3", "33", "43", "57", "72", "78", "81"], 0),
    ],
)
def test_fewer_unbuilt_structures_are_worth_more(left: list[str], points: int, edition: str) -> None:
    # With one Wonder each, what is unbuilt after Le Baron are buildings, so that all editions agree.
    game = scene(all_but(left, edition), wonders=FOUR, edition=edition, bids=[("1", "H1")])
    assert gained(play(game, "W17@A13"), 0) == points


@pytest.mark.rule("wonder.baron", "R14")
@pytest.mark.parametrize("edition", [*ALIKE, "preview"])
def test_12_as_the_last_structure_of_all(edition: str) -> None:
    # No building is left, so that Le Baron may start; then nothing is unbuilt, and red takes the large key.
    game = play(scene(all_but([], edition), wonders=FOUR, edition=edition), "W17@A13")
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 12, "wonder.baron", "A13"),)
    assert game.position().players[0].keys == ("large",)


@pytest.mark.rule("wonder.baron")
def test_a_bid_of_its_owner_is_unbuilt() -> None:
    # Eleven are built, the twelfth, 16, lies on H1 and returns: one unbuilt.
    game = scene(all_but(["16"]), wonders=FOUR, bids=[("16", "H1"), ("25", "H2")], passed=[2, 3])
    assert gained(play(game, "W17@H3"), 0) == 8


@pytest.mark.rule("wonder.baron")
def test_what_others_have_left_does_not_matter() -> None:
    # Everybody else has everything left: 13 structures each.
    game = play(scene(all_but([]), wonders=FOUR), "W17@H1")
    assert [gained(game, seat) for seat in range(4)] == [12, 0, 0, 0]


@pytest.mark.rule("wonder.baron")
@pytest.mark.parametrize(
    ("left", "structures", "buildings"),
    [
        (["96"], 6, 8),  # 96 and W5 unbuilt: two structures, one building
        (["96", "16"], 0, 6),  # three structures, two buildings
        (["96", "16", "3"], 0, 0),  # four structures, three buildings
    ],
)
@pytest.mark.parametrize("edition", [*ALIKE, "preview"])
def test_the_other_wonder_counts_but_in_preview(left: list[str], structures: int, buildings: int, edition: str) -> None:
    game = scene(all_but(left, edition), players=2, wonders=TWO, edition=edition, bids=[("9", "H1")], to_act=0)
    assert gained(play(game, "W17@A13"), 0) == (buildings if edition == "preview" else structures)


@pytest.mark.rule("wonder.baron", "R2")
@pytest.mark.parametrize(("edition", "points"), [*((edition, 8) for edition in ALIKE), ("preview", 12)])
def test_may_start_while_the_other_wonder_is_left(edition: str, points: int) -> None:
    # No building is left but two Wonders: both may start. After Le Baron only W5 is unbuilt.
    game = scene(all_but([], edition), players=2, wonders=TWO, edition=edition)
    assert {"W5@A13", "W17@A13"} <= set(legal(game))
    assert gained(play(game, "W17@A13"), 0) == points


@pytest.mark.rule("wonder.baron")
@pytest.mark.parametrize("edition", [*ALIKE, "preview"])
@pytest.mark.parametrize(("left", "points"), [([], 12), (["96"], 8), (["96", "16"], 6)])
def test_the_other_wonder_if_built_is_not_unbuilt(left: list[str], points: int, edition: str) -> None:
    # W5 stands on Aurora: only buildings are left, so that all editions agree.
    built = all_but(left, edition, wonder="W5")
    bids = [("9", "H1")] if left else []
    game = scene(built, players=2, wonders=TWO, edition=edition, bids=bids)
    assert gained(play(game, "W17@A13"), 0) == points
