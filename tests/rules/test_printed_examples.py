"""The examples that the retail and the preview rulebook print, on our own maps.

The neighborhoods of the pictures are chosen anew; players, numbers, colours and results are the printed ones.
"""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, legal, match_of, play, scene
from skyrise.rules import Game

RED, TEAL, YELLOW, BLUE = range(4)

AUCTIONS = {
    # "Red starts the auction by bidding a 24 in the neighborhood adjacent to a constructed Teal building …"
    "retail": (
        ("24@A10", RED),
        ("pass", TEAL),
        ("32@A7", YELLOW),
        ("64@A11", BLUE),
        ("72@B8", RED),
        ("pass", YELLOW),
        ("91@B11", BLUE),
        ("pass", RED),
    ),
    "preview": (
        ("23@A10", RED),
        ("pass", TEAL),
        ("32@A7", YELLOW),
        ("62@A11", BLUE),
        ("64@B8", RED),
        ("pass", YELLOW),
        ("91@B11", BLUE),
        ("pass", RED),
    ),
}
SAME_AS_RETAIL = {"polish": "retail", "russian": "retail", "manual": "retail"}


def auction(edition: str) -> tuple[Game, tuple[tuple[str, int], ...]]:
    """A teal building stands on A13, a white disc lies where blue will win."""
    game = scene({"A13": "30"}, era=1, edition=edition, discs={"B11": "white", "A10": "brown", "B8": "A"})
    return game, AUCTIONS[SAME_AS_RETAIL.get(edition, edition)]


@pytest.mark.rule("auction.bid", "auction.outbid.higher", "auction.outbid.adjacent", "auction.pass")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_the_printed_auction_bid_by_bid(edition: str) -> None:
    game, example = auction(edition)
    for action, seat in example:
        assert game.to_act == seat, action
        assert action in legal(game)
        events = game.play(action, seat)
        assert events[0].seat == seat
        assert events[0].rule == ("auction.pass" if action == "pass" else "auction.bid")
    assert game.position().auction is None


@pytest.mark.rule("auction.end", "auction.construct", "auction.return", "disc.collect", "disc.row")
@pytest.mark.parametrize("edition", ["retail", "preview"])
def test_blue_wins_the_printed_auction_and_the_white_disc(edition: str) -> None:
    game, example = auction(edition)
    before = [game.position().available(seat) for seat in range(4)]
    play(game, *(action for action, _ in example))
    position = game.position()
    assert [(piece.seat, piece.building) for piece in position.structures if piece.at == "B11"] == [(BLUE, 91)]
    assert position.players[BLUE].rows == {"yellow": 0, "green": 0, "white": 1, "brown": 0}
    # "Unsuccessful bids from the auction are returned to their owners": all but blue's 91.
    expected = [numbers if seat < BLUE else tuple(n for n in numbers if n != 91) for seat, numbers in enumerate(before)]
    assert [position.available(seat) for seat in range(4)] == expected
    assert position.discs == {"A10": "brown", "B8": "A"}
    assert game.to_act == BLUE


@pytest.mark.rule("auction.pass")
@pytest.mark.parametrize("edition", ["retail", "preview"])
def test_every_pass_of_the_printed_auction_was_a_choice(edition: str) -> None:
    # Teal could have outbid, and yellow with 94, and red with 96.
    game, example = auction(edition)
    for action, _ in example:
        if action == "pass":
            assert len(legal(game)) > 1
        game.play(action)
    assert [event.rule for event in game.events if event.kind == "pass"] == ["auction.pass"] * 3


def control(built: dict[str, str]) -> list[int]:
    return [sheet.points["control2"] for sheet in scene(built).outcome_now().scores]


@pytest.mark.rule("score.control")
def test_red_controls_as_the_only_one_with_a_tall_building() -> None:
    # "… because they are the only player who has a tall (T) building": the others have more of what is lower.
    built = {"A1": "24", "A2": "51", "A3": "56", "A7": "67", "A10": "54", "A14": "64", "A11": "65"}
    assert control(built) == [5, 0, 0, 0]


@pytest.mark.rule("score.control")
def test_red_and_blue_control_with_as_many_tall_and_medium_buildings() -> None:
    # "They each score 5 Prestige for island control": one tall, two medium each; teal has medium and short ones.
    built = {"A1": "24", "A2": "16", "A3": "17", "A7": "27", "A10": "14", "A14": "19", "A11": "9", "A4": "67"}
    assert control(built) == [5, 0, 0, 5]


@pytest.mark.rule("score.control")
def test_preview_red_controls_with_the_most_tall_buildings() -> None:
    # "… because they have the greatest quantity of tallest buildings": two against one
    assert control({"A1": "24", "A2": "3", "A3": "27", "A7": "14", "A10": "19"}) == [5, 0, 0, 0]


@pytest.mark.rule("score.panorama.blimps", "score.panorama.windmills")
def test_yellow_scores_blimps_twice_and_a_windmill() -> None:
    # AB2 is bordered by A4, A8, A9, A12 and AB3 by A1, A4, A5, A9: A4, A8, A9, A1 make three each. A9: a windmill.
    game = scene({"A4": "32", "A8": "11", "A9": "22", "A1": "49"})
    receipts = [r for r in game.outcome_now().scores[YELLOW].receipts if r.source == "panoramas2"]
    assert sorted((r.rule, r.points) for r in receipts) == [
        ("score.panorama.blimps", 3),
        ("score.panorama.blimps", 3),
        ("score.panorama.windmills", 2),
    ]


@pytest.mark.rule("score.panorama.blimps")
def test_blue_has_achieved_blimps_once() -> None:
    game = scene({"A4": "27", "A8": "14", "A9": "19"}, panoramas=("blimps", "chains"))
    receipts = game.outcome_now().scores[BLUE].receipts
    assert [r.points for r in receipts if r.rule == "score.panorama.blimps"] == [3]


@pytest.mark.rule("score.objective")
def test_blue_has_built_four_times_on_inventors() -> None:
    # A1, A10, A12 and B1 are brown.
    game = scene({"A1": "27", "A10": "14", "A12": "19", "B1": "54"}, objectives=("yellow", "green", "white", "brown"))
    assert game.outcome_now().scores[BLUE].points["objective"] == 10


@pytest.mark.rule("disc.excess", "score.excess")
@pytest.mark.parametrize(("edition", "prestige"), [("retail", 10), ("preview", 8)])
def test_shoot_the_moon(edition: str, prestige: int) -> None:
    # A disc of a colour of which one has four goes to the visionary, "+10" (preview: "+8").
    game = scene(era=1, edition=edition, rows={RED: {"green": 4}}, discs={"H2": "green"})
    play(game, "96@H2")
    assert game.position().players[RED].excess == 1
    assert game.outcome_now().scores[RED].points["excess"] == prestige


@pytest.mark.rule("disc.patron", "score.patrons")
def test_a_b_disc_lets_one_peek_at_its_four() -> None:
    # "You now know all "B" discs are worth 4 Prestige at the end of the game."
    game = play(scene(era=1, patron_values=(2, 4, 3, 5), discs={"H2": "B"}), "96@H2")
    assert game.view(RED).position.patron_values == {"A": None, "B": 4, "C": None, "D": None}
    assert game.outcome_now().scores[RED].points["patrons"] == 4


@pytest.mark.rule("score.structures")
def test_fritz_lang_scores_six_for_each_on_artists_and_two_where_he_has_no_disc() -> None:
    # White with three discs: A6, A9 at 6 = 12. Yellow without a disc: A2 at 2.
    game = scene({"A6": "27", "A9": "14", "A2": "19"}, rows={BLUE: {"white": 3}})
    assert game.outcome_now().scores[BLUE].points["structures"] == 14


@pytest.mark.rule("disc.row", "score.structures")
def test_the_first_disc_fills_the_column_three() -> None:
    game = play(scene(era=1, discs={"H2": "green"}), "96@H2")
    # One structure, on green H2: 3.
    assert game.outcome_now().scores[RED].points["structures"] == 3


@pytest.mark.rule("score.structures")
def test_the_tip_avoid_exactly_four_discs() -> None:
    totals = [
        scene({"A3": "24", "A5": "16"}, rows={RED: {"green": held}}).outcome_now().scores[RED].points["structures"]
        for held in range(5)
    ]
    assert totals[4] < totals[3]


@pytest.mark.rule("score.panorama.lakes", "score.panorama.blimps")
def test_faq_one_structure_for_a_lake_and_a_blimp() -> None:
    # A10 borders the lake AL2 (A3, A6, A7, A10) and the blimp AB1 (A7, A10, A11, A14).
    built = {"A10": "24", "A3": "16", "A6": "17", "A11": "57", "A14": "62"}
    assert points(built, ("lakes", "blimps")) == 6
    assert points({at: n for at, n in built.items() if at != "A10"}, ("lakes", "blimps")) == 0


@pytest.mark.rule("score.panorama.bridges")
def test_faq_one_structure_for_two_bridges() -> None:
    # B8 is at the end of the bridges to A11 and to B1.
    assert points({"B8": "24", "A11": "16", "B1": "17"}, ("bridges", "blimps")) == 6


@pytest.mark.rule("wonder.olmsted")
def test_preview_the_olmsted_on_an_outer_island_with_four_structures_in_the_centre() -> None:
    built = {"H1": "24", "H2": "30", "H3": "32", "H4": "27"}
    game = scene(built, wonders=((5,), (11,), (9,), (15,)), edition="retail")
    assert gained(play(game, "16@A13", "W11@A10"), TEAL) == 8


def points(built: dict[str, str], panoramas: tuple[str, str]) -> Any:
    return scene(built, panoramas=panoramas).outcome_now().scores[RED].points["panoramas2"]


@pytest.mark.rule("auction.outbid.adjacent")
def test_adjacent_by_an_edge_not_by_a_blimp() -> None:
    city = match_of().city
    assert "A10" in city.neighbors("A14")
    assert "A11" in city.neighbors("A14")
    assert "A11" not in city.neighbors("A10")
