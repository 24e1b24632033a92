"""Card 19, The Summit: Prestige per island you control now, ties included."""

from __future__ import annotations

from ..runtime import jit
from ..scoring import control_cells, controls
from ..state import State, Tables


@jit
def summit(s: State, t: Tables, seat: int, cell: int) -> int:
    """Island control as at the end of an era."""
    islands = 0
    for island in range(t.islands):
        if controls(s, t, seat, island):
            islands += 1
    return t.summit_per_island * islands


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """Your buildings on the islands that you control."""
    mine = 0
    for island in range(t.islands):
        if controls(s, t, seat, island):
            mine |= control_cells(s, t, seat, island)
    return mine
