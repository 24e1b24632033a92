"""Drawing borders: new areas, an area in two, corners that are moved or taken out. All corners are given as points."""

from __future__ import annotations

import heapq
import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from skyrise.city.geometry import Point
from skyrise.components import Area, Island, Neighborhood, Reason

from .areas import free_id
from .sketch import AreaKind, Sketch, find_area, kind_of, refuse, with_area

DETOUR = 1.5
"""A new area follows borders that are there, where the way along them is at most so many times as long."""


def draw_area(island: Island, points: Sequence[Point], kind: AreaKind, color: str, reach: float) -> Island:
    """A new area with these corners; corners within reach of what is there lie on it."""
    sketch = Sketch(island)
    there = {corner for ring in sketch.rings.values() for corner in ring}
    corners = [sketch.corner_at(point, reach) for point in points]
    there |= {corner for ring in sketch.rings.values() for corner in ring}
    ring: list[int] = []
    for start, end in pairwise([*corners, *corners[:1]]):
        ring += [start, *(_way(sketch, start, end) if {start, end} <= there else [])]
    ring = [corner for place, corner in enumerate(ring) if corner != ring[place - 1]]
    if len(set(ring)) < 3:
        refuse(Reason.ISLAND_RING)
    ident = free_id(island, kind)
    drawn = Neighborhood(ident, (), color, windmill=False) if kind == "neighborhood" else Area(ident, ())
    sketch.island = with_area(island, drawn, kind)
    sketch.rings[ident] = ring
    return sketch.finished()


def split_area(island: Island, ident: str, points: Sequence[Point], reach: float) -> Island:
    """An area in two, along a line that begins and ends on its border; the smaller part is the new one."""
    area, sketch = find_area(island, ident), Sketch(island)
    if len(points) < 2:
        refuse(Reason.ISLAND_LINE, key=ident)
    first, last = (sketch.corner_on_border(point, reach) for point in (points[0], points[-1]))
    ring = sketch.rings[ident]
    if first is None or last is None or first == last or not {first, last} <= set(ring):
        refuse(Reason.ISLAND_LINE, key=ident)
    line = [sketch.add(point) for point in points[1:-1]]
    turned = ring[ring.index(first) :] + ring[: ring.index(first)]
    cut = turned.index(last)
    if not line and cut in (1, len(turned) - 1):
        refuse(Reason.ISLAND_LINE, key=ident)
    parts = [turned[: cut + 1] + line[::-1], [*turned[cut:], first, *line]]
    kept, split_off = sorted(parts, key=lambda part: -_size(sketch, part))
    kind, new = kind_of(island, area), free_id(island, kind_of(island, area))
    twin = Neighborhood(new, (), area.color, windmill=False) if isinstance(area, Neighborhood) else Area(new, ())
    sketch.island = with_area(island, twin, kind)
    sketch.rings[ident], sketch.rings[new] = kept, split_off
    return sketch.finished()


def move_corner(island: Island, start: Point, end: Point, reach: float) -> Island:
    """A corner to another place, from a border a new one; onto a corner of another border, both become one."""
    sketch = Sketch(island)
    corner = sketch.corner_on_border(start, reach)
    if corner is None:
        refuse(Reason.ISLAND_CORNER)
    joined = frozenset({corner, *(a for a, b in sketch.edges() if b == corner), *_after(sketch, corner)})
    onto = sketch.corner_near(end, reach, joined)
    if onto is None:
        sketch.vertices[corner] = end
        return sketch.finished()
    for ring in sketch.rings.values():
        ring[:] = [onto if one == corner else one for one in ring]
    return sketch.finished()


def remove_corner(island: Island, point: Point, reach: float) -> Island:
    """Without a corner: its two edges become one."""
    sketch = Sketch(island)
    corner = sketch.corner_near(point, reach)
    if corner is None:
        refuse(Reason.ISLAND_CORNER)
    for ident, ring in sketch.rings.items():
        if corner in ring and len(ring) == 3:
            refuse(Reason.ISLAND_RING, key=ident)
        ring[:] = [one for one in ring if one != corner]
    return sketch.finished()


def _after(sketch: Sketch, corner: int) -> list[int]:
    return [b for a, b in sketch.edges() if a == corner]


def _way(sketch: Sketch, start: int, end: int) -> list[int]:
    """The corners between two along borders that are there, if that is no great detour."""
    ahead: dict[int, set[int]] = defaultdict(set)
    for a, b in sketch.edges():
        ahead[a].add(b)
        ahead[b].add(a)
    most = DETOUR * math.dist(sketch.vertices[start], sketch.vertices[end])
    todo, seen = [(0.0, [start])], set[int]()
    while todo:
        length, way = heapq.heappop(todo)
        if way[-1] == end:
            return way[1:-1]
        if way[-1] in seen:
            continue
        seen.add(way[-1])
        for corner in ahead[way[-1]] - seen:
            longer = length + math.dist(sketch.vertices[way[-1]], sketch.vertices[corner])
            if longer <= most:
                heapq.heappush(todo, (longer, [*way, corner]))
    return []


def _size(sketch: Sketch, ring: Sequence[int]) -> float:
    corners = [sketch.vertices[corner] for corner in ring]
    turned = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in turned))
