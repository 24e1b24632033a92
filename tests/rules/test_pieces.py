"""What each player builds, and which figure a Wonder is."""

from __future__ import annotations

import pytest

from scenes import match_of, scene
from skyrise.components.names import SCORED_AT, SOURCES


@pytest.mark.parametrize(("players", "wonders"), [(2, 2), (3, 1), (4, 1)])
def test_two_players_build_two_wonders_each(players: int, wonders: int) -> None:
    match = match_of(players)
    assert match.wonders_to_build == wonders
    assert [match.structures_to_build(seat) for seat in range(players)] == [12 + wonders] * players


def test_with_two_players_the_second_wonder_has_a_color_that_nobody_plays() -> None:
    position = scene(players=2, wonders=((5, 6), (9, 15))).position()
    assert [position.figure(0, card) for card in (5, 6)] == ["red", "yellow"]
    assert [position.figure(1, card) for card in (9, 15)] == ["teal", "blue"]


@pytest.mark.parametrize("players", [3, 4])
def test_a_single_wonder_has_its_players_color(players: int) -> None:
    position = scene(players=players).position()
    figures = [position.figure(seat, board.wonders[0]) for seat, board in enumerate(position.players)]
    assert figures == ["red", "teal", "yellow", "blue"][:players]


def test_what_is_unbuilt_counts_the_pieces_of_the_eras_so_far() -> None:
    assert scene({"H1": "24"}, era=1).position().unbuilt(0) == 6
    assert scene({"H1": "24", "H2": "W5"}).position().unbuilt(0) == 11
    assert scene({"H1": "24"}).position().unbuilt(0) == 12


def test_bids_on_the_map_are_unbuilt() -> None:
    game = scene(bids=[("1", "H2")])
    assert (game.position().unbuilt(3), game.position().unbuilt(0)) == (13, 13)


def test_every_source_scores_at_one_moment() -> None:
    assert list(SCORED_AT) == list(SOURCES)
    assert set(SCORED_AT.values()) == {"era1", "era2", "end"}
