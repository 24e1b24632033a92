"""Card 12, Munch's Haven: Prestige per different patron letter you hold, up to a limit."""

from __future__ import annotations

from ..runtime import jit
from ..state import LETTERS, State, Tables


@jit
def munch(s: State, t: Tables, seat: int, cell: int) -> int:
    """However many discs of a letter there are."""
    letters = 0
    for letter in range(LETTERS):
        if s.patrons[LETTERS * seat + letter]:
            letters += 1
    return min(t.munch_per_letter * letters, t.munch_most)
