"""The cities that can be laid from the box, as matrices: what is next to what, and what a neighborhood is part of."""

from collections import namedtuple
from functools import cache
from itertools import combinations, permutations, product

import torch
from torch import Tensor
from torch.nn.utils.rnn import pad_sequence

from skyrise.city import City, build_city
from skyrise.components import load_island
from skyrise.components.names import CENTRAL, OUTER_ISLANDS, SLOTS
from skyrise.envs.core import numbers as n
from skyrise.envs.spaces import PLACES

Map = namedtuple("Map", "box cells ground near areas kinds")
"""Neighborhoods by their numbers in a city: the number of each in the box, and the other way round; its color, and if
it has a windmill; its neighbors. And a row for each area: which neighborhoods belong to it, and of which kind it is."""


def maps_of(seen: Tensor) -> Map:
    """The cities of observations, which are all of games with as many players."""
    order, maps = _all_maps(int(seen[0, n.SEAT_AT : n.WHOLE_AT : n.SEAT].sum()))
    which = order[(seen[:, n.SLOT : n.HAND] @ 2.0 ** torch.arange(n.ISLANDS * n.SLOTS)).long()]
    return Map(*(part[which] for part in maps))


@cache
def _all_maps(players: int) -> tuple[Tensor, Map]:
    """All cities for so many players, and which of them it is by where the islands lie, as bits."""
    order, maps = torch.zeros(2 ** (n.ISLANDS * n.SLOTS), dtype=torch.int64), list[Map]()
    for slots, islands in product(combinations(range(n.SLOTS), players), permutations(range(n.ISLANDS), players)):
        laid = [*zip(slots, islands, strict=True)]
        order[sum(1 << n.SLOTS * island + slot for slot, island in laid)] = len(maps)
        outer = {SLOTS[slot]: load_island(OUTER_ISLANDS[island]) for slot, island in laid}
        maps.append(_map(build_city(load_island(CENTRAL), outer)))
    return order, Map(*(pad_sequence(parts, batch_first=True) for parts in zip(*maps, strict=True)))


def _map(city: City) -> Map:
    cells = torch.tensor([city.number(name) if name in city else 0 for name in PLACES])
    box = torch.tensor([PLACES.index(place.id) for place in city.places])
    near = _rows(city, [city.neighbors_mask(place.number) for place in city.places])
    masks = [(0, city.island_mask(number)) for number in range(len(city.islands))]
    masks += [(kind, one.bordering_mask) for kind, ones in ((1, city.lakes), (2, city.blimps)) for one in ones]
    masks += [(3, bridge.mask) for bridge in city.bridges]
    areas = _rows(city, [mask for _, mask in masks])
    areas, kinds = areas / areas.sum(1, keepdim=True).sqrt(), torch.tensor([kind for kind, _ in masks])
    return Map(box, cells, _rows(city, [*city.colors_masks, city.windmills_mask]).T, near, areas, kinds)


def _rows(city: City, masks: list[int]) -> Tensor:
    return torch.tensor([[mask >> place.number & 1 for place in city.places] for mask in masks], dtype=torch.float32)
