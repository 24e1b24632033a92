"""Card 2, The Capital Building: Prestige if it started the auction that it won (R8)."""

from __future__ import annotations

from ..runtime import jit
from ..state import State, Tables


@jit
def capital(s: State, t: Tables, seat: int, cell: int) -> int:
    """Nobody can bid after it but the Hammer, which wins: so it started if it is the only bid."""
    return t.capital_prestige if s.bids == 1 else 0
