"""Points of the drawing plane."""

from __future__ import annotations

Point = tuple[float, float]


def rotated(point: Point, quarters: int) -> Point:
    """A point turned clockwise about the origin by quarter turns: from the north slot to another one."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = y, -x
    return (x, y)


def centroid(ring: list[Point]) -> Point:
    """The centre of mass of a simple polygon."""
    area = x = y = 0.0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        cross = x1 * y2 - x2 * y1
        area += cross
        x += (x1 + x2) * cross
        y += (y1 + y2) * cross
    return (x / (3 * area), y / (3 * area))
