"""The buildings that are left, as far as the evaluation sees them: how high they are, and whom they beat."""

from __future__ import annotations

from ...rules.core.runtime import jit, lowest, popcount
from ...rules.core.state import RANKS, State, Tables
from ...rules.core.words import NONE, SHORT
from .features import EDGE, HAMMERED, LOW_LEFT, RANKS_LEFT, SHORT_LEFT, TALL_LEFT, TOP_RANK, TOPS

LOW_RANK = 12
"""Buildings below this rank are hard to win an auction with."""


@jit
def worth_of_numbers(s: State, t: Tables, seat: int, w: list[float], at: int) -> float:
    """The numbers of a seat's buildings, alone and beside those of the others."""
    mine = s.available[seat]
    tall = popcount(mine & t.tall)
    points = w[at + TALL_LEFT] * tall + w[at + LOW_LEFT] * popcount(mine & (1 << LOW_RANK) - 1)
    if s.hammer != NONE and s.hammer_owner != seat:
        points += w[at + HAMMERED] * tall
    theirs = 0
    for other in range(t.players):
        if other != seat:
            theirs |= s.available[other]
    return points + worth_beside(t, mine, theirs, w, at)


@jit
def worth_beside(t: Tables, mine: int, theirs: int, w: list[float], at: int) -> float:
    """A building's edge is the share of the others' buildings that it beats; tops beat all of them."""
    ranks, shorts, tops, beaten, rank = 0, 0, 0, 0, 0
    while mine:
        rank = lowest(mine)
        mine &= mine - 1
        ranks += rank
        if t.height[rank] == SHORT:
            shorts += 1
        if theirs >> rank == 0:
            tops += 1
        else:
            beaten += popcount(theirs & (1 << rank) - 1)
    edge = beaten / max(popcount(theirs), 1)
    points = w[at + RANKS_LEFT] * (ranks / RANKS) + w[at + TOP_RANK] * (rank / RANKS)
    return points + w[at + SHORT_LEFT] * shorts + w[at + TOPS] * tops + w[at + EDGE] * edge
