"""Card 4, Atlantis: Prestige if your structures border enough lakes."""

from __future__ import annotations

from ..runtime import jit
from ..state import State, Tables
from .borders import bordered


@jit
def atlantis(s: State, t: Tables, seat: int) -> int:
    """All or nothing."""
    lakes = bordered(t.lake_cells, t.lakes, s.structures[seat])
    return t.atlantis_prestige if lakes >= t.atlantis_lakes else 0
