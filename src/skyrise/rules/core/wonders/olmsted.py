"""Card 11, The Olmsted: Prestige per structure, anybody's, on the central island, and some if it stands there."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def olmsted(s: State, t: Tables, seat: int, cell: int) -> int:
    """Wherever it stands, the others count; it is one of them if it stands on the central island."""
    total = t.olmsted_per_structure * popcount(cells(s, t, seat, cell))
    if t.island_of[cell] == 0:
        total += t.olmsted_on_central
    return total


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """The structures on the central island, and some if it stands there."""
    return s.occupied & t.island_cells[0]
