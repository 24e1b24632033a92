"""Where names meet numbers.

The core counts colors, patrons, discs, cards and keys: the place of a name in its tuple in ``components.names`` is its
number. Here numbers become names and names numbers, and the flat lists of a state become mappings by name. What
depends on the match (buildings, neighborhoods, actions) is in ``Match``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from skyrise.components.names import DISCS, FACTION_COLORS, HEIGHTS, KEYS, PANORAMAS, PATRONS, SOURCES

from .core.state import COLORS, LETTERS, State
from .core.state import SOURCES as SOURCE_COUNT
from .core.words import NONE

# One thing


def color_name(number: int) -> str:
    return FACTION_COLORS[number]


def color_number(name: str) -> int:
    return FACTION_COLORS.index(name)


def known_color(number: int) -> str | None:
    """The name of a color that may be unknown."""
    return None if number == NONE else FACTION_COLORS[number]


def disc_name(number: int) -> str:
    return DISCS[number]


def disc_number(name: str) -> int:
    return DISCS.index(name)


def patron_name(number: int) -> str:
    return PATRONS[number]


def key_name(number: int) -> str:
    return KEYS[number]


def height_number(name: str) -> int:
    return HEIGHTS.index(name)


def panorama_name(number: int) -> str:
    return PANORAMAS[number]


def source_name(number: int) -> str:
    return SOURCES[number]


# Masks


def cards_of(mask: int) -> tuple[int, ...]:
    """The numbers of the Wonder cards in a mask."""
    return tuple(card + 1 for card in range(mask.bit_length()) if mask >> card & 1)


def cards_mask(cards: Iterable[int]) -> int:
    """The mask of Wonder cards."""
    return sum(1 << card - 1 for card in cards)


def panoramas_of(mask: int) -> tuple[str, ...]:
    """The names of the panorama cards in a mask."""
    return tuple(name for number, name in enumerate(PANORAMAS) if mask >> number & 1)


def panoramas_mask(names: Iterable[str]) -> int:
    """The mask of panorama cards."""
    return sum(1 << PANORAMAS.index(name) for name in names)


def keys_of(mask: int) -> tuple[str, ...]:
    """The names of the keys in a mask."""
    return tuple(key for number, key in enumerate(KEYS) if mask >> number & 1)


def keys_mask(names: Iterable[str]) -> int:
    """The mask of keys."""
    return sum(1 << KEYS.index(key) for key in names)


# What a seat has, by name


def rows_of(s: State, seat: int) -> dict[str, int]:
    """Discs in a seat's rows, by color."""
    return dict(zip(FACTION_COLORS, s.rows[COLORS * seat :], strict=False))


def fill_rows(s: State, seat: int, rows: Mapping[str, int]) -> None:
    s.rows[COLORS * seat : COLORS * (seat + 1)] = [rows[color] for color in FACTION_COLORS]


def patrons_of(s: State, seat: int) -> dict[str, int]:
    """A seat's patron discs, by letter."""
    return dict(zip(PATRONS, s.patrons[LETTERS * seat :], strict=False))


def fill_patrons(s: State, seat: int, patrons: Mapping[str, int]) -> None:
    s.patrons[LETTERS * seat : LETTERS * (seat + 1)] = [patrons[letter] for letter in PATRONS]


def prestige_of(s: State, seat: int) -> dict[str, int]:
    """A seat's Prestige, by source."""
    return dict(zip(SOURCES, s.prestige[SOURCE_COUNT * seat :], strict=False))
