"""What would be if the game ended now, and what each legal action would bring: for panels and dialogs."""

from __future__ import annotations

from typing import Any

from skyrise.components.names import FACTION_COLORS, HEIGHTS
from skyrise.rules import Game, Outcome, View
from skyrise.rules.core import words
from skyrise.rules.core.state import COLORS, State
from skyrise.rules.core.state import HEIGHTS as HEIGHT_COUNT

from .known import known_game
from .prospects import prospects

CONTROL = "control2"
PANORAMAS = "panoramas2"
"""Sources of the end of the game, so of what would be if it ended now."""


def outlook(view: View) -> dict[str, Any]:
    """The document ``Outlook`` for a view."""
    game = known_game(view)
    state, outcome = game.state, game.outcome_now()
    return {
        "islands": [_island(game, state, outcome, number) for number in range(len(game.match.city.islands))],
        "panoramas": [_panorama(outcome, name) for name in view.position.panoramas],
        "rows": [_rows(game, state, seat) for seat in range(game.players)],
        "objective": None if view.seat is None else _objective(game, state, view.seat),
        "actions": {str(action): prospects(game, state, action) for action in view.legal},
        "totals": [sheet.total for sheet in outcome.scores],
    }


def _island(game: Game, state: State, outcome: Outcome, number: int) -> dict[str, Any]:
    city, seats = game.match.city, range(game.players)
    cells = city.island_mask(number)
    key = city.islands[number].key
    return {
        "key": key,
        "heights": [
            [
                (state.built[HEIGHT_COUNT * seat + HEIGHTS.index(height)] & cells).bit_count()
                for height in reversed(HEIGHTS)
            ]
            for seat in seats
        ],
        "controllers": [
            seat
            for seat in seats
            if any(receipt.source == CONTROL and receipt.place == key for receipt in outcome.scores[seat].receipts)
        ],
    }


def _panorama(outcome: Outcome, name: str) -> dict[str, Any]:
    rule = f"score.panorama.{name}"
    found = [
        [receipt for receipt in sheet.receipts if receipt.source == PANORAMAS and receipt.rule == rule]
        for sheet in outcome.scores
    ]
    return {
        "name": name,
        "points": [sum(receipt.points for receipt in receipts) for receipts in found],
        "places": [[receipt.place for receipt in receipts] for receipts in found],
    }


def _rows(game: Game, state: State, seat: int) -> dict[str, dict[str, int]]:
    tables = game.match.tables
    return {
        color: {
            "discs": state.rows[COLORS * seat + number],
            "value": tables.row_value[state.rows[COLORS * seat + number]],
            "structures": (state.structures[seat] & tables.color_cells[number]).bit_count(),
        }
        for number, color in enumerate(FACTION_COLORS)
    }


def _objective(game: Game, state: State, seat: int) -> dict[str, Any] | None:
    color = state.objective[seat]
    if color == words.NONE:
        return None
    tables = game.match.tables
    return {
        "color": FACTION_COLORS[color],
        "have": (state.structures[seat] & tables.color_cells[color]).bit_count(),
        "need": tables.objective_structures[color],
    }
