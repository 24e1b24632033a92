"""Dealing: everything random comes from one seed, which is committed to before the deal and shown at the end."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast
from weakref import WeakValueDictionary

from skyrise.city import City, build_city
from skyrise.components import BadComponent, Edition, Island, Reason, Refusal, load_island
from skyrise.components.names import CENTRAL, OUTER_ISLANDS, PLAYER_COLORS, SLOTS
from skyrise.notation.documents import CityPlace, Color, Slot
from skyrise.rules import Chance, Game, Match
from skyrise.rules.setup import draw_city, draw_setup, state_of_setup

Islands = Mapping[CityPlace, str | Island]
"""The island of each slot: one of the box by its name, or the host's own; and one in the center, if it is such."""

_matches: WeakValueDictionary[tuple[object, ...], Match] = WeakValueDictionary()


def drawn_colors(seed: str, wishes: Sequence[Color | None]) -> tuple[Color, ...]:
    """The color of each seat: as wished, else drawn from those that nobody wished."""
    left: list[Color] = [color for color in PLAYER_COLORS if color not in wishes]
    drawn = iter(Chance(seed, "colors").sample(left, wishes.count(None)))
    return tuple(next(drawn) if wish is None else wish for wish in wishes)


def drawn_order(seed: str, seats: int) -> list[int]:
    """The seats, shuffled."""
    return Chance(seed, "seats").sample(range(seats), seats)


def new_game(seed: str, edition: Edition, colors: tuple[str, ...], islands: Islands | None) -> Game:
    """The game that ``Game.new`` would make, on a match that tables share."""
    layout = _with_outer(islands, drawn_islands(seed, len(colors)))
    match = _shared_match(edition, colors, layout)
    setup = draw_setup(match, seed)
    return Game(match, state_of_setup(match, setup), setup)


def drawn_islands(seed: str, players: int) -> Islands:
    """The islands that the seed gives."""
    return city_of(draw_city(seed, players))


def outer_of(islands: Islands) -> Islands:
    """Those around the center."""
    return {place: island for place, island in islands.items() if place != CENTRAL}


def _with_outer(islands: Islands | None, drawn: Islands) -> Islands:
    """The islands that were wished; where none around the center was, those that were drawn."""
    wished = islands or {}
    return wished if outer_of(wished) else {**drawn, **wished}


def check_islands(islands: Islands) -> None:
    """Refuses islands that cannot stand together; those that are to be drawn may be any of the box."""
    box = cast(Islands, dict(zip(SLOTS, OUTER_ISLANDS, strict=True)))
    try:
        _shared_city(tuple(sorted(_with_outer(islands, box).items())))
    except BadComponent as error:
        why = Refusal(Reason.COMPONENT_REFUSED, where=error.place, why=error)
        raise Refusal(Reason.CITY_IMPOSSIBLE, why=why) from error


def slots_of(city: City) -> dict[Slot, str]:
    """The island of each slot that has one."""
    return cast(dict[Slot, str], {slot: island for slot, island in city.layout().items() if island is not None})


def city_of(city: City) -> dict[CityPlace, str]:
    """The island of each slot that has one, and that in the center, by its name, if it is somebody's own."""
    center, laid = city.islands[0], cast(dict[CityPlace, str], slots_of(city))
    return {CENTRAL: center.name, **laid} if center.own else laid


def _shared_match(edition: Edition, colors: tuple[str, ...], layout: Islands) -> Match:
    """Tables with the same match have one; it goes with the last of them."""
    islands = tuple(sorted(layout.items()))
    key = _identity(edition), colors, islands
    match = _matches.get(key)
    if match is None:
        match = _matches[key] = Match(edition, _shared_city(islands), colors)
    return match


def _identity(edition: Edition) -> str:
    """Published editions are their ids; two of somebody's own may have the same."""
    return json.dumps(edition.document()) if edition.own else f"{edition.id}@{edition.components}"


@lru_cache(maxsize=64)
def _shared_city(islands: tuple[tuple[str, str | Island], ...]) -> City:
    laid = {place: load_island(island) if isinstance(island, str) else island for place, island in islands}
    center = laid.pop(CENTRAL, None) or load_island(CENTRAL)
    return build_city(center, laid)
