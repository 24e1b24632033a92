"""Card 1, The Hammer: Prestige when built. The rest of what it does is in ``core/hammer.py``."""

from __future__ import annotations

from ..runtime import jit
from ..state import State, Tables


@jit
def hammer(s: State, t: Tables, seat: int, cell: int) -> int:
    """A fixed sum."""
    return t.hammer_prestige
