"""Players that search, as the bot ``skilled`` does: in the kernel, a call for each decision."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skyrise.bots.searching import DEALS
from skyrise.bots.skilled import NODES, SIMULATIONS
from skyrise.kernel.load import Load
from skyrise.rules.core.state import SEATS, State, Tables
from skyrise.rules.core.words import OVER
from skyrise.search.core.selfplay import play_searched
from skyrise.search.core.tree import Tree, plant
from skyrise.search.core.workspace import Workspace
from skyrise.search.workspace import make_tree


class Thought(NamedTuple):
    """What a player has found before a decision."""

    actions: npt.NDArray[np.int64]
    """Codes of the actions that it considered; at a choice of cards, some that only other hands would allow."""
    visits: npt.NDArray[np.int64]
    """How often it tried each of them."""
    wins: npt.NDArray[np.float64]
    """Its chance to win with each, summed over these visits."""


class Searchers:
    """A tree for each seat, and a spare one: what a seat has thought is moved there with its next decision."""

    def __init__(self, load: Load, work: Workspace) -> None:
        self._work = work
        self._trees = [make_tree(load, NODES) for _ in range(SEATS + 1)]
        self._deals = load.blanks(DEALS)
        self._plant, self._decide = load.function(plant), load.function(play_searched)
        self.thoughts: list[Thought | None] = []
        """Of the latest game, decision by decision; None where there was nothing to think about."""

    def play(self, tables: list[Tables], games: list[State], actions: list[int]) -> int:
        """Plays ``games[0]`` to its end; notes the actions, and returns how many there were."""
        for tree in self._trees:
            self._plant(tree)
        trees, count = self._trees, 0
        self.thoughts = []
        while games[0].phase != OVER:
            seat = games[0].to_act
            actions[count] = self._decide(self._work, trees[seat], trees[-1], tables, games, self._deals, SIMULATIONS)
            thinks = bool(trees[-1].used[0])
            self.thoughts.append(_thought(trees[-1], seat) if thinks else None)
            if thinks:
                trees[seat], trees[-1] = trees[-1], trees[seat]
            count += 1
        return count


def _thought(tree: Tree, seat: int) -> Thought:
    first = int(tree.first[0])
    children = slice(first, first + int(tree.children[0]))
    wins = tree.wins[SEATS * first + seat : SEATS * children.stop : SEATS]
    return Thought(np.array(tree.action[children]), np.array(tree.visits[children]), np.array(wins))
