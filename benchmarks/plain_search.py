"""Plain UCT over many deals, with uniformly random play-outs, in the subset that the kernel compiles."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from skyrise.rules.core.legal import legal_actions
from skyrise.rules.core.pick import action_at, count_actions
from skyrise.rules.core.play import apply
from skyrise.rules.core.runtime import Chance, below, popcount, take
from skyrise.rules.core.scoring import winners
from skyrise.rules.core.state import State, Tables
from skyrise.rules.core.words import OVER

EXPLORE = 1.0
"""UCT's constant, for results from 0 to 1; 0.5, 1.0 and 1.4 were tried."""
ACTION, FIRST, NEXT, VISITS, CHANCES = 0, 1, 2, 3, 4
"""What is known of a node: its action, its first child, its next sibling, visits, and how often it could be chosen."""
FACTS = 5


class Tree(NamedTuple):
    """A tree, and what a search writes on."""

    nodes: list[list[int]]
    wins: list[list[float]]
    """By node and seat."""
    used: list[int]
    """One number: how many nodes there are."""
    path: list[int]
    """The nodes of the simulation under way."""
    line: list[State]
    """Where it has got to."""
    out: list[int]
    """Legal actions."""
    logs: list[float]
    """The logarithm of each whole number, as far as it goes."""


def run(tree: Tree, tables: list[Tables], deals: list[State], chance: Chance, first: int, count: int) -> None:
    """Simulations; simulation i uses deal i, modulo the number of deals."""
    t = tables[0]
    for number in range(first, first + count):
        take(tree.line, 0, deals, number % len(deals))
        s = tree.line[0]
        depth = 0
        grown = False
        while not grown and s.phase != OVER and tree.used[0] < len(tree.nodes) - 1:
            child = choose(tree, chance, legal_actions(s, t, tree.out), tree.path[depth], s.to_act)
            grown = tree.nodes[child][VISITS] == 0
            apply(s, t, tree.nodes[child][ACTION])
            depth += 1
            tree.path[depth] = child
        while s.phase != OVER:
            number = below(chance, count_actions(s, t, tree.out))
            apply(s, t, action_at(s, t, number, tree.out))
        won = winners(s, t)
        for step in range(depth + 1):
            back_up(tree, tree.path[step], won, t.players)


def back_up(tree: Tree, node: int, won: int, players: int) -> None:
    """Updates a node with who won."""
    tree.nodes[node][VISITS] += 1
    for seat in range(players):
        tree.wins[node][seat] += (won >> seat & 1) / popcount(won)


def choose(tree: Tree, chance: Chance, count: int, node: int, seat: int) -> int:
    """A random untried action; if there is none, the best by UCT."""
    untried = 0
    best = 0
    most = -1.0
    for i in range(count):
        child = find(tree, node, tree.out[i])
        if child == 0:
            tree.out[untried] = tree.out[i]
            untried += 1
            continue
        tree.nodes[child][CHANCES] += 1
        visits = tree.nodes[child][VISITS]
        log = tree.logs[min(tree.nodes[child][CHANCES], len(tree.logs) - 1)]
        value = tree.wins[child][seat] / visits + EXPLORE * sqrt(log / visits)
        if value > most:
            most = value
            best = child
    return add(tree, node, tree.out[below(chance, untried)]) if untried else best


def find(tree: Tree, node: int, action: int) -> int:
    """The child of an action, or 0."""
    child = tree.nodes[node][FIRST]
    while child and tree.nodes[child][ACTION] != action:
        child = tree.nodes[child][NEXT]
    return child


def add(tree: Tree, node: int, action: int) -> int:
    """A new child."""
    child = tree.used[0]
    tree.used[0] += 1
    tree.nodes[child][ACTION] = action
    tree.nodes[child][NEXT] = tree.nodes[node][FIRST]
    tree.nodes[child][CHANCES] = 1
    tree.nodes[node][FIRST] = child
    return child
