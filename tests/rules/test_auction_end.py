"""Section 4.4 and R12: how an auction ends, and what happens then in which order."""

from __future__ import annotations

import pytest

from scenes import gained, legal, play, scene
from skyrise.rules import Event, Game

RED = (24, 16, 17, 57, 62, 72, 96, 3, 33, 43, 78, 81)
TEAL = (30, 9, 25, 51, 56, 67, 89, 8, 40, 41, 80, 88)
NORTH = ["A13", "A12", "A8", "A4", "A1", "A2", "A3", "A7", "A10", "A14", "A5", "A6"]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def spread(numbers: tuple[int, ...], cells: list[str]) -> dict[str, str]:
    return dict(zip(cells, map(str, numbers), strict=True))


def last_wonder(card: int, **scenery: object) -> Game:
    """Red has built its 12 buildings and has one Wonder left, to be placed as a starting bid."""
    wonders = ((card,), (6,), (9,), (15,))
    return scene(spread(RED, NORTH), wonders=wonders, **scenery)  # type: ignore[arg-type]


@pytest.mark.rule("auction.end", "auction.construct", "auction.return", "disc.collect")
def test_construct_then_return_then_collect() -> None:
    game = play(scene(era=1, discs={"H2": "green"}), "16@H1", "25@H2", "pass", "pass")
    events = game.play("pass")
    assert kinds(events) == ["pass", "construct", "return", "collect", "row", "open"]
    assert [event.seat for event in events] == [0, 1, 0, 1, 1, 1]


@pytest.mark.rule("auction.end", "auction.wonder")
def test_then_the_effect_of_a_wonder() -> None:
    # The Palace scores 2 for each of the two bids, after the disc.
    game = scene(discs={"H2": "green"}, wonders=((5,), (3,), (9,), (15,)))
    events = play(game, "16@H1").play("W3@H2")
    assert kinds(events) == ["bid", "construct", "return", "collect", "row", "score", "open"]
    assert gained(game, 1) == 4


@pytest.mark.rule("auction.end", "disc.collect")
def test_the_disc_counts_for_the_effect() -> None:
    # The Shard: 2 per patron disc held now, the one just collected included.
    game = scene(discs={"H2": "A"}, wonders=((5,), (15,), (9,), (6,)))
    assert gained(play(game, "16@H1", "W15@H2"), 1) == 2


@pytest.mark.rule("auction.end")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_ends_when_all_others_have_passed(players: int) -> None:
    game = play(scene(players=players, era=1), "16@H1", *["pass"] * (players - 2))
    assert game.position().structures == ()
    play(game, "pass")
    assert [(piece.building, piece.at) for piece in game.position().structures] == [(16, "H1")]


@pytest.mark.rule("auction.end")
def test_it_ends_when_no_unoccupied_neighborhood_is_adjacent() -> None:
    # C4 is next to C3 and C11 alone.
    game = scene({"C3": "9", "C11": "11"}, era=1)
    events = game.play("16@C4")
    assert kinds(events) == ["bid", "construct", "open"]
    assert game.to_act == 0


@pytest.mark.rule("auction.end")
def test_a_bid_occupies_its_neighborhood() -> None:
    # Z1 is next to Z4 (red's bid) and Z5 (a structure): nobody can go on after teal.
    game = play(scene({"Z5": "9"}, era=1), "16@Z4")
    events = game.play("25@Z1")
    assert kinds(events) == ["bid", "construct", "return", "open"]
    assert game.to_act == 1


@pytest.mark.rule("auction.return")
def test_a_returned_bid_leaves_its_neighborhood_free_and_is_available() -> None:
    game = play(scene({"Z5": "9"}, era=1, discs={"Z4": "brown"}), "16@Z4", "25@Z1")
    position = game.position()
    assert 16 in position.available(0)
    assert 25 not in position.available(1)
    assert position.discs == {"Z4": "brown"}
    assert "67@Z4" in legal(game)


@pytest.mark.rule("auction.return")
def test_all_bids_of_a_player_return() -> None:
    game = play(scene(era=1), "16@H1", "pass", "pass", "64@H2", "72@B14", "91@B11")
    before = game.position().available(0)
    play(game, "pass")
    assert (before, game.position().available(0)) == ((17, 24, 57, 62, 96), (16, 17, 24, 57, 62, 72, 96))
    assert game.position().available(3) == (14, 19, 27, 54, 64, 65)


@pytest.mark.rule("auction.end", "auction.wonder")
def test_a_wonder_wins_at_once() -> None:
    game = play(scene(), "16@H1", "W6@H2")
    assert [(piece.seat, piece.wonder, piece.at) for piece in game.position().structures] == [(1, 6, "H2")]
    assert (game.to_act, 16 in game.position().available(0)) == (1, True)


@pytest.mark.rule("auction.end", "auction.return", "wonder.hammer")
def test_a_wonder_that_the_hammer_beats_returns() -> None:
    game = play(scene(wonders=((5,), (6,), (1,), (15,)), discs={"H2": "green"}), "16@H1", "W6@H2")
    assert (game.to_act, legal(game)) == (2, ["W1@B14", "W1@H3", "pass"])
    events = game.play("W1@H3")
    assert kinds(events) == ["bid", "construct", "return", "return", "score", "open"]
    assert game.position().available_wonders(1) == (6,)
    assert gained(game, 1) == 0


@pytest.mark.rule("auction.construct")
def test_the_number_of_a_constructed_building_no_longer_matters() -> None:
    # 9 is lower than the 96 that stands beside it.
    game = scene({"H1": "96"}, era=1, to_act=1)
    assert "9@H2" in legal(game)


@pytest.mark.rule("disc.collect")
def test_no_disc_there_nothing_to_collect() -> None:
    assert "collect" not in kinds(scene(era=1, discs={"H2": "green"}).play("96@H1"))


@pytest.mark.rule("auction.end", "era2.key.large", "disc.wild")
def test_keys_come_after_the_decisions() -> None:
    # Red's last structure stands on a wild disc: first its colour, then what La Boca scores, then the key.
    game = last_wonder(16, discs={"A9": "wild"})
    events = game.play("W16@A9")
    assert kinds(events) == ["bid", "construct", "collect"]
    assert game.position().finished == ()
    after = kinds(game.play("wild=green"))
    assert after.index("row") < after.index("score") < after.index("key") < after.index("open")


@pytest.mark.rule("auction.end", "era2.finish", "R11")
def test_a_player_has_not_finished_before_the_vault_is_resolved() -> None:
    game = last_wonder(18, discs={"A9": "A", "C1": "B"})
    assert "key" not in kinds(game.play("W18@A9"))
    assert legal(game) == ["vault=C1", "vault=none"]
    after = kinds(game.play("vault=C1"))
    assert after.index("collect") < after.index("key") < after.index("open")


@pytest.mark.rule("auction.end", "era.end", "disc.wild")
def test_era_1_ends_after_the_decisions() -> None:
    six = spread((16, 17, 24, 57, 62, 72), NORTH[:6])
    game = scene(six, era=1, discs={"H2": "wild"})
    assert "era-end" not in kinds(game.play("96@H2"))
    assert (game.to_act, legal(game)[0]) == (0, "wild=brown")
    assert kinds(game.play("wild=brown"))[:2] == ["assign", "row"]
    assert legal(game)[0].startswith("choose=")


@pytest.mark.rule("R12", "auction.end")
def test_R12_alone_the_starting_bid_wins_at_once() -> None:
    south = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13", "B14"]
    teal = spread(TEAL, south[:12]) | {"B13": "W9", "B14": "W15"}
    game = scene(teal, players=2, finished=(1,), discs={"H1": "green"})
    events = game.play("3@H1")
    assert kinds(events) == ["bid", "construct", "collect", "row", "open"]
    assert game.to_act == 0
    assert kinds(game.play("96@H2")) == ["bid", "construct", "open"]
