"""What the compiled search needs from the machine: the twin of ``skyrise.search.core.machine``."""

from __future__ import annotations

from typing import Any

from skyrise.kernel.runtime import entry as entry
from skyrise.kernel.runtime import jit as jit
from skyrise.kernel.runtime import lowest as lowest
from skyrise.kernel.runtime import popcount as popcount


@jit
def copy(states: Any, to: int, source: int) -> None:
    """A state is written over another one."""
    states[to] = states[source]


@jit
def take(states: Any, to: int, roots: Any, source: int) -> None:
    """A state of another array is written over one of these."""
    states[to] = roots[source]
