"""The casual player: looks one action ahead."""

from __future__ import annotations

from collections.abc import Sequence

from skyrise.rules import Action, View

from .advice import Advice, by_worth
from .contract import Clock
from .thinking import ThinkingBot

DEALS = 8
"""How many random deals of the hidden information it averages over."""


class CasualBot(ThinkingBot):
    """Looks one action ahead: what a bid would win, what it costs, and what it denies the others."""

    def advise(self, view: View, legal: Sequence[Action], clock: Clock) -> Advice:
        """Every legal action, as if the auction ended with it."""
        return by_worth(view, self.mind_for(view).judge(view, DEALS), "judged")
