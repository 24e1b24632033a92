"""The underside of an island: its rim, the rocks below it, and its shadow."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import NamedTuple

from skyrise.city.geometry import Point

from .canvas import group, line, shifted, tag
from .palette import CLIFF, ROCK_DARK, ROCK_LIGHT
from .shapes import Ring, columns

RIM = 6
"""The height of one layer of the rim."""
JUMP = 45
"""Points of a shore further apart than this belong to different shores."""


class _Row(NamedTuple):
    """A row of rocks: how wide they are, and how deep at least and at most."""

    width: float
    least: float
    most: float


NEAR, FAR = _Row(22, 20, 36), _Row(34, 36, 62)


def draw_underside(shores: list[Ring], coast: str, seed: str) -> str:
    """The rim and the rocks of an island; ``coast`` is the id of the outline of its land."""
    rng = random.Random(seed)
    rows = (_rocks(shores, row, rng, ROCK_LIGHT[i], ROCK_DARK[i]) for i, row in ((1, FAR), (0, NEAR)))
    rim = (_below(coast, RIM * i, fill=CLIFF[i - 1], stroke=CLIFF[i - 1], stroke_width=3) for i in (3, 2, 1))
    return _shadow(coast) + "".join(rows) + group(rim) + _below(coast, 3 * RIM, fill="url(#rock)")


def _shadow(coast: str) -> str:
    return tag(
        "use", href=f"#{coast}", transform="translate(24 88)", fill="#3b5674", opacity="0.24", filter="url(#softer)"
    )


def _below(coast: str, depth: float, **attributes: str | float) -> str:
    return tag("use", href=f"#{coast}", y=depth, **attributes)


def _rocks(shores: list[Ring], row: _Row, rng: random.Random, light: str, dark: str) -> str:
    lit, shaded = [], []
    for left, top, right, depth in _teeth(shores, row, rng):
        half = right[0] - top[0]
        tip = shifted(top, rng.uniform(-0.4, 0.3) * half, depth)
        low_left, low_right = (shifted(end, 0, depth * rng.uniform(0.4, 0.7)) for end in (left, right))
        lit.append(line([left, top, tip, shifted(low_left, half * 0.3, 0)], closed=True))
        shaded.append(line([top, right, shifted(low_right, -half * 0.25, 0), tip], closed=True))
    return tag("path", d="".join(lit), fill=light) + tag("path", d="".join(shaded), fill=dark)


def _teeth(shores: list[Ring], row: _Row, rng: random.Random) -> Iterator[tuple[Point, Point, Point, float]]:
    """Rocks under every shore that looks at the viewer: three points of the shore, and the depth below them."""
    cuts = list(columns(shores, row.width / 2))
    for before, (x, parts), after in zip(cuts[::2], cuts[1::2], cuts[2::2], strict=False):
        for back, front in parts:
            left, right = _shore_near(before, front), _shore_near(after, front)
            if left and right:
                yield left, (x, front), right, min(rng.uniform(row.least, row.most), (front - back) * 0.5) + 8


def _shore_near(cut: tuple[float, list[tuple[float, float]]], y: float) -> Point | None:
    x, parts = cut
    near = min((front for _, front in parts), key=lambda front: abs(front - y), default=math.inf)
    return (x, near) if abs(near - y) < JUMP else None
