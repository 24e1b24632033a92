"""The statistics of the laboratory, each a small function."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)
"""A normal variable is within this many standard deviations 95% of the time."""


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a win rate, 95% by default. It stays between 0 and 1, and holds for few games too.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, z**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_by_setup(setups: Collection[Sequence[float]]) -> tuple[float | None, float | None]:
    """The mean over setups and its standard error.

    Games on one setup share its luck and are not independent; the means of setups are. None if there are too few.

    >>> mean_by_setup([[5, -3], [2, 4], [0, 1]])
    (1.5, 0.7637626158259734)
    """
    means = [fmean(values) for values in setups if values]
    error = stdev(means) / sqrt(len(means)) if len(means) > 1 else None
    return mean(means), error


def mean(values: Collection[float]) -> float | None:
    """The mean; None if there are no values."""
    return fmean(values) if values else None


def percentile(values: Collection[float], share: float) -> float | None:
    """The smallest value that at least this share of the values does not exceed; None if there are none.

    >>> percentile(range(1, 101), 0.95)
    95
    """
    return sorted(values)[ceil(share * len(values)) - 1] if values else None
