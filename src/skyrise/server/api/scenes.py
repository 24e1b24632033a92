"""The pictures of cities. Each is drawn once, on a thread, and for a new game before its page asks for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from typing import cast

from skyrise.components.names import CENTRAL, OUTER_ISLANDS
from skyrise.notation.cities import city_scene
from skyrise.notation.documents import CityPlace, Slot

from .answers import Packed

Islands = dict[Slot, str]
"""The island of each slot."""

_draughtsman = ThreadPoolExecutor(1, "scenes")
_drawn: dict[tuple[tuple[str, str], ...], Future[Packed]] = {}
"""By the islands of the slots: there are 208 cities, so none is ever forgotten."""


def draw_ahead(city: dict[CityPlace, str]) -> Future[Packed] | None:
    """Begins to draw a city, unless that was begun before; one with islands of somebody's own waits until it is asked
    for, at its table."""
    of_the_box = CENTRAL not in city and set(city.values()) <= set(OUTER_ISLANDS)
    return _begun(cast(Islands, city)) if of_the_box else None


def _begun(slots: Islands) -> Future[Packed]:
    key = tuple(sorted(slots.items()))
    if key not in _drawn:
        _drawn[key] = _draughtsman.submit(_draw, dict(slots))
    return _drawn[key]


async def scene_of(slots: Islands) -> Packed:
    """The picture of a city; a ``Refusal`` for islands that cannot stand together."""
    return await asyncio.wrap_future(_begun(slots))


def _draw(slots: Islands) -> Packed:
    return Packed.of(city_scene(slots))
