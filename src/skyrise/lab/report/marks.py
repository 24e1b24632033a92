"""The marks of a chart: a dot or a column with its whisker. Each series has a color and a shape of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from ..estimates import Estimate
from .figures import Show, with_ends
from .scale import Scale

RADIUS: Final = 5
POINT: Final = 6.5
"""From the middle of a diamond to its points."""


class Series(NamedTuple):
    """Estimates that are drawn in one color."""

    name: str
    estimates: Sequence[Estimate]

    def of(self, label: str) -> list[Estimate]:
        """The estimate of a label, if there is one."""
        return [one for one in self.estimates if one.label == label]


def labels_of(series: Sequence[Series]) -> list[str]:
    """All labels, in order."""
    return list(dict.fromkeys(one.label for each in series for one in each.estimates))


def ends_of(series: Sequence[Series]) -> list[float]:
    """The ends of all whiskers."""
    return [end for each in series for one in each.estimates for end in (one.low, one.high)]


def lying(one: Estimate, across: Scale, y: float, number: int, show: Show) -> str:
    """A dot on a horizontal whisker."""
    whisker = f'<line x1="{across(one.low)}" y1="{y:g}" x2="{across(one.high)}" y2="{y:g}"/>'
    return _marked(one, number, show, whisker + dot(across(one.value), y, number))


def standing(one: Estimate, up: Scale, middle: float, width: float, number: int, show: Show) -> str:
    """A column, or a dot if ``width`` is 0, with an upright whisker."""
    top = up(one.value)
    body = dot(middle, top, number)
    if width:
        height = max(up(0) - top, 0.0)
        body = f'<rect x="{middle - width / 2:.1f}" y="{top}" width="{width:.1f}" height="{height:.1f}"/>'
    whisker = f'<line x1="{middle:.1f}" y1="{up(one.low)}" x2="{middle:.1f}" y2="{up(one.high)}"/>'
    return _marked(one, number, show, body + whisker)


def band(estimates: Sequence[Estimate], at: Sequence[float], up: Scale) -> str:
    """A curve through estimates, and the band of their intervals."""

    def points(ends: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{x:.1f},{up(figure)}" for x, figure in ends)

    values = points([(x, one.value) for x, one in zip(at, estimates, strict=True)])
    upper = [(x, one.high) for x, one in zip(at, estimates, strict=True)]
    lower = [(x, one.low) for x, one in zip(at, estimates, strict=True)]
    inside = points([*upper, *reversed(lower)])
    return f'<g class="s0"><polygon class="band" points="{inside}"/><polyline class="curve" points="{values}"/></g>'


def dot(x: float, y: float, number: int) -> str:
    """A disc for the first series, a diamond for the second."""
    if number == 0:
        return f'<circle cx="{x:.1f}" cy="{y:g}" r="{RADIUS}"/>'
    return f'<path d="M{x:.1f} {y - POINT:g}l{POINT} {POINT}l-{POINT} {POINT}l-{POINT} -{POINT}z"/>'


def legend(series: Sequence[Series]) -> str:
    """Which color and shape is which series; empty for a single one."""
    if len(series) == 1:
        return ""
    names = "".join(
        f'<span><svg class="chart key" viewBox="0 0 16 16" aria-hidden="true"><g class="s{number}">'
        f"{dot(8, 8, number)}</g></svg>{escape(each.name)}</span>"
        for number, each in enumerate(series)
    )
    return f'<p class="legend">{names}</p>'


def _marked(one: Estimate, number: int, show: Show, drawn: str) -> str:
    return f'<g class="s{number}"><title>{escape(one.label)}: {with_ends(one, show)}</title>{drawn}</g>'
