"""What figures say about fairness, in words. A difference may be sure and yet too small to matter."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log10
from typing import Final

from ..estimates import Estimate

MATTERS: Final = 0.02
"""A win rate that is off by less does not matter to players."""

FAIR: Final = "fair"
OFF: Final = "off"
OPEN: Final = "open"


def verdict(one: Estimate, expected: float) -> str:
    """Is a win rate surely near the expected one, surely not, or is that still open?

    >>> verdict(Estimate("red", 0.25, 0.245, 0.255, 9000), 0.25), verdict(Estimate("red", 0.3, 0.28, 0.32, 900), 0.25)
    ('fair', 'off')
    """
    if expected - MATTERS <= one.low and one.high <= expected + MATTERS:
        return FAIR
    return OFF if one.high < expected - MATTERS or one.low > expected + MATTERS else OPEN


def sentence(what: str, estimates: Sequence[Estimate], expected: float, games: int) -> str:
    """The verdict on all figures of a kind, from intervals that all hold at once."""
    off = [one for one in estimates if verdict(one, expected) == OFF]
    unsure = [one for one in estimates if verdict(one, expected) == OPEN]
    share = f"{100 * expected:.1f}%"
    near = f"within {100 * MATTERS:.0f} points of {share}"
    said = []
    if off:
        names = ", ".join(f"{one.label} ({100 * one.value:.1f}%)" for one in off)
        said.append(f"off, by more than {100 * MATTERS:.0f} points from {share}: {names}")
    if unsure:
        widest = max(one.half for one in unsure)
        said.append(f"open for {len(unsure)} of {len(estimates)} (± {100 * widest:.1f} points{_wanted(widest, games)})")
    return f"{what}: {'; '.join(said) or f'fair, all are {near}'}."


def _wanted(half: float, games: int) -> str:
    """How many games would settle it; empty if the interval is narrow enough already."""
    if half <= MATTERS / 2:
        return ""
    wanted = games * (half / (MATTERS / 2)) ** 2
    step = 10 ** (ceil(log10(wanted)) - 2)
    return f"; some {ceil(wanted / step) * step:,.0f} games would tell"
