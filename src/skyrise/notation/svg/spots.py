"""Where things stand on a neighborhood, so that they hide each other as little as possible."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
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

    def distance(self, point: Point) -> float:
        x, y = point
        return math.hypot(x - self.x, y - self.foot if y > self.foot else self.top - y if y < self.top else 0.0)


def _obstacle(at: Point, height: float) -> _Obstacle:
    return _Obstacle(at[0], at[1], at[1] - height)


_Tried = list[tuple[Point, float]]
"""Points and their distances from the border."""


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
    tried = {ident: _inside(site.outline, STEP) for ident, site in sites.items()}
    mills = {ident: _mill(tried[ident], site, standing) for ident, site in sites.items() if site.windmill}
    standing += [_obstacle(mill, 32) for mill in mills.values()]
    return {ident: _spots(tried[ident], site.stand, mills.get(ident), standing) for ident, site in sites.items()}


def deepest(ring: Ring) -> Point:
    """The point of an area that is furthest from its border."""
    return max(_inside(ring, 4), key=lambda tried: tried[1])[0]


def _inside(ring: Ring, step: float) -> _Tried:
    border = dense(ring, 9)
    step = max(step, math.sqrt(area(ring)) / 20)
    points = [
        (left + i * step, y)
        for y, parts in rows([ring], step)
        for left, right in parts
        for i in range(math.ceil((right - left) / step))
    ]
    # A sliver may contain no point of the grid.
    return [(point, min(map(math.dist, repeat(point), border))) for point in points or ring[:1]]


def _near(standing: Sequence[_Obstacle], point: Point) -> list[_Obstacle]:
    return [thing for thing in standing if math.dist((thing.x, thing.foot), point) < REACH]


def _mill(tried: _Tried, site: Site, standing: Sequence[_Obstacle]) -> Point:
    """Preferably to the left of the piece and behind it."""
    x, y = site.stand
    return _pick(tried, _near(standing, site.stand), lambda p: (x - p[0]) * 0.2 + (y - p[1]) * 0.3, 16)


def _spots(tried: _Tried, stand: Point, mill: Point | None, standing: Sequence[_Obstacle]) -> Spots:
    near = _near(standing, stand)
    mark = _pick(tried, near, lambda p: (p[1] - stand[1]) * 0.1, 18)
    near.append(_obstacle((mark[0], mark[1] + 10), 20))
    beside = _pick(tried, near, lambda p: (p[1] - stand[1]) * 0.3, 19)
    return Spots(stand, mill, beside, mark, _trees(tried, [*near, _obstacle(beside, 8)]))


def _pick(tried: _Tried, things: Sequence[_Obstacle], wish: Callable[[Point], float], margin: float) -> Point:
    """The best point by a wish that is clear of things and keeps a margin to the border."""
    best, most = tried[0][0], -math.inf
    for point, border in tried:
        apart = min(border, margin + 8) * 0.8 - max(0.0, margin - border) * 6 + wish(point)
        free = _freedom(point, things, (most - apart) / 2)
        if free is not None:
            best, most = point, free * 2 + apart
    return best


def _freedom(point: Point, things: Sequence[_Obstacle], needed: float) -> float | None:
    """How far a point is from the nearest thing; None if that is not more than needed."""
    free: float = FREE
    for thing in things:
        if free <= needed:
            return None
        free = min(free, thing.distance(point))
    return free if free > needed else None


def _trees(tried: _Tried, things: Sequence[_Obstacle]) -> tuple[Point, ...]:
    """Points near the border, away from everything."""
    free = {point: min(thing.distance(point) for thing in things) for point, border in tried if 6 < border < 14}
    found: list[Point] = []
    while free and len(found) < MOST_TREES:
        best = max(free, key=free.__getitem__)
        if free[best] < 17:
            break
        found.append(best)
        tree = _obstacle(best, 10)
        free = {point: min(distance, tree.distance(point)) for point, distance in free.items()}
    return tuple(found)
