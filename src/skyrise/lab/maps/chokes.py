"""Choke points: neighborhoods that many paths through a city cross."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from skyrise.city import City

from .atlas import Atlas


@dataclass(frozen=True, slots=True)
class Choke:
    """A neighborhood and its place in the city."""

    place: str
    neighbors: float
    through: float
    """The share of shortest paths between two others that cross it; the mean over all cities."""
    cuts: bool
    """In at least one of the cities, it cuts some neighborhoods off from others."""


def chokes(atlas: Atlas) -> list[Choke]:
    """All neighborhoods, those that most paths cross first."""
    through = [ways_through(city) for city in atlas.cities]
    found = []
    for place in atlas.places:
        numbers = [city.number(place) for city in atlas.cities]
        pairs = list(zip(atlas.cities, numbers, strict=True))
        found.append(
            Choke(
                place,
                sum(city.neighbors_mask(number).bit_count() for city, number in pairs) / len(pairs),
                sum(shares[number] for shares, number in zip(through, numbers, strict=True)) / len(pairs),
                any(cuts(city, number) for city, number in pairs),
            )
        )
    return sorted(found, key=lambda one: -one.through)


def ways_through(city: City) -> list[float]:
    """By neighborhood: the share of shortest paths between two others that cross it (Brandes' betweenness)."""
    size = len(city)
    through = [0.0] * size
    for source in range(size):
        order, ways, before = _search(city, source)
        share = [0.0] * size
        for place in reversed(order):
            for earlier in before[place]:
                share[earlier] += ways[earlier] / ways[place] * (1 + share[place])
            if place != source:
                through[place] += share[place]
    return [shares / ((size - 1) * (size - 2)) for shares in through]


def _search(city: City, source: int) -> tuple[list[int], list[int], list[list[int]]]:
    """Places in order of distance from one; the number of shortest paths to each; and the places before it on them."""
    size = len(city)
    distance, ways = [-1] * size, [0] * size
    before: list[list[int]] = [[] for _ in range(size)]
    distance[source], ways[source] = 0, 1
    order, queue = [], deque([source])
    while queue:
        place = queue.popleft()
        order.append(place)
        for other in _numbers(city.neighbors_mask(place)):
            if distance[other] < 0:
                distance[other] = distance[place] + 1
                queue.append(other)
            if distance[other] == distance[place] + 1:
                ways[other] += ways[place]
                before[other].append(place)
    return order, ways, before


def cuts(city: City, place: int) -> bool:
    """Does the city fall apart without a neighborhood?"""
    left = ((1 << len(city)) - 1) & ~(1 << place)
    reached = grown = left & -left
    while grown:
        near = 0
        for number in _numbers(grown):
            near |= city.neighbors_mask(number)
        grown = near & left & ~reached
        reached |= grown
    return reached != left


def _numbers(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
