"""Section 5: discs."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import legal, play, scene
from skyrise.rules import Game, PlayerBoard


def collect(disc: str, **scenery: Any) -> Game:
    """Red wins H2 and what lies there; nobody else has a building over 96."""
    return play(scene(era=1, discs={"H2": disc}, **scenery), "96@H2")


def red(game: Game) -> PlayerBoard:
    return game.position().players[0]


@pytest.mark.rule("disc.collect", "disc.row")
@pytest.mark.parametrize("color", ["yellow", "green", "white", "brown"])
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_a_neighborhood_disc_goes_to_the_next_space_of_its_row(color: str, held: int) -> None:
    game = collect(color, rows={0: {color: held}})
    assert red(game).rows == {**dict.fromkeys(("yellow", "green", "white", "brown"), 0), color: held + 1}
    assert red(game).excess == 0
    assert game.position().discs == {}


@pytest.mark.rule("disc.collect")
def test_the_disc_counts_not_the_neighborhood_it_lay_on() -> None:
    # H2 is green, the disc is brown.
    assert red(collect("brown")).rows["brown"] == 1


@pytest.mark.rule("disc.excess")
@pytest.mark.parametrize("held", [0, 2])
def test_with_four_already_it_goes_to_the_visionary_area(held: int) -> None:
    game = collect("green", rows={0: {"green": 4}}, excess={0: held})
    assert (red(game).rows["green"], red(game).excess) == (4, held + 1)
    assert [event.rule for event in game.events if event.kind == "excess"] == ["disc.excess"]


@pytest.mark.rule("disc.excess")
def test_other_rows_being_full_does_not_matter() -> None:
    game = collect("white", rows={0: {"green": 4}, 1: {"white": 4}})
    assert (red(game).rows["white"], red(game).excess) == (1, 0)


@pytest.mark.rule("disc.wild")
def test_the_owner_of_a_wild_disc_chooses_a_colour_at_once() -> None:
    game = collect("wild")
    assert game.to_act == 0
    assert legal(game) == ["wild=brown", "wild=green", "wild=white", "wild=yellow"]
    assert sum(red(game).rows.values()) == 0


@pytest.mark.rule("disc.wild", "disc.row")
@pytest.mark.parametrize("color", ["yellow", "green", "white", "brown"])
def test_a_wild_disc_becomes_a_disc_of_its_colour_for_good(color: str) -> None:
    game = play(collect("wild", rows={0: {color: 1}}), f"wild={color}")
    assert red(game).rows[color] == 2
    assert not [action for action in legal(game) if action.startswith("wild")]


@pytest.mark.rule("disc.wild", "disc.excess")
def test_a_wild_disc_for_a_full_row_is_an_excess_disc() -> None:
    game = collect("wild", rows={0: {"green": 4}})
    assert "wild=green" in legal(game)
    play(game, "wild=green")
    assert (red(game).rows["green"], red(game).excess) == (4, 1)
    assert game.outcome_now().scores[0].points["excess"] == 10


@pytest.mark.rule("disc.wild")
def test_who_won_the_auction_chooses_and_then_starts() -> None:
    game = play(scene(era=1, discs={"H2": "wild"}), "16@H1", "89@H2", "pass", "pass", "pass")
    assert game.to_act == 1
    assert play(game, "wild=white").to_act == 1
    assert game.position().players[1].rows["white"] == 1
    assert "25@H1" in legal(game)


@pytest.mark.rule("disc.patron")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
def test_a_patron_disc_goes_to_the_visionary_area(letter: str) -> None:
    game = collect(letter, patrons={0: {letter: 1}})
    assert red(game).patrons == {**dict.fromkeys("ABCD", 0), letter: 2}
    assert sum(red(game).rows.values()) == 0


@pytest.mark.rule("disc.commissions")
def test_a_commissions_disc_goes_to_the_visionary_area() -> None:
    game = collect("commissions", commissions={0: 1})
    assert red(game).commissions == 2
    assert sum(red(game).rows.values()) == 0


@pytest.mark.rule("disc.collect")
def test_only_the_winner_collects() -> None:
    discs = {"H1": "A", "H2": "white"}
    game = play(scene(era=1, discs=discs), "16@H1", "89@H2", "pass", "pass", "pass")
    assert game.position().discs == {"H1": "A"}
    assert sum(red(game).patrons.values()) == 0
    assert game.position().players[1].rows["white"] == 1


@pytest.mark.rule("disc.collect")
def test_a_wonder_collects_too() -> None:
    game = play(scene(discs={"H2": "commissions"}), "16@H1", "W6@H2")
    assert game.position().players[1].commissions == 1


@pytest.mark.rule("disc.row")
@pytest.mark.parametrize("edition", ["retail", "preview", "manual"])
def test_rows_hold_four_collected_discs_in_every_edition(edition: str) -> None:
    game = collect("green", edition=edition, rows={0: {"green": 3}})
    assert red(game).rows["green"] == 4
