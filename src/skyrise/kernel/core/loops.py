"""Loops that cost a single call from Python, however many decisions they make."""

from __future__ import annotations

from typing import NamedTuple

from ...rules.core.deal import deal
from ...rules.core.legal import legal_actions
from ...rules.core.pick import drawn_action
from ...rules.core.play import apply
from ...rules.core.runtime import Chance, below, copy, entry, jit
from ...rules.core.scoring import total, winners
from ...rules.core.state import State, Tables
from ...rules.core.words import OVER


class Desk(NamedTuple):
    """What stays the same from step to step."""

    tables: list[Tables]
    """One element."""
    out: list[int]
    """Where the legal actions are listed."""


@entry
def step(s: State, desk: Desk, action: int) -> int:
    """Plays an action and lists what is legal then. Both in one call, because a call from Python costs more than the
    work it does."""
    apply(s, desk.tables[0], action)
    return legal_actions(s, desk.tables[0], desk.out)


@entry
def list_legal(s: State, desk: Desk) -> int:
    """Lists the legal actions; returns how many there are."""
    return legal_actions(s, desk.tables[0], desk.out)


@entry
def winning(s: State, t: Tables) -> int:
    """The seats that win with what has been scored, as a mask."""
    return winners(s, t)


@entry
def play_out(s: State, t: Tables, chance: Chance, out: list[int]) -> int:
    """Plays on at random to the end; returns the number of decisions. No lists are written, but for short ones."""
    decisions = 0
    while s.phase != OVER:
        apply(s, t, drawn_action(s, t, chance, out))
        decisions += 1
    return decisions


@jit
def play_out_listed(s: State, t: Tables, chance: Chance, out: list[int]) -> int:
    """The same game, with the legal actions listed at every decision."""
    decisions = 0
    while s.phase != OVER:
        count = legal_actions(s, t, out)
        apply(s, t, out[below(chance, count)])
        decisions += 1
    return decisions


@entry
def play_games(
    s: State, t: Tables, chance: Chance, out: list[int], games: int, wins: list[int], points: list[int]
) -> int:
    """Deals and plays random games; adds up wins (a shared one counts for each winner) and Prestige by seat."""
    decisions = 0
    for _ in range(games):
        deal(s, t, chance)
        decisions += play_out(s, t, chance, out)
        add_result(s, t, wins, points)
    return decisions


@entry
def play_listed_games(
    s: State, t: Tables, chance: Chance, out: list[int], games: int, wins: list[int], points: list[int]
) -> int:
    """The same games, with the legal actions listed at every decision: what that costs is of interest to benchmarks."""
    decisions = 0
    for _ in range(games):
        deal(s, t, chance)
        decisions += play_out_listed(s, t, chance, out)
        add_result(s, t, wins, points)
    return decisions


@jit
def add_result(s: State, t: Tables, wins: list[int], points: list[int]) -> None:
    """Adds up who won, and the Prestige of each seat."""
    won = winners(s, t)
    for seat in range(t.players):
        wins[seat] += won >> seat & 1
        points[seat] += total(s, seat)


@entry
def perft(states: list[State], t: Tables, depth: int, outs: list[list[int]]) -> int:
    """How many sequences of ``depth`` decisions there are from ``states[depth]``; the others are scratch space."""
    count = legal_actions(states[depth], t, outs[depth])
    if depth == 1:
        return count
    leaves = 0
    for number in range(count):
        copy(states, depth - 1, depth)
        apply(states[depth - 1], t, outs[depth][number])
        leaves += perft(states, t, depth - 1, outs)
    return leaves
