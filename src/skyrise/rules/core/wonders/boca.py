"""Card 16, La Boca: Prestige per different color that your structures on its island stand on, up to a limit."""

from __future__ import annotations

from ..runtime import jit
from ..state import COLORS, State, Tables


@jit
def boca(s: State, t: Tables, seat: int, cell: int) -> int:
    """The Wonder's own neighborhood is among them."""
    mine = cells(s, t, seat, cell)
    colors = 0
    for color in range(COLORS):
        if mine & t.color_cells[color]:
            colors += 1
    return min(t.boca_per_color * colors, t.boca_most)


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """Your structures on its island."""
    return s.structures[seat] & t.island_cells[t.island_of[cell]]
