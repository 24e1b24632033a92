"""Card 13, Sullivan's Reach: Prestige per tall building, anybody's, on its island."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import HEIGHTS, State, Tables
from ..words import TALL


@jit
def sullivan(s: State, t: Tables, cell: int) -> int:
    """R7: the Atelier counts in every edition; it is among the tall buildings already."""
    island = t.island_cells[t.island_of[cell]]
    tall = 0
    for seat in range(t.players):
        tall += popcount(s.built[HEIGHTS * seat + TALL] & island)
    return t.sullivan_per_tall * tall
