"""Card 7, Opportunity: Prestige per unoccupied neighborhood adjacent to it, after bids returned."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def opportunity(s: State, t: Tables, seat: int, cell: int) -> int:
    """By now no bids are left on the map."""
    return t.opportunity_per_neighborhood * popcount(cells(s, t, seat, cell))


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """The unoccupied neighborhoods next to it."""
    return t.adjacent[cell] & ~s.occupied
