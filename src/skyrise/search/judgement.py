"""The result of thinking: actions, and what to expect of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from skyrise.rules import Action

from .core.judge import LEAD


@dataclass(frozen=True, slots=True)
class Judgement:
    """An action, and how the game is expected to end after it."""

    action: Action
    wins: tuple[float, ...]
    """Each seat's chance to win."""
    prestige: tuple[float, ...]
    """The Prestige that each seat may expect at the end."""
    attention: float
    """How much of the thinking went into it, from 0 to 1."""

    def lead(self, seat: int) -> float:
        """A seat's Prestige, less that of the best other seat."""
        return self.prestige[seat] - max(points for other, points in enumerate(self.prestige) if other != seat)

    def worth(self, seat: int) -> float:
        """What the action is worth to a seat: the chance to win, and a little for the lead."""
        return self.wins[seat] + LEAD * self.lead(seat)


def mean_judgement(judgements: Sequence[tuple[int, Judgement]]) -> Judgement:
    """What an action leads to on average; each judgement counts as often as its deal came up."""
    count = sum(times for times, _ in judgements)
    wins = zip(*([times * chance for chance in one.wins] for times, one in judgements), strict=True)
    prestige = zip(*([times * points for points in one.prestige] for times, one in judgements), strict=True)
    first = judgements[0][1]
    return replace(first, wins=tuple(sum(w) / count for w in wins), prestige=tuple(sum(p) / count for p in prestige))
