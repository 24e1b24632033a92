"""Matches by name: made once, and kept, because environments play many games of few matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import permutations, product

from skyrise.city import City, build_city
from skyrise.components import Edition, Island, load_edition, load_island
from skyrise.components.names import CENTRAL, OUTER_ISLANDS, PLAYER_COLORS, SLOTS
from skyrise.rules import Chance, Match

AnyEdition = str | Edition
"""An edition by its id or the path of its file, or itself."""
Slots = tuple[tuple[str, str | Island], ...]
"""The island of each slot that has one, and perhaps the central one: by name, by the path of a file, or itself."""


@lru_cache(maxsize=4096)
def match_of(edition: AnyEdition, slots: Slots, colors: tuple[str, ...]) -> Match:
    """An edition, the islands, and the colors of the seats."""
    return Match(edition_of(edition), city_of(slots), colors)


def edition_of(edition: AnyEdition) -> Edition:
    """An edition, however it was named."""
    return load_edition(edition) if isinstance(edition, str) else edition


def edition_name(edition: AnyEdition) -> str:
    """What to call an edition."""
    return edition if isinstance(edition, str) else edition.id


@lru_cache(maxsize=256)
def city_of(slots: Slots) -> City:
    """The central island with others around it."""
    islands = {slot: load_island(island) if isinstance(island, str) else island for slot, island in slots}
    central = islands.pop(CENTRAL) if CENTRAL in islands else load_island(CENTRAL)
    return build_city(central, islands)


def slots_of(islands: Mapping[str, str | Island], players: int) -> Slots:
    """Islands by slot; a ValueError for too many, too few, or unknown ones."""
    slots = tuple(sorted(islands.items()))
    outer = [slot for slot, _ in slots if slot != CENTRAL]
    if len(outer) != players:
        raise ValueError(f"{players} players play on {players} outer islands, not on {len(outer)}")
    city_of(slots)
    return slots


def draw_slots(players: int, chance: Chance) -> Slots:
    """As many of the outer islands as there are players, in random slots."""
    return tuple(sorted(zip(chance.sample(SLOTS, players), chance.sample(OUTER_ISLANDS, players), strict=True)))


def draw_colors(players: int, chance: Chance) -> tuple[str, ...]:
    """A color for each seat."""
    return tuple(chance.sample(PLAYER_COLORS, players))


def draw_matches(edition: AnyEdition, players: int, slots: Slots | None, count: int) -> list[Match]:
    """Different matches, always the same ones: all there are, or ``count`` of them."""
    chance = Chance(f"{edition_name(edition)}|{players}", "matches")
    ways = list(product([slots] if slots else _all_slots(players), permutations(PLAYER_COLORS, players)))
    drawn = ways if len(ways) <= count else chance.sample(ways, count)
    return [match_of(edition, laid, colors) for laid, colors in drawn]


def _all_slots(players: int) -> Iterator[Slots]:
    """Every way to lay islands of the box into slots."""
    for islands in permutations(OUTER_ISLANDS, players):
        for slots in permutations(SLOTS, players):
            if list(slots) == sorted(slots):
                yield tuple(zip(slots, islands, strict=True))
