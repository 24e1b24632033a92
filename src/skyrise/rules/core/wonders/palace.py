"""Card 3, The Palace: Prestige per bid placed in this auction by anyone, Wonders and itself included (R9)."""

from __future__ import annotations

from ..runtime import jit
from ..state import State, Tables


@jit
def palace(s: State, t: Tables, seat: int, cell: int) -> int:
    """Every bid of the trail."""
    return t.palace_per_bid * s.bids
