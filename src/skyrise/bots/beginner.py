"""The beginner: sees what a casual player sees, less sharply."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from skyrise.rules import Action, Chance, Seed, View
from skyrise.search.judgement import Judgement

from .casual import CasualBot
from .contract import Clock

BLUR = 0.1
"""As a chance to win: if two actions differ by this much, the worse one is chosen about one time in four."""


class BeginnerBot(CasualBot):
    """Looks one action ahead, and often takes the second best: it forgives."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self._chance = Chance(seed, "beginner")

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """Any action, the better ones more often."""
        if len(legal) == 1:
            return legal[0]
        seat = view.position.to_act
        assert seat is not None
        judged = self.advise(view, legal, clock).judgements
        best = judged[0].worth(seat)
        return self._draw(judged, [exp((one.worth(seat) - best) / BLUR) for one in judged])

    def _draw(self, judged: Sequence[Judgement], likelihoods: Sequence[float]) -> Action:
        point = self._chance.below(2**32) / 2**32 * sum(likelihoods)
        for one, likelihood in zip(judged, likelihoods, strict=True):
            point -= likelihood
            if point < 0:
                return one.action
        return judged[-1].action
