"""Lakes and blimps that structures border, for Atlantis and Zeppelinstone."""

from __future__ import annotations

from ..runtime import jit


@jit
def bordered(features: list[int], count: int, structures: int) -> int:
    """How many of the lakes or blimps have at least one of the structures next to them."""
    found = 0
    for i in range(count):
        if features[i] & structures:
            found += 1
    return found


@jit
def shores(features: list[int], count: int) -> int:
    """All neighborhoods that border one of the lakes or blimps."""
    cells = 0
    for i in range(count):
        cells |= features[i]
    return cells
