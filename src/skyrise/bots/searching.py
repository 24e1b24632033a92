"""What the bots that search a tree have in common."""

from __future__ import annotations

from skyrise.rules import View

from .advice import Advice
from .thinking import ThinkingBot

DEALS = 24
"""Ways to deal what the bot cannot know, over which it searches one tree."""


class SearchingBot(ThinkingBot):
    """Searches a tree of what may follow, and plays what it has looked at most."""

    def search(self, view: View, simulations: int, seconds: float) -> Advice:
        """So many simulations, or as many as the time allows."""
        found = self.mind_for(view).think(view, DEALS, simulations, seconds)
        return Advice(tuple(sorted(found, key=lambda one: -one.attention)), "searched")
