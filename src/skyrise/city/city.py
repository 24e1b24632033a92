"""One city: the central island and the outer islands in their slots, joined by bridges.

Neighborhoods are numbered, the central island's first, then slot by slot clockwise from the north; a set of
neighborhoods is also a mask, bit ``i`` for neighborhood number ``i``. As in python-chess, names
that end in ``_mask`` give masks; the others give names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from skyrise.components import Area, BadComponent, Island, Reason
from skyrise.components.frozen import frozen
from skyrise.components.islands import Edge, Neighborhood
from skyrise.components.names import FACTION_COLORS, SLOTS
from skyrise.components.pictures import Pictured
from skyrise.components.reading import cut

from .geometry import Point, rotated

_AreasOf = Callable[[Island], tuple[Area, ...]]


@dataclass(frozen=True, slots=True)
class Place:
    """A neighborhood in its city."""

    number: int
    id: str
    color: str
    windmill: bool
    island: int
    """The number of its island in ``City.islands``."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A lake or a blimp and the neighborhoods that border it."""

    id: str
    island: int
    bordering_mask: int


@dataclass(frozen=True, slots=True)
class Bridge:
    """Two neighborhoods joined over water or sky."""

    a: int
    b: int

    @property
    def mask(self) -> int:
        return 1 << self.a | 1 << self.b


class City(Pictured):
    """The islands of one game, and what is next to what."""

    def __init__(self, central: Island, outer: Mapping[str, Island]) -> None:
        """``outer`` gives the island of each occupied slot."""
        self.slots: Mapping[str, Island] = frozen({slot: outer[slot] for slot in SLOTS if slot in outer})
        """The occupied slots, clockwise from the north."""
        self.islands: tuple[Island, ...] = (central, *self.slots.values())
        self.places: tuple[Place, ...] = tuple(_number_places(self.islands))
        self._number = {place.id: place.number for place in self.places}
        self.bridges: tuple[Bridge, ...] = tuple(self._bridges())
        self.lakes: tuple[Feature, ...] = tuple(self._features(lambda island: island.lakes))
        self.blimps: tuple[Feature, ...] = tuple(self._features(lambda island: island.blimps))
        self._neighbors: tuple[int, ...] = self._adjacency()

    def __repr__(self) -> str:
        outer = ", ".join(f"{island.key} in the {slot}" for slot, island in self.slots.items())
        return f"<City: {self.islands[0].key}, {outer}>"

    def __eq__(self, other: object) -> bool:
        """The same islands in the same slots, wherever they were read from."""
        if not isinstance(other, City):
            return NotImplemented
        return self is other or (self.islands == other.islands and list(self.slots) == list(other.slots))

    def __hash__(self) -> int:
        return hash(tuple((slot, island.key) for slot, island in self.slots.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """What was joined is joined again."""
        return City, (self.islands[0], dict(self.slots))

    def __deepcopy__(self, memo: dict[int, Any]) -> City:
        """Itself: nobody changes a city."""
        return self

    def __len__(self) -> int:
        """How many neighborhoods there are."""
        return len(self.places)

    def number(self, place: str) -> int:
        """The number of a neighborhood; a KeyError for a name that is not in this city."""
        return self._number[place]

    def __contains__(self, place: object) -> bool:
        return place in self._number

    def ids(self, mask: int) -> list[str]:
        """The names of the neighborhoods in a mask."""
        return [place.id for place in self.places if mask >> place.number & 1]

    def mask(self, places: Iterable[str]) -> int:
        """The mask of some neighborhoods."""
        return sum({1 << self.number(place) for place in places})

    def neighbors(self, place: str) -> frozenset[str]:
        """The neighborhoods adjacent to one: over a shared edge or a bridge."""
        return frozenset(self.ids(self.neighbors_mask(self.number(place))))

    def neighbors_mask(self, number: int) -> int:
        """The neighborhoods adjacent to one, as a mask."""
        return self._neighbors[number]

    def island_mask(self, island: int) -> int:
        """The neighborhoods of an island."""
        return sum(1 << place.number for place in self.places if place.island == island)

    def color_mask(self, color: str) -> int:
        """The neighborhoods of a color."""
        return sum(1 << place.number for place in self.places if place.color == color)

    @cached_property
    def windmills_mask(self) -> int:
        """The neighborhoods with a windmill."""
        return sum(1 << place.number for place in self.places if place.windmill)

    @cached_property
    def colors_masks(self) -> tuple[int, ...]:
        """The neighborhoods of each color, in the order of ``FACTION_COLORS``."""
        return tuple(self.color_mask(color) for color in FACTION_COLORS)

    def slot_of(self, island: int) -> str | None:
        """The slot of an island; None for the central one."""
        return None if island == 0 else tuple(self.slots)[island - 1]

    def layout(self) -> dict[str, str | None]:
        """What stands in each slot, as records have it."""
        return {slot: self.slots[slot].key if slot in self.slots else None for slot in SLOTS}

    def outline(self, island: int, area: Area) -> list[Point]:
        """The corners of a polygon where it lies in the city; x to the right, y up."""
        slot = self.slot_of(island)
        turns = 0 if slot is None else SLOTS.index(slot)
        return [rotated(self.islands[island].vertices[vertex], turns) for vertex in area.ring]

    def _features(self, kind: _AreasOf) -> Iterable[Feature]:
        for number, island in enumerate(self.islands):
            for area, bordering in zip(kind(island), _bordering(island.neighborhoods, kind(island)), strict=True):
                yield Feature(area.id, number, self.mask(bordering))

    def _bridges(self) -> Iterable[Bridge]:
        central = self.islands[0]
        for slot, island in self.slots.items():
            yield self._bridge(island.ports["center"], central.ports[slot])
        for slot, clockwise in zip(SLOTS, SLOTS[1:] + SLOTS[:1], strict=True):
            if slot in self.slots and clockwise in self.slots:
                yield self._bridge(self.slots[slot].ports["right"], self.slots[clockwise].ports["left"])
        for island in self.islands:
            for a, b in island.bridges:
                yield self._bridge(a, b)

    def _bridge(self, a: str, b: str) -> Bridge:
        return Bridge(self.number(a), self.number(b))

    def _adjacency(self) -> tuple[int, ...]:
        neighbors = [0] * len(self.places)
        pairs = {(bridge.a, bridge.b) for bridge in self.bridges}
        for island in self.islands:
            pairs.update((self.number(a), self.number(b)) for a, b in _touching(island.neighborhoods))
        for a, b in pairs:
            neighbors[a] |= 1 << b
            neighbors[b] |= 1 << a
        return tuple(neighbors)


def _number_places(islands: Iterable[Island]) -> Iterable[Place]:
    number = 0
    for index, island in enumerate(islands):
        for hood in island.neighborhoods:
            yield Place(number, hood.id, hood.color, hood.windmill, index)
            number += 1


# What touches what on an island is the same in every city that it stands in, so it is found once.


@lru_cache(maxsize=64)
def _touching(neighborhoods: tuple[Neighborhood, ...]) -> tuple[tuple[str, str], ...]:
    """The pairs of neighborhoods that share an edge."""
    at_edges = _neighborhoods_at_edges(neighborhoods).values()
    return tuple(sorted({pair for hoods in at_edges for pair in combinations(hoods, 2)}))


@lru_cache(maxsize=128)
def _bordering(neighborhoods: tuple[Neighborhood, ...], areas: tuple[Area, ...]) -> tuple[frozenset[str], ...]:
    """For each of some areas, the neighborhoods that share an edge with it."""
    at_edges = _neighborhoods_at_edges(neighborhoods)
    return tuple(frozenset(hood for edge in area.edges() for hood in at_edges.get(edge, ())) for area in areas)


def _neighborhoods_at_edges(neighborhoods: tuple[Neighborhood, ...]) -> dict[Edge, list[str]]:
    """The neighborhoods at each edge: one or two."""
    owners: dict[Edge, list[str]] = {}
    for hood in neighborhoods:
        for edge in hood.edges():
            owners.setdefault(edge, []).append(hood.id)
    return owners


def build_city(central: Island, outer: Mapping[str, Island]) -> City:
    """Join islands into a city; refuses islands that cannot stand together.

    >>> from skyrise.components import load_island
    >>> city = build_city(load_island("central"), {"north": load_island("aurora"), "east": load_island("boreas")})
    >>> len(city), sorted(city.neighbors("A13"))
    (32, ['A10', 'A12', 'A14', 'A5', 'A9', 'H1'])
    """
    if not central.is_central:
        raise BadComponent(Reason.CITY_CENTER, file=central.key, key="ports")
    keys = [island.key for island in outer.values()]
    if twice := [key for key in keys if keys.count(key) > 1]:
        raise BadComponent(Reason.CITY_ISLAND_TWICE, file=twice[0])
    seen = {area.id: central for area in central.areas()}
    for slot, island in outer.items():
        if slot not in SLOTS:
            raise BadComponent(Reason.CITY_SLOT, file=island.key, slot=cut(slot), slots=", ".join(SLOTS))
        if island.is_central:
            raise BadComponent(Reason.CITY_SLOT_CENTRAL, file=island.key, key="ports", slot=slot)
        for area in island.areas():
            if area.id in seen:
                raise BadComponent(Reason.CITY_ID_TWICE, file=island.key, key=area.id, island=seen[area.id].key)
            seen[area.id] = island
    return City(central, outer)
