"""The bot that plays any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.rules import Action, Chance, Seed, View

from .contract import Clock


class RandomBot:
    """Plays at random, the same way for the same seed."""

    def __init__(self, seed: Seed) -> None:
        self._chance = Chance(seed, "random bot")

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """Any of the legal actions."""
        return self._chance.choice(legal)
