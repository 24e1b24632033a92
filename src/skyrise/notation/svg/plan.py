"""The plan of a city: where everything lies on the picture, before anything is drawn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from statistics import median
from typing import Any

from skyrise.city import Bridge, City
from skyrise.city.geometry import Point, rotated
from skyrise.components import Area, layout_hints
from skyrise.components.names import SLOTS

from .shapes import Ring, area, between, coasts, counter_clockwise, dense, nearest
from .spots import Site, Spots, choose_spots, deepest

TILT = 0.785
"""The board is seen at an angle: distances from north to south shrink by this factor."""
HOOD_SIDE = 108
"""The side of a square as large as the median neighborhood, before the tilt. Pieces have fixed sizes."""


FURTHEST = 1500
"""Nothing is drawn further from the middle: if an island is huge, everything is drawn smaller."""
SHORTEST_SPAN = 16
"""A shorter bridge would be invisible; it is extended inland instead."""

Span = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the areas, pieces and bridges of a city lie on the picture."""

    city: City
    outlines: Mapping[str, Ring]
    """The outline of each neighborhood, lake and blimp pad, counter-clockwise."""
    anchors: Mapping[str, Point]
    """A point well inside each of them."""
    shores: tuple[list[Ring], ...]
    """The rings around each island."""
    spans: tuple[Span, ...]
    """The ends of each bridge."""
    spots: Mapping[str, Spots]
    """Where things stand on each neighborhood."""

    def back_to_front(self) -> list[int]:
        """The numbers of the islands in the order in which they are drawn."""
        middle = [sum(y for _, y in shores[0]) / len(shores[0]) for shores in self.shores]
        return sorted(range(len(middle)), key=lambda number: round(middle[number]))


@lru_cache(maxsize=8)
def plan_of(city: City) -> Plan:
    """The plan of a city."""
    view = _View(city)
    outlines = {
        area.id: counter_clockwise([view.seen(point) for point in city.outline(number, area)])
        for number, island in enumerate(city.islands)
        for area in island.areas()
    }
    anchors = {ident: view.hinted("anchors", ident) or deepest(outline) for ident, outline in outlines.items()}
    sites = {place.id: Site(outlines[place.id], anchors[place.id], place.windmill) for place in city.places}
    spans = tuple(_span(view, outlines, anchors, bridge) for bridge in city.bridges)
    blimps = [anchors[blimp.id] for blimp in city.blimps]
    return Plan(
        city=city,
        outlines=outlines,
        anchors=anchors,
        shores=tuple(coasts(outlines[area.id] for area in island.areas()) for island in city.islands),
        spans=spans,
        spots=choose_spots(sites, blimps, (end for span in spans for end in span)),
    )


class _View:
    """How the ground is seen, and the hints of the islands that come with the game."""

    def __init__(self, city: City) -> None:
        self.city = city
        hints = layout_hints()
        self._hints = [hints[island.key] if not island.own else {} for island in city.islands]
        side = median(_side(city, number, hood) for number, hood in _hoods(city))
        reach = max(abs(c) for island in city.islands for point in island.vertices for c in point)
        self._scale = min(HOOD_SIDE / side, FURTHEST / reach)
        self._home = {area.id: number for number, island in enumerate(city.islands) for area in island.areas()}

    def seen(self, point: Point) -> Point:
        """Where a point of the ground appears."""
        return (point[0] * self._scale, -point[1] * self._scale * TILT)

    def hinted(self, kind: str, name: str, ident: str | None = None) -> Point | None:
        """The point that a hint gives for an area, or for something at the area ``ident``."""
        number = self._home[ident or name]
        return self.placed(number, self._hints[number].get(kind, {}).get(name))

    def placed(self, number: int, point: Any) -> Point | None:
        """A point of a hint, turned to where its island lies."""
        slot = self.city.slot_of(number)
        return self.seen(rotated(tuple(point), SLOTS.index(slot) if slot else 0)) if point else None

    def bridge_ends(self, bridge: Bridge) -> tuple[Point | None, Point | None]:
        """What the hints say of a bridge."""
        a, b = (self.city.places[number] for number in (bridge.a, bridge.b))
        island = self.city.islands[a.island]
        if a.island != b.island:
            return self._dock(a.id), self._dock(b.id)
        known = self._hints[a.island].get("bridges", ())
        index = island.bridges.index((a.id, b.id))
        ends = known[index] if index < len(known) else (None, None)
        return self.placed(a.island, ends[0]), self.placed(a.island, ends[1])

    def _dock(self, ident: str) -> Point | None:
        ports = self.city.islands[self._home[ident]].ports
        port = next(port for port, at in ports.items() if at == ident)
        return self.hinted("docks", port, ident)


def _hoods(city: City) -> list[tuple[int, Area]]:
    return [(number, hood) for number, island in enumerate(city.islands) for hood in island.neighborhoods]


def _side(city: City, number: int, hood: Area) -> float:
    return math.sqrt(abs(area(city.outline(number, hood))))


def _span(view: _View, outlines: Mapping[str, Ring], anchors: Mapping[str, Point], bridge: Bridge) -> Span:
    """The ends of a bridge: from the hints, or where the two neighborhoods come near each other."""
    start, end = view.bridge_ends(bridge)
    if start and end:
        return start, end
    a, b = (view.city.places[number].id for number in (bridge.a, bridge.b))
    here, there = dense(outlines[a], 8), dense(outlines[b], 8)
    near = start or min(here, key=lambda point: math.dist(point, nearest(there, point)))
    far = end or nearest(there, near)
    if math.dist(near, far) < SHORTEST_SPAN:
        near, far = between(near, anchors[a], 0.3), between(far, anchors[b], 0.3)
    return near, far
