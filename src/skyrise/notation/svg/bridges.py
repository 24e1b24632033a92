"""Bridges of planks, arched, with rails."""

from __future__ import annotations

import math

from skyrise.city.geometry import Point

from .canvas import group, line, shifted, tag
from .palette import token
from .plan import TILT, Plan
from .shapes import between

HALF_WIDTH = 6.4
RISE = 8
OVERLAP = 8
"""How far a bridge reaches over the land at its ends."""
RAIL = 6
"""The height of the rails."""


def draw_bridges(plan: Plan) -> str:
    """All bridges of a city."""
    return group((_bridge(*span) for span in plan.spans), class_="bridges")


def _bridge(start: Point, end: Point) -> str:
    length = max(math.dist(start, end), 1)
    start, end = between(start, end, -OVERLAP / length), between(start, end, 1 + OVERLAP / length)
    steps = max(4, round(length / 5))
    dx, dy = _across(start, end)
    middle = [_arch(start, end, i / steps) for i in range(steps + 1)]
    near, far = ([shifted(point, dx * side, dy * side) for point in middle] for side in (1, -1))
    deck = line(near + far[::-1], closed=True)
    planks = "".join(line(pair) for pair in zip(near[1:-1], far[1:-1], strict=True))
    return "".join(
        [
            tag("path", d=deck, fill="#27405e", opacity="0.22", filter="url(#soft)", transform="translate(5 22)"),
            tag("path", d=deck, fill=token("bridge-side"), transform="translate(0 5)"),
            tag("path", d=deck, fill=token("bridge-deck"), stroke=token("bridge-line"), stroke_width=1.2),
            tag("path", d=planks, stroke=token("bridge-plank"), stroke_width=1.1),
            *(_rail(side) for side in (near, far)),
        ]
    )


def _across(start: Point, end: Point) -> Point:
    """From the middle of a bridge to its edge: a right angle on the ground, not on the picture."""
    x, y = end[0] - start[0], (end[1] - start[1]) / TILT
    length = math.hypot(x, y)
    return (-y / length * HALF_WIDTH, x / length * HALF_WIDTH * TILT)


def _arch(start: Point, end: Point, part: float) -> Point:
    return shifted(between(start, end, part), 0, -4 * RISE / 2 * part * (1 - part))


def _rail(edge: list[Point]) -> str:
    posts = "".join(f"{line([point])}v-{RAIL}" for point in edge[::2])
    top = line([shifted(point, 0, -RAIL) for point in edge])
    return tag("path", d=posts, stroke=token("bridge-line"), stroke_width=1.4) + tag(
        "path", d=top, fill="none", stroke=token("bridge-rail"), stroke_width=1.8
    )
