"""How a game ended, with everything that a score screen shows."""

from __future__ import annotations

from typing import cast

from skyrise.components.names import SCORED_AT, SOURCES
from skyrise.rules import Game, Outcome, Receipt, Result

from .documents import Moment, ReceiptDocument, ResultDocument, Source, SourceDocument
from .records import recorded_result


def result_document(game: Game) -> ResultDocument | None:
    """How a game ended; None while it goes on."""
    return None if game.outcome is None else outcome_document(game.outcome)


def outcome_document(outcome: Outcome) -> ResultDocument:
    """Scores as in a record, ranks, and where every point came from."""
    return {
        **recorded_result(Result.of(outcome)),
        "ranks": list(outcome.ranks),
        "order": _order(outcome),
        "decided_by": outcome.decided_by,
        "sources": _sources(),
        "receipts": _receipts(outcome),
    }


def _sources() -> list[SourceDocument]:
    return [{"source": cast(Source, source), "moment": cast(Moment, moment)} for source, moment in SCORED_AT.items()]


def _order(outcome: Outcome) -> list[int]:
    """By rank; who is level behind the winners, in the order of finishing."""
    finished = [*outcome.finished, *range(len(outcome.scores))]
    return sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], finished.index(seat)))


def _receipts(outcome: Outcome) -> list[ReceiptDocument]:
    """By source in the order of scoring, then by seat: as they are counted."""
    receipts = [receipt for sheet in outcome.scores for receipt in sheet.receipts]
    return [_receipt(receipt) for receipt in sorted(receipts, key=lambda receipt: SOURCES.index(receipt.source))]


def _receipt(receipt: Receipt) -> ReceiptDocument:
    return {
        "seat": receipt.seat,
        "source": cast(Source, receipt.source),
        "points": receipt.points,
        "rule": receipt.rule,
        "place": receipt.place,
        "cells": list(receipt.cells),
    }
