"""Card 4, Atlantis: Prestige if your structures border enough lakes."""

from __future__ import annotations

from ..runtime import jit
from ..state import State, Tables
from .borders import bordered, shores


@jit
def atlantis(s: State, t: Tables, seat: int, cell: int) -> int:
    """All or nothing."""
    lakes = bordered(t.lake_cells, t.lakes, s.structures[seat])
    return t.atlantis_prestige if lakes >= t.atlantis_lakes else 0


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """Your structures at lakes."""
    return s.structures[seat] & shores(t.lake_cells, t.lakes)
