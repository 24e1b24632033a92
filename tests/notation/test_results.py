"""How a game ended, as a document."""

from __future__ import annotations

import pytest

from declared import check
from present import present
from skyrise import Game
from skyrise.components.names import SOURCES
from skyrise.notation import outcome_document, result_document
from skyrise.notation.documents import ResultDocument


def finished(players: int) -> Game:
    game = Game.new(players, seed=3)
    while not game.is_over:
        game.play(game.legal_actions()[-1])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_point_has_its_receipt_in_the_order_of_counting(players: int) -> None:
    result = present(result_document(finished(players)))
    check(ResultDocument, result)
    for seat, score in enumerate(result["scores"]):
        assert sum(one["points"] for one in result["receipts"] if one["seat"] == seat) == score["total"]
    counted = [(SOURCES.index(one["source"]), one["seat"]) for one in result["receipts"]]
    assert counted == sorted(counted)


def test_the_order_of_seats_follows_their_ranks() -> None:
    result = present(result_document(finished(4)))
    assert sorted(result["order"]) == [0, 1, 2, 3]
    assert [result["ranks"][seat] for seat in result["order"]] == sorted(result["ranks"])
    assert set(result["winners"]) == {seat for seat, rank in enumerate(result["ranks"]) if rank == 1}


def test_a_game_under_way_has_no_result_but_an_outcome_as_if_it_ended_now() -> None:
    game = Game.new(2, seed=1)
    assert result_document(game) is None
    check(ResultDocument, outcome_document(game.outcome_now()))
