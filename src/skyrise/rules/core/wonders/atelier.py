"""Card 14, Atelier: counts as a tall building; Prestige per tall building of yours, itself included."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import HEIGHTS, State, Tables
from ..words import TALL


@jit
def atelier(s: State, t: Tables, seat: int, cell: int) -> int:
    """It was put among the tall buildings when it was constructed."""
    return t.atelier_per_tall * popcount(cells(s, t, seat, cell))


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """Your tall buildings."""
    return s.built[HEIGHTS * seat + TALL]
