"""Card 9, Jacobs' Gardens: Prestige per neighborhood disc in your rows, up to a limit."""

from __future__ import annotations

from ..runtime import jit
from ..state import COLORS, State, Tables


@jit
def jacobs(s: State, t: Tables, seat: int, cell: int) -> int:
    """Assigned wilds count; the printed disc and excess discs do not."""
    discs = 0
    for color in range(COLORS):
        discs += s.rows[COLORS * seat + color]
    return min(t.jacobs_per_disc * discs, t.jacobs_most)
