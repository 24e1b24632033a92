"""Players that search, as the bot ``skilled`` does: in the kernel, a call for each decision."""

from __future__ import annotations

from skyrise.bots.searching import DEALS
from skyrise.bots.skilled import NODES, SIMULATIONS
from skyrise.kernel.load import Load
from skyrise.rules.core.state import SEATS, State, Tables
from skyrise.rules.core.words import OVER
from skyrise.search.core.selfplay import play_searched
from skyrise.search.core.tree import plant
from skyrise.search.core.workspace import Workspace
from skyrise.search.workspace import make_tree


class Searchers:
    """A tree for each seat, and a spare one: what a seat has thought is moved there with its next decision."""

    def __init__(self, load: Load, work: Workspace) -> None:
        self._work = work
        self._trees = [make_tree(load, NODES) for _ in range(SEATS + 1)]
        self._deals = load.blanks(DEALS)
        self._plant, self._decide = load.function(plant), load.function(play_searched)

    def play(self, tables: list[Tables], games: list[State], actions: list[int]) -> int:
        """Plays ``games[0]`` to its end; notes the actions, and returns how many there were."""
        for tree in self._trees:
            self._plant(tree)
        trees, count = self._trees, 0
        while games[0].phase != OVER:
            seat = games[0].to_act
            actions[count] = self._decide(self._work, trees[seat], trees[-1], tables, games, self._deals, SIMULATIONS)
            if trees[-1].used[0]:
                trees[seat], trees[-1] = trees[-1], trees[seat]
            count += 1
        return count
