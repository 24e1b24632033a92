"""A candidate: values to try in place of those of an edition."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from skyrise.components import Edition
from skyrise.components.names import ERAS, HEIGHTS, PLAYER_COLORS
from skyrise.components.schema import SCHEMA, Setting

from ..fingerprints import digest

Settings = Mapping[str, Setting]
"""Values of an edition by key."""


@dataclass(frozen=True)
class Candidate:
    """Values to try, by key; all others are those of the base."""

    values: tuple[tuple[str, Setting], ...]

    @cached_property
    def name(self) -> str:
        """The same values have the same name, on every machine."""
        return digest(self.values)

    def on(self, base: Settings) -> dict[str, Setting]:
        """All values of the edition."""
        return {**base, **dict(self.values)}

    def changes(self) -> tuple[str, ...]:
        """What an order of games is to change.

        >>> Candidate((("patrons.values", (2, 3)), ("wonders.13.per_tall", 2))).changes()
        ('patrons.values=[2, 3]', 'wonders.13.per_tall=2')
        """
        return tuple(f"{key}={json.dumps(setting)}" for key, setting in self.values)

    def differences(self, base: Settings) -> Iterator[tuple[str, Setting, Setting]]:
        """The keys whose values differ, with the base's value and this one's."""
        for key, setting in self.values:
            if setting != base[key]:
                yield key, base[key], setting


def settings_of(edition: Edition) -> dict[str, Setting]:
    """All values of an edition."""
    return {key: edition.values[key].setting for key in SCHEMA}


def numbers_at(settings: Settings, key: str) -> tuple[int, ...]:
    """The list of numbers at a key."""
    found = settings[key]
    assert isinstance(found, tuple), key
    return found


def building_keys(color: str) -> list[str]:
    """The keys of a color's building numbers."""
    return [f"buildings.{color}.era{era}.{height}" for era in ERAS for height in HEIGHTS]


def building_numbers(settings: Settings) -> dict[str, list[int]]:
    """The numbers of each color's buildings."""
    return {
        color: [number for key in building_keys(color) for number in numbers_at(settings, key)]
        for color in PLAYER_COLORS
    }


def play_of(settings: Settings) -> tuple[object, ...]:
    """What games depend on: of building numbers their order alone, of all else the values.

    Two candidates with the same order of numbers would play the same games.
    """
    keys = [key for color in PLAYER_COLORS for key in building_keys(color)]
    order = sorted((number, key) for key in keys for number in numbers_at(settings, key))
    others = sorted((key, setting) for key, setting in settings.items() if key not in keys)
    return tuple(key for _, key in order), tuple(others)
