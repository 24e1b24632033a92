"""Why a piece may not be bid on a neighborhood now, for every neighborhood."""

from __future__ import annotations

from skyrise.components import Reason
from skyrise.rules import Action, Game, IllegalAction, parse_action
from skyrise.rules.reasons import why_illegal

from .documents import MessageDocument
from .messages import refusal_message


def reasons_document(game: Game, piece: str, seat: int) -> dict[str, MessageDocument]:
    """By neighborhood, the message of the reason against the piece there; a BadAction for no piece at all."""
    legal = set(game.legal_actions())
    state = game.state

    def reason(action: Action) -> IllegalAction:
        if seat != game.to_act:
            return IllegalAction(Reason.TURN_OTHER)
        return why_illegal(game.match, state, action)

    bids = {place.id: parse_action(f"{piece}@{place.id}") for place in game.match.city.places}
    return {
        place: refusal_message(reason(action)).document()
        for place, action in bids.items()
        if seat != game.to_act or action not in legal
    }
