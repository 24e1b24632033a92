"""All cities that a set of islands can form, with the names of everything in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import permutations
from typing import Final

from skyrise.city import City, build_city
from skyrise.components import Island
from skyrise.components.names import CENTRAL, PANORAMAS, SLOTS

from ..games import Order


class Atlas:
    """The cities of an order: one, or one for each way to lay its islands into slots."""

    def __init__(self, order: Order) -> None:
        self.cities: Final = tuple(_cities(order))

    def __repr__(self) -> str:
        return f"<Atlas of {len(self.cities)} cities: {', '.join(self.islands)}>"

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The neighborhoods."""
        return tuple(place.id for place in self.cities[0].places)

    @cached_property
    def islands(self) -> tuple[str, ...]:
        """The islands, the central one first."""
        return tuple(dict.fromkeys(island.key for city in self.cities for island in city.islands))

    @cached_property
    def features(self) -> Mapping[str, tuple[str, ...]]:
        """By panorama card: everything that may score in any of the cities."""
        return {
            card: tuple(dict.fromkeys(name for city in self.cities for name in feature_names(city, card)))
            for card in PANORAMAS
        }


def feature_names(city: City, card: str) -> list[str]:
    """What may score with a panorama card, in the order in which the rules number it."""
    match card:
        case "blimps":
            return [blimp.id for blimp in city.blimps]
        case "lakes":
            return [lake.id for lake in city.lakes]
        case "chains":
            return [island.key for island in city.islands]
        case "bridges":
            return [bridge_name(city, bridge.a, bridge.b) for bridge in city.bridges]
    return [place.id for place in city.places]


def bridge_name(city: City, a: int, b: int) -> str:
    """A bridge by its ends: the same name in every city that has it."""
    return "-".join(sorted((city.places[a].id, city.places[b].id)))


def _cities(order: Order) -> Iterator[City]:
    islands = dict(order.laid)
    central = islands.pop(CENTRAL)
    for layout in _layouts(islands, order.loose_islands):
        yield build_city(central, layout)


def _layouts(fixed: Mapping[str, Island], loose: Iterable[Island]) -> Iterator[dict[str, Island]]:
    islands = tuple(loose)
    for slots in permutations([slot for slot in SLOTS if slot not in fixed], len(islands)):
        yield {**fixed, **dict(zip(slots, islands, strict=True))}
