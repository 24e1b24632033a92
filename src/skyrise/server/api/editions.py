"""An edition as the page shows it."""

from __future__ import annotations

from typing import Any

from skyrise.components import DEFAULT_EDITION, Edition, load_edition
from skyrise.components.names import ERAS, KEYS, PLAYER_COLORS, WONDERS
from skyrise.components.schema import ROW_VALUES, SCHEMA
from skyrise.language import effect_messages


def edition_document(edition: Edition) -> dict[str, Any]:
    """The document ``EditionDocument``."""
    base = load_edition(DEFAULT_EDITION)
    return {
        "id": edition.id,
        "name": edition.name,
        "language": edition.language,
        "base": edition.base,
        "values": {
            key: {"setting": value.setting, "provenance": value.provenance, "meaning": SCHEMA[key].meaning}
            for key, value in edition.values.items()
        },
        "differences": [key for key, _, _ in edition.differences(base)],
        "buildings": {color: _buildings(edition, color) for color in PLAYER_COLORS},
        "row_values": [edition.number(f"rows.{discs}") for discs in range(ROW_VALUES)],
        "patron_values": list(edition.numbers("patrons.values")),
        "wonders": [{"number": card.number, "id": card.id} for card in WONDERS],
        "keys": {key: edition.number(f"keys.{key}") for key in KEYS},
        "effects": {card: message.document() for card, message in effect_messages(edition).items()},
    }


def _buildings(edition: Edition, color: str) -> dict[int, dict[str, Any]]:
    return {
        number: {"height": height, "era": era}
        for era in ERAS
        for number, height in sorted(edition.buildings(color, era).items())
    }
