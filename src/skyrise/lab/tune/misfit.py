"""How far a candidate is from what is wanted, and how sure it is that one is farther than another.

The misfit is the mean square of the distances from the middles of the wanted intervals, in half widths: 0 is the middle
everywhere, 1 as far off as if all rates were at the ends. Chance alone would make it larger the fewer games there are;
that part is known, and taken off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from ..estimates import Estimate, together
from ..games.chunk import Floats
from ..statistics import wilson
from .counts import Counts, joined
from .wants import Company, Want

ByCompany = Mapping[Company, Counts]
"""Counts by who plays."""


@dataclass(frozen=True)
class Fit:
    """What was counted of a candidate, seen from what is wanted."""

    wants: tuple[Want, ...]
    counts: ByCompany

    def of(self, company: Company) -> list[Want]:
        """What is wanted of a company, in the order of the counts."""
        return [want for want in self.wants if want.company == company]

    def with_more(self, other: Fit) -> Fit:
        """The fit with the games of another one added."""
        return Fit(self.wants, {company: joined((one, other.counts[company])) for company, one in self.counts.items()})

    @property
    def misfit(self) -> float:
        """The mean square of the distances, less what chance adds to it."""
        found = sum(float((self.distances(company) ** 2 - self._noise(company)).sum()) for company in self.counts)
        return found / len(self.wants)

    def distances(self, company: Company) -> Floats:
        """From the middles of the wanted intervals, in half widths."""
        wants = self.of(company)
        middles = np.array([want.middle for want in wants])
        return np.asarray((self.counts[company].rates - middles) / _halves(wants))

    def _noise(self, company: Company) -> Floats:
        """The variances of the distances."""
        return np.asarray(self.counts[company].variances / _halves(self.of(company)) ** 2)

    def _slopes(self, company: Company) -> Floats:
        """By block: how much it adds to the misfit (the derivative of the square)."""
        deviations = self.counts[company].deviations / _halves(self.of(company))
        return np.asarray((2 * self.distances(company) * deviations).sum(axis=1))

    def error_beside(self, other: Fit) -> float:
        """The standard error of the difference of two misfits, counted on the same setups."""
        slopes, squares = 0.0, 0.0
        for company in self.counts:
            apart = self._slopes(company) - other._slopes(company)
            slopes += float((apart**2).sum()) / (len(apart) * (len(apart) - 1))
            squares += 2 * float((self._noise(company) ** 2).sum() + (other._noise(company) ** 2).sum())
        # The square of a normal variable has the variance 4μ²σ² + 2σ⁴. The slopes know μ only with its noise, and give
        # 4μ²σ² + 4σ⁴; and they never say less than the squares of chance alone.
        return sqrt(max(slopes - squares, squares)) / len(self.wants)

    def is_clearly_worse(self, best: Fit, rivals: int = 1) -> bool:
        """Whether the misfit is larger than that of the best of so many rivals by more than chance explains."""
        return self.misfit - best.misfit > together(rivals) * self.error_beside(best)

    def estimates(self) -> list[tuple[Want, Estimate]]:
        """Every wanted rate with its 95% interval."""
        found = {}
        for company, counts in self.counts.items():
            totals = zip(self.of(company), counts.sums.sum(axis=0), counts.cases.sum(axis=0), strict=True)
            for want, wins, cases in totals:
                low, high = wilson(float(wins), float(cases))
                rate = float(wins / cases) if cases else 0.0
                found[want] = Estimate(want.label, rate, low, high, float(cases))
        return [(want, found[want]) for want in self.wants]

    @property
    def reached(self) -> bool:
        """Whether every rate is in its interval."""
        return all(want.low <= one.value <= want.high for want, one in self.estimates())

    @property
    def surely_reached(self) -> bool:
        """Whether the 95% interval of every rate is, too."""
        return all(want.low <= one.low and one.high <= want.high for want, one in self.estimates())


def _halves(wants: Sequence[Want]) -> Floats:
    return np.array([want.half for want in wants])
