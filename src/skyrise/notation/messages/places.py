"""The places that receipts and scores name, as things with a name in each language."""

from __future__ import annotations

from skyrise.components.names import CENTRAL, KEYS, OUTER_ISLANDS, PATRONS
from skyrise.notation.documents import MessageArgument

from .message import term

BOARD = "board"
"""The place of a score that belongs to a whole player board: there is no place to name."""


def island_thing(key: str, name: str | None = None) -> MessageArgument:
    """An island of ours by its name in each language, one of a user's own by what they call it."""
    return term(f"island-{key}") if key in (CENTRAL, *OUTER_ISLANDS) else name or key


_THINGS = {
    **{f"patron {letter}": term(f"patron-{letter}") for letter in PATRONS},
    **{f"{key} key": term(f"key-{key}") for key in KEYS},
}


def place_thing(place: str) -> MessageArgument:
    """The place of a score (see ``Receipt.place``); ids of neighborhoods, lakes, blimps and bridges say themselves."""
    return _THINGS.get(place) or island_thing(place)
