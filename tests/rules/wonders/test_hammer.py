"""Card 1, The Hammer, as it is placed: it can beat another Wonder, and brings 6 when built (7.1)."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, legal, play, scene
from skyrise.rules import Game, Receipt

WONDERS = ((5,), (1,), (9,), (15,))
"""Teal has the Hammer."""
EDITIONS = ["retail", "polish", "russian", "preview", "manual"]
RED = ("3", "16", "17", "24", "33", "43", "57", "62", "72", "78", "81", "96")


def red_places(action: str = "W5@H2", bids: tuple[tuple[str, str], ...] = (("1", "H1"),), **more: Any) -> Game:
    """Blue has started with 1 on H1, and red places a Wonder."""
    return play(scene(wonders=more.pop("wonders", WONDERS), bids=bids, **more), action)


def standing(game: Game) -> dict[str, tuple[int, int | None]]:
    """Seat and Wonder card of each structure."""
    return {piece.at: (piece.seat, piece.wonder) for piece in game.position().structures}


@pytest.mark.rule("wonder.hammer", "R13", "R14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_when_it_is_built(edition: str) -> None:
    game = play(scene(wonders=((1,), (5,), (9,), (15,)), edition=edition, bids=[("1", "H1")]), "W1@H2")
    assert game.scores()[0].receipts == (Receipt(0, "wonders", 6, "wonder.hammer", "H2"),)


@pytest.mark.rule("wonder.hammer.answer")
def test_6_when_it_starts_with_no_building_left() -> None:
    built = dict(zip(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12"], RED, strict=True))
    assert gained(play(scene(built, wonders=((1,), (5,), (9,), (15,))), "W1@A13"), 0) == 6


@pytest.mark.rule("wonder.hammer.answer")
@pytest.mark.parametrize("edition", EDITIONS)
def test_its_owner_alone_may_answer_a_wonder(edition: str) -> None:
    # Free next to H2 are H3 and B14; H1 has a bid. Yellow and blue have Wonders too, and are not asked.
    game = red_places(edition=edition)
    assert (game.to_act, legal(game)) == (1, ["W1@B14", "W1@H3", "pass"])


@pytest.mark.rule("wonder.hammer.answer")
@pytest.mark.parametrize("edition", EDITIONS)
def test_beats_the_wonder_and_wins_the_auction(edition: str) -> None:
    game = play(red_places(edition=edition, discs={"H2": "green", "B14": "A"}), "W1@B14")
    assert standing(game) == {"B14": (1, 1)}
    assert game.scores()[1].receipts == (Receipt(1, "wonders", 6, "wonder.hammer", "B14"),)
    assert game.to_act == 1  # the winner starts the next auction
    assert (game.position().discs, game.position().players[1].patrons["A"]) == ({"H2": "green"}, 1)


@pytest.mark.rule("wonder.hammer.answer")
def test_the_beaten_wonder_returns_and_is_not_scored() -> None:
    # W5 would have been worth 8 on H2: HB1, and A9 (AB2, AB3) and B9 (BB1) make four blimps.
    built = {"A9": "16", "B9": "17"}
    game = red_places(built=built)
    events = game.play("W1@H3")
    returned = {(event.seat, event.public["at"]) for event in events if event.kind == "return"}
    assert returned == {(3, "H1"), (0, "H2")}
    assert gained(game, 0) == 0
    assert game.position().available_wonders(0) == (5,)
    play(game, "8@H2", "pass", "pass", "W5@H1")  # nobody can answer any more
    assert gained(game, 0) == 8


@pytest.mark.rule("wonder.hammer.answer")
def test_if_its_owner_passes_the_wonder_is_built() -> None:
    game = play(red_places(built={"A9": "16", "B9": "17"}), "pass")
    assert standing(game)["H2"] == (0, 5)
    assert (gained(game, 0), game.to_act) == (8, 0)
    assert game.position().available_wonders(1) == (1,)


@pytest.mark.rule("wonder.hammer.answer")
def test_nothing_beats_the_hammer() -> None:
    # Red, yellow and blue have Wonders, and blue has not passed.
    game = scene(wonders=WONDERS, bids=[("16", "H1")], to_act=1)
    play(game, "W1@H2")
    assert standing(game) == {"H2": (1, 1)}
    assert game.to_act == 1


@pytest.mark.rule("wonder.hammer.answer")
def test_cannot_answer_after_passing() -> None:
    # Blue started, red outbid, teal had passed: yellow's W9 is built at once.
    game = play(scene(wonders=WONDERS, bids=[("14", "H1"), ("16", "H4")], passed=[1], to_act=2), "W9@H3")
    assert standing(game) == {"H3": (2, 9)}
    assert game.to_act == 2


@pytest.mark.rule("wonder.hammer.answer")
def test_may_answer_out_of_turn_after_its_own_bid() -> None:
    # Teal started with 9, yellow passed, blue bid 14, and red places W5: teal was outbid, but has not passed.
    game = red_places("W5@H4", bids=(("9", "H2"), ("14", "H3")), passed=[2])
    assert (game.to_act, legal(game)) == (1, ["W1@C13", "W1@H1", "pass"])


@pytest.mark.rule("wonder.hammer.answer")
def test_may_answer_before_its_first_turn() -> None:
    # Yellow started, blue places W15: neither red nor teal has had a turn, and only teal gets one.
    game = play(scene(wonders=WONDERS, bids=[("11", "H1")], to_act=3), "W15@A13")
    assert (game.to_act, legal(game)[-1]) == (1, "pass")


@pytest.mark.rule("wonder.hammer.answer")
def test_cannot_answer_once_built() -> None:
    game = red_places(built={"C1": "W1"})
    assert standing(game)["H2"] == (0, 5)
    assert game.to_act == 0


@pytest.mark.rule("wonder.hammer.answer")
def test_cannot_answer_without_an_unoccupied_neighborhood_next_to_the_wonder() -> None:
    # Next to C1 are C2, where blue's bid lies, and C5, built upon.
    game = red_places("W5@C1", bids=(("1", "C2"),), built={"C6": "14", "C5": "25"})
    assert standing(game)["C1"] == (0, 5)


@pytest.mark.rule("wonder.hammer.answer")
def test_answers_no_wonder_of_its_own_owner() -> None:
    # Two players: teal has the Hammer and W9, and places W9.
    game = scene(players=2, wonders=((5, 6), (1, 9)), bids=[("3", "H1")], to_act=1)
    play(game, "W9@H2")
    assert standing(game) == {"H2": (1, 9)}


@pytest.mark.rule("wonder.hammer.answer")
def test_answers_each_wonder_of_the_other_player_until_it_is_built() -> None:
    # Two players: teal lets W5 pass, and beats W6 in the next auction.
    game = play(scene(players=2, wonders=((5, 6), (1, 9)), bids=[("9", "H1")]), "W5@H2", "pass")
    play(game, "3@H1", "8@A13", "W6@A12")
    assert legal(game) == ["W1@A8", "W1@A9", "pass"]
    play(game, "W1@A9")
    assert standing(game) == {"H2": (0, 5), "A9": (1, 1)}


@pytest.mark.rule("wonder.hammer.answer")
def test_its_owner_may_answer_with_no_building_left() -> None:
    # Teal has built all twelve buildings; only the Hammer is left, and then it has finished.
    teal = ("8", "9", "25", "30", "40", "41", "51", "56", "67", "80", "88", "89")
    built = dict(zip(["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12"], teal, strict=True))
    game = play(red_places(built=built), "W1@B14")
    assert game.position().finished == (1,)
    assert game.to_act == 0  # the lowest initiative that is left: 5
