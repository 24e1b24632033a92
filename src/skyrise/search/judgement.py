"""The result of thinking: actions, and what to expect of each."""

from __future__ import annotations

from dataclasses import dataclass

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
