"""Card 15, The Shard: Prestige per patron disc you hold now."""

from __future__ import annotations

from ..runtime import jit
from ..state import LETTERS, State, Tables


@jit
def shard(s: State, t: Tables, seat: int, cell: int) -> int:
    """The disc under it was collected just before."""
    discs = 0
    for letter in range(LETTERS):
        discs += s.patrons[LETTERS * seat + letter]
    return t.shard_per_disc * discs
