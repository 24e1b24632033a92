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
    likely: list[float]
    """How likely each of ``legal`` is, against the best one."""

    left: list[int]
    """By seat: what is left to build."""
    strengths: list[int]
    """By island and seat: what counts for control."""
    scores: list[float]
    """Expected Prestige of each seat, after ``evaluate``."""
    wins: list[float]
    """Each seat's chance to win, after ``evaluate``."""
    parts: list[float]
    """Parts of expected Prestige, by part and seat; what bids have in common is kept there, see ``bids``."""
    known: list[int]
    """Which of those are known, as masks."""
    apart: list[float]
    """One number: how far apart scores may drift after any of these bids."""

    weights: list[float]
    """What was learned: see ``evaluation``."""
    chance: list[int]
    """The random generator."""


LINE = 0
"""Where a simulation has got to."""
TRIAL = 1
"""A state in which one action is tried."""
STATES = 2
