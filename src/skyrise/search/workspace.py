"""Workspaces, trees and solvers for any load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skyrise.kernel.load import Load
from skyrise.rules.core.state import ISLANDS, SEATS
from skyrise.rules.core.words import ACTIONS

from .core.bids import PARTS, WORD
from .core.solve import Solver
from .core.tree import Tree, plant
from .core.workspace import STATES, Workspace

LONGEST = 1024
"""No game has more decisions."""


def make_workspace(load: Load, seed: int, weights: Sequence[float]) -> Workspace:
    """A workspace; the seed of its generator must not be 0."""
    learned, chance = load.floats(len(weights)), load.ints(1)
    learned[:] = weights
    chance[0] = seed
    return Workspace(
        states=load.blanks(STATES),
        legal=load.ints(ACTIONS),
        later=load.ints(ACTIONS),
        judged=load.floats(ACTIONS),
        likely=load.floats(ACTIONS),
        left=load.ints(SEATS),
        strengths=load.ints(SEATS * ISLANDS),
        scores=load.floats(SEATS),
        wins=load.floats(SEATS),
        parts=load.floats(SEATS * PARTS),
        known=load.ints(PARTS // WORD + 1),
        apart=load.floats(1),
        weights=learned,
        chance=chance,
    )


def make_tree(load: Load, nodes: int) -> Tree:
    """A tree with room for this many nodes; it has a root without visits."""
    tree = Tree(
        used=load.ints(1),
        action=load.ints(nodes),
        prior=load.floats(nodes),
        seat=load.ints(nodes),
        key=load.ints(nodes),
        told=load.ints(nodes),
        first=load.ints(nodes),
        children=load.ints(nodes),
        visits=load.ints(nodes),
        wins=load.floats(SEATS * nodes),
        scores=load.floats(SEATS * nodes),
        path=load.ints(LONGEST),
    )
    load.function(plant)(tree)
    return tree


def kept_nodes(tree: Tree) -> list[list[float]]:
    """Everything about the nodes of a tree that are used, list by list; the path is scratch space."""
    used = int(tree.used[0])
    sizes = {"used": 1, "wins": SEATS * used, "scores": SEATS * used, "path": 0}
    lists: tuple[Any, ...] = tree
    return [list(numbers[: sizes.get(name, used)]) for name, numbers in zip(Tree._fields, lists, strict=True)]


def put_nodes(tree: Tree, kept: list[list[float]]) -> None:
    """Puts the nodes of another tree into one that has room for them."""
    lists: tuple[Any, ...] = tree
    for numbers, values in zip(lists, kept, strict=True):
        numbers[: len(values)] = values


def make_solver(load: Load, depth: int) -> Solver:
    """A solver that looks at most this many decisions ahead."""
    return Solver(
        states=load.blanks(depth),
        legal=load.grid(depth, ACTIONS),
        ends=load.ints(SEATS * depth),
        answers=load.ints(SEATS * ACTIONS),
        nodes=load.ints(2),
        keys=load.ints(load.slots),
        kinds=load.ints(load.slots),
        kept=load.ints(SEATS * load.slots),
    )
