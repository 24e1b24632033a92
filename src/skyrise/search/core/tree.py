"""The tree of a search, as lists of numbers: a node is an index into them. The root is node 0."""

from __future__ import annotations

from typing import NamedTuple

from ...rules.core.runtime import entry, jit
from ...rules.core.state import SEATS
from ...rules.core.words import NONE


class Tree(NamedTuple):
    """What the search knows of each node; a node's children lie next to one another, the likeliest first."""

    used: list[int]
    """One number: how many nodes there are."""
    action: list[int]
    """The action that leads to a node."""
    prior: list[float]
    """How likely it is to be played, before any search."""
    seat: list[int]
    """Who decides there."""
    key: list[int]
    """Of the state there, as far as everybody sees it; 0 while the node has not been opened."""
    told: list[int]
    """Which secrets have come to light there: see ``keys``."""
    first: list[int]
    """The first child; 0 while the node has not been opened."""
    children: list[int]
    """How many children there are."""
    visits: list[int]
    wins: list[float]
    """By node and seat: the sum of the chances to win over all visits."""
    scores: list[float]
    """By node and seat: the sum of the expected Prestige over all visits."""
    path: list[int]
    """The nodes of the simulation under way, from the root on."""


@jit
def add_node(tree: Tree, action: int, prior: float) -> int:
    """A new node, not yet opened."""
    node = tree.used[0]
    tree.used[0] += 1
    tree.action[node] = action
    tree.prior[node] = prior
    tree.seat[node] = NONE
    tree.key[node] = 0
    tree.told[node] = 0
    tree.first[node] = 0
    tree.children[node] = 0
    tree.visits[node] = 0
    for i in range(SEATS * node, SEATS * node + SEATS):
        tree.wins[i] = 0.0
        tree.scores[i] = 0.0
    return node


@entry
def plant(tree: Tree) -> None:
    """Clears the tree, down to a root without visits."""
    tree.used[0] = 0
    add_node(tree, NONE, 1.0)


@entry
def transplant(tree: Tree, key: int, into: Tree) -> int:
    """Moves the branch whose root has a key into another tree, if there is one; returns the visits that it brings.

    So what was thought about a position before it arose is not lost.
    """
    node = find(tree, key)
    into.used[0] = 0
    if node == NONE:
        add_node(into, NONE, 1.0)
        return 0
    copy_node(tree, node, into)
    twin = 0
    while twin < into.used[0]:
        old = into.first[twin]  # a copy names the children of its original until its own are copied
        if old:
            into.first[twin] = into.used[0]
            for child in range(old, old + into.children[twin]):
                copy_node(tree, child, into)
        twin += 1
    return into.visits[0]


@jit
def find(tree: Tree, key: int) -> int:
    """The most visited node of a state, or NONE."""
    best = NONE
    for node in range(tree.used[0]):
        if tree.key[node] == key and (best == NONE or tree.visits[node] > tree.visits[best]):
            best = node
    return best


@jit
def copy_node(tree: Tree, node: int, into: Tree) -> None:
    """A node at the end of another tree, with the children that it has here."""
    twin = add_node(into, tree.action[node], tree.prior[node])
    into.seat[twin] = tree.seat[node]
    into.key[twin] = tree.key[node]
    into.told[twin] = tree.told[node]
    into.first[twin] = tree.first[node]
    into.children[twin] = tree.children[node]
    into.visits[twin] = tree.visits[node]
    for seat in range(SEATS):
        into.wins[SEATS * twin + seat] = tree.wins[SEATS * node + seat]
        into.scores[SEATS * twin + seat] = tree.scores[SEATS * node + seat]
