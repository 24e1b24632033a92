"""Card 10, Intelligentsium: both panoramas are scored now, for this island alone and for its owner alone."""

from __future__ import annotations

from ..runtime import jit
from ..scoring import score_panoramas_within
from ..state import State, Tables
from ..words import WONDERS


@jit
def intelligentsium(s: State, t: Tables, seat: int, cell: int) -> None:
    """A bridge counts if one end is on the island. R14: what it brings counts as Wonders."""
    score_panoramas_within(s, t, seat, t.island_cells[t.island_of[cell]], WONDERS)
