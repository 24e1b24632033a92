"""Lakes, and the water that falls from them into the sky."""

from __future__ import annotations

import random
from collections.abc import Iterator

from skyrise.city.geometry import Point

from .canvas import group, line, tag
from .outlines import Outlines
from .shapes import Ring, Side, columns, sides

FALL = 62
"""How far down the falling water can be seen."""


def draw_lake(outlines: Outlines, ident: str, outline: Ring) -> str:
    """The water of a lake below its banks, with a shore and some waves."""

    def bank(stroke: str, width: float, below: float, opacity: str) -> str:
        return outlines.use(ident, y=below, fill="none", stroke=stroke, stroke_width=width, opacity=opacity)

    waves = "".join(f"M{x:.0f} {y:.0f}q{w / 2:.1f}-3 {w:.1f} 0" for x, y, w in _waves(outline, ident))
    return outlines.use(ident, fill="url(#water)") + outlines.inside(
        ident,
        bank("#2c6e94", 13, 0, "0.45"),
        bank("#7a6148", 9, 3.6, "0.9"),
        bank("#cdebf3", 2.2, 8.6, "0.85"),
        tag("path", d=waves, fill="none", stroke="#e9f8fb", stroke_width=1.3, opacity="0.75", stroke_linecap="round"),
    )


def _waves(outline: Ring, seed: str) -> Iterator[tuple[float, float, float]]:
    rng = random.Random(seed)
    for x, parts in columns([outline], 15):
        for top, bottom in parts:
            yield x - 5, rng.uniform(top + 12, max(top + 13, bottom - 6)), rng.uniform(7, 14)


def draw_falls(lake: Ring, shores: list[Ring]) -> str:
    """The water that runs over the shores of an island where a lake reaches the sky."""
    coast = {side for shore in shores for side in sides(shore)}
    open_sides = [side for side in sides(lake) if side in coast]
    falling = [side for side in open_sides if side[1][0] - side[0][0] > 0.5]
    return _curtain(falling) + _lip(open_sides)


def _curtain(falling: list[Side]) -> str:
    """The visible part: over shores that face the viewer."""
    if not falling:
        return ""
    sheets = "".join(line([a, b, _drop(b), _drop(a)], closed=True) for a, b in falling)
    streaks = "".join(f"M{a[0]:.0f} {a[1]:.0f}v{18 + i * 17 % 32}" for i, (a, _) in enumerate(falling))
    left, right = min(a[0] for a, _ in falling), max(b[0] for _, b in falling)
    mist = {
        "cx": (left + right) / 2,
        "cy": max(b[1] for _, b in falling) + FALL - 4,
        "rx": (right - left) * 0.6,
        "ry": 10,
    }
    return group(
        [
            tag("path", d=sheets, fill="url(#fall)"),
            tag("path", d=streaks, stroke="#fff", stroke_width=1.4, opacity="0.6"),
            tag("ellipse", fill="#fff", opacity="0.75", filter="url(#soft)", **mist),
        ]
    )


def _drop(point: Point) -> Point:
    return (point[0], point[1] + FALL)


def _lip(open_sides: list[Side]) -> str:
    data = "".join(line(side) for side in open_sides)
    return "".join(
        tag("path", d=data, fill="none", stroke=color, stroke_width=width, stroke_linecap="round")
        for color, width in (("#8cc8dc", 6.5), ("#eaf8fb", 2.2))
        if data
    )
