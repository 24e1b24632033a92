"""One game that bots are to play."""

from __future__ import annotations

from dataclasses import dataclass

Lineup = tuple[str, ...]
"""The bots of one game, by seat."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played."""

    number: int
    setup: int
    """The setup, counted from 0."""
    seed: str
    """The seed of the setup: the same for all games on it."""
    rotation: int
    """How many seats the bots have been moved along."""
    bots: Lineup
