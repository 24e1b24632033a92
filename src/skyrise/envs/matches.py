"""Matches of the box by name: made once, and kept, because environments play many games of few matches."""

from __future__ import annotations

from functools import lru_cache

from skyrise.city import City, build_city
from skyrise.components import load_edition, load_island
from skyrise.components.names import CENTRAL, OUTER_ISLANDS, PLAYER_COLORS, SLOTS
from skyrise.rules import Chance, Match

Slots = tuple[tuple[str, str], ...]
"""The island of each slot that has one."""


@lru_cache(maxsize=4096)
def match_of(edition: str, slots: Slots, colors: tuple[str, ...]) -> Match:
    """An edition, the islands, and the colors of the seats."""
    return Match(load_edition(edition), city_of(slots), colors)


@lru_cache(maxsize=256)
def city_of(slots: Slots) -> City:
    """The central island with others around it."""
    return build_city(load_island(CENTRAL), {slot: load_island(island) for slot, island in slots})


def draw_slots(players: int, chance: Chance) -> Slots:
    """As many of the outer islands as there are players, in random slots."""
    return tuple(sorted(zip(chance.sample(SLOTS, players), chance.sample(OUTER_ISLANDS, players), strict=True)))


def draw_colors(players: int, chance: Chance) -> tuple[str, ...]:
    """A color for each seat."""
    return tuple(chance.sample(PLAYER_COLORS, players))
