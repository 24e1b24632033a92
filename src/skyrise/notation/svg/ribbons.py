"""Ribbons with the names of the outer islands, each in free sky near its island."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
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
"""Of a ribbon and the sky around it."""
ABOVE, BELOW = 3, 5
"""Cells over and under land that pieces and rocks may hide."""

_Cell = tuple[int, int]


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
    taken = {cell for shores in plan.shores for cell in _land(shores)} | set(_bridges(plan))
    for island, shores in zip(plan.city.islands[1:], plan.shores[1:], strict=True):
        half = _half_width(island.name)
        at = _free_sky(frame, half, _middle(shores), taken)
        if at:
            taken.update(_box(at, half))
            yield Ribbon(island, at, half)


def _free_sky(frame: Frame, half: float, home: Point, taken: set[_Cell]) -> Point | None:
    """The middle of the nearest free place for a ribbon."""
    nearest_first = sorted(_centres(frame, half), key=lambda at: math.dist(at, home))
    return next((at for at in nearest_first if taken.isdisjoint(_box(at, half))), None)


def _half_width(name: str) -> float:
    return len(name) * (SIZE * 0.76 + 2.4) / 2 + 14


def _middle(shores: list[Ring]) -> Point:
    xs, ys = zip(*shores[0], strict=True)
    return (sum(xs) / len(xs), sum(ys) / len(ys))


def _cell(point: Point) -> _Cell:
    return (math.floor(point[0] / CELL), math.floor(point[1] / CELL))


def _land(shores: list[Ring]) -> Iterator[_Cell]:
    for y, parts in rows(shores, CELL / 2):
        for left, right in parts:
            (start, row), (end, _) = _cell((left, y)), _cell((right, y))
            for column in range(start, end + 1):
                yield from ((column, row + dy) for dy in range(-ABOVE, BELOW))


def _bridges(plan: Plan) -> Iterable[_Cell]:
    return (_cell(between(a, b, i / 20)) for a, b in plan.spans for i in range(21))


def _centres(frame: Frame, half: float) -> Iterator[Point]:
    for row in range(int((frame.height - 2 * HALF_HEIGHT) / CELL)):
        for column in range(int((frame.width - 2 * half - 40) / CELL)):
            yield (frame.left + half + 20 + column * CELL, frame.top + HALF_HEIGHT + row * CELL)


def _box(at: Point, half: float) -> list[_Cell]:
    left, top = _cell((at[0] - half - 12, at[1] - HALF_HEIGHT))
    right, bottom = _cell((at[0] + half + 12, at[1] + HALF_HEIGHT))
    return [(column, row) for column in range(left, right + 1) for row in range(top, bottom + 1)]


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
