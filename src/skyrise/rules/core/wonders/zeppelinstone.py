"""Card 5, Zeppelinstone: Prestige if your structures border enough blimps."""

from __future__ import annotations

from ..runtime import jit
from ..state import State, Tables
from .borders import bordered, shores


@jit
def zeppelinstone(s: State, t: Tables, seat: int, cell: int) -> int:
    """All or nothing."""
    blimps = bordered(t.blimp_cells, t.blimps, s.structures[seat])
    return t.zeppelinstone_prestige if blimps >= t.zeppelinstone_blimps else 0


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """Your structures at blimps."""
    return s.structures[seat] & shores(t.blimp_cells, t.blimps)
