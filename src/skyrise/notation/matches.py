"""The part that records and positions have in common: edition, seats and islands.

A game on published components names them and their version; a game on the user's own carries their data inside.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import TypedDict, cast

from skyrise.city import build_city
from skyrise.components import (
    BadComponent,
    Edition,
    Island,
    Reason,
    check_players,
    edition_ids,
    island_keys,
    load_edition,
    load_island,
    read_edition_document,
    read_island,
)
from skyrise.components.names import CENTRAL, PLAYER_COLORS, SLOTS
from skyrise.components.published import FIRST, versions
from skyrise.components.reading import Node, cut, show
from skyrise.rules import Match

from .documents import Slot
from .errors import BadDocument

OWN = "own"
"""The value of ``components`` where the data are inside."""


class ComponentsFields(TypedDict, total=False):
    """The fields that say, or hold, the data that a game is played with."""

    components: str
    published: str
    edition_data: dict[str, object]
    island_data: dict[str, dict[str, object]]


def components_of(match: Match) -> ComponentsFields:
    """The fields that say, or hold, the data that a game is played with."""
    own_islands = {island.key: island.document() for island in match.city.islands if island.own}
    if match.city.islands[0].own:
        own_islands[CENTRAL] = own_islands.pop(match.city.islands[0].key)
    if not match.edition.own and not own_islands:
        return {"components": match.edition.components}
    fields: ComponentsFields = {"components": OWN, "published": match.edition.components}
    if match.edition.own:
        fields["edition_data"] = match.edition.document()
    if own_islands:
        fields["island_data"] = own_islands
    return fields


def read_match(document: Node, islands: Node) -> Match:
    """The match of a record or position; ``islands`` is its field with the island of each slot."""
    version = _version(document)
    seats = list(document.field("seats").items())
    check_players(len(seats), BadDocument, document.field("seats").place)
    colors = [seat.field("color").choice(PLAYER_COLORS) for seat in seats]
    if len(set(colors)) != len(colors):
        raise document.field("seats").error(Reason.MATCH_COLORS)
    edition = _edition(document, version)
    outer = dict(_outer_islands(document, islands, version))
    if len(outer) != len(seats):
        raise islands.error(Reason.SETUP_OUTER, players=len(seats), found=len(outer))
    try:
        return Match(edition, build_city(_island(document, CENTRAL, version), outer), colors)
    except BadComponent as error:
        raise islands.error(Reason.COMPONENT_REFUSED, where=error.place, why=error) from error


def _version(document: Node) -> str:
    """The version of what a document does not carry inside; those from before there were others need not name it."""
    node = document.get("components", FIRST)
    version = node.text()
    if version == OWN:
        node = document.get("published", FIRST)
        version = node.text()
    if version not in versions():
        known = ", ".join(versions())
        raise node.error(Reason.MATCH_COMPONENTS, version=cut(version), known=known, own=OWN)
    return version


def _edition(document: Node, version: str) -> Edition:
    carried = document.get("edition_data")
    if not carried.is_null:
        try:
            return read_edition_document("edition_data", carried.raw)
        except BadComponent as error:
            raise _carried(error) from error
    return load_edition(document.field("edition").choice(edition_ids(version)), version)


def _outer_islands(document: Node, islands: Node, version: str) -> Iterator[tuple[str, Island]]:
    for slot, node in islands.fields().items():
        if slot not in SLOTS:
            raise node.error(Reason.CITY_SLOT, slot=cut(slot), slots=", ".join(SLOTS))
        if not node.is_null:
            carried = document.get("island_data", {}).fields()
            yield slot, _island(document, node.choice((*island_keys(), *carried)), version)


def _island(document: Node, key: str, version: str) -> Island:
    carried = document.get("island_data", {}).fields().get(key)
    if carried is None:
        return load_island(key, version)
    try:
        return _own_island(key, json.dumps(carried.raw))
    except BadComponent as error:
        raise _carried(error) from error


@lru_cache(maxsize=64)
def _own_island(key: str, text: str) -> Island:
    """An island that a document carries. Checking one takes a while, and the same game is read again and again."""
    return read_island(key, f"island_data.{key}", json.loads(text), own=True)


def _carried(error: BadComponent) -> BadDocument:
    """Of an edition or island inside a document, whose file is the field that holds it."""
    place = f"{error.file}.{error.key}" if error.key else error.file
    return BadDocument(error.reason, place=place, **error.arguments)


def read_format(document: Node, expected: str) -> None:
    """A file names its format and version."""
    node = document.field("format")
    if node.raw != expected:
        raise node.error(Reason.VALUE_FORMAT, expected=expected, found=show(node.raw))


def by_slot(match: Match) -> dict[Slot, str | None]:
    """The island of each slot, as documents have it."""
    return cast(dict[Slot, str | None], dict(match.city.layout()))
