"""The pictures of cities. Each is drawn once, on a thread, and for a new game before its page asks for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor

from skyrise.city import build_city
from skyrise.components import BadComponent, Reason, Refusal, load_island
from skyrise.components.names import CENTRAL
from skyrise.notation.documents import Slot
from skyrise.notation.svg import scene_document

from .answers import Packed

Islands = dict[Slot, str]
"""The island of each slot."""

_draughtsman = ThreadPoolExecutor(1, "scenes")
_drawn: dict[tuple[tuple[str, str], ...], Future[Packed]] = {}
"""By the islands of the slots: there are 208 cities, so none is ever forgotten."""


def draw_ahead(slots: Islands) -> Future[Packed]:
    """Begins to draw a city, unless that was begun before."""
    key = tuple(sorted(slots.items()))
    if key not in _drawn:
        _drawn[key] = _draughtsman.submit(_draw, dict(slots))
    return _drawn[key]


async def scene_of(slots: Islands) -> Packed:
    """The picture of a city; a ``Refusal`` for islands that cannot stand together."""
    return await asyncio.wrap_future(draw_ahead(slots))


def _draw(slots: Islands) -> Packed:
    try:
        city = build_city(load_island(CENTRAL), {slot: load_island(island) for slot, island in slots.items()})
    except BadComponent as error:
        raise Refusal(Reason.CITY_IMPOSSIBLE, why=_impossible(error)) from error
    return Packed.of(scene_document(city))


def _impossible(error: BadComponent) -> Refusal:
    return Refusal(Reason.COMPONENT_REFUSED, where=error.place, why=error)
