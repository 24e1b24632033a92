"""The picture of a city, by the islands of its slots."""

from __future__ import annotations

from collections.abc import Mapping

from skyrise.city import build_city
from skyrise.components import BadComponent, Reason, Refusal, load_island
from skyrise.components.names import CENTRAL

from .documents import SceneDocument, Slot
from .svg import scene_document


def city_scene(slots: Mapping[Slot, str]) -> SceneDocument:
    """The picture of a city; a ``Refusal`` for islands that cannot stand together."""
    try:
        city = build_city(load_island(CENTRAL), {slot: load_island(island) for slot, island in slots.items()})
    except BadComponent as error:
        raise Refusal(Reason.CITY_IMPOSSIBLE, why=_impossible(error)) from error
    return scene_document(city)


def _impossible(error: BadComponent) -> Refusal:
    return Refusal(Reason.COMPONENT_REFUSED, where=error.place, why=error)
