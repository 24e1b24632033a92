"""The pictures of cities. Each is drawn once, on a thread, and for a new game before its page asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor

from skyrise.city import build_city
from skyrise.components import BadComponent, Reason, load_island
from skyrise.components.names import CENTRAL
from skyrise.language import refusal_message
from skyrise.notation.svg import scene_document
from skyrise.server.tables import Refusal
from skyrise.server.tables.refusal import NOT_SO

from .answers import Packed

_draughtsman = ThreadPoolExecutor(1, "scenes")
_drawn: dict[tuple[tuple[str, str], ...], Future[Packed]] = {}
"""By the islands of the slots: there are 208 cities, so none is ever forgotten."""


def draw_ahead(slots: Mapping[str, str]) -> Future[Packed]:
    """Begins to draw a city, unless that was begun before."""
    key = tuple(sorted(slots.items()))
    if key not in _drawn:
        _drawn[key] = _draughtsman.submit(_draw, dict(slots))
    return _drawn[key]


async def scene_of(slots: Mapping[str, str]) -> Packed:
    """The picture of a city; a ``Refusal`` for islands that cannot stand together."""
    return await asyncio.wrap_future(draw_ahead(slots))


def _draw(slots: Mapping[str, str]) -> Packed:
    try:
        city = build_city(load_island(CENTRAL), {slot: load_island(island) for slot, island in slots.items()})
    except BadComponent as error:
        whole = BadComponent(Reason.COMPONENT_REFUSED, where=error.place, why=error)
        why = refusal_message(whole).document()
        raise Refusal("city.impossible", NOT_SO, str(error), why=why) from error
    return Packed.of(scene_document(city))
