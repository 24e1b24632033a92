"""How the hands of the tests decide."""

from __future__ import annotations

import random
from collections.abc import Sequence

from browser.seats import Policy


def mostly_passing(seed: int) -> Policy:
    """Anything that is legal, passing rather often: games are played to the end in few decisions."""
    chance = random.Random(seed)

    def choose(legal: Sequence[str]) -> str:
        return "pass" if "pass" in legal and chance.random() < 0.6 else chance.choice(legal)

    return choose
