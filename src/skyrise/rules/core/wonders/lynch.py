"""Card 6, Lynch's Image: Prestige per structure, anybody's, adjacent to it."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def lynch(s: State, t: Tables, seat: int, cell: int) -> int:
    """Bridges make neighborhoods adjacent."""
    return t.lynch_per_structure * popcount(cells(s, t, seat, cell))


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """The structures next to it."""
    return t.adjacent[cell] & s.occupied
