"""The tree: nodes, and moving a branch into another tree."""

from __future__ import annotations

from typing import Any

import pytest

from search.positions import PHASES, children, grow, opened, phase_scene
from skyrise.kernel.load import Load
from skyrise.rules.core.state import SEATS
from skyrise.rules.core.words import CHOOSE, NONE, START
from skyrise.search.core.tree import Tree, find, plant, transplant
from skyrise.search.workspace import make_tree

LISTS = ("action", "prior", "seat", "key", "visits", "children")


def read(tree: Tree) -> Tree:
    """The tree in lists of Python, which are quick to look at whatever load it is of."""
    lists: list[Any] = [numbers[:] for numbers in tree]
    return Tree(*lists)


def branch(tree: Tree, node: int) -> Any:
    """Everything that a tree knows of a node and what is below it."""
    seats = slice(SEATS * node, SEATS * node + SEATS)
    known = [getattr(tree, name)[node] for name in LISTS]
    return known, tree.wins[seats], tree.scores[seats], [branch(tree, child) for child in children(tree, node)]


def test_a_new_tree_has_a_root_that_nobody_has_visited(load: Load) -> None:
    tree = make_tree(load, nodes=10)
    assert (tree.used[0], tree.visits[0], tree.first[0], tree.seat[0], tree.key[0]) == (1, 0, 0, NONE, 0)


@pytest.mark.parametrize("phase", [START, CHOOSE])
def test_a_branch_moves_as_it_is(load: Load, phase: int) -> None:
    tree, into = grow(phase_scene(phase, 2), load, simulations=60), make_tree(load, nodes=1 << 14)
    before = read(tree)
    assert len(opened(before)) > 20
    for node in opened(before):
        if find(before, before.key[node]) == node:
            assert load.function(transplant)(tree, before.key[node], into) == before.visits[node]
            assert branch(read(into), 0) == branch(before, node)
            assert into.used[0] <= before.used[0]


def test_the_whole_tree_moves_by_the_key_of_its_root(load: Load) -> None:
    tree, into = grow(phase_scene(START, 3), load, simulations=60), make_tree(load, nodes=1 << 14)
    load.function(transplant)(tree, tree.key[0], into)
    assert branch(read(into), 0) == branch(read(tree), 0)
    assert into.used[0] == tree.used[0]


def test_of_nodes_with_the_same_key_the_most_visited_one_is_found(load: Load) -> None:
    tree = grow(phase_scene(CHOOSE, 3), load, simulations=100)
    alike = [node for node in children(tree, 0) if tree.key[node]]  # what seat 0 has chosen, nobody else sees
    assert len(alike) > 1
    assert len({tree.key[node] for node in alike}) == 1
    assert tree.visits[find(tree, tree.key[alike[0]])] == max(tree.visits[node] for node in alike)


def test_a_strange_key_brings_nothing(load: Load) -> None:
    tree, into = grow(phase_scene(START, 2), load, simulations=60), make_tree(load, nodes=1 << 14)
    load.function(transplant)(tree, tree.key[0], into)
    assert load.function(transplant)(tree, 12345, into) == 0
    assert (into.used[0], into.visits[0], into.first[0]) == (1, 0, 0)


def test_a_tree_is_planted_anew(load: Load) -> None:
    tree = grow(phase_scene(START, 2), load, simulations=60)
    load.function(plant)(tree)
    assert branch(tree, 0) == branch(make_tree(load, nodes=10), 0)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_visits_add_up(load: Load, phase: int, players: int) -> None:
    """Every simulation that comes to an opened node goes on to a child, but for the one that opens it."""
    tree = read(grow(phase_scene(phase, players), load, simulations=25))
    assert tree.visits[0] == 25
    for node in opened(tree):
        assert tree.visits[node] == 1 + sum(tree.visits[child] for child in children(tree, node))
    for node in range(tree.used[0]):
        assert sum(tree.wins[SEATS * node : SEATS * node + SEATS]) == pytest.approx(tree.visits[node])
