"""Rematches: a new table with the same people, bots and options.

Seats and colours stay as they were: who starts is drawn anew, so nobody gains by where they sit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .checks import is_hosted_by
from .decision import Decision
from .identity import Who, rematch_id
from .opening import OVER, Opening, opening
from .refusal import NOT_NOW, Refusal
from .seats import BOT, PERSON, Seat
from .table import Table


def decide_rematch(table: Table, who: Who, key: bytes) -> Decision:
    """Whoever has a seat may ask for a rematch when the game is over; the host may too."""
    if not table.seats_of(who):
        is_hosted_by(table, who)
    if table.status != OVER:
        raise Refusal("table.not-over", NOT_NOW, "the game is not over")
    return Decision((("rematch", {"table": rematch_id(key, table.id)}),))


def rematch_opening(table: Table, name: str, seed: str, now: float) -> Opening:
    """The row and the first entries of a rematch."""
    options: dict[str, Any] = dict(table.options)
    return opening(name, options, [_again(seat) for seat in table.seats], table.host, seed, now)


def _again(seat: Seat) -> Seat:
    """The same person without the bot that stood in, or the same bot."""
    if seat.kind == PERSON:
        return replace(seat, bot=None, generation=0)
    return replace(seat, kind=BOT, generation=0)
