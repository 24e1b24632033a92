"""An edition as a document: all that is needed to show it."""

from __future__ import annotations

from typing import cast

from skyrise.components import DEFAULT_EDITION, Edition, Provenance, load_edition
from skyrise.components.names import ERAS, KEYS, PLAYER_COLORS, WONDERS
from skyrise.components.schema import ROW_VALUES, SCHEMA

from .documents import (
    BuildingDocument,
    BuildingsByColor,
    EditionDocument,
    Height,
    KeyValues,
    ProvenanceKind,
    VouchedDocument,
)
from .messages import effect_messages


def edition_document(edition: Edition) -> EditionDocument:
    """An edition with every value, its provenance, and what its cards do."""
    base = load_edition(DEFAULT_EDITION, edition.components)
    return {
        "id": edition.id,
        "name": edition.name,
        "own": edition.own,
        "language": edition.language,
        "base": edition.base,
        "components": edition.components,
        "values": {
            key: {
                "setting": list(value.setting) if isinstance(value.setting, tuple) else value.setting,
                **_vouched(value.provenance),
                "printed": list(value.printed),
                "meaning": SCHEMA[key].meaning,
            }
            for key, value in edition.values.items()
        },
        "conditions": {key: _vouched(provenance) for key, provenance in edition.conditions.items()},
        "differences": [key for key, _, _ in edition.differences(base)],
        "buildings": cast(BuildingsByColor, {color: _buildings(edition, color) for color in PLAYER_COLORS}),
        "row_values": [edition.number(f"rows.{discs}") for discs in range(ROW_VALUES)],
        "patron_values": list(edition.numbers("patrons.values")),
        "wonders": [{"number": card.number, "id": card.id} for card in WONDERS],
        "keys": cast(KeyValues, {key: edition.number(f"keys.{key}") for key in KEYS}),
        "effects": {card: message.document() for card, message in effect_messages(edition).items()},
    }


def _vouched(provenance: Provenance) -> VouchedDocument:
    return {"provenance": cast(ProvenanceKind, provenance.kind), "book": provenance.book}


def _buildings(edition: Edition, color: str) -> dict[str, BuildingDocument]:
    return {
        str(number): {"height": cast(Height, height), "era": era}
        for era in ERAS
        for number, height in sorted(edition.buildings(color, era).items())
    }
