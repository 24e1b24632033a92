"""Section 4.3 and R3: the bids that follow."""

from __future__ import annotations

import pytest

from present import present
from scenes import legal, play, scene
from skyrise.rules import Event, Game

TEAL = (30, 9, 25, 51, 56, 67, 89, 8, 40, 41, 80, 88)


def passes(events: list[Event]) -> list[tuple[int | None, str, bool]]:
    return [(event.seat, event.rule, event.public["forced"]) for event in events if event.kind == "pass"]


def teal_done(**scenery: object) -> Game:
    """Teal has built everything, in the west; red is to start."""
    cells = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12"]
    built = dict(zip(cells, map(str, TEAL), strict=True)) | {"C13": "W6"}
    return scene(built, finished=(1,), **scenery)  # type: ignore[arg-type]


@pytest.mark.rule("auction.bid", "auction.outbid.higher", "auction.outbid.adjacent")
def test_outbid_with_a_higher_building_next_to_the_latest_bid_or_pass() -> None:
    # Teal's era-1 buildings: 9 25 30 51 56 67 89; H1 is next to A13, H2 and H4.
    game = play(scene(era=1), "24@H1")
    higher = [f"{number}@{cell}" for number in (25, 30, 51, 56, 67, 89) for cell in ("A13", "H2", "H4")]
    assert legal(game) == sorted([*higher, "pass"])


@pytest.mark.rule("auction.outbid.adjacent")
def test_only_the_most_recent_bid_counts() -> None:
    # A10 is next to A13, but H2 is not; H1 is next to both, and occupied by the first bid.
    game = play(scene(era=1), "24@H1", "25@A13")
    places = {action.split("@")[1] for action in legal(game) if action != "pass"}
    assert places == {"A5", "A9", "A10", "A12", "A14"}


@pytest.mark.rule("auction.outbid.adjacent")
def test_a_bid_and_a_structure_occupy() -> None:
    # Next to H2: H1 (the first bid), H3 (a structure), B14.
    game = play(scene({"H3": "30"}, era=1), "16@H1", "25@H2")
    assert {action.split("@")[1] for action in legal(game) if action != "pass"} == {"B14"}


@pytest.mark.rule("auction.outbid.adjacent")
@pytest.mark.parametrize(
    ("beside", "start", "over"), [("A14", "A11", "B8"), ("B4", "B8", "B1"), ("A6", "A5", "A13"), ("A12", "A13", "H1")]
)
def test_bridges_make_adjacent(beside: str, start: str, over: str) -> None:
    # between neighbouring islands; an island's own, twice; to the centre
    game = play(scene({beside: "30"}, era=1), f"16@{start}")
    assert f"89@{over}" in legal(game)


@pytest.mark.rule("auction.outbid.adjacent")
@pytest.mark.parametrize(("beside", "start", "across"), [("A2", "A6", "A13"), ("A9", "A4", "A5"), ("B9", "B6", "B12")])
def test_lakes_and_blimps_do_not(beside: str, start: str, across: str) -> None:
    # A6 and A13 border the same lake, A4 and A5 the same blimp, B6 and B12 the same lake.
    game = play(scene({beside: "30"}, era=1), f"16@{start}")
    assert f"89@{across}" not in legal(game)


@pytest.mark.rule("auction.outbid.higher")
def test_numbers_are_compared_with_the_most_recent_bid() -> None:
    # Red started with 16; over blue's 64 red has 72 and 96.
    game = play(scene(era=1), "16@H1", "pass", "pass", "64@H2")
    assert {action.split("@")[0] for action in legal(game)} == {"72", "96", "pass"}


@pytest.mark.rule("auction.wonder")
def test_a_wonder_may_be_placed_next_to_the_latest_bid_whatever_its_number() -> None:
    game = play(scene(), "96@H1")
    assert legal(game) == ["W6@A13", "W6@H2", "W6@H4", "pass"]


@pytest.mark.rule("auction.wonder", "era2.unlock")
def test_no_wonders_in_era_1() -> None:
    game = play(scene(era=1), "16@H1")
    assert not [action for action in legal(game) if action.startswith("W")]


@pytest.mark.rule("auction.wonder")
def test_with_two_figures_either_wonder_may_be_placed() -> None:
    game = play(scene(players=2), "96@H1")
    assert legal(game) == sorted([*(f"W{card}@{at}" for card in (9, 15) for at in ("A13", "H2", "H4")), "pass"])


@pytest.mark.rule("auction.bid")
@pytest.mark.parametrize("starter", range(4))
def test_bidding_goes_clockwise(starter: int) -> None:
    game = scene(era=1, to_act=starter)
    low = {0: "16", 1: "9", 2: "11", 3: "14"}[starter]
    order = [play(game, f"{low}@H1").to_act]
    order += [play(game, "pass").to_act, play(game, "pass").to_act]
    assert order == [(starter + step) % 4 for step in (1, 2, 3)]


@pytest.mark.rule("auction.pass")
def test_who_has_passed_is_out_of_this_auction_and_in_the_next() -> None:
    game = play(scene(era=1), "16@H1", "pass", "22@H2", "54@H3", "57@Z13")
    assert game.to_act == 2  # teal is skipped
    play(game, "pass", "pass")
    assert game.to_act == 0
    assert play(game, "16@H1").to_act == 1


@pytest.mark.rule("auction.bid", "auction.end")
def test_nobody_outbids_their_own_bid() -> None:
    # Red leads with 16 and has higher buildings; when the others have passed, red is not asked again.
    game = play(scene(era=1), "16@H1", "pass", "pass")
    events = game.play("pass")
    assert [event.seat for event in events if event.kind == "construct"] == [0]
    assert game.position().auction is None


@pytest.mark.rule("auction.bid")
def test_between_two_players_the_bids_alternate() -> None:
    game = scene(players=2, era=1)
    seats = [play(game, action).to_act for action in ("16@H1", "25@H2", "57@B14", "67@B11")]
    assert seats == [1, 0, 1, 0]


@pytest.mark.rule("auction.pass", "R3")
def test_R3_who_can_only_pass_passes_by_themselves() -> None:
    # Teal's highest is 89, yellow's 94, blue's 91: all pass over 96 without being asked.
    game = scene(era=1)
    events = game.play("96@H1")
    assert passes(events) == [(1, "R3", True), (2, "R3", True), (3, "R3", True)]
    assert [str(action) for action in game.actions] == ["96@H1"]
    assert [(piece.seat, piece.at) for piece in game.position().structures] == [(0, "H1")]


@pytest.mark.rule("auction.pass", "R3")
def test_R3_passes_one_and_asks_the_next() -> None:
    # Over blue's 91 red has 96, teal (89) nothing, yellow 94.
    game = scene(era=1, to_act=3)
    assert passes(game.play("91@H1")) == []
    assert game.to_act == 0
    assert passes(game.play("pass")) == [(0, "auction.pass", False), (1, "R3", True)]
    assert game.to_act == 2
    assert present(game.position().auction).passed == (0, 1)


@pytest.mark.rule("auction.pass", "R3")
def test_R3_not_while_a_wonder_could_be_placed() -> None:
    # Yellow has built its Wonder and passes by itself; teal and blue have theirs, and are asked.
    game = scene({"C1": "W9"})
    assert passes(game.play("96@H1")) == []
    assert passes(game.play("pass")) == [(1, "auction.pass", False), (2, "R3", True)]
    assert (game.to_act, legal(game)[-1]) == (3, "pass")


@pytest.mark.rule("auction.bid", "era2.finish")
def test_who_has_built_everything_takes_no_part() -> None:
    game = teal_done()
    assert passes(game.play("96@H1")) == []
    assert game.to_act == 2
    events = [*game.play("pass"), *game.play("pass")]
    assert passes(events) == [(2, "auction.pass", False), (3, "auction.pass", False)]
    assert [event.seat for event in events if event.kind == "construct"] == [0]
    assert game.to_act == 0


@pytest.mark.rule("auction.bid", "era2.finish")
def test_the_turn_skips_who_has_built_everything_every_round() -> None:
    game = teal_done()
    seats = [play(game, action).to_act for action in ("3@H1", "6@H2", "38@H3", "62@Z13")]
    assert seats == [2, 3, 0, 2]
    assert present(game.position().auction).passed == ()
