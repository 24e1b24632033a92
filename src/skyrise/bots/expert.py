"""The expert: searches as long as it may, and solves endings exactly."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from skyrise.rules import Action, Seed, View

from .advice import Advice, by_worth
from .contract import Clock
from .searching import SearchingBot

ENDLESS = 10**9
SOLVED = {2: 6, 3: 5, 4: 5}
"""By number of players: with how many structures left it tries to solve the ending."""
ENDING_DEALS = 8
ENDING_SHARE = 0.4
"""The share of its time spent trying to solve an ending before it searches."""


class ExpertBot(SearchingBot):
    """Searches a large tree for as long as it may, and plays endings exactly."""

    nodes = 1 << 19

    def __init__(self, seed: Seed, seconds: float = 1.0, simulations: int | None = None) -> None:
        super().__init__(seed)
        self._seconds = seconds
        self._simulations = ENDLESS if simulations is None else simulations

    def advise(self, view: View, legal: Sequence[Action], clock: Clock) -> Advice:
        """The exact outcome of every action if little is left to build; otherwise what the search found."""
        started = perf_counter()
        limit = clock.or_else(self._seconds)
        solved = self._solve(view, limit * ENDING_SHARE)
        return solved or self.search(view, self._simulations, limit - (perf_counter() - started))

    def _solve(self, view: View, seconds: float) -> Advice | None:
        mind = self.mind_for(view)
        nodes = int(seconds * mind.load.pace)
        ends = mind.solve(view, ENDING_DEALS, SOLVED[mind.match.players], nodes)
        return by_worth(view, ends, "solved") if ends else None
