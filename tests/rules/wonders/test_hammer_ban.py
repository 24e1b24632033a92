"""Card 1, The Hammer, once built: opponents may not bid tall buildings next to it, but for the reliefs of 7.1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from scenes import legal, match_of, play, scene
from skyrise.rules import Game, IllegalAction

WONDERS = ((14,), (1,), (9,), (15,))
"""Red has the Atelier, teal the Hammer."""
EDITIONS = ["retail", "polish", "russian", "preview", "manual"]
AS_RETAIL = ["retail", "polish", "russian", "manual"]
EAST_SOUTH = {"east": "boreas", "south": "zephyr"}


def cells(game: Game, piece: str) -> str:
    """Where a piece may go."""
    return " ".join(action.split("@")[1] for action in legal(game) if action.startswith(f"{piece}@"))


def crowded(
    free: str, left: str, hammer: str = "A13", edition: str = "retail", mine: Sequence[int] = (5, 9), **more: Any
) -> Game:
    """Two players; everywhere but on ``free`` something is built, everything but ``left``; ``hammer`` is teal's.

    32 neighborhoods and 28 structures: always four more are free than structures left.
    """
    match = match_of(2, edition, more.get("islands"))
    wonders = (tuple(mine), (1, 6))
    numbers = [n for color in ("red", "teal") for era in (1, 2) for n in match.edition.buildings(color, era)]
    pieces = [str(number) for number in numbers] + [f"W{card}" for card in (*mine, 6)]
    places = [place.id for place in match.city.places if place.id not in free.split() and place.id != hammer]
    built = dict(zip(places, [piece for piece in pieces if piece not in left.split()], strict=True))
    owners = {match.owner(int(piece)) if piece.isdigit() else int(piece == "W6") for piece in left.split()}
    finished = [seat for seat in (0, 1) if seat not in owners]
    return scene({**built, hammer: "W1"}, players=2, edition=edition, wonders=wonders, finished=finished, **more)


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_tall_starting_bids_of_opponents_next_to_it(edition: str) -> None:
    # Hammer on A5: next to it A1, A2, A6, A9, and A13 over the bridge. In the centre tall buildings may start.
    game = scene({"A5": "W1"}, wonders=WONDERS, edition=edition)
    assert cells(game, "33") == cells(game, "3") == "H1 H2 H3 H4"
    assert cells(game, "16") == cells(game, "96") == "A1 A13 A2 A6 A9 H1 H2 H3 H4"
    with pytest.raises(IllegalAction):
        game.play("33@A13")


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize("edition", EDITIONS)
def test_its_owner_may(edition: str) -> None:
    game = scene({"A5": "W1"}, wonders=WONDERS, edition=edition, to_act=1)
    assert cells(game, "30") == "A1 A13 A2 A6 A9 H1 H2 H3 H4"


@pytest.mark.rule("wonder.hammer.ban")
def test_not_across_a_lake_or_a_blimp() -> None:
    # A4 lies across the blimp AB3, A10 across the lake AL1; A9 and A13 are next to the Hammer.
    game = scene({"A5": "W1", "A8": "25", "A14": "22"}, wonders=WONDERS)
    assert {"A4", "A10"} <= set(cells(game, "33").split())
    assert not {"A9", "A13"} & set(cells(game, "33").split())


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize(("edition", "atelier"), [*((e, "A12 A4") for e in AS_RETAIL), ("preview", "A12 A13 A4")])
def test_no_tall_outbids_nor_the_atelier_but_in_preview(edition: str, atelier: str) -> None:
    # Blue's medium 14 on A9, next to the Hammer on A5, is legal; from there red may go to A4, A12 and A13.
    game = scene({"A5": "W1"}, wonders=WONDERS, edition=edition, bids=[("14", "A9")])
    assert cells(game, "33") == "A12 A4"
    assert cells(game, "16") == "A12 A13 A4"
    assert cells(game, "W14") == atelier


@pytest.mark.rule("wonder.hammer.ban")
def test_other_wonders_may_stand_next_to_it() -> None:
    game = scene({"A5": "W1"}, wonders=((15,), (1,), (9,), (14,)), bids=[("14", "A9")])
    assert cells(game, "W15") == "A12 A13 A4"


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize("edition", EDITIONS)
def test_its_owners_own_atelier_may_stand_next_to_it(edition: str) -> None:
    game = scene({"A5": "W1"}, players=2, wonders=((5, 9), (1, 14)), edition=edition, bids=[("3", "H1")], to_act=1)
    assert cells(game, "W14") == "A13 H2 H4"


@pytest.mark.rule("wonder.hammer.ban")
def test_there_is_no_ban_before_it_is_built() -> None:
    assert "A13" in cells(scene({"A5": "25"}, wonders=WONDERS), "33").split()


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize("edition", EDITIONS)
def test_void_while_every_unoccupied_neighborhood_is_next_to_it(edition: str) -> None:
    # Free are the six neighborhoods next to A13. Red, alone, has a medium building left too, so R6 does not matter.
    game = crowded("A5 A9 A10 A12 A14 H1", "33 43", edition=edition)
    assert cells(game, "33") == cells(game, "43") == "A10 A12 A14 A5 A9 H1"


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_other_unoccupied_neighborhood_upholds_it(edition: str) -> None:
    # H1 is built upon and B3 free instead: one legal neighborhood for one tall building, no relief in preview either.
    game = crowded("A5 A9 A10 A12 A14 B3", "33 43", edition=edition)
    assert (cells(game, "33"), cells(game, "43")) == ("B3", "A10 A12 A14 A5 A9 B3")


@pytest.mark.rule("wonder.hammer.ban")
def test_the_atelier_is_relieved_as_well() -> None:
    # Red, alone, has W14 and W5 left, which may both start (R2).
    game = crowded("A5 A9 A10 A12 A14 H1", "W5 W14", mine=(5, 14))
    assert cells(game, "W14") == cells(game, "W5") == "A10 A12 A14 A5 A9 H1"


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize(
    ("free", "left", "actions"),
    [
        # Teal's bid on A11 occupies the only neighborhood that is not next to the Hammer: void.
        ("A5 A9 A10 A12 A14 H1 A11", "33 43 8", ["33@A14", "43@A14", "pass"]),
        # B3 is free besides: the ban holds.
        ("A5 A9 A10 A12 A14 H1 A11 B3", "33 43 8 81", ["43@A14", "81@A14", "pass"]),
    ],
)
def test_bids_occupy_in_this_test(free: str, left: str, actions: list[str]) -> None:
    assert legal(crowded(free, left, bids=[("8", "A11")])) == actions


@pytest.mark.rule("wonder.hammer.ban")
def test_holds_again_when_bids_have_returned() -> None:
    # As above the ban is void; red's 43 wins on A14, teal's bid leaves A11, and 33 may go nowhere else.
    game = crowded("A5 A9 A10 A12 A14 H1 A11", "33 43 8", bids=[("8", "A11")])
    assert legal(play(game, "43@A14")) == ["33@A11"]


# The Hammer on Z8, free: B13, Z4, Z5, Z9, Z12 next to it, and Z1, where no auction can start: next to it are Z4 and Z5.
POCKET: dict[str, Any] = {"free": "B13 Z1 Z12 Z4 Z5 Z9", "hammer": "Z8", "islands": EAST_SOUTH}
STARTS = "B13 Z12 Z4 Z5 Z9"


@pytest.mark.rule("wonder.hammer.ban", "R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_void_for_a_starter_without_another_starting_bid(edition: str) -> None:
    # Red has only 33, teal has 88. Z1 is one legal neighborhood for one tall building: not preview's relief.
    assert legal(crowded(left="33 88", edition=edition, **POCKET)) == [f"33@{at}" for at in STARTS.split()]


@pytest.mark.rule("wonder.hammer.ban", "R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_holds_for_a_starter_with_another_building(edition: str) -> None:
    game = crowded(left="33 43", edition=edition, **POCKET)
    assert (cells(game, "33"), cells(game, "43")) == ("", STARTS)


@pytest.mark.rule("wonder.hammer.ban", "R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wonder_that_may_not_start_does_not_uphold_it(edition: str) -> None:
    # Red has 33 and W5; W5 may start only when no building is left.
    assert legal(crowded(left="33 W5", edition=edition, **POCKET)) == [f"33@{at}" for at in STARTS.split()]


@pytest.mark.rule("wonder.hammer.ban", "R6", "wonder.capital")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_starter_with_the_capital_building_gets_no_relief(edition: str) -> None:
    # The Capital Building may start on any of the six.
    game = crowded(left="33 W2", mine=(2, 5), edition=edition, **POCKET)
    assert legal(game) == [f"W2@{at}" for at in ["B13", "Z1", "Z12", "Z4", "Z5", "Z9"]]


@pytest.mark.rule("wonder.hammer.ban", "R6", "wonder.atelier")
@pytest.mark.parametrize(
    ("edition", "left", "where"),
    [
        *((edition, "88 W14", STARTS) for edition in EDITIONS),  # nothing but the Atelier: void
        *((edition, "W5 W14", "") for edition in AS_RETAIL),  # W5 may start as well: the ban holds
        ("preview", "W5 W14", STARTS),  # there is no ban on the Atelier there
    ],
)
def test_a_starter_with_the_atelier(edition: str, left: str, where: str) -> None:
    game = crowded(left=left, mine=(5, 14), edition=edition, **POCKET)
    assert cells(game, "W14") == where


@pytest.mark.rule("wonder.hammer.ban", "R6", "R3", "R12")
def test_r6_helps_no_outbidder_and_is_tested_anew_at_every_decision() -> None:
    # Teal starts with 8 on Z9. Red could only outbid with 33 on Z5 or Z12, both next to the Hammer: red passes
    # unasked. Then teal has finished, red starts, and R6 helps: Z9 is built upon now.
    game = crowded(left="33 8", to_act=1, **POCKET)
    kinds = [(event.kind, event.rule, event.seat) for event in game.play("8@Z9")]
    assert ("pass", "R3", 0) in kinds
    assert (game.to_act, legal(game)) == (0, ["33@B13", "33@Z12", "33@Z4", "33@Z5"])


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize(
    ("free", "left", "relieved"),
    [
        ("B3", "3 33 16", True),  # one legal neighborhood, two tall buildings
        ("B3 B7", "3 33 16 17", False),  # two for two
        ("B3 B7", "3 23 33 16", True),  # two for three
        ("B3 B7", "3 33 16 W14", False),  # two for two: the Atelier is not one of them
    ],
)
def test_preview_relief_if_tall_buildings_outnumber_legal_neighborhoods(free: str, left: str, relieved: bool) -> None:
    # Besides ``free``, all six neighborhoods next to the Hammer are free.
    around = "A10 A12 A14 A5 A9 H1"
    game = crowded(f"{free} {around}", left, edition="preview", mine=(5, 14))
    assert set(cells(game, "33").split()) == {*free.split(), *(around.split() if relieved else ())}
    assert set(cells(game, "16").split()) == {*free.split(), *around.split()}


@pytest.mark.rule("wonder.hammer.ban")
@pytest.mark.parametrize("edition", AS_RETAIL)
def test_that_relief_is_in_preview_alone(edition: str) -> None:
    assert cells(crowded("B3 A10 A12 A14 A5 A9 H1", "3 33 16", edition=edition), "33") == "B3"


@pytest.mark.rule("wonder.hammer.ban")
def test_preview_counts_a_tall_building_that_lies_as_a_bid() -> None:
    # At the start: A11 and B3 for 3 and 33, no relief. After 3@A11 and 9@A14 only B3 is legal, and two are unbuilt.
    free, left = "A11 B3 A10 A12 A14 A5 A9 H1", "3 33 9 88"
    game = crowded(free, left, edition="preview")
    assert cells(game, "33") == "A11 B3"
    assert legal(play(game, "3@A11", "9@A14")) == ["33@A10", "pass"]
    # In retail B3 upholds the ban: red passes unasked, and teal has won.
    assert play(crowded(free, left), "3@A11", "9@A14").to_act == 1
