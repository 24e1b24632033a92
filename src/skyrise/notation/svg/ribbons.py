"""Ribbons with the names of the outer islands, each in free sky near its island."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from skyrise.city.geometry import Point
from skyrise.components import Island

from .canvas import HEADING_FONT, group, tag, write
from .palette import HEADING, PANEL_LINE
from .plan import Plan
from .shapes import Ring, between, rows
from .sky import Frame

CELL = 12
SIZE = 13
HALF_HEIGHT = 24
"""Half the height of a ribbon and the sky around it."""
ABOVE, BELOW = 3, 5
"""Cells above and below land that pieces and rocks may cover."""

FIRST_COLUMN = -256
"""Further left than anything that is drawn."""


_Taken = defaultdict[int, int]
"""The occupied columns, as bits, by row."""


class Ribbon(NamedTuple):
    """Where the ribbon of an island hangs."""

    island: Island
    at: Point
    half: float
    """Half of its width."""


def draw_ribbons(plan: Plan, frame: Frame) -> str:
    """The ribbons; an island without free sky around it has none."""
    drawn = (_ribbon(ribbon) for ribbon in ribbons_of(plan, frame))
    return group(drawn, class_="names", font_family=HEADING_FONT)


def ribbons_of(plan: Plan, frame: Frame) -> Iterator[Ribbon]:
    """Where the ribbons hang."""
    taken = _taken(plan)
    for island, shores in zip(plan.city.islands[1:], plan.shores[1:], strict=True):
        half = _half_width(island.name)
        at = _free_sky(frame, half, _middle(shores), taken)
        if at:
            for row in _rows(at[1]):
                taken[row] |= _columns(at[0], half)
            yield Ribbon(island, at, half)


def _taken(plan: Plan) -> _Taken:
    """Land, what stands on it and hangs below it, and bridges."""
    taken: _Taken = defaultdict(int)
    for shores in plan.shores:
        for y, parts in rows(shores, CELL / 2):
            land = reduce(or_, (_span(left, right) for left, right in parts), 0)
            for row in range(_cell(y) - ABOVE, _cell(y) + BELOW):
                taken[row] |= land
    for a, b in plan.spans:
        for i in range(21):
            x, y = between(a, b, i / 20)
            taken[_cell(y)] |= _span(x, x)
    return taken


def _free_sky(frame: Frame, half: float, home: Point, taken: _Taken) -> Point | None:
    """The center of the nearest free place for a ribbon."""
    across = [frame.left + half + 20 + i * CELL for i in range(int((frame.width - 2 * half - 40) / CELL))]
    down = [frame.top + HALF_HEIGHT + i * CELL for i in range(int((frame.height - 2 * HALF_HEIGHT) / CELL))]
    masks = [(x, _columns(x, half)) for x in across]
    hidden = [(y, reduce(or_, (taken[row] for row in _rows(y)))) for y in down]
    free = ((x, y) for y, land in hidden for x, mask in masks if not land & mask)
    return min(free, key=lambda at: math.dist(at, home), default=None)


def _half_width(name: str) -> float:
    return len(name) * (SIZE * 0.76 + 2.4) / 2 + 14


def _middle(shores: list[Ring]) -> Point:
    xs, ys = zip(*shores[0], strict=True)
    return (sum(xs) / len(xs), sum(ys) / len(ys))


def _cell(length: float) -> int:
    return math.floor(length / CELL)


def _span(left: float, right: float) -> int:
    """The columns from one point to another, as bits."""
    start, end = _cell(left) - FIRST_COLUMN, _cell(right) - FIRST_COLUMN
    return (2 << end) - (1 << start)


def _columns(x: float, half: float) -> int:
    """The columns of a ribbon and its tails."""
    return _span(x - half - 12, x + half + 12)


def _rows(y: float) -> range:
    return range(_cell(y - HALF_HEIGHT), _cell(y + HALF_HEIGHT) + 1)


def _ribbon(ribbon: Ribbon) -> str:
    island, at, half = ribbon
    tails = "".join(
        f"M{side * (half + 10):.0f}-9l{-side * 7} 10l{side * 7} 10H{side * (half - 6):.0f}V-9z" for side in (-1, 1)
    )
    cloth = {"x": -half, "y": -12, "width": 2 * half, "height": 22, "rx": 3}
    return tag(
        "g",
        tag("path", d=tails, fill="#b08a45"),
        tag("rect", fill="#fbf1d6", stroke=PANEL_LINE, stroke_width=1.2, **cloth),
        write(island.name.upper(), (1.2, 3.8), SIZE, HEADING, letter_spacing=2.4),
        transform=f"translate({at[0]:.0f} {at[1]:.0f})",
    )
