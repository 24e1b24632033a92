"""What an island hangs in the sky by: its rim, the rocks under it, and its shadow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from skyrise.city.geometry import Point

from .canvas import group, line, tag
from .palette import CLIFF, ROCK_DARK, ROCK_LIGHT
from .shapes import Ring, columns

RIM = 4
"""The height of one layer of the rim."""


class _Row(NamedTuple):
    """A row of rocks: how wide they are, and how deep at least and at most."""

    width: float
    least: float
    most: float


NEAR, FAR = _Row(13, 15, 34), _Row(25, 30, 70)


def draw_underside(shores: list[Ring], coast: str, seed: str) -> str:
    """The rim and the rocks of an island; ``coast`` is the id of the outline of its land."""
    rng = random.Random(seed)
    rows = (_rocks(shores, row, rng, ROCK_LIGHT[i], ROCK_DARK[i]) for i, row in ((1, FAR), (0, NEAR)))
    rim = (_below(coast, RIM * i, fill=CLIFF[i - 1], stroke=CLIFF[i - 1], stroke_width=3) for i in (3, 2, 1))
    return _shadow(coast) + "".join(rows) + group(rim) + _below(coast, 12, fill="url(#rock)")


def _shadow(coast: str) -> str:
    return tag(
        "use", href=f"#{coast}", transform="translate(24 88)", fill="#3b5674", opacity="0.24", filter="url(#softer)"
    )


def _below(coast: str, depth: float, **attributes: str | float) -> str:
    return tag("use", href=f"#{coast}", y=depth, **attributes)


def _rocks(shores: list[Ring], row: _Row, rng: random.Random, light: str, dark: str) -> str:
    lit, shaded = [], []
    for left, right, tip in _teeth(shores, row, rng):
        ridge = ((left[0] + right[0]) / 2 + rng.uniform(-2, 2), (left[1] + right[1]) / 2)
        lit.append(line([left, ridge, tip], closed=True))
        shaded.append(line([ridge, right, tip], closed=True))
    return tag("path", d="".join(lit), fill=light) + tag("path", d="".join(shaded), fill=dark)


def _teeth(shores: list[Ring], row: _Row, rng: random.Random) -> Iterator[tuple[Point, Point, Point]]:
    """Rocks under every shore that looks at the viewer; where the land is thin they are small."""
    for x, parts in columns(shores, row.width):
        for back, front in parts:
            depth = min(rng.uniform(row.least, row.most), (front - back) * 0.55) + 8
            half, lean = row.width * rng.uniform(0.52, 0.7), rng.uniform(-0.3, 0.3) * row.width
            yield (x - half, front - 2), (x + half, front - 2), (x + lean, front + depth)
