"""How a game ended, with everything that a score screen shows."""

from __future__ import annotations

from typing import cast

from skyrise.components.names import SCORED_AT
from skyrise.rules import Event, Game, Outcome

from .documents import Moment, ReceiptDocument, ResultDocument, Source, SourceDocument
from .records import recorded_result


def result_document(game: Game) -> ResultDocument | None:
    """Scores as in a record, ranks, and where every point came from; None while the game goes on."""
    outcome, result = game.outcome, game.result
    if outcome is None or result is None:
        return None
    return {
        **recorded_result(result),
        "ranks": list(outcome.ranks),
        "order": _order(outcome),
        "decided_by": outcome.decided_by,
        "sources": _sources(),
        "receipts": [_receipt(event) for event in game.events if event.kind == "score"],
    }


def _sources() -> list[SourceDocument]:
    return [{"source": cast(Source, source), "moment": cast(Moment, moment)} for source, moment in SCORED_AT.items()]


def _order(outcome: Outcome) -> list[int]:
    """By rank; who is level behind the winners, in the order of finishing."""
    seats = range(len(outcome.scores))
    return sorted(seats, key=lambda seat: (outcome.ranks[seat], outcome.finished.index(seat)))


def _receipt(event: Event) -> ReceiptDocument:
    assert event.seat is not None, "somebody scores"
    scored = event.public
    return {
        "seat": event.seat,
        "source": scored["source"],
        "points": scored["points"],
        "rule": event.rule,
        "place": scored["place"],
        "cells": list(scored.get("cells", ())),
    }
