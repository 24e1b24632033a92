"""Card 1, The Hammer: Prestige when built. What else it does is in ``hammer``, one room up."""

from __future__ import annotations

from ..runtime import jit
from ..state import State, Tables


@jit
def hammer(s: State, t: Tables, seat: int, cell: int) -> int:
    """A fixed sum."""
    return t.hammer_prestige
