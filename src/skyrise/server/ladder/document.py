"""The ladder for everybody to see."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from skyrise.notation.documents import (
    LadderBotDocument,
    LadderDocument,
    LadderGameDocument,
    LadderGameSeat,
    TimeControl,
)

from .entrants import Entrant, RatedGame

MOST_SHOWN: Final = 30
"""Games."""
DIGITS: Final = 2


def ladder_document(
    entrants: Mapping[str, Entrant], games: Mapping[str, RatedGame], here: Collection[str], time: TimeControl
) -> LadderDocument:
    """``here``: who waits for a game; the strongest first, as far as that is sure."""
    tables = {number: game.table for game in games.values() if game.ended is None for number in game.entrants}
    order = sorted(entrants.values(), key=lambda one: (-one.rating.interval[0], one.name))
    latest = list(games.values())[: -MOST_SHOWN - 1 : -1]
    return {
        "bots": [_bot(one, tables.get(one.id), one.id in here) for one in order],
        "games": [_game(game, entrants) for game in latest],
        "bank": time.bank,
        "increment": time.increment,
    }


def _bot(one: Entrant, table: str | None, waits: bool) -> LadderBotDocument:
    low, high = one.rating.interval
    return {
        "name": one.name,
        "own": one.is_own,
        "rating": round(one.rating.mu, DIGITS),
        "error": round((high - low) / 2, DIGITS),
        "games": one.games,
        "won": round(one.won, DIGITS),
        "connected": one.is_own or waits or table is not None,
        "table": table,
        "seen": None if one.is_own else one.seen,
    }


def _game(game: RatedGame, entrants: Mapping[str, Entrant]) -> LadderGameDocument:
    return {
        "table": game.table,
        "begun": game.begun,
        "ended": game.ended,
        "seats": [_seat(game, seat, entrants) for seat in range(len(game.entrants))],
    }


def _seat(game: RatedGame, seat: int, entrants: Mapping[str, Entrant]) -> LadderGameSeat:
    one = entrants.get(game.entrants[seat])
    over = game.ended is not None and bool(game.ranks)
    return {
        "name": None if one is None else one.name,
        "prestige": game.prestige[seat] if over else None,
        "rank": game.ranks[seat] if over else None,
        "forfeit": seat in game.forfeits,
    }
