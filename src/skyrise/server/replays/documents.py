"""The document of a replay."""

from __future__ import annotations

from typing import Any

from skyrise.notation.messages.fairness import fairness_message
from skyrise.rules import Game, Record
from skyrise.rules.fairness import check_fairness
from skyrise.server.tables import result_document

from .frames import Eyes, film


def replay_document(record: Record, eyes: Eyes, title: str = "") -> dict[str, Any]:
    """The document ``ReplayDocument``, as somebody may see it."""
    game = Game.from_record(record)
    match, seed = record.match, record.header.get("seed") if eyes.see_all else None
    shot = film(record, eyes)
    return {
        "title": title,
        "edition": match.edition.id,
        "names": list(record.names),
        "colors": list(match.colors),
        "city": {slot: island for slot, island in match.city.layout().items() if island is not None},
        "frames": shot.frames,
        "race": shot.race,
        "race_plies": shot.race_plies,
        "result": result_document(game) if game.is_over else None,
        "commitment": record.header.get("commitment"),
        "seed": None if seed is None else str(seed),
        "fair": None if seed is None else fairness_message(check_fairness(record)).document(),
    }
