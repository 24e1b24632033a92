"""Island control, as far as the evaluation sees it: how the buildings of the players compare on each island."""

from __future__ import annotations

from ...rules.core.runtime import jit, lowest, popcount
from ...rules.core.scoring import strength
from ...rules.core.state import SEATS, State, Tables
from ...rules.core.wonders import prestige
from ...rules.core.words import ATELIER, SUMMIT
from .features import BEHIND, CONTROL_WONDER_NOW, LEAD_BY_TALL, LEADS, LEADS_OPEN, SHARES
from .left import unbuilt_cards

CELLS_OF_ISLAND = 14
CONTROL_WONDERS = 1 << ATELIER | 1 << SUMMIT
"""Wonders that count tall buildings or islands: they bring the same wherever they stand, but for what they change."""


@jit
def measure_strengths(s: State, t: Tables, strengths: list[int]) -> None:
    """Writes how strong each seat is on each island."""
    for island in range(t.islands):
        for seat in range(t.players):
            strengths[SEATS * island + seat] = strength(s, t, seat, island)


@jit
def worth_of_control(s: State, t: Tables, seat: int, strengths: list[int], w: list[float], at: int) -> float:
    """The islands on which the seat leads, shares the lead, or follows."""
    leads, shares, behind, tall, unoccupied = 0, 0, 0, 0, 0
    for island in range(t.islands):
        mine = strengths[SEATS * island + seat]
        if mine == 0:
            continue
        best = 0
        for other in range(t.players):
            if other != seat:
                best = max(best, strengths[SEATS * island + other])
        if mine > best:
            leads += 1
            tall += (mine >> 8) - (best >> 8)
            unoccupied += popcount(t.island_cells[island] & ~s.occupied)
        elif mine == best:
            shares += 1
        else:
            behind += 1
    points = w[at + LEADS] * leads + w[at + SHARES] * shares + w[at + BEHIND] * behind
    points += w[at + LEAD_BY_TALL] * tall + w[at + LEADS_OPEN] * (unoccupied / CELLS_OF_ISLAND)
    return points + w[at + CONTROL_WONDER_NOW] * control_wonders_now(s, t, seat)


@jit
def control_wonders_now(s: State, t: Tables, seat: int) -> int:
    """What the Wonders still to be built that count buildings would bring already."""
    points = 0
    cards = unbuilt_cards(s, seat) & CONTROL_WONDERS
    while cards:
        points += prestige(s, t, lowest(cards), seat, 0)
        cards &= cards - 1
    return points
