"""Where a search starts: the base if it meets the constraints, or else values near it that do."""

from __future__ import annotations

from typing import Final

from skyrise.components import Reason
from skyrise.rules import Chance

from ..errors import ArenaError
from .candidate import Candidate, settings_of
from .constraints import broken, broken_names
from .freedom import base_candidate
from .moves import moved
from .task import Task

TRIES: Final = 10_000
"""Moves after which values that meet the constraints are thought not to exist."""


def first_candidate(task: Task) -> Candidate:
    """Walks from the base, a move at a time, and never to values that break the constraints more."""
    base = settings_of(task.edition)
    candidate = base_candidate(task.edition, task.free)
    chance = Chance(task.seed, "start")
    worst = broken(task.rules, candidate.on(base))
    for _ in range(TRIES):
        if not worst:
            return candidate
        other = moved(candidate, task.free, chance)
        found = broken(task.rules, other.on(base))
        if found <= worst:
            candidate, worst = other, found
    names = broken_names(task.rules, candidate.on(base))
    raise ArenaError(Reason.TUNE_START, place=task.name, rules=", ".join(names))
