"""Polygons on the picture: x to the right, y down. The sides of a ring that look at the viewer run to the right."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from skyrise.city.geometry import Point

Ring = list[Point]
Side = tuple[Point, Point]


def sides(ring: Sequence[Point]) -> Iterator[Side]:
    """The sides of a ring."""
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def area(ring: Sequence[Point]) -> float:
    """Positive for a ring that runs counter-clockwise as seen."""
    return sum(x2 * y1 - x1 * y2 for (x1, y1), (x2, y2) in sides(ring)) / 2


def counter_clockwise(ring: Ring) -> Ring:
    """The ring, with its front sides running to the right."""
    return ring if area(ring) > 0 else ring[::-1]


def coasts(outlines: Iterable[Ring]) -> list[Ring]:
    """The rings around the union of areas that share sides: its shores, and its holes."""
    all_sides = {side: None for outline in outlines for side in sides(outline)}
    onward: dict[Point, list[Point]] = defaultdict(list)
    for start, end in all_sides:
        if (end, start) not in all_sides:
            onward[start].append(end)
    found = []
    while onward:
        found.append(_walk(onward, next(iter(onward))))
    return found


def _walk(onward: dict[Point, list[Point]], start: Point) -> Ring:
    ring = [start]
    while (point := _step(onward, ring[-1])) != start:
        ring.append(point)
    return ring


def _step(onward: dict[Point, list[Point]], point: Point) -> Point:
    following = onward[point].pop()
    if not onward[point]:
        del onward[point]
    return following


def rows(outlines: Iterable[Ring], step: float) -> Iterator[tuple[float, list[tuple[float, float]]]]:
    """Cuts the outlines with horizontal lines ``step`` apart: the parts of each line that lie inside."""
    edges = [side for outline in outlines for side in sides(outline)]
    low, high = min(a[1] for a, _ in edges), max(a[1] for a, _ in edges)
    lines = [low + i * step for i in range(1, math.ceil((high - low) / step))]
    cuts: list[list[float]] = [[] for _ in lines]
    for (x1, y1), (x2, y2) in edges:
        for i in range(bisect_left(lines, min(y1, y2)), bisect_left(lines, max(y1, y2))):
            cuts[i].append(x1 + (x2 - x1) * (lines[i] - y1) / (y2 - y1))
    for y, cut in zip(lines, cuts, strict=True):
        cut.sort()
        yield y, list(zip(cut[::2], cut[1::2], strict=True))


def columns(outlines: Iterable[Ring], step: float) -> Iterator[tuple[float, list[tuple[float, float]]]]:
    """The same, cut by vertical lines."""
    return rows(([(y, x) for x, y in outline] for outline in outlines), step)


def dense(ring: Ring, step: float) -> Ring:
    """The ring with points added at every step; at longer steps if that would take more than about a hundred points."""
    step = max(step, sum(math.dist(a, b) for a, b in sides(ring)) / 100)
    return [point for a, b in sides(ring) for point in _subdivided(a, b, step)]


def _subdivided(a: Point, b: Point, step: float) -> Iterator[Point]:
    parts = max(1, math.ceil(math.dist(a, b) / step))
    return (between(a, b, i / parts) for i in range(parts))


def between(a: Point, b: Point, part: float) -> Point:
    """The point a part of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def nearest(points: Iterable[Point], to: Point) -> Point:
    """The point that is nearest to another."""
    return min(points, key=lambda point: math.dist(point, to))
