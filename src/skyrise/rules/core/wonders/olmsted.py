"""Card 11, The Olmsted: Prestige per structure, anybody's, on the central island."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def olmsted(s: State, t: Tables) -> int:
    """Wherever it stands itself."""
    return t.olmsted_per_structure * popcount(s.occupied & t.island_cells[0])
