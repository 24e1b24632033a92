"""Compiled loops over the compiled rules: one step, a play-out, many games, perft.

Importing this module loads Numba; each function is compiled when it is first called, or read from the cache.
"""

from __future__ import annotations

from typing import Any

from .load import load_compiled
from .runtime import below, entry

apply = load_compiled("play").apply
deal = load_compiled("deal").deal
legal_actions = load_compiled("legal").legal_actions
total = load_compiled("scoring").total
winners = load_compiled("scoring").winners
OVER = load_compiled("words").OVER


@entry
def step(s: Any, t: Any, action: int, out: Any) -> Any:
    """Plays an action, and lists what is legal then: both in one call, because calls from Python are dear."""
    apply(s[0], t[0], action)
    return legal_actions(s[0], t[0], out)


@entry
def list_legal(s: Any, t: Any, out: Any) -> Any:
    """Lists the legal actions."""
    return legal_actions(s[0], t[0], out)


@entry
def winning(s: Any, t: Any) -> Any:
    """The seats that win with what has been scored, as a mask."""
    return winners(s[0], t[0])


@entry
def play_out(s: Any, t: Any, chance: Any, out: Any) -> Any:
    """Plays on at random to the end; returns the number of decisions."""
    decisions = 0
    while s[0].phase != OVER:
        count = legal_actions(s[0], t[0], out)
        apply(s[0], t[0], out[below(chance, count)])
        decisions += 1
    return decisions


@entry
def play_games(s: Any, t: Any, chance: Any, out: Any, games: int, wins: Any, points: Any) -> Any:
    """Deals and plays random games; adds up wins (a shared one for each) and Prestige by seat."""
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
def perft(states: Any, t: Any, depth: int, outs: Any) -> Any:
    """How many sequences of ``depth`` decisions there are from ``states[depth]``; the others are room to work in."""
    count = legal_actions(states[depth], t[0], outs[depth])
    if depth == 1:
        return count
    leaves = 0
    for number in range(count):
        states[depth - 1] = states[depth]
        apply(states[depth - 1], t[0], outs[depth, number])
        leaves += perft(states, t, depth - 1, outs)
    return leaves
