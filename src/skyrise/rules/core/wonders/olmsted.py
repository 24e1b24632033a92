"""Card 11, The Olmsted: Prestige per structure, anybody's, on the central island."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def olmsted(s: State, t: Tables, seat: int, cell: int) -> int:
    """Wherever it stands itself."""
    return t.olmsted_per_structure * popcount(cells(s, t, seat, cell))


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """The structures on the central island."""
    return s.occupied & t.island_cells[0]
