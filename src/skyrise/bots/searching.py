"""What the bots that search a tree have in common."""

from __future__ import annotations

from skyrise.rules import View

from .advice import Advice
from .thinking import ThinkingBot

DEALS = 24
"""How many random deals of the hidden information it searches with one tree."""


class SearchingBot(ThinkingBot):
    """Searches a tree of possible continuations, and plays the action it visited most."""

    def search(self, view: View, simulations: int, seconds: float) -> Advice:
        """Runs that many simulations, or as many as the time allows."""
        found = self.mind_for(view).think(view, DEALS, simulations, seconds)
        return Advice(tuple(sorted(found, key=lambda one: -one.attention)), "searched")
