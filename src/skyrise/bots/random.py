"""The bot that plays any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.kernel.loads import best_load
from skyrise.rules import Action, Chance, Seed, View
from skyrise.search.mind import Mind

from .advice import Advice, by_worth
from .contract import Clock

DEALS = 32
"""Random play-outs of each action when it explains itself."""


class RandomBot:
    """Plays at random, the same way for the same seed."""

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance(seed, "random bot")

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """Any of the legal actions."""
        return self._chance.choice(legal)

    def advise(self, view: View, legal: Sequence[Action], clock: Clock) -> Advice:
        """Every legal action, as if everybody played at random after it."""
        mind = Mind(view.position.match, best_load(), self._chance.below(2**32))
        return by_worth(view, mind.gamble(view, DEALS), "played out")
