"""Plain information-set Monte Carlo tree search, as a baseline for ``expert``: UCT, and uniformly random play-outs.

It has the same compiled rules and the same ways to deal what it cannot know, and nothing else of the ladder. It is a
program of the protocol skyrise-bot/1, so the arena can play it at the same time per move:

    skyrise arena --bots "expert,stdio:python benchmarks/plain_ismcts.py" --players 2 --games 400 --time 0.1
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any

import numpy as np

from skyrise.bots import Clock
from skyrise.bots.registry import BOTS
from skyrise.bots.serve import serve
from skyrise.kernel.arrays import to_array
from skyrise.kernel.kernel import generator
from skyrise.kernel.load import compiled_load
from skyrise.kernel.runtime import below, entry, jit, popcount
from skyrise.rules import Action, Chance, Seed, View
from skyrise.rules.core import legal, play, scoring
from skyrise.rules.core.words import ACTIONS, OVER
from skyrise.rules.determinize import determinize

EXPLORE = 1.0
"""UCT's constant, for results from 0 to 1; 0.5, 1.0 and 1.4 were tried."""
NODES = 1 << 18
DEALS = 24
SECONDS = 1.0
CHUNK = 64
SEATS = 4
LONGEST = 1024

apply = compiled_load().function(play.apply)
legal_actions = compiled_load().function(legal.legal_actions)
winners = compiled_load().function(scoring.winners)


ACTION, FIRST, NEXT, VISITS, CHANCES = range(5)
"""What is known of a node: its action, its first child, its next sibling, visits, and how often it could be chosen."""


@entry
def run(
    nodes: Any, wins: Any, used: Any, path: Any, deals: Any, t: Any, line: Any, chance: Any, out: Any, first: int
) -> None:
    """A chunk of simulations; simulation i uses deal i, modulo the number of deals."""
    for number in range(first, first + CHUNK):
        line[0] = deals[number % len(deals)]
        depth = 0
        grown = False
        while not grown and line[0].phase != OVER and used[0] < len(nodes) - 1:
            count = legal_actions(line[0], t[0], out)
            child = choose(nodes, wins, used, chance, out, count, path[depth], line[0].to_act)
            grown = nodes[child, VISITS] == 0
            apply(line[0], t[0], nodes[child, ACTION])
            depth += 1
            path[depth] = child
        while line[0].phase != OVER:
            count = legal_actions(line[0], t[0], out)
            apply(line[0], t[0], out[below(chance, count)])
        won = winners(line[0], t[0])
        for step in range(depth + 1):
            back_up(nodes, wins, path[step], won, t[0].players)


@jit
def back_up(nodes: Any, wins: Any, node: int, won: int, players: int) -> None:
    """Updates a node with who won."""
    nodes[node, VISITS] += 1
    for seat in range(players):
        wins[node, seat] += (won >> seat & 1) / popcount(won)  # type: ignore[call-arg]  # Numba adds the context


@jit
def choose(nodes: Any, wins: Any, used: Any, chance: Any, out: Any, count: int, node: int, seat: int) -> Any:
    """A random untried action; if there is none, the best by UCT."""
    untried = 0
    best = 0
    most = -1.0
    for i in range(count):
        child = find(nodes, node, out[i])
        if child == 0:
            out[untried] = out[i]
            untried += 1
            continue
        nodes[child, CHANCES] += 1
        visits = nodes[child, VISITS]
        value = wins[child, seat] / visits + EXPLORE * sqrt(log(nodes[child, CHANCES]) / visits)
        if value > most:
            most = value
            best = child
    return add(nodes, used, node, out[below(chance, untried)]) if untried else best


@jit
def find(nodes: Any, node: int, action: int) -> Any:
    """The child of an action, or 0."""
    child = nodes[node, FIRST]
    while child and nodes[child, ACTION] != action:
        child = nodes[child, NEXT]
    return child


@jit
def add(nodes: Any, used: Any, node: int, action: int) -> Any:
    """A new child."""
    child = used[0]
    used[0] += 1
    nodes[child, ACTION] = action
    nodes[child, NEXT] = nodes[node, FIRST]
    nodes[child, CHANCES] = 1
    nodes[node, FIRST] = child
    return child


class PlainIsmcts:
    """UCT over many deals, with uniformly random play-outs."""

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance(seed, "plain")
        self._generator = generator(self._chance.below(2**31))

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """The action that was visited most."""
        if len(legal) == 1:
            return legal[0]
        limit = perf_counter() + (SECONDS if clock.seconds is None else clock.seconds)
        nodes, wins, used = np.zeros((NODES, 5), np.int64), np.zeros((NODES, SEATS)), np.ones(1, np.int64)
        deals = np.concatenate([to_array(determinize(view, self._chance).state) for _ in range(DEALS)])
        path, out = np.zeros(LONGEST, np.int64), np.zeros(ACTIONS, np.int64)
        line, tables = deals[:1].copy(), to_array(view.position.match.tables)
        number = 0
        while number == 0 or perf_counter() < limit:
            run(nodes, wins, used, path, deals, tables, line, self._generator, out, number)
            number += CHUNK
        return view.position.match.decode(int(nodes[most_visited(nodes), ACTION]))


def most_visited(nodes: Any) -> int:
    """The root's child that was visited most."""
    child, best = int(nodes[0, FIRST]), 0
    while child:
        best = child if best == 0 or nodes[child, VISITS] > nodes[best, VISITS] else best
        child = int(nodes[child, NEXT])
    return best


if __name__ == "__main__":
    BOTS["plain"] = PlainIsmcts
    serve("plain", sys.stdin.buffer, lambda line: print(line, end="", flush=True))
