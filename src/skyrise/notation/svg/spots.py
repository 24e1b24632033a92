"""Where things stand on a neighborhood, so that they hide each other as little as they can."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from typing import NamedTuple

from skyrise.city.geometry import Point

from .shapes import Ring, area, dense, rows

STEP = 7
"""Between the points that are tried."""
REACH = 150
"""What stands further away is in nobody's way."""
TREES = 3
FREE = 38
"""A point that is so far from everything is as good as one that is further."""


class Spots(NamedTuple):
    """Points of one neighborhood."""

    stand: Point
    """Where a structure or a bid stands, and a disc lies."""
    mill: Point | None
    """Where its windmill stands, if it has one."""
    beside: Point
    """Where the disc lies while a bid stands there."""
    mark: Point
    """The middle of emblem and id."""
    trees: tuple[Point, ...]


class _Upright(NamedTuple):
    """A thing that stands on a point and hides what is behind it."""

    foot: Point
    height: float

    def distance(self, point: Point) -> float:
        below, above = point[1] - self.foot[1], self.foot[1] - self.height - point[1]
        return math.hypot(point[0] - self.foot[0], max(0.0, below, above))


_Tried = list[tuple[Point, float]]
"""Points and their distances from the border."""


class Site(NamedTuple):
    """What the spots of a neighborhood follow from."""

    outline: Ring
    anchor: Point
    windmill: bool

    @property
    def stand(self) -> Point:
        return (self.anchor[0] + 5, self.anchor[1] + 5)


def choose_spots(sites: Mapping[str, Site], blimps: Iterable[Point], bridge_ends: Iterable[Point]) -> dict[str, Spots]:
    """The spots of neighborhoods, by their ids, clear of each other's pieces, of blimps and of bridges."""
    standing = [_Upright(site.stand, 42) for site in sites.values()]
    standing += [_Upright(blimp, 32) for blimp in blimps]
    standing += [_Upright(end, 4) for end in bridge_ends]
    tried = {ident: _inside(site.outline, STEP) for ident, site in sites.items()}
    mills = {ident: _mill(tried[ident], site, standing) for ident, site in sites.items() if site.windmill}
    standing += [_Upright(mill, 32) for mill in mills.values()]
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
    # A sliver may have none.
    return [(point, min(map(math.dist, repeat(point), border))) for point in points or ring[:1]]


def _near(standing: Sequence[_Upright], point: Point) -> list[_Upright]:
    return [thing for thing in standing if math.dist(thing.foot, point) < REACH]


def _mill(tried: _Tried, site: Site, standing: Sequence[_Upright]) -> Point:
    """Rather to the left of the piece and behind it."""
    x, y = site.stand
    return _pick(tried, _near(standing, site.stand), lambda p: (x - p[0]) * 0.2 + (y - p[1]) * 0.3, 16)


def _spots(tried: _Tried, stand: Point, mill: Point | None, standing: Sequence[_Upright]) -> Spots:
    near = _near(standing, stand)
    mark = _pick(tried, near, lambda p: (p[1] - stand[1]) * 0.1, 18)
    near.append(_Upright((mark[0], mark[1] + 10), 20))
    beside = _pick(tried, near, lambda p: (p[1] - stand[1]) * 0.3, 19)
    return Spots(stand, mill, beside, mark, _trees(tried, [*near, _Upright(beside, 8)]))


def _pick(tried: _Tried, things: Sequence[_Upright], wish: Callable[[Point], float], margin: float) -> Point:
    """The point that is free of things, keeps a margin to the border, and is best by a wish."""
    best, most = tried[0][0], -math.inf
    for point, border in tried:
        apart = min(border, margin + 8) * 0.8 - max(0.0, margin - border) * 6 + wish(point)
        if apart + FREE * 2 <= most:  # however free it is
            continue
        worth = min(FREE, *(thing.distance(point) for thing in things)) * 2 + apart
        if worth > most:
            best, most = point, worth
    return best


def _trees(tried: _Tried, things: Sequence[_Upright]) -> tuple[Point, ...]:
    """Points near the border, away from everything."""
    free = {point: min(thing.distance(point) for thing in things) for point, border in tried if 6 < border < 14}
    found: list[Point] = []
    while free and len(found) < TREES:
        best = max(free, key=free.__getitem__)
        if free[best] < 17:
            break
        found.append(best)
        tree = _Upright(best, 10)
        free = {point: min(distance, tree.distance(point)) for point, distance in free.items()}
    return tuple(found)
