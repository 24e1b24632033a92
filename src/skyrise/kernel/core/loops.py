"""Loops that cost a single call from Python, however many decisions they make. A state and its tables come in lists."""

from __future__ import annotations

from ...rules.core.deal import deal
from ...rules.core.legal import legal_actions
from ...rules.core.play import apply
from ...rules.core.runtime import Chance, below, copy, entry
from ...rules.core.scoring import total, winners
from ...rules.core.state import State, Tables
from ...rules.core.words import OVER


@entry
def step(s: list[State], t: list[Tables], action: int, out: list[int]) -> int:
    """Plays an action and lists what is legal then. Both in one call, because a call from Python costs more than the
    work it does."""
    apply(s[0], t[0], action)
    return legal_actions(s[0], t[0], out)


@entry
def list_legal(s: list[State], t: list[Tables], out: list[int]) -> int:
    """Lists the legal actions; returns how many there are."""
    return legal_actions(s[0], t[0], out)


@entry
def winning(s: list[State], t: list[Tables]) -> int:
    """The seats that win with what has been scored, as a mask."""
    return winners(s[0], t[0])


@entry
def play_out(s: list[State], t: list[Tables], chance: Chance, out: list[int]) -> int:
    """Plays on at random to the end; returns the number of decisions."""
    decisions = 0
    while s[0].phase != OVER:
        count = legal_actions(s[0], t[0], out)
        apply(s[0], t[0], out[below(chance, count)])
        decisions += 1
    return decisions


@entry
def play_games(
    s: list[State], t: list[Tables], chance: Chance, out: list[int], games: int, wins: list[int], points: list[int]
) -> int:
    """Deals and plays random games; adds up wins (a shared one counts for each winner) and Prestige by seat."""
    decisions = 0
    for _ in range(games):
        deal(s[0], t[0], chance)
        decisions += play_out(s, t, chance, out)
        won = winners(s[0], t[0])
        for seat in range(t[0].players):
            wins[seat] += won >> seat & 1
            points[seat] += total(s[0], seat)
    return decisions


@entry
def perft(states: list[State], t: list[Tables], depth: int, outs: list[list[int]]) -> int:
    """How many sequences of ``depth`` decisions there are from ``states[depth]``; the others are scratch space."""
    count = legal_actions(states[depth], t[0], outs[depth])
    if depth == 1:
        return count
    leaves = 0
    for number in range(count):
        copy(states, depth - 1, depth)
        apply(states[depth - 1], t[0], outs[depth][number])
        leaves += perft(states, t, depth - 1, outs)
    return leaves
