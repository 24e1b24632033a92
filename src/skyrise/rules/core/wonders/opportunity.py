"""Card 7, Opportunity: Prestige per unoccupied neighborhood adjacent to it, after bids returned."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def opportunity(s: State, t: Tables, cell: int) -> int:
    """No bid lies on the map any more."""
    return t.opportunity_per_neighborhood * popcount(t.adjacent[cell] & ~s.occupied)
