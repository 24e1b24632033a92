"""Card 2, The Capital Building: may start any of your auctions, on any unoccupied neighborhood; then 4 if it wins."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, legal, match_of, play, scene
from skyrise.rules import IllegalAction, Receipt

WONDERS = ((2,), (5,), (9,), (15,))
EDITIONS = ["retail", "polish", "russian", "preview", "manual"]
RED = ("3", "16", "17", "24", "33", "43", "57", "62", "72", "78", "81", "96")
CITY = {place.id for place in match_of().city.places}


def cells(actions: list[str], piece: str) -> set[str]:
    """Where a piece may go."""
    return {action.split("@")[1] for action in actions if action.startswith(f"{piece}@")}


@pytest.mark.rule("wonder.capital", "R8", "R13", "R14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_4_if_it_started_the_auction_that_it_won(edition: str) -> None:
    game = play(scene({"H1": "25"}, wonders=WONDERS, edition=edition), "W2@C1")
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 4, "wonder.capital", "C1"),)
    assert game.to_act == 0  # the auction is over at once, and its winner starts the next


@pytest.mark.rule("wonder.capital", "auction.start.wonder")
@pytest.mark.parametrize("edition", EDITIONS)
def test_starts_on_any_unoccupied_neighborhood_although_buildings_are_left(edition: str) -> None:
    actions = legal(scene({"H1": "25", "C4": "16"}, wonders=WONDERS, edition=edition))
    assert cells(actions, "W2") == CITY - {"H1", "C4"}
    # Buildings start only in the centre (H2, H3, H4) and next to H1 (A13) and C4 (C3, C11).
    assert cells(actions, "17") == {"H2", "H3", "H4", "A13", "C3", "C11"}


@pytest.mark.rule("wonder.capital", "auction.wonder")
def test_placed_later_it_stands_next_to_the_bid_and_scores_nothing() -> None:
    game = scene(wonders=WONDERS, bids=[("1", "H1")])
    assert cells(legal(game), "W2") == {"A13", "H2", "H4"}
    assert gained(play(game, "W2@A13"), 0) == 0


@pytest.mark.rule("wonder.capital", "R8")
def test_scores_nothing_if_a_building_of_its_owner_started() -> None:
    # Red starts with 16, teal outbids with 25, the Capital wins an auction that it did not start.
    game = play(scene(wonders=WONDERS), "16@H1", "25@H2", "pass", "pass", "W2@H3")
    assert gained(game, 0) == 0


@pytest.mark.rule("wonder.capital", "auction.start.wonder")
def test_another_wonder_may_not_start_while_buildings_are_left() -> None:
    game = scene(wonders=((5,), (2,), (9,), (15,)))
    assert not cells(legal(game), "W5")
    with pytest.raises(IllegalAction):
        game.play("W5@H1")


@pytest.mark.rule("wonder.capital", "auction.start.wonder")
def test_helps_no_other_wonder_of_its_owner() -> None:
    game = scene({"H1": "16"}, players=2, wonders=((2, 5), (9, 15)))
    assert cells(legal(game), "W2") == CITY - {"H1"} - {cell for cell in CITY if cell[0] in "CZ"}
    assert not cells(legal(game), "W5")


@pytest.mark.rule("wonder.capital", "auction.start.wonder")
def test_starts_only_the_auctions_of_its_owner() -> None:
    assert not cells(legal(scene(wonders=WONDERS, to_act=1)), "W2")


@pytest.mark.rule("wonder.capital", "R2", "R8")
def test_anywhere_and_4_as_well_when_no_building_is_left() -> None:
    # Red has only its two Wonders: both may start, W5 as buildings do (H1 to H4, and B8 next to A11), W2 anywhere.
    built = dict(zip(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12"], RED, strict=True))
    game = scene(built, players=2, wonders=((2, 5), (9, 15)))
    assert cells(legal(game), "W5") == {"A13", "A14", "B8", "H1", "H2", "H3", "H4"}
    assert {"B3", "B7", "H3"} <= cells(legal(game), "W2")
    assert gained(play(game, "W2@B3"), 0) == 4


@pytest.mark.rule("wonder.capital")
def test_not_in_era_1() -> None:
    game = scene(era=1, hands=((2, 3, 4), (5, 6, 7), (8, 9, 10), (11, 12, 13)))
    assert not cells(legal(game), "W2")


@pytest.mark.rule("wonder.capital", "disc.collect")
def test_collects_the_disc_where_it_stands() -> None:
    game = play(scene(wonders=WONDERS, discs={"C1": "B", "C2": "A"}), "W2@C1")
    assert game.position().players[0].patrons == {"A": 0, "B": 1, "C": 0, "D": 0}


@pytest.mark.rule("wonder.capital", "wonder.hammer")
def test_beaten_by_the_hammer_it_returns_and_may_start_again() -> None:
    # Red's Capital starts on C1, teal's Hammer beats it on C2: 6 for teal, nothing for red. Later it starts and wins.
    game = play(scene(wonders=((2,), (1,), (9,), (15,))), "W2@C1")
    assert legal(game) == ["W1@C2", "W1@C5", "pass"]
    play(game, "W1@C2")
    assert [gained(game, seat) for seat in (0, 1)] == [0, 6]
    play(game, "9@C6", "pass", "pass", "57@C9", "pass")  # teal starts, red wins and is the next starter
    assert gained(play(game, "W2@Z1"), 0) == 4


@pytest.mark.rule("wonder.capital", "wonder.hammer")
def test_scores_if_the_hammer_does_not_answer() -> None:
    game = play(scene(wonders=((2,), (1,), (9,), (15,))), "W2@C1", "pass")
    assert [gained(game, seat) for seat in (0, 1)] == [4, 0]


MANUAL_2: dict[str, Any] = {"edition": "manual", "components": "2"}


def all_buildings(seat: int) -> list[str]:
    """Every building of a seat in version 2."""
    match = match_of(2, components="2")
    return [str(number) for number in match.numbers if match.owner(number) == seat]


@pytest.mark.rule("wonder.capital", "auction.start.wonder")
def test_7_3_starts_no_auction_while_buildings_are_left() -> None:
    game = scene(wonders=WONDERS, **MANUAL_2)
    assert not cells(legal(game), "W2")
    with pytest.raises(IllegalAction) as refused:
        game.play("W2@H1")
    assert refused.value.reason == "auction.start.wonder"


@pytest.mark.rule("wonder.capital", "R2", "R8")
def test_7_3_starts_anywhere_as_the_last_structure() -> None:
    built = dict(zip((f"A{n}" for n in range(1, 13)), all_buildings(0), strict=True))
    game = scene(built, players=2, wonders=((2, 5), (9, 15)), **MANUAL_2)
    assert {"B3", "B7", "H3"} <= cells(legal(game), "W2")
    assert gained(play(game, "W2@B3"), 0) == 4


@pytest.mark.rule("wonder.capital", "auction.outbid.adjacent")
def test_7_3_outbids_on_any_unoccupied_neighborhood_and_scores_nothing() -> None:
    game = scene({"C4": "32"}, wonders=WONDERS, bids=[("91", "H1")], **MANUAL_2)
    assert cells(legal(game), "W2") == CITY - {"C4", "H1"}
    with pytest.raises(IllegalAction) as refused:
        game.play("W2@C4")
    assert refused.value.reason == "neighborhood.occupied"
    assert gained(play(game, "W2@C1"), 0) == 0
    assert [(piece.wonder, piece.at) for piece in game.position().structures if piece.wonder] == [(2, "C1")]


@pytest.mark.rule("wonder.capital", "auction.outbid.adjacent")
def test_7_3_other_wonders_outbid_next_to_the_latest_bid() -> None:
    game = scene(players=2, wonders=((2, 5), (9, 15)), bids=[(all_buildings(1)[0], "H1")], **MANUAL_2)
    assert cells(legal(game), "W5") == {"A13", "H2", "H4"}


@pytest.mark.rule("wonder.capital", "wonder.hammer")
def test_7_3_the_hammer_answers_next_to_it() -> None:
    game = scene(wonders=((2,), (1,), (9,), (15,)), bids=[("91", "H1")], **MANUAL_2)
    play(game, "W2@C1")
    assert game.to_act == 1
    assert cells(legal(game), "W1") == set(match_of().city.neighbors("C1"))


@pytest.mark.rule("wonder.capital", "auction.end")
def test_7_3_an_auction_without_room_next_to_the_latest_bid_is_over() -> None:
    # H1 is surrounded: blue's 91 there wins at once, although red's Capital Building could go elsewhere.
    game = scene({"H2": "72", "H4": "32", "A13": "24"}, wonders=WONDERS, to_act=3, **MANUAL_2)
    play(game, "91@H1")
    assert "H1" in {piece.at for piece in game.position().structures}
