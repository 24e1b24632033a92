"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skyrise.rules import Seed

from .contract import Bot
from .random import RandomBot

BOTS: Final[dict[str, Callable[[Seed], Bot]]] = {"random": RandomBot}


class UnknownBot(ValueError):
    """A name that no bot has."""


def bot_names() -> tuple[str, ...]:
    """The bots that there are, the weakest first."""
    return tuple(BOTS)


def make_bot(name: str, seed: Seed) -> Bot:
    """A new player of that name; what it does by chance comes from the seed."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    return BOTS[name](seed)
