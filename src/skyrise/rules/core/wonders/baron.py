"""Card 17, Le Baron: the fewer of your structures are still unbuilt, the more Prestige."""

from __future__ import annotations

from ..runtime import jit, popcount
from ..state import State, Tables


@jit
def baron(s: State, t: Tables, seat: int, cell: int) -> int:
    """The preview counts buildings only: with two Wonders the other one does not matter there."""
    unbuilt = popcount(s.available[seat])
    if not t.baron_counts:
        unbuilt += popcount(s.wonders[seat])
    return t.baron_unbuilt[unbuilt] if unbuilt < 3 else 0
