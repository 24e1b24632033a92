"""The analysis board: a record, and what somebody plays on from it for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from skyrise.components import Reason, Refusal
from skyrise.components.players import given_names
from skyrise.rules import Game, View, parse_action
from skyrise.rules.seen import open_action

from .documents import AnalysisAsked, AnalysisDocument, AnalyzedAction, Color, Era, Slot
from .editions import edition_document
from .handed_in import checked_game
from .views import view_document


def analyzed_game(asked: AnalysisAsked) -> Game:
    """The game at a moment; a ``Refusal`` if the record or an action is not legal."""
    game = checked_game(asked.record.encode())
    for action in asked.actions:
        game.play(parse_action(action))
    return game


def analyzed_view(asked: AnalysisAsked) -> View:
    """What is thought about: what the one who decides may know, or everything; a ``Refusal`` when the game is over."""
    game = analyzed_game(asked)
    if game.is_over:
        raise Refusal(Reason.ADVICE_NOT_NOW)
    view = game.view(game.to_act)
    return replace(view, position=game.position()) if asked.open else view


def analysis_document(asked: AnalysisAsked) -> AnalysisDocument:
    """A moment on the board."""
    game = analyzed_game(asked)
    match, legal = game.match, tuple(game.legal_actions())
    layout = {slot: island for slot, island in match.city.layout().items() if island is not None}
    return {
        "edition": edition_document(match.edition),
        "city": cast(dict[Slot, str], layout),
        "colors": cast(list[Color], list(match.colors)),
        "names": list(given_names(game.names, match.colors)),
        "played": list(_played(game)),
        "era": cast(Era, game.era),
        "auction": sum(event.kind == "open" for event in game.events),
        "view": view_document(View(None, game.position(), legal)),
        "totals": [sheet.total for sheet in game.outcome_now().scores],
    }


def _played(game: Game) -> Iterator[AnalyzedAction]:
    """The actions again, with whose they were and in which auction."""
    again = Game.from_record(replace(game.record(), actions=(), result=None))
    auction = sum(event.kind == "open" for event in again.events)
    for action in game.actions:
        seat = again.to_act
        assert seat is not None, "the action was legal"
        yield {"action": open_action(action), "seat": seat, "auction": auction}
        auction += sum(event.kind == "open" for event in again.play(action))
