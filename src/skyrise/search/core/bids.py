"""Bids, judged with what they have in common.

What a position is worth after a bid has won is a sum of three parts. One depends on the neighborhood alone, one on the
island and the height, one on the number. So of all buildings on all neighborhoods only a few have to be tried: a part
that is known is not computed again, and the sums are the same to the last bit.
"""

from __future__ import annotations

from ...rules.core.runtime import jit
from ...rules.core.state import CELLS, HEIGHTS, ISLANDS, RANKS, State, Tables
from ...rules.core.words import WONDER_BID
from .evaluation import add_parts, evaluate_control, evaluate_numbers, evaluate_places, share_chances, spread
from .settling import try_out
from .workspace import TRIAL, Workspace

PLACES = 3
"""Where parts are kept among ``Workspace.parts``: by neighborhood, by island and height, by rank."""
CONTROLS = PLACES + CELLS
NUMBERS = CONTROLS + HEIGHTS * ISLANDS
PARTS = NUMBERS + RANKS
WORD = 64
"""So many bits there are in a mask."""


@jit
def is_one_of_many(s: State, t: Tables, action: int) -> bool:
    """Is the action a bid with a building, but not with the last piece of a seat, which ends an era or a race?"""
    if action >= WONDER_BID:
        return False
    buildings = s.available[s.to_act] | s.bid_ranks & t.buildings[s.to_act]
    return buildings & buildings - 1 != 0 or s.wonders[s.to_act] != 0


@jit
def forget_bids(work: Workspace) -> None:
    """Another position: no part is known."""
    for i in range(len(work.known)):
        work.known[i] = 0


@jit
def judge_bid(work: Workspace, t: Tables, action: int) -> None:
    """Evaluates the state that a bid leads to when all others pass."""
    place = PLACES + action % CELLS
    control = CONTROLS + HEIGHTS * t.island_of[action % CELLS] + t.height[action // CELLS]
    number = NUMBERS + action // CELLS
    if not (is_known(work, place) and is_known(work, control) and is_known(work, number)):
        try_out(work, t, action)
        learn(work.states[TRIAL], t, work, place, control, number)
    add_parts(t, work, place, control, number)
    share_chances(t, work, work.apart[0])


@jit
def learn(s: State, t: Tables, work: Workspace, place: int, control: int, number: int) -> None:
    """Computes those parts of a bid's worth that are not known."""
    if not is_known(work, place):
        evaluate_places(s, t, work, place)
        note(work, place)
    if not is_known(work, control):
        evaluate_control(s, t, work, control)
        note(work, control)
    if not is_known(work, number):
        evaluate_numbers(s, t, work, number)
        note(work, number)
    work.apart[0] = spread(s, t, work)


@jit
def is_known(work: Workspace, part: int) -> bool:
    """Was a part computed for this position?"""
    return work.known[part // WORD] >> part % WORD & 1 == 1


@jit
def note(work: Workspace, part: int) -> None:
    """A part is known."""
    work.known[part // WORD] |= 1 << part % WORD
