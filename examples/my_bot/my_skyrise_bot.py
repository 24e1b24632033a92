"""A bot for Skyrise, in a package of its own."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise import Action, Chance, View
from skyrise.bots import Clock


class Collector:
    """Wants the discs of one color, and plays at random where there are none."""

    def __init__(self, seed: int | str, *, color: str = "green") -> None:
        if color not in ("yellow", "green", "white", "brown"):
            raise ValueError(f"there are no {color} discs")
        self._color = color
        self._chance = Chance(seed, "collector")

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """A bid on a disc of the color, or anything."""
        discs = view.position.discs
        wanted = [action for action in legal if discs.get(getattr(action, "at", None) or "") == self._color]
        return self._chance.choice(wanted or legal)
