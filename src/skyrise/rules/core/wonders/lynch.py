"""Card 6, Lynch's Image: Prestige per structure, anybody's, adjacent to it."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def lynch(s: State, t: Tables, cell: int) -> int:
    """Bridges join."""
    return t.lynch_per_structure * popcount(t.adjacent[cell] & s.occupied)
