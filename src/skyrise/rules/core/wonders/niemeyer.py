"""Card 20, Niemeyer's Legacy: Prestige per structure in your longest chain."""

from __future__ import annotations

from ..paths import chain_cells, longest_chain
from ..runtime import jit
from ..state import State, Tables


@jit
def niemeyer(s: State, t: Tables, seat: int, cell: int) -> int:
    """The chain need not contain this Wonder."""
    return t.niemeyer_per_structure * longest_chain(t, s.structures[seat])


@jit
def cells(s: State, t: Tables, seat: int, cell: int) -> int:
    """One of your longest chains."""
    return chain_cells(t, s.structures[seat])
