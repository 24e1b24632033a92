"""The document of an outlook."""

from __future__ import annotations

from typing import cast

from skyrise.rules import ActionOutlook, Outlook
from skyrise.rules.outlook import Gain, IslandOutlook, ObjectiveOutlook, RowChange, RowOutlook, Worth
from skyrise.rules.seen import own_action

from . import documents


def outlook_document(outlook: Outlook) -> documents.OutlookDocument:
    """What would happen, as JSON."""
    return {
        "islands": [_island(island) for island in outlook.islands],
        "panoramas": [
            {
                "name": cast(documents.Panorama, panorama.name),
                "points": list(panorama.points),
                "places": [list(places) for places in panorama.places],
                "cells": [[list(cells) for cells in places] for places in panorama.cells],
            }
            for panorama in outlook.panoramas
        ],
        "rows": [cast(documents.RowsOutlook, {row.color: _row(row) for row in rows}) for rows in outlook.rows],
        "objective": _objective(outlook.objective),
        "actions": {own_action(action): _action(brings) for action, brings in outlook.actions.items()},
        "places": {place: _worth(worth) for place, worth in outlook.places.items()},
        "pieces": {piece: _worth(worth) for piece, worth in outlook.pieces.items()},
        "totals": list(outlook.totals),
    }


def _island(island: IslandOutlook) -> documents.IslandOutlook:
    return {
        "key": island.key,
        "heights": [(seat.tall, seat.medium, seat.short) for seat in island.heights],
        "controllers": list(island.controllers),
        "cells": [list(cells) for cells in island.cells],
    }


def _row(row: RowOutlook) -> documents.RowOutlook:
    return {"discs": row.discs, "value": row.value, "structures": row.structures}


def _objective(objective: ObjectiveOutlook | None) -> documents.ObjectiveOutlook | None:
    if objective is None:
        return None
    color = cast(documents.Faction, objective.color)
    return {"color": color, "have": objective.have, "need": objective.need}


def _row_change(change: RowChange | None) -> documents.RowChange | None:
    if change is None:
        return None
    color = cast(documents.Faction, change.before.color)
    return {"color": color, "before": _row(change.before), "after": _row(change.after), "gain": change.gain}


def _gain(gain: Gain) -> documents.GainDocument:
    return {"source": cast(documents.Source, gain.source), "points": gain.points, "now": gain.at_once}


def _worth(worth: Worth) -> documents.WorthDocument:
    now, end = worth.now, worth.at_end
    return {"now": (now.least, now.most), "end": (end.least, end.most)}


def _action(brings: ActionOutlook) -> documents.ActionOutlook:
    return {
        "disc": cast(documents.Disc | None, brings.disc),
        "row": _row_change(brings.row),
        "ground": _row_change(brings.ground),
        "control": [
            {"island": change.island, "before": list(change.before), "after": list(change.after)}
            for change in brings.control
        ],
        "panoramas": [
            {"name": cast(documents.Panorama, change.name), "before": change.before, "after": change.after}
            for change in brings.panoramas
        ],
        "objective": _objective_change(brings),
        "wonder": brings.wonder,
        "gains": [_gain(gain) for gain in brings.gains],
        "now": brings.prestige_now,
        "end": brings.prestige_at_end,
        "wins_at_once": brings.wins_at_once,
    }


def _objective_change(brings: ActionOutlook) -> documents.ObjectiveChange | None:
    if brings.objective is None:
        return None
    before, after = _objective(brings.objective.before), _objective(brings.objective.after)
    return None if before is None or after is None else {"before": before, "after": after}
