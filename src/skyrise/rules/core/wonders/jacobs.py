"""Card 9, Jacobs' Gardens: Prestige per row of yours with enough discs, or per disc in your rows, up to a limit."""

from __future__ import annotations

from ..runtime import jit
from ..state import COLORS, State, Tables


@jit
def jacobs(s: State, t: Tables, seat: int, cell: int) -> int:
    """Assigned wilds count; the printed disc and excess discs do not."""
    total = 0
    for color in range(COLORS):
        discs = s.rows[COLORS * seat + color]
        total += t.jacobs_per_disc * discs
        if discs >= t.jacobs_discs:
            total += t.jacobs_per_row
    return min(total, t.jacobs_most)
