"""Card 13, Sullivan's Reach: Prestige per tall building, anybody's, on its island."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import HEIGHTS, State, Tables
from ..words import TALL


@jit
def sullivan(s: State, t: Tables, seat: int, cell: int) -> int:
    """R7: the Atelier counts in every edition; it is among the tall buildings already."""
    return t.sullivan_per_tall * popcount(cells(s, t, seat, cell))


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """The tall buildings on its island."""
    tall = 0
    for owner in range(t.players):
        tall |= s.built[HEIGHTS * owner + TALL]
    return tall & t.island_cells[t.island_of[cell]]
