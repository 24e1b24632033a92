"""What the search needs from the machine. The compiled load has another module in the place of this one."""

from __future__ import annotations

from skyrise.rules.core.runtime import jit as jit
from skyrise.rules.core.runtime import lowest as lowest
from skyrise.rules.core.runtime import popcount as popcount
from skyrise.rules.core.state import State, copy_state

entry = jit
"""Marks the functions that Python calls: compiled ones are kept between runs."""


def copy(states: list[State], to: int, source: int) -> None:
    """A state is written over another one."""
    states[to] = copy_state(states[source])


def take(states: list[State], to: int, roots: list[State], source: int) -> None:
    """A state of another list is written over one of these."""
    states[to] = copy_state(roots[source])
