"""An island under the pen: its corners and rings, which change together."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, NoReturn

from skyrise.city.geometry import Point
from skyrise.components import Area, BadComponent, Island, Neighborhood, Reason
from skyrise.components.frozen import frozen

AreaKind = Literal["neighborhood", "lake", "blimp"]
DIGITS = 1
"""Coordinates are kept to a tenth, as the published islands have them."""


def refuse(reason: Reason, key: str = "", **arguments: str) -> NoReturn:
    """A step that cannot be made."""
    raise BadComponent(reason, key=key, **arguments)


def find_area(island: Island, ident: str) -> Area:
    """An area of an island by its id."""
    for area in island.areas():
        if area.id == ident:
            return area
    refuse(Reason.ISLAND_AREA, at=ident)


def find_neighborhood(island: Island, ident: str) -> Neighborhood:
    """A neighborhood of an island by its id."""
    for hood in island.neighborhoods:
        if hood.id == ident:
            return hood
    refuse(Reason.ISLAND_NEIGHBORHOOD, at=ident)


def kind_of(island: Island, area: Area) -> AreaKind:
    """What an area of an island is."""
    if area in island.neighborhoods:
        return "neighborhood"
    return "lake" if area in island.lakes else "blimp"


def with_area(island: Island, area: Neighborhood | Area, kind: AreaKind) -> Island:
    """An island with one more area, the last of its kind."""
    if isinstance(area, Neighborhood):
        return replace(island, neighborhoods=(*island.neighborhoods, area))
    if kind == "lake":
        return replace(island, lakes=(*island.lakes, area))
    return replace(island, blimps=(*island.blimps, area))


class Sketch:
    """Corners can be taken hold of within some reach; a corner that is put on a border belongs to both sides of it."""

    def __init__(self, island: Island) -> None:
        self.island = island
        self.vertices: list[Point] = list(island.vertices)
        self.rings: dict[str, list[int]] = {area.id: list(area.ring) for area in island.areas()}

    def edges(self) -> Iterator[tuple[int, int]]:
        """All edges; one that two areas share comes twice."""
        for ring in self.rings.values():
            yield from zip(ring, ring[1:] + ring[:1], strict=True)

    def corner_near(self, point: Point, reach: float, besides: frozenset[int] = frozenset()) -> int | None:
        """The nearest corner within reach."""
        new = range(len(self.island.vertices), len(self.vertices))
        used = {*new, *(corner for ring in self.rings.values() for corner in ring)} - besides
        nearest = min(used, key=lambda corner: math.dist(self.vertices[corner], point), default=None)
        return nearest if nearest is not None and math.dist(self.vertices[nearest], point) <= reach else None

    def corner_on_border(self, point: Point, reach: float) -> int | None:
        """The nearest corner within reach; else a new one on the nearest border within reach."""
        near = self.corner_near(point, reach)
        if near is not None:
            return near
        feet = [(self._foot(edge, point), edge) for edge in self.edges()]
        foot, edge = min(feet, key=lambda found: math.dist(found[0], point), default=(None, (0, 0)))
        if foot is None or math.dist(foot, point) > reach:
            return None
        return self._insert(edge, foot)

    def corner_at(self, point: Point, reach: float) -> int:
        """The same; where there is no border, a new corner."""
        found = self.corner_on_border(point, reach)
        return self.add(point) if found is None else found

    def add(self, point: Point) -> int:
        """A new corner, which no ring has yet."""
        self.vertices.append(_rounded(point))
        return len(self.vertices) - 1

    def finished(self) -> Island:
        """The island with these rings; what lay on areas that are gone is gone."""
        used = {corner: None for ring in self.rings.values() for corner in ring}
        number = {corner: place for place, corner in enumerate(used)}
        rings = {ident: tuple(number[corner] for corner in ring) for ident, ring in self.rings.items()}
        island = self.island
        hoods = (hood for hood in island.neighborhoods if hood.id in rings)
        return replace(
            island,
            vertices=tuple(_rounded(self.vertices[corner]) for corner in used),
            neighborhoods=tuple(replace(hood, ring=rings[hood.id]) for hood in hoods),
            lakes=tuple(replace(lake, ring=rings[lake.id]) for lake in island.lakes if lake.id in rings),
            blimps=tuple(replace(blimp, ring=rings[blimp.id]) for blimp in island.blimps if blimp.id in rings),
            bridges=tuple(bridge for bridge in island.bridges if set(bridge) <= set(rings)),
            ports=frozen({port: at for port, at in island.ports.items() if at in rings}),
        )

    def _foot(self, edge: tuple[int, int], point: Point) -> Point:
        """The point of an edge that is nearest to another point."""
        (x1, y1), (x2, y2) = self.vertices[edge[0]], self.vertices[edge[1]]
        dx, dy = x2 - x1, y2 - y1
        along = ((point[0] - x1) * dx + (point[1] - y1) * dy) / (dx * dx + dy * dy or 1.0)
        along = min(1.0, max(0.0, along))
        return x1 + along * dx, y1 + along * dy

    def _insert(self, edge: tuple[int, int], point: Point) -> int:
        corner = self.add(point)
        for ring in self.rings.values():
            for place, pair in enumerate(zip(ring, ring[1:] + ring[:1], strict=True)):
                if set(pair) == set(edge):
                    ring.insert(place + 1, corner)
                    break
        return corner


def _rounded(point: Point) -> Point:
    return round(point[0], DIGITS) + 0.0, round(point[1], DIGITS) + 0.0
