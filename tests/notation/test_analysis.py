"""The analysis board: any action for any seat from any moment of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skyrise import Game
from skyrise.components import Refusal
from skyrise.notation import read_record, view_document, view_of_document
from skyrise.notation.analysis import analysis_document, analyzed_view
from skyrise.notation.documents import AnalysisAsked

RECORD = (Path(__file__).parents[1] / "golden" / "records" / "v2" / "retail-3p.json").read_text(encoding="utf-8")


def board(ply: int, *more: str, opened: bool = False) -> AnalysisAsked:
    """A moment of the game, and what is played on from it."""
    document = json.loads(RECORD)
    actions = document.pop("actions")
    del document["result"]
    return AnalysisAsked(json.dumps({**document, "actions": []}), [*actions[:ply], *more], opened)


def test_a_moment_is_shown_with_all_cards_open_and_the_actions_that_led_there() -> None:
    game = Game.from_record(read_record(RECORD).until(25))
    document = analysis_document(board(25))
    assert document["view"]["legal"] == [str(action) for action in game.legal_actions()]
    assert all(player["objective"] is not None for player in document["view"]["players"])
    assert [one["action"] for one in document["played"]] == [str(action) for action in game.actions]
    assert document["played"][-1]["auction"] <= document["auction"]
    assert document["totals"] == [sheet.total for sheet in game.outcome_now().scores]


def test_any_legal_action_can_be_played_and_others_are_refused_by_the_rules() -> None:
    legal = analysis_document(board(25))["view"]["legal"]
    for action in legal:
        assert analysis_document(board(25, action))["played"][-1]["action"] == action
    with pytest.raises(Refusal) as refused:
        analysis_document(board(25, "99@H1"))
    assert refused.value.reason == "building.not_yours"


def test_a_record_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        analysis_document(AnalysisAsked("{}", []))
    assert refused.value.reason == "record.refused"


def test_the_engine_gets_what_the_one_who_decides_may_know_or_everything() -> None:
    seat = analyzed_view(board(25)).seat
    assert seat is not None
    others = [one for one in range(3) if one != seat]
    known, opened = analyzed_view(board(25)), analyzed_view(board(25, opened=True))
    assert all(known.position.players[one].objective is None for one in others)
    assert all(opened.position.players[one].objective is not None for one in others)
    assert view_of_document(view_document(opened)) == opened


def test_there_is_nothing_to_think_about_when_the_game_is_over() -> None:
    over = board(len(json.loads(RECORD)["actions"]))
    assert analysis_document(over)["view"]["legal"] == []
    with pytest.raises(Refusal) as refused:
        analyzed_view(over)
    assert refused.value.reason == "advice.not-now"
