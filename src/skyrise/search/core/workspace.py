"""Scratch space: what the search writes on while it thinks. Each thread needs a workspace of its own."""

from __future__ import annotations

from typing import NamedTuple

from ...rules.core.state import State


class Workspace(NamedTuple):
    """Lists of fixed length; compiled they are arrays."""

    states: list[State]
    """Which state is where: see the names below."""
    legal: list[int]
    """The legal actions of the state to decide in."""
    later: list[int]
    """Legal actions further on, while ``legal`` is still needed."""
    judged: list[float]
    """What each of ``legal`` is worth to the seat that decides."""
    features: list[float]
    scores: list[float]
    """Expected Prestige of each seat, after ``evaluate``."""
    wins: list[float]
    """Each seat's chance to win, after ``evaluate``."""
    weights: list[float]
    """What was learned: see ``evaluation``."""
    chance: list[int]
    """The random generator."""


LINE = 0
"""Where a simulation has got to."""
TRIAL = 1
"""A state in which one action is tried."""
STATES = 2
