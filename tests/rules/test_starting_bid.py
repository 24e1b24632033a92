"""Section 4.2 and R2: the starting bid."""

from __future__ import annotations

import pytest

from scenes import legal, play, scene
from skyrise.components import edition_ids
from skyrise.rules import Game, IllegalAction

RED_1 = (16, 17, 24, 57, 62, 72, 96)
RED = (*RED_1, 3, 33, 43, 78, 81)
SET_B = {24: 23, 62: 64}
CENTRAL = ("H1", "H2", "H3", "H4")


def every(numbers: tuple[int, ...], cells: tuple[str, ...]) -> list[str]:
    return sorted(f"{number}@{cell}" for number in numbers for cell in cells)


def red_without_buildings(players: int = 4, **scenery: object) -> Game:
    """Red has built its 12 buildings in the north, and is to start."""
    cells = ["A13", "A12", "A8", "A4", "A1", "A2", "A3", "A7", "A10", "A14", "A5", "A6"]
    other = SET_B if scenery.get("edition") == "preview" else {}
    built = {cell: str(other.get(number, number)) for cell, number in zip(cells, RED, strict=True)}
    return scene(built, players=players, **scenery)  # type: ignore[arg-type]


@pytest.mark.rule("auction.start.place")
def test_the_first_starting_bid_is_any_building_on_the_central_island() -> None:
    assert legal(scene(era=1)) == every(RED_1, CENTRAL)


@pytest.mark.rule("auction.start.place")
@pytest.mark.parametrize(
    ("built", "cells"),
    [
        # next to A1: A2, A4, A5
        ({"A1": "16"}, ("A2", "A4", "A5", *CENTRAL)),
        # the same next to somebody else's structure
        ({"A1": "30"}, ("A2", "A4", "A5", *CENTRAL)),
        # over the bridge to the next island: A11 to B8; besides A7 and A14
        ({"A11": "30"}, ("A7", "A14", "B8", *CENTRAL)),
        # over the bridge from the central island: H1 to A13; H1 itself is occupied
        ({"H1": "27"}, ("A13", "H2", "H3", "H4")),
        # over an island's own bridge: B1 to B8; besides B2 and B4
        ({"B1": "32"}, ("B2", "B4", "B8", *CENTRAL)),
        # two structures: the neighborhoods next to either, but not theirs
        ({"Z1": "30", "Z4": "32"}, ("Z5", "Z8", *CENTRAL)),
        # a whole central island leaves the neighborhoods over its bridges
        ({"H1": "30", "H2": "32", "H3": "27", "H4": "25"}, ("A13", "B14", "C13", "Z13")),
    ],
)
def test_or_next_to_anybodys_structure(built: dict[str, str], cells: tuple[str, ...]) -> None:
    left = tuple(number for number in RED_1 if str(number) not in built.values())
    assert legal(scene(built, era=1)) == every(left, cells)


@pytest.mark.rule("auction.start.place")
def test_a_wonder_is_a_structure_to_start_next_to() -> None:
    game = scene({"C1": "W6"})
    assert "16@C2" in legal(game)
    assert "16@C5" in legal(game)


@pytest.mark.rule("auction.start.place")
def test_a_lake_or_a_corner_does_not_make_adjacent() -> None:
    # A6 and A13 face each other over a lake, A4 and A5 over a blimp.
    assert not {"16@A13", "16@A4"} & set(legal(scene({"A6": "30"}, era=1)))
    assert "16@A4" not in legal(scene({"A5": "30"}, era=1))


@pytest.mark.rule("auction.start.pass")
@pytest.mark.parametrize("era", [1, 2])
def test_a_starter_may_not_pass(era: int) -> None:
    game = scene(era=era)
    assert "pass" not in legal(game)
    with pytest.raises(IllegalAction) as refused:
        game.play("pass")
    assert refused.value.reason == "auction.start.pass"


@pytest.mark.rule("auction.start.place", "era2.unlock")
def test_in_era_2_all_twelve_buildings_may_start() -> None:
    assert legal(scene(era=2)) == every(RED, CENTRAL)


@pytest.mark.rule("auction.start.wonder")
@pytest.mark.parametrize("edition", edition_ids())
def test_no_wonder_starts_while_there_are_buildings(edition: str) -> None:
    game = scene(edition=edition, wonders=((7,), (6,), (9,), (15,)))
    assert not [action for action in legal(game) if action.startswith("W")]


@pytest.mark.rule("auction.start.wonder")
def test_one_building_left_is_enough_to_forbid_it() -> None:
    game = red_without_buildings()
    built = {piece.at: str(piece.building) for piece in game.position().structures if piece.at != "A6"}
    assert legal(scene(built)) == every((81,), ("A6", "A9", "A11", "C11", *CENTRAL))


@pytest.mark.rule("auction.start.wonder")
def test_a_wonder_starts_as_the_last_structure_where_a_building_could() -> None:
    # Unoccupied on the centre, or next to red's buildings: A9, A11, and C11 over the bridge from A8.
    cells = ("A9", "A11", "C11", *CENTRAL)
    assert legal(red_without_buildings()) == sorted(f"W5@{cell}" for cell in cells)


@pytest.mark.rule("auction.start.wonder", "R2")
@pytest.mark.parametrize("edition", edition_ids())
def test_R2_also_when_two_wonders_are_left(edition: str) -> None:
    game = red_without_buildings(2, edition=edition)
    cells = ("A9", "A11", *CENTRAL)
    assert legal(game) == sorted(f"W{card}@{cell}" for card in (5, 6) for cell in cells)


@pytest.mark.rule("auction.start.wonder", "R2")
def test_R2_the_second_wonder_starts_after_the_first() -> None:
    game = play(red_without_buildings(2), "W6@H1")
    assert game.to_act == 0
    assert "W5@H2" in legal(game)
    assert "W6@H2" not in legal(game)


@pytest.mark.rule("auction.start.wonder", "R8")
@pytest.mark.parametrize("edition", edition_ids())
def test_the_capital_building_starts_at_any_time_anywhere(edition: str) -> None:
    game = scene(edition=edition, wonders=((2,), (6,), (9,), (15,)))
    places = [action.removeprefix("W2@") for action in legal(game) if action.startswith("W")]
    assert sorted(places) == sorted(place.id for place in game.match.city.places)


@pytest.mark.rule("auction.start.wonder", "R2")
def test_beside_the_capital_building_the_other_wonder_still_waits() -> None:
    game = scene(players=2, wonders=((2, 7), (9, 15)))
    assert any(action.startswith("W2@") for action in legal(game))
    assert not any(action.startswith("W7@") for action in legal(game))


@pytest.mark.rule("auction.start.place", "era2.unlock")
def test_unbuilt_buildings_alone_may_start() -> None:
    game = scene({"H1": "24"}, era=1)
    assert not [action for action in legal(game) if action.startswith(("24@", "3@"))]
