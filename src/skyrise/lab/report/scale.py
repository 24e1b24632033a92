"""From figures to positions on a chart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

TICKS: Final = 6
"""About how many an axis has."""
FINEST: Final = 0.001
"""No axis has smaller steps: closer figures are the same to a reader."""


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis: ends that are round numbers, and where it is drawn."""

    low: float
    high: float
    step: float
    start: float
    end: float

    def __call__(self, figure: float) -> float:
        """Where a figure is drawn."""
        return round(self.start + (figure - self.low) / (self.high - self.low) * (self.end - self.start), 1)

    def ticks(self) -> list[float]:
        """The round numbers on the axis."""
        count = round((self.high - self.low) / self.step)
        return [round(self.low + number * self.step, 10) for number in range(count + 1)]


def scale(figures: Iterable[float], start: float, end: float) -> Scale:
    """An axis on which all figures have room.

    >>> scale([0.213, 0.278], 0, 100).ticks()
    [0.2, 0.22, 0.24, 0.26, 0.28]
    """
    known = list(figures)
    low, high = min(known), max(known)
    step = nice(max((high - low) / TICKS, FINEST)) if high > low else 1.0
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return Scale(round(first * step, 10), round(max(last, first + 1) * step, 10), step, start, end)


def nice(rough: float) -> float:
    """The smallest of 1, 2, 5, 10 … that is not below ``rough``."""
    power = 10.0 ** floor(log10(rough))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= rough * (1 - 1e-9))
