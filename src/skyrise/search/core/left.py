"""What is left to build."""

from __future__ import annotations

from ...rules.core.runtime import jit, popcount
from ...rules.core.state import State, Tables
from ...rules.core.words import CHOOSE


@jit
def left_to_build(s: State, t: Tables, seat: int) -> int:
    """Structures that a seat has yet to build in the whole game."""
    if s.era == 1:
        later = popcount(t.buildings[seat] & ~t.era1[seat]) + t.figures
        return popcount(s.available[seat]) + later
    return popcount(s.available[seat]) + popcount(s.wonders[seat])


@jit
def count_left(s: State, t: Tables, left: list[int]) -> int:
    """Writes what each seat has left to build; returns what all have together."""
    together = 0
    for seat in range(t.players):
        left[seat] = left_to_build(s, t, seat)
        together += left[seat]
    return together


@jit
def unbuilt_cards(s: State, seat: int) -> int:
    """The Wonders that a seat is to build; while cards are chosen, those that it has chosen."""
    return s.chosen[seat] if s.phase == CHOOSE else s.wonders[seat]
