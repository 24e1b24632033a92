"""How a game ended, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from skyrise.rules import Game


def result_document(game: Game) -> dict[str, Any] | None:
    """Scores as in a record, who won and why, and where every point came from; None while the game goes on."""
    outcome = game.outcome
    if outcome is None:
        return None
    return {
        "scores": [{**sheet.points, "total": sheet.total} for sheet in outcome.scores],
        "finished": list(outcome.finished),
        "winners": list(outcome.winners),
        "decided_by": outcome.decided_by,
        "receipts": [
            {"seat": event.seat, "rule": event.rule, **event.public} for event in game.events if event.kind == "score"
        ],
    }
