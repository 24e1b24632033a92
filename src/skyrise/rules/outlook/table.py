"""The outlook of a whole table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..actions import Action
from ..known import known_position
from ..position import Position
from ..position_state import built_city, state_of_position
from ..scores import ended_now, score_sheets
from ..views import View
from .changes import ActionOutlook, Worth, worth_of_pieces, worth_of_places
from .prospects import Prospects
from .standing import (
    IslandOutlook,
    ObjectiveOutlook,
    PanoramaOutlook,
    RowOutlook,
    islands_of,
    objective_of,
    panorama_of,
    rows_of,
)


@dataclass(frozen=True, slots=True)
class Outlook:
    """How things would stand if the game ended now, as far as the reader may know."""

    islands: tuple[IslandOutlook, ...]
    """The central island first."""
    panoramas: tuple[PanoramaOutlook, ...]
    rows: tuple[tuple[RowOutlook, ...], ...]
    """By seat, in the order of the colors."""
    objective: ObjectiveOutlook | None
    """The reader's own; None for a spectator."""
    totals: tuple[int, ...]
    """By seat. Bids on the map do not score."""
    actions: Mapping[Action, ActionOutlook]
    """What each legal action of the reader would bring them."""
    places: Mapping[str, Worth]
    """What each neighborhood would bring them, whatever they bid there."""
    pieces: Mapping[str, Worth]
    """What each of their pieces would bring them, wherever it goes."""


def islands_now(position: Position) -> tuple[IslandOutlook, ...]:
    """The islands of a position, the central one first; its secrets do not matter."""
    return islands_of(position.match, built_city(position))


def outlook_of(view: View) -> Outlook:
    """What a view lets its reader expect."""
    match = view.position.match
    state = state_of_position(known_position(view))
    ended = ended_now(match, state)
    sheets = score_sheets(match, ended, ended.log or ())
    prospects = Prospects(match, state) if view.legal else None
    actions = {action: prospects.of(action) for action in view.legal} if prospects else {}
    return Outlook(
        islands=islands_of(match, state),
        panoramas=tuple(panorama_of(sheets, name) for name in view.position.panoramas),
        rows=tuple(rows_of(match, state, seat) for seat in range(match.players)),
        objective=objective_of(match, state, view.seat),
        totals=tuple(sheet.total for sheet in sheets),
        actions=actions,
        places=worth_of_places(actions),
        pieces=worth_of_pieces(actions),
    )
