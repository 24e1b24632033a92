"""Figures with intervals, computed from sums over games, which are added up chunk by chunk.

A figure is a ratio, a sum over a count: the Prestige of a card over how often it was built, for example. Games are
independent of each other, but events within a game are not, so errors are computed from game to game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np

from .games.chunk import Floats
from .statistics import Z95, wilson

LEAST_CASES: Final = 20
"""With fewer cases, no difference is reported: the error itself would be too uncertain."""

DIGITS: Final = 9
"""Decimals of a difference: anything smaller comes from rounding."""


def together(figures: int) -> float:
    """Used in place of ``Z95``, it makes that many intervals all hold at once with 95% confidence (Bonferroni).

    >>> round(together(1), 2), round(together(20), 2)
    (1.96, 3.02)
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(figures, 1))


class Measure(NamedTuple):
    """Figures of one kind, each with its label: by game and figure, a sum and what it is to be divided by."""

    labels: tuple[str, ...]
    sums: Floats
    counts: Floats
    share: bool = False
    """The figures are shares of their counts, so between 0 and 1."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its interval, 95% unless said otherwise."""

    label: str
    value: float
    low: float
    high: float
    count: float
    """What was counted: games, auctions, cards …"""

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Sums:
    """A measure, added up over games."""

    def __init__(self, measure: Measure) -> None:
        self.labels, self.share = measure.labels, measure.share
        self.sum, self.count, self.sum2, self.count2, self.both, self.games = np.zeros((6, len(measure.labels)))

    def add(self, measure: Measure) -> None:
        """Adds more games."""
        x, n = measure.sums, measure.counts
        self.sum += x.sum(axis=0)
        self.count += n.sum(axis=0)
        self.sum2 += (x * x).sum(axis=0)
        self.count2 += (n * n).sum(axis=0)
        self.both += (x * n).sum(axis=0)
        self.games += (n > 0).sum(axis=0)

    @property
    def ratio(self) -> Floats:
        """The figures; NaN if nothing was counted."""
        with np.errstate(invalid="ignore"):
            return np.asarray(self.sum / self.count)

    @property
    def variance(self) -> Floats:
        """The variance of the figures, from game to game."""
        ratio = self.ratio
        with np.errstate(invalid="ignore"):
            found = (self.sum2 - 2 * ratio * self.both + ratio**2 * self.count2) / self.count**2
        return np.maximum(found, 0)

    def estimates(self, z: float = Z95) -> list[Estimate]:
        """The figures for which something was counted."""
        ends = self._wilson(z) if self.share else self._normal(z)
        return [
            Estimate(label, float(value), float(low), float(high), float(count))
            for label, value, (low, high), count in zip(self.labels, self.ratio, ends, self.count, strict=True)
            if count
        ]

    def _normal(self, z: float) -> list[tuple[float, float]]:
        half = z * np.sqrt(self.variance)
        return list(zip(self.ratio - half, self.ratio + half, strict=True))

    def _wilson(self, z: float) -> list[tuple[float, float]]:
        """Wilson's interval for the number of independent cases that would be as certain; without any variance that
        number is unknown, and each game counts as one case."""
        with np.errstate(invalid="ignore", divide="ignore"):
            cases = np.where(self.variance > 0, self.ratio * (1 - self.ratio) / self.variance, self.games)
        return [
            wilson(one * many, many, z) if many else (0.0, 1.0) for one, many in zip(self.ratio, cases, strict=True)
        ]


class Tally:
    """Measures, added up over the games of an order."""

    def __init__(self) -> None:
        self.games = 0
        self.groups: dict[str, Sums] = {}

    def add(self, games: int, measured: Mapping[str, Measure]) -> None:
        """Adds more games."""
        self.games += games
        for group, measure in measured.items():
            self.groups.setdefault(group, Sums(measure)).add(measure)

    def estimates(self, group: str, z: float = Z95) -> list[Estimate]:
        """The figures of a group."""
        return self.groups[group].estimates(z)

    def estimates_together(self, group: str) -> list[Estimate]:
        """The figures of a group with wider intervals, which all hold at once with 95% confidence: for verdicts."""
        return self.estimates(group, together(len(self.estimates(group))))


class PairedTally:
    """Two orders played on the same setups: the luck they share cancels out in the differences."""

    def __init__(self) -> None:
        self.first, self.second = Tally(), Tally()
        self._cross: dict[str, Floats] = {}

    def add(self, games: int, first: Mapping[str, Measure], second: Mapping[str, Measure]) -> None:
        """Adds more pairs of games."""
        self.first.add(games, first)
        self.second.add(games, second)
        for group, one in first.items():
            other = second[group]
            products = [(x * y).sum(axis=0) for x in (one.sums, one.counts) for y in (other.sums, other.counts)]
            self._cross[group] = self._cross.get(group, 0.0) + np.stack(products)

    def gain(self, group: str) -> float | None:
        """How many times as many games the differences of a group would take without the same setups: measured, the
        median of its figures. None where nothing varies."""
        one, other = self.first.groups[group], self.second.groups[group]
        apart, paired = one.variance + other.variance, self._variance(group)
        known = (paired > 0) & (np.minimum(one.count, other.count) >= LEAST_CASES)
        return float(np.median(apart[known] / paired[known])) if known.any() else None

    def _variance(self, group: str) -> Floats:
        """The variance of the differences, from pair to pair."""
        one, other = self.first.groups[group], self.second.groups[group]
        xx, xn, nx, nn = self._cross[group]
        with np.errstate(invalid="ignore", divide="ignore"):
            joint = xx - other.ratio * xn - one.ratio * nx + one.ratio * other.ratio * nn
            return np.asarray(one.variance + other.variance - 2 * joint / (one.count * other.count))

    def differences(self, group: str, z: float = Z95) -> list[Estimate]:
        """The second order's figures minus the first one's, where both have enough cases."""
        one, other = self.first.groups[group], self.second.groups[group]
        variance = self._variance(group)
        value = np.round(other.ratio - one.ratio, DIGITS)
        half = np.round(z * np.sqrt(np.maximum(variance, 0)), DIGITS)
        return [
            Estimate(label, float(found), float(found - wide), float(found + wide), float(count))
            for label, found, wide, count in zip(
                one.labels, value, half, np.minimum(one.count, other.count), strict=True
            )
            if count >= LEAST_CASES
        ]
