"""7.1: the Hammer, which answers other Wonders, and once built keeps tall buildings away."""

from __future__ import annotations

from .runtime import jit, popcount
from .state import State, Tables
from .words import HAMMER, NONE


@jit
def may_answer(s: State) -> bool:
    """Can somebody other than the leader still place the Hammer? So nothing beats the Hammer itself."""
    owner = s.hammer_owner
    if owner == NONE or owner == s.leader:
        return False
    return s.wonders[owner] >> HAMMER & 1 != 0 and not s.passed >> owner & 1


@jit
def banned_cells(s: State, t: Tables, seat: int) -> int:
    """Neighborhoods where the seat may bid no tall building: those next to an opponent's Hammer, unless the ban is
    void. A bid occupies its neighborhood."""
    if s.hammer == NONE or s.hammer_owner == seat:
        return 0
    unoccupied = t.city & ~(s.occupied | s.bid_cells)
    legal = unoccupied & ~t.adjacent[s.hammer]
    if legal == 0:
        return 0
    if t.hammer_relief and popcount(legal) < tall_buildings_left(s, t, seat):
        return 0
    return t.adjacent[s.hammer]


@jit
def tall_buildings_left(s: State, t: Tables, seat: int) -> int:
    """R6: unbuilt tall buildings, including one on the map as a bid, but not the Atelier."""
    return popcount((s.available[seat] | s.bid_ranks & t.buildings[seat]) & t.tall)
