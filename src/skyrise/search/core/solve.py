"""Exact endings: what best play by everybody leads to when every card lies open.

Each seat plays for the win, and with the same win for the larger lead (max-n). With two players that is a game of
opposed interests, so what cannot change the result is cut off (alpha-beta). Positions between auctions are remembered:
the same buildings stand there in many orders.
"""

from __future__ import annotations

from typing import NamedTuple

from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import copy, entry, jit, popcount
from ...rules.core.scoring import total, winners
from ...rules.core.state import SEATS, State, Tables
from ...rules.core.words import OVER, START
from .keys import key_of

WIN = 12
"""A win has 12 parts, so that 2, 3 or 4 seats can share it."""
PART = 1024
"""How a result is encoded for a seat: its parts of the win, times this, plus its Prestige."""
ENDLESS = 10 * WIN * PART
EXACT, AT_LEAST, AT_MOST = 1, 2, 3


class Solver(NamedTuple):
    """What the solver writes on."""

    states: list[State]
    """By depth."""
    legal: list[list[int]]
    """By depth."""
    ends: list[int]
    """By depth and seat: how best play ends there."""
    answers: list[int]
    """For each legal action of the root, by seat: how best play ends after it."""
    nodes: list[int]
    """How many states were looked at, and how many may be."""
    keys: list[int]
    """The memory: which state is in a slot."""
    kinds: list[int]
    """Whether the result is exact, or a lower or upper bound of what seat 0 gets."""
    kept: list[int]
    """By slot and seat: the end."""


@entry
def solve_actions(solver: Solver, tables: list[Tables]) -> int:
    """Solves the state at depth 0; returns how many legal actions it has, or 0 if that takes too many nodes."""
    t = tables[0]
    count = legal_actions(solver.states[0], t, solver.legal[0])
    for i in range(count):
        copy(solver.states, 1, 0)
        apply(solver.states[1], t, solver.legal[0][i])
        solve_state(solver, t, 1, -ENDLESS, ENDLESS)
        if is_enough(solver, 0):
            return 0
        copy_end(solver.answers, i, solver.ends, 1)
    return count


@jit
def solve_state(solver: Solver, t: Tables, depth: int, low: int, high: int) -> None:
    """Writes how the state at a depth ends; with two players exactly only if that pays seat 0 between low and high."""
    s = solver.states[depth]
    solver.nodes[0] += 1
    if s.phase == OVER:
        write_end(solver, s, t, depth)
        return
    key = key_of(s, t) if s.phase == START else 0
    if key and recall(solver, t, depth, key, low, high):
        return
    above, below = low, high
    for i in range(legal_actions(s, t, solver.legal[depth])):
        if is_enough(solver, depth) or above >= below:
            break
        copy(solver.states, depth + 1, depth)
        apply(solver.states[depth + 1], t, solver.legal[depth][i])
        solve_state(solver, t, depth + 1, above, below)
        if i == 0 or payoff(solver.ends, depth + 1, t, s.to_act) > payoff(solver.ends, depth, t, s.to_act):
            copy_end(solver.ends, depth, solver.ends, depth + 1)  # of equal actions, the one listed first
        if t.players == 2:
            pays = payoff(solver.ends, depth, t, 0)
            above = max(above, pays) if s.to_act == 0 else above
            below = min(below, pays) if s.to_act == 1 else below
    if key:
        remember(solver, t, depth, key, low, high)


@jit
def is_enough(solver: Solver, depth: int) -> bool:
    """Is the limit of states used up, or is there no room for further decisions?"""
    if depth + 1 >= len(solver.states):
        solver.nodes[0] = solver.nodes[1] + 1
    return solver.nodes[0] > solver.nodes[1]


@jit
def write_end(solver: Solver, s: State, t: Tables, depth: int) -> None:
    """The game is over: each seat's part of the win, and its Prestige."""
    won = winners(s, t)
    shared = popcount(won)
    for seat in range(t.players):
        part = WIN // shared if won >> seat & 1 else 0
        solver.ends[SEATS * depth + seat] = PART * part + total(s, seat)


@jit
def payoff(ends: list[int], place: int, t: Tables, seat: int) -> int:
    """What a result pays a seat: its part of the win, then, as a tie-break, its lead over the best other seat."""
    best = -ENDLESS
    for other in range(t.players):
        if other != seat:
            best = max(best, ends[SEATS * place + other] % PART)
    end = ends[SEATS * place + seat]
    return end - best


@jit
def copy_end(ends: list[int], to: int, others: list[int], source: int) -> None:
    """Writes one result over another."""
    for seat in range(SEATS):
        ends[SEATS * to + seat] = others[SEATS * source + seat]


@jit
def recall(solver: Solver, t: Tables, depth: int, key: int, low: int, high: int) -> bool:
    """Uses a remembered answer if it is good enough; was there one?"""
    slot = key % len(solver.keys)
    if solver.keys[slot] != key:
        return False
    pays = payoff(solver.kept, slot, t, 0)
    kind = solver.kinds[slot]
    if kind == EXACT or (kind == AT_LEAST and pays >= high) or (kind == AT_MOST and pays <= low):
        copy_end(solver.ends, depth, solver.kept, slot)
        return True
    return False


@jit
def remember(solver: Solver, t: Tables, depth: int, key: int, low: int, high: int) -> None:
    """Remembers an answer, over an older one if need be; but not one that was given up."""
    if is_enough(solver, depth):
        return
    slot = key % len(solver.keys)
    pays = payoff(solver.ends, depth, t, 0)
    solver.keys[slot] = key
    if t.players > 2 or low < pays < high:
        solver.kinds[slot] = EXACT
    else:
        solver.kinds[slot] = AT_LEAST if pays >= high else AT_MOST
    copy_end(solver.kept, slot, solver.ends, depth)
