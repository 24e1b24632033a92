"""The skilled player: a short search."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.rules import Action, Seed, View

from .advice import Advice
from .contract import Clock
from .searching import SearchingBot

SIMULATIONS = 100
NODES = 1 << 15
SECONDS = 2.0
"""Enough for all simulations if the search is compiled; otherwise it does as many as fit."""


class SkilledBot(SearchingBot):
    """Searches a small tree: a few auctions ahead."""

    nodes = NODES

    def __init__(self, seed: Seed, simulations: int = SIMULATIONS) -> None:
        super().__init__(seed)
        self._simulations = simulations

    def advise(self, view: View, legal: Sequence[Action], clock: Clock) -> Advice:
        """What the search has looked at."""
        return self.search(view, self._simulations, clock.or_else(SECONDS))
