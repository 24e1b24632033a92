"""Charts translate between the numbers of the box, which environments use, and those of a city, which the rules use.

An island of one's own has the numbers of an island of the box that is not in the city.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skyrise.city import City
from skyrise.components import Island, load_island
from skyrise.components.names import OUTER_ISLANDS, PLAYER_COLORS, SLOTS
from skyrise.rules import Match
from skyrise.rules.core import words
from skyrise.rules.core.cards import CARDS
from skyrise.rules.core.state import CELLS, COLORS, SEATS
from skyrise.rules.core.words import NONE

from .core import numbers as n

Ints = npt.NDArray[np.int16]


class Chart(NamedTuple):
    """A city by the numbers of the box."""

    cells: Ints
    """The cell of each neighborhood of the box, or NONE."""
    code_of: Ints
    """For each index of the action space the code of the rules, or NONE for what the city lacks."""
    index_of: Ints
    """For each code of the rules its index, or NONE."""


def chart_of(city: City) -> Chart:
    """The chart of a city."""
    return _chart(tuple(place.id for place in city.places), places_of(city))


def places_of(city: City) -> tuple[str, ...]:
    """The neighborhood of each number of the box; where the city has none, that of the box."""
    return tuple(hood.id for island in _numbered(city) for hood in island.neighborhoods)


def facts_of(match: Match) -> npt.NDArray[np.int64]:
    """What an observer needs to know about a match (``core.numbers``)."""
    slots = {id(island): SLOTS.index(slot) for slot, island in match.city.slots.items()}
    outer = [slots.get(id(island), NONE) for island in _numbered(match.city)[1:]]
    colors = [PLAYER_COLORS.index(color) for color in match.colors]
    missing = [NONE] * (SEATS - len(colors))
    return np.array([*chart_of(match.city).cells, *outer, *colors, *missing], dtype=np.int64)


def _numbered(city: City) -> list[Island]:
    """The central island, and for each outer one of the box itself, or the one that has its numbers."""
    laid = {island.key: island for island in city.slots.values() if not island.own}
    own = iter([island for island in city.slots.values() if island.own])
    outer = [laid.get(name) or next(own, None) or load_island(name) for name in OUTER_ISLANDS]
    return [city.islands[0], *outer]


@lru_cache(maxsize=256)
def _chart(places: tuple[str, ...], numbered: tuple[str, ...]) -> Chart:
    number = {place: cell for cell, place in enumerate(places)}
    cells = np.array([number.get(place, NONE) for place in numbered], dtype=np.int16)
    codes = _codes(cells)
    known = np.flatnonzero(codes != NONE)
    indices = np.full(words.ACTIONS, NONE, dtype=np.int16)
    indices[codes[known]] = known
    return Chart(cells, codes, indices)


def _codes(cells: Ints) -> Ints:
    """By arithmetic: parsing every text would take longer than a game."""
    pieces, places = np.divmod(np.arange(n.PASS), n.PLACES)
    codes = np.full(n.ACTIONS, NONE, dtype=np.int16)
    codes[: n.PASS] = np.where(cells[places] == NONE, NONE, CELLS * pieces + cells[places])
    codes[n.PASS] = words.PASS
    codes[n.WILD_COLOR : n.VAULT_PLACE] = words.WILD_COLOR + np.arange(COLORS)
    codes[n.VAULT_PLACE : n.VAULT_NOTHING] = np.where(cells == NONE, NONE, words.VAULT_CELL + cells)
    codes[n.VAULT_NOTHING] = words.VAULT_NOTHING
    kept = [*((card, card) for card in range(CARDS)), *combinations(range(CARDS), 2)]
    codes[n.CHOOSE_ONE :] = [words.CHOOSE_CARDS + CARDS * first + second for first, second in kept]
    return codes
