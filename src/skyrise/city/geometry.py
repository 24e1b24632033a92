"""Points of the drawing plane."""

from __future__ import annotations

Point = tuple[float, float]


def rotated(point: Point, quarters: int) -> Point:
    """A point turned clockwise about the origin by quarter turns: from the north slot to another one."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = y, -x
    return (x, y)
