"""Card 8, Kahn's Ambition: your secret objective is revealed for good; 8 if it is fulfilled now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from scenes import gained, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((8,), (5,), (9,), (15,))
THREE_YELLOW = {"A2": "16", "A4": "17", "B4": "57"}
"""Red's objective is yellow: at least four structures on yellow neighborhoods."""


def red_builds(at: str, built: Mapping[str, str], **more: Any) -> Game:
    """Blue starts with 1 on H2 (H3 if the Wonder goes to H2), and red's Kahn's Ambition wins at once."""
    start = "H3" if at == "H2" else "H2"
    return play(scene(built, wonders=WONDERS, bids=[("1", start)], **more), f"W8@{at}")


@pytest.mark.rule("wonder.kahn")
@pytest.mark.parametrize(
    ("built", "at", "points"),
    [
        (THREE_YELLOW, "H2", 0),  # three on yellow, the Wonder on green
        (THREE_YELLOW, "H1", 8),  # the Wonder on yellow is the fourth
        ({**THREE_YELLOW, "B6": "62"}, "H2", 8),  # four without the Wonder
        ({**THREE_YELLOW, "B6": "62", "Z1": "72"}, "H1", 8),  # six: still 8
        ({"A2": "16", "A4": "17", "B4": "25", "B6": "9"}, "H1", 0),  # three of red's, two of teal's
        ({"A3": "16", "A5": "17", "A8": "57", "A14": "62"}, "H1", 0),  # green is teal's objective, not red's
    ],
)
def test_8_if_the_objective_is_fulfilled_now(built: dict[str, str], at: str, points: int) -> None:
    assert gained(red_builds(at, built), 0) == points


@pytest.mark.rule("wonder.kahn")
def test_bids_on_the_colour_do_not_count() -> None:
    # A2, A4, B4 are built on yellow; on H1, yellow too, lies a bid, and the Wonder goes to H3, white.
    bids = [("62", "H1"), ("67", "H2")]
    game = scene(THREE_YELLOW, wonders=WONDERS, bids=bids, passed=[2, 3])
    assert gained(play(game, "W8@H3"), 0) == 0


@pytest.mark.rule("wonder.kahn")
@pytest.mark.parametrize("built", [{}, THREE_YELLOW])
def test_everybody_sees_the_objective_from_now_on(built: dict[str, str]) -> None:
    before = scene(built, wonders=WONDERS, bids=[("1", "H2")])
    assert before.view(1).position.players[0].objective is None
    game = red_builds("H1", built)
    for viewer in (0, 1, 2, 3, None):
        seen = game.view(viewer).position.players
        assert (seen[0].objective, seen[0].objective_revealed) == ("yellow", True)
        assert [seen[seat].objective_revealed for seat in (1, 2, 3)] == [False, False, False]
    assert [board.objective for board in game.view(None).position.players[1:]] == [None, None, None]


@pytest.mark.rule("wonder.kahn")
def test_stays_revealed_in_later_auctions() -> None:
    game = play(red_builds("H1", {}), "96@H2", "pass", "pass", "pass")
    assert game.view(2).position.players[0].objective == "yellow"


@pytest.mark.rule("wonder.kahn")
def test_the_reveal_is_an_event() -> None:
    game = scene(wonders=WONDERS, bids=[("1", "H2")])
    shown = [event.seen_by(2) for event in game.play("W8@H1") if event.kind == "reveal"]
    assert shown == [{"kind": "reveal", "rule": "wonder.kahn", "seat": 0, "color": "yellow"}]


@pytest.mark.rule("wonder.kahn", "R14")
def test_the_objective_scores_again_at_the_end() -> None:
    # A2, A4, B4 and the Wonder on H1: 8 now, and 10 as objective when the game ends.
    final = red_builds("H1", THREE_YELLOW).outcome_now().scores[0].points
    assert (final["wonders"], final["objective"]) == (8, 10)


@pytest.mark.rule("wonder.kahn")
def test_an_objective_missed_now_may_be_fulfilled_later() -> None:
    # Three on yellow when Kahn is built on H2; then B14, yellow and next to it, is the fourth.
    game = play(red_builds("H2", THREE_YELLOW), "96@B14", "pass", "pass", "pass")
    final = game.outcome_now().scores[0].points
    assert (final["wonders"], final["objective"]) == (0, 10)


@pytest.mark.rule("wonder.kahn")
def test_an_unknown_objective_scores_nothing() -> None:
    game = red_builds("H1", THREE_YELLOW, objectives=(None, "green", "white", "brown"))
    assert gained(game, 0) == 0


@pytest.mark.rule("wonder.kahn", "R14")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_one_receipt_where_it_stands(edition: str) -> None:
    game = red_builds("H1", THREE_YELLOW, edition=edition)
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 8, "wonder.kahn", "H1", ("H1", *THREE_YELLOW)),)


@pytest.mark.rule("wonder.kahn")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_the_objective_of_its_owner_is_revealed_whoever_that_is(owner: int) -> None:
    cards = [(5,), (6,), (9,), (15,)]
    cards[owner] = (8,)
    start = ("16", "9", "6", "1")[owner - 1]
    game = play(scene(wonders=cards, bids=[(start, "H2")], to_act=owner), "W8@H1")
    revealed = [board.objective_revealed for board in game.view(None).position.players]
    assert revealed == [seat == owner for seat in range(4)]
