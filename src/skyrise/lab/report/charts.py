"""Charts: figures with their intervals, as dots with whiskers, as columns or as a curve; SVG for use inside a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .figures import Show, on_axis
from .marks import Series, band, ends_of, labels_of, legend, lying, standing
from .scale import Scale, scale
from .tables import figures_table, scrolling

WIDTH: Final = 860
LABELS: Final = 190
"""Room for labels at the left of dots."""
VALUES: Final = 120
"""Room for figures at the right of them."""
LINE: Final = 26
APART: Final = 9
"""Between the dots of two series on a line."""
AXIS: Final = 32
LEFT: Final = 50
"""Room for the axis at the left of columns."""
TALL: Final = 260
EDGE: Final = 24
"""Between the ends of a curve and those of its chart."""
FILLED: Final = 0.72
"""How much of the room of a label its columns fill."""


def whisker_chart(
    title: str, series: Sequence[Series], show: Show, expected: float | None = None, figures: str | None = None
) -> str:
    """A line for each label: a dot and a whisker for each series; a dashed line at the expected value; and a table of
    figures below, if the one of the series alone is not enough."""
    labels = labels_of(series)
    across = scale([*ends_of(series), *([] if expected is None else [expected])], LABELS, WIDTH - VALUES)
    bottom = LINE * len(labels) + 8
    parts = _grid(across, bottom, show)
    if expected is not None:
        parts.append(f'<line class="expected" x1="{across(expected)}" y1="0" x2="{across(expected)}" y2="{bottom}"/>')
    for row, label in enumerate(labels):
        y = LINE * row + LINE / 2 + 4
        found = [(number, one) for number, each in enumerate(series) for one in each.of(label)]
        values = " · ".join(show(one.value) for _, one in found)
        parts.append(f'<text class="label" x="{LABELS - 14}" y="{y + 5:g}">{escape(label)}</text>')
        parts += [lying(one, across, y + APART * (n - (len(series) - 1) / 2), n, show) for n, one in found]
        parts.append(f'<text x="{WIDTH - VALUES + 14}" y="{y + 5:g}">{values}</text>')
    drawn = _svg(title, parts, bottom + AXIS)
    return _figure(title, series, drawn, figures or _figures(title, series, show), is_open=figures is not None)


def column_chart(title: str, series: Sequence[Series], show: Show, *, from_zero: bool = True) -> str:
    """A column for each label and series, or a dot if the axis does not begin at 0; whiskers on both."""
    labels = labels_of(series)
    up = scale([*ends_of(series), *([0.0] if from_zero else [])], TALL, 10)
    width = (WIDTH - LEFT) / len(labels)
    share = width * FILLED / len(series)
    parts = _lines(up, show)
    for place, label in enumerate(labels):
        left = LEFT + width * place
        parts.append(f'<text class="under" x="{left + width / 2:.1f}" y="{TALL + 22}">{escape(label)}</text>')
        for number, each in enumerate(series):
            middle = left + width * (1 - FILLED) / 2 + share * (number + 0.5)
            parts += [standing(one, up, middle, share if from_zero else 0, number, show) for one in each.of(label)]
    return _figure(title, series, _svg(title, parts, TALL + AXIS), _figures(title, series, show))


def curve_chart(title: str, series: Series, show: Show) -> str:
    """Figures over settings that are numbers, joined, with a band for their intervals; over words, a line for each."""
    known = {number: one for one in series.estimates if (number := _number(one.label)) is not None}
    if len(known) < max(len(series.estimates), 2):
        return whisker_chart(title, [series], show)
    numbers, estimates = sorted(known), [known[number] for number in sorted(known)]
    up = scale(ends_of([series]), TALL, 10)
    across = Scale(numbers[0], numbers[-1], 1.0, LEFT + EDGE, WIDTH - EDGE)
    parts = [*_lines(up, show), band(estimates, [across(x) for x in numbers], up)]
    for one, x in zip(estimates, map(across, numbers), strict=True):
        parts.append(f'<text class="under" x="{x}" y="{TALL + 22}">{escape(one.label)}</text>')
        parts.append(standing(one, up, x, 0, 0, show))
    return _figure(title, [series], _svg(title, parts, TALL + AXIS), _figures(title, [series], show))


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _grid(across: Scale, bottom: float, show: Show) -> list[str]:
    ticks = across.ticks()
    return [
        f'<line class="grid" x1="{across(tick)}" y1="0" x2="{across(tick)}" y2="{bottom}"/>'
        f'<text class="under" x="{across(tick)}" y="{bottom + 20}">{text}</text>'
        for tick, text in zip(ticks, on_axis(ticks, show), strict=True)
    ]


def _lines(up: Scale, show: Show) -> list[str]:
    ticks = up.ticks()
    return [
        f'<line class="grid" x1="{LEFT}" y1="{up(tick)}" x2="{WIDTH}" y2="{up(tick)}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{up(tick) + 4:g}">{text}</text>'
        for tick, text in zip(ticks, on_axis(ticks, show), strict=True)
    ]


def _svg(title: str, parts: Sequence[str], height: float) -> str:
    head = f'<svg class="chart" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return scrolling(f"{head}{''.join(parts)}</svg>", title)


def _figures(title: str, series: Sequence[Series], show: Show) -> str:
    return figures_table(title, "", [(each.name, each.estimates, show) for each in series])


def _figure(title: str, series: Sequence[Series], drawn: str, figures: str, *, is_open: bool = False) -> str:
    """A chart with its title, and its figures as a table for those who cannot see it or want the details."""
    return (
        f"<figure><figcaption><h3>{escape(title)}</h3></figcaption>{legend(series)}{drawn}"
        f"<details{' open' if is_open else ''}><summary>The figures</summary>{figures}</details></figure>"
    )
