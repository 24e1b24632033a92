"""Plain information-set Monte Carlo tree search, as a baseline for ``expert``: UCT, and uniformly random play-outs.

It has the same native rules and the same ways to deal what it cannot know, and nothing else of the ladder. It is a
program of the protocol skyrise-bot/1, so the arena can play it at the same time per move:

    skyrise arena --bots "expert,stdio:python benchmarks/plain_ismcts.py" --players 2 --games 400 --time 0.1
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from functools import cache
from math import log
from time import perf_counter

from plain_search import ACTION, FACTS, FIRST, NEXT, VISITS, Tree, run
from skyrise.bots import Clock
from skyrise.bots.registry import BOTS
from skyrise.bots.serve import serve
from skyrise.kernel.generator.machine import Target
from skyrise.kernel.kernel import generator
from skyrise.kernel.native.build import build
from skyrise.kernel.native.linking import link
from skyrise.kernel.native.load import Native
from skyrise.kernel.native.memory import zeros
from skyrise.rules import Action, Chance, Seed, View
from skyrise.rules.core.state import SEATS
from skyrise.rules.core.words import ACTIONS
from skyrise.rules.determinize import determinize

NODES = 1 << 18
DEALS = 24
SECONDS = 1.0
CHUNK = 64
LONGEST = 1024


@cache
def compiled() -> Native:
    """The search and the rules below it, compiled in this process."""
    return Native(link(build([run], Target.here()).code))


@cache
def logs() -> list[float]:
    """The logarithm of each whole number; of 0 it is not asked."""
    numbers: list[float] = compiled().floats(NODES)
    numbers[1:] = [log(number) for number in range(1, NODES)]
    return numbers


def new_tree() -> Tree:
    """A tree with a root."""
    load = compiled()
    used = load.ints(1)
    used[0] = 1
    return Tree(
        nodes=load.grid(NODES, FACTS),
        wins=zeros(ctypes.c_double * SEATS, NODES),
        used=used,
        path=load.ints(LONGEST),
        line=load.blanks(1),
        out=load.ints(ACTIONS),
        logs=logs(),
    )


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
        load, tree, match = compiled(), new_tree(), view.position.match
        deals = load.states([determinize(view, self._chance).state for _ in range(DEALS)])
        tables, search = load.tables([match.tables]), load.function(run)
        number = 0
        while number == 0 or perf_counter() < limit:
            search(tree, tables, deals, self._generator, number, CHUNK)
            number += CHUNK
        return match.decode(tree.nodes[most_visited(tree)][ACTION])


def most_visited(tree: Tree) -> int:
    """The root's child that was visited most."""
    child, best = tree.nodes[0][FIRST], 0
    while child:
        best = child if best == 0 or tree.nodes[child][VISITS] > tree.nodes[best][VISITS] else best
        child = tree.nodes[child][NEXT]
    return best


if __name__ == "__main__":
    BOTS["plain"] = PlainIsmcts
    serve("plain", sys.stdin.buffer, lambda line: print(line, end="", flush=True))
