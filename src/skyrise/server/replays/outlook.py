"""The document ``Outlook``: what the rules expect, for panels and dialogs."""

from __future__ import annotations

from typing import Any

from skyrise.rules import Action, ActionOutlook, Bid, PlaceWonder, TakeDisc, View, outlook_of
from skyrise.rules.outlook import IslandOutlook, ObjectiveOutlook, RowOutlook


def outlook(view: View) -> dict[str, Any]:
    """The document for a view."""
    expected = outlook_of(view)
    return {
        "islands": [_island(island) for island in expected.islands],
        "panoramas": [
            {"name": panorama.name, "points": list(panorama.points), "places": list(map(list, panorama.places))}
            for panorama in expected.panoramas
        ],
        "rows": [{row.color: _row(row) for row in rows} for rows in expected.rows],
        "objective": _objective(expected.objective),
        "actions": {str(action): _action(action, brings) for action, brings in expected.actions.items()},
        "totals": list(expected.totals),
    }


def _island(island: IslandOutlook) -> dict[str, Any]:
    return {
        "key": island.key,
        "heights": [[seat.tall, seat.medium, seat.short] for seat in island.heights],
        "controllers": list(island.controllers),
    }


def _row(row: RowOutlook) -> dict[str, int]:
    return {"discs": row.discs, "value": row.value, "structures": row.structures}


def _objective(objective: ObjectiveOutlook | None) -> dict[str, Any] | None:
    if objective is None:
        return None
    return {"color": objective.color, "have": objective.have, "need": objective.need}


def _action(action: Action, brings: ActionOutlook) -> dict[str, Any]:
    """Only the fields that an action of its kind can have."""
    document: dict[str, Any] = {}
    if isinstance(action, Bid | PlaceWonder) or (isinstance(action, TakeDisc) and action.at is not None):
        document["disc"] = brings.disc
    if brings.row is not None:
        document |= {"row_before": brings.row.before.value, "row_after": brings.row.after.value}
    if brings.wonder is not None and isinstance(action, PlaceWonder):
        document["points"] = brings.wonder
    if isinstance(action, Bid | PlaceWonder):
        document["wins_at_once"] = brings.wins_at_once
    return document
