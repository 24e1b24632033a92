"""Where things stand on a neighborhood, so that they hide each other as little as possible."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterable, Mapping, Sequence
from itertools import repeat
from typing import NamedTuple

from skyrise.city.geometry import Point

from .shapes import Ring, area, dense, rows

STEP = 7
"""The distance between the points that are tried."""
REACH = 150
"""Anything further away is ignored."""
MOST_TREES = 3
FREE = 38
"""Being further than this from everything makes a point no better."""
INLAND = 27
"""Being further than this from the border makes it no better either: the largest margin, and 8 more."""
TREE_ROOM = 17
"""Nothing is nearer to a tree."""


class Spots(NamedTuple):
    """Points of one neighborhood."""

    stand: Point
    """Where a structure or a bid stands, and a disc lies."""
    mill: Point | None
    """Where its windmill stands, if it has one."""
    beside: Point
    """Where the disc lies while a bid stands there."""
    mark: Point
    """The middle of the emblem and the id."""
    trees: tuple[Point, ...]


class _Obstacle(NamedTuple):
    """A thing that stands on a point and hides what is behind it."""

    x: float
    foot: float
    top: float


def _obstacle(at: Point, height: float) -> _Obstacle:
    return _Obstacle(at[0], at[1], at[1] - height)


_Tried = list[tuple[Point, float]]
"""Points and their distances from the border, as far as those matter."""


class Site(NamedTuple):
    """What the spots of a neighborhood depend on."""

    outline: Ring
    anchor: Point
    windmill: bool

    @property
    def stand(self) -> Point:
        return (self.anchor[0] + 5, self.anchor[1] + 5)


def choose_spots(sites: Mapping[str, Site], blimps: Iterable[Point], bridge_ends: Iterable[Point]) -> dict[str, Spots]:
    """The spots of neighborhoods, by their ids, clear of each other's pieces, of blimps and of bridges."""
    standing = [_obstacle(site.stand, 42) for site in sites.values()]
    standing += [_obstacle(blimp, 32) for blimp in blimps]
    standing += [_obstacle(end, 4) for end in bridge_ends]
    tried = {ident: _inside(site.outline, STEP, INLAND) for ident, site in sites.items()}
    mills = {ident: _mill(tried[ident], site, standing) for ident, site in sites.items() if site.windmill}
    standing += [_obstacle(mill, 32) for mill in mills.values()]
    return {ident: _spots(tried[ident], site.stand, mills.get(ident), standing) for ident, site in sites.items()}


def deepest(ring: Ring) -> Point:
    """The point of an area that is furthest from its border."""
    return max(_inside(ring, 4, math.inf), key=lambda tried: tried[1])[0]


def _inside(ring: Ring, step: float, furthest: float) -> _Tried:
    """Points of a grid inside a ring; distances from its border beyond the furthest count as that."""
    border = sorted(dense(ring, 9))
    step = max(step, math.sqrt(area(ring)) / 20)
    found: _Tried = []
    for y, parts in rows([ring], step):
        # Most of the border is too far away to matter: of what is left, only what lies as near to the side.
        near = [point for point in border if abs(point[1] - y) < furthest]
        for left, right in parts:
            points = ((left + i * step, y) for i in range(math.ceil((right - left) / step)))
            found += [(point, _distance(point, near, furthest)) for point in points]
    # A sliver may contain no point of the grid.
    return found or [(ring[0], _distance(ring[0], border, furthest))]


def _distance(point: Point, border: Sequence[Point], furthest: float) -> float:
    """How far a point is from the nearest of others, which come from left to right."""
    first, last = bisect(border, (point[0] - furthest,)), bisect(border, (point[0] + furthest,))
    return min(map(math.dist, repeat(point), border[first:last]), default=furthest)


def _near(standing: Sequence[_Obstacle], point: Point) -> list[_Obstacle]:
    return [thing for thing in standing if math.dist((thing.x, thing.foot), point) < REACH]


def _mill(tried: _Tried, site: Site, standing: Sequence[_Obstacle]) -> Point:
    """Preferably to the left of the piece and behind it."""
    return _pick(tried, _near(standing, site.stand), (-0.2, -0.3), 16)


def _spots(tried: _Tried, stand: Point, mill: Point | None, standing: Sequence[_Obstacle]) -> Spots:
    near = _near(standing, stand)
    mark = _pick(tried, near, (0, 0.1), 18)
    near.append(_obstacle((mark[0], mark[1] + 10), 20))
    beside = _pick(tried, near, (0, 0.3), 19)
    return Spots(stand, mill, beside, mark, _trees(tried, [*near, _obstacle(beside, 8)]))


def _pick(tried: _Tried, things: Sequence[_Obstacle], wish: Point, margin: float) -> Point:
    """The point furthest in the direction of a wish that is clear of things and keeps a margin to the border."""
    (right, down), inland = wish, margin + 8
    apart = [
        (border * 6.8 - margin * 6 if border < margin else min(border, inland) * 0.8) + x * right + y * down
        for (x, y), border in tried
    ]
    best, most = 0, -math.inf
    for number in sorted(range(len(tried)), key=apart.__getitem__, reverse=True):
        if FREE * 2 + apart[number] <= most:
            break  # the others are no better, however free they are
        free = _freedom(tried[number][0], things, (most - apart[number]) / 2)
        if free is not None:
            best, most = number, free * 2 + apart[number]
    return tried[best][0]


def _freedom(point: Point, things: Sequence[_Obstacle], needed: float, most: float = FREE) -> float | None:
    """How far a point is from the nearest thing; None if that is not more than needed."""
    x, y = point
    free = most
    for at, foot, top in things:
        if -free < x - at < free:
            free = min(free, math.hypot(x - at, y - foot if y > foot else top - y if y < top else 0.0))
            if free <= needed:
                return None
    return free if free > needed else None


def _trees(tried: _Tried, things: Sequence[_Obstacle]) -> tuple[Point, ...]:
    """Points near the border, away from everything."""
    free = {point: _freedom(point, things, TREE_ROOM, math.inf) for point, border in tried if 6 < border < 14}
    found: list[Point] = []
    while (left := {point: room for point, room in free.items() if room is not None}) and len(found) < MOST_TREES:
        found.append(max(left, key=left.__getitem__))
        tree = [_obstacle(found[-1], 10)]
        free = {point: _freedom(point, tree, TREE_ROOM, room) for point, room in left.items()}
    return tuple(found)
