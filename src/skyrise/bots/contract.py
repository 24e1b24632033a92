"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from skyrise.rules import Action, View


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think."""

    seconds: float | None = None
    """For this decision; None: as long as it takes."""


class Bot(Protocol):
    """A player. It is asked whenever its seat has a decision, and told nothing that the seat may not know."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """One of the legal actions."""
