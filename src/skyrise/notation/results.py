"""How a game ended, with everything that a score screen shows."""

from __future__ import annotations

from typing import cast

from skyrise.components.names import MOMENTS
from skyrise.rules import Game, Outcome

from .documents import Moment, ReceiptDocument, ResultDocument, Source
from .records import recorded_result


def result_document(game: Game) -> ResultDocument | None:
    """Scores as in a record, ranks, and where every point came from; None while the game goes on."""
    outcome, result = game.outcome, game.result
    if outcome is None or result is None:
        return None
    moments = cast(dict[Source, Moment], MOMENTS)
    return {
        **recorded_result(result),
        "ranks": list(outcome.ranks),
        "order": list(outcome.order),
        "decided_by": outcome.decided_by,
        "sources": [{"source": source, "moment": moment} for source, moment in moments.items()],
        "receipts": _receipts(outcome),
    }


def _receipts(outcome: Outcome) -> list[ReceiptDocument]:
    return [
        {
            "seat": receipt.seat,
            "source": cast(Source, receipt.source),
            "points": receipt.points,
            "rule": receipt.rule,
            "place": receipt.place,
            "cells": list(receipt.cells),
        }
        for sheet in outcome.scores
        for receipt in sheet.receipts
    ]
