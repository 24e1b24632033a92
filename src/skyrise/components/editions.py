"""Editions: what the rulebooks of one printing say, as frozen data.

An edition file names its base and what it changes; loading merges the chain, checks every value against
``schema.SCHEMA`` and what the values say together, and freezes the result.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .errors import BadComponent, refusing
from .names import FACTION_COLORS, HEIGHTS, MAX_PLAYERS, MIN_PLAYERS, PATRONS, PLAYER_COLORS, PROVENANCES, WONDERS
from .published import CURRENT, editions_folder
from .reading import read_text
from .schema import SCHEMA, Setting

DEFAULT_EDITION = "retail"

BUILDINGS_OF_ERA = {1: 7, 2: 5}
BUILDINGS_OF_HEIGHT = {"tall": 3, "medium": 5, "short": 4}
CENTRAL_NEIGHBORHOODS = 4
OUTER_NEIGHBORHOODS = 14


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an edition: what it is, and who says so."""

    setting: Setting
    provenance: str


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing of the game."""

    id: str
    name: str
    language: str
    base: str | None
    values: Mapping[str, Value]
    """Every key of ``SCHEMA``, those of the base included."""
    own: bool = False
    """It was read from a file of the user's, and is not one of the five that come with the game."""

    def number(self, key: str) -> int:
        """The whole number, or the truth, at a key."""
        setting = self.values[key].setting
        assert isinstance(setting, int), key
        return int(setting)

    def numbers(self, key: str) -> tuple[int, ...]:
        """The list of whole numbers at a key."""
        setting = self.values[key].setting
        assert isinstance(setting, tuple), key
        return setting

    def word(self, key: str) -> str:
        """The word at a key."""
        setting = self.values[key].setting
        assert isinstance(setting, str), key
        return setting

    def buildings(self, color: str, era: int) -> dict[int, str]:
        """The numbers of a colour's buildings of an era, and their heights."""
        return {number: height for height in HEIGHTS for number in self.numbers(f"buildings.{color}.era{era}.{height}")}

    def disc_counts(self, players: int) -> dict[str, int]:
        """How many of each kind of disc are in the bag with so many players."""

        def left(kind: str) -> int:
            return self.number(f"discs.{kind}") - self.number(f"discs.removed.{players}.{kind}")

        return {
            **{color: left("color") for color in FACTION_COLORS},
            **{letter: left("patron") for letter in PATRONS},
            "wild": left("wild"),
            "commissions": left("commissions"),
        }

    def differences(self, other: Edition) -> Iterator[tuple[str, Value, Value]]:
        """The keys in which two editions differ, with this one's value and the other's."""
        for key in SCHEMA:
            if self.values[key].setting != other.values[key].setting:
                yield key, self.values[key], other.values[key]

    def document(self) -> dict[str, Any]:
        """The edition as one whole JSON document, to be carried in a record; ``read_edition_document`` reads it."""
        values = {
            key: {"value": list(v.setting) if isinstance(v.setting, tuple) else v.setting, "from": v.provenance}
            for key, v in self.values.items()
        }
        return {"id": self.id, "name": self.name, "language": self.language, "base": self.base, "values": values}


def edition_ids(version: str = CURRENT) -> tuple[str, ...]:
    """The editions that come with the game, the default first.

    >>> edition_ids()
    ('retail', 'manual', 'polish', 'preview', 'russian')
    """
    names = sorted(path.stem for path in editions_folder(version).glob("*.toml"))
    return (DEFAULT_EDITION, *(name for name in names if name != DEFAULT_EDITION))


def load_edition(name: str = DEFAULT_EDITION, version: str = CURRENT) -> Edition:
    """An edition that comes with the game, by its id, or one of the user's own, by the path of its file.

    >>> load_edition("preview").number("visionary.excess")
    8
    """
    if name.endswith(".toml"):
        return _read(Path(name), version, own=True)
    return _published(name, version)


@lru_cache(maxsize=32)
def _published(name: str, version: str) -> Edition:
    if name not in edition_ids(version):
        raise BadComponent(name, "", f"no such edition; there are {', '.join(edition_ids(version))}, or a .toml file")
    return _read(editions_folder(version) / f"{name}.toml", version, own=False)


def _read(path: Path, version: str, *, own: bool) -> Edition:
    document = _parse(path)
    header = _header(path.name, document.pop("edition", None))
    base = None if header["base"] is None else load_edition(header["base"], version)
    values = dict(base.values) if base else {}
    for key, raw in _leaves(path.name, document, ""):
        values[key] = _value(path.name, key, raw, own=own)
    edition = Edition(header["id"], header["name"], header["language"], header["base"], MappingProxyType(values), own)
    check_edition(path.name, edition)
    return edition


def _parse(path: Path) -> dict[str, Any]:
    text = read_text(path, refusing(path.name))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponent(path.name, "", f"is not TOML: {error}") from error


def _header(file: str, raw: object) -> dict[str, Any]:
    if not isinstance(raw, dict):
        raise BadComponent(file, "edition", "the table [edition] with id, base, name, language is missing")
    header: dict[str, Any] = {"base": None, "language": "en", "name": raw.get("id"), **raw}
    if unknown := set(header) - {"id", "base", "name", "language"}:
        raise BadComponent(file, f"edition.{min(unknown)}", "unknown key; known are id, base, name, language")
    for key in ("id", "name", "language"):
        if not isinstance(header.get(key), str) or not header[key]:
            raise BadComponent(file, f"edition.{key}", "expected a text")
    base = header["base"]
    if base is not None and base not in edition_ids():
        raise BadComponent(file, "edition.base", f"expected one of {', '.join(edition_ids())}, found {base!r}")
    return header


def _leaves(file: str, table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for name, raw in table.items():
        key = f"{prefix}{name}"
        if key in SCHEMA:
            yield key, raw
        elif isinstance(raw, dict) and any(known.startswith(f"{key}.") for known in SCHEMA):
            yield from _leaves(file, raw, f"{key}.")
        else:
            raise BadComponent(file, key, "unknown key; `skyrise editions retail` lists those that there are")


def _value(file: str, key: str, raw: object, *, own: bool) -> Value:
    """A bare value in a user's file is its author's own; elsewhere provenance is required."""
    if not isinstance(raw, dict):
        if not own:
            raise BadComponent(file, key, 'expected { value = …, from = "…" }')
        raw = {"value": raw, "from": "own"}
    if set(raw) != {"value", "from"}:
        raise BadComponent(file, key, 'expected { value = …, from = "…" }')
    if raw["from"] not in PROVENANCES:
        raise BadComponent(file, key, f"from: expected one of {', '.join(PROVENANCES)}, found {raw['from']!r}")
    try:
        return Value(SCHEMA[key].read(raw["value"]), str(raw["from"]))
    except ValueError as error:
        raise BadComponent(file, key, str(error)) from error


def read_edition_document(file: str, raw: object) -> Edition:
    """The edition that a record carries inside (see ``Edition.document``)."""
    if not isinstance(raw, dict) or not isinstance(raw.get("values"), dict):
        raise BadComponent(file, "edition_data", "expected an object with id, name, language, base and values")
    header = _header(file, {key: value for key, value in raw.items() if key != "values"})
    values = {}
    for key, value in raw["values"].items():
        if key not in SCHEMA:
            raise BadComponent(file, f"edition_data.values.{key}", "unknown key")
        values[key] = _value(file, key, value, own=True)
    edition = Edition(header["id"], header["name"], header["language"], header["base"], MappingProxyType(values), True)
    check_edition(file, edition)
    return edition


def check_edition(file: str, edition: Edition) -> None:
    """Refuse an edition whose values are incomplete or do not fit together."""
    if missing := [key for key in SCHEMA if key not in edition.values]:
        raise BadComponent(file, missing[0], "is missing; name a base that has it")
    _check_buildings(file, edition)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        _check_discs(file, edition, players)
        _check_hands(file, edition, players)
    if len(edition.numbers("patrons.values")) != len(PATRONS):
        raise BadComponent(file, "patrons.values", f"expected {len(PATRONS)} values, one for each patron")


def _check_buildings(file: str, edition: Edition) -> None:
    owner: dict[int, str] = {}
    for color in PLAYER_COLORS:
        both = [edition.buildings(color, era) for era in BUILDINGS_OF_ERA]
        for era, buildings in zip(BUILDINGS_OF_ERA, both, strict=True):
            if len(buildings) != BUILDINGS_OF_ERA[era]:
                key = f"buildings.{color}.era{era}"
                raise BadComponent(file, key, f"{len(buildings)} different buildings, not {BUILDINGS_OF_ERA[era]}")
            for number in buildings:
                if number in owner:
                    reason = f"number {number} is {owner[number]}'s already"
                    raise BadComponent(file, f"buildings.{color}.era{era}", reason)
                owner[number] = color
        for height, count in BUILDINGS_OF_HEIGHT.items():
            found = sum(list(buildings.values()).count(height) for buildings in both)
            if found != count:
                raise BadComponent(file, f"buildings.{color}", f"{found} {height} buildings, not {count}")


def _check_discs(file: str, edition: Edition, players: int) -> None:
    counts = edition.disc_counts(players)
    needed = CENTRAL_NEIGHBORHOODS + players * OUTER_NEIGHBORHOODS
    for kind, count in counts.items():
        if count < 0:
            raise BadComponent(file, f"discs.removed.{players}", f"more {kind} discs are removed than there are")
    if sum(counts.values()) != needed:
        reason = f"leaves {sum(counts.values())} discs for {needed} neighborhoods"
        raise BadComponent(file, f"discs.removed.{players}", reason)


def _check_hands(file: str, edition: Edition, players: int) -> None:
    hand, figures = edition.number(f"hands.{players}"), edition.number(f"figures.{players}")
    if hand * players > len(WONDERS):
        raise BadComponent(file, f"hands.{players}", f"{players} hands of {hand} need more than {len(WONDERS)} cards")
    if hand < figures:
        raise BadComponent(file, f"hands.{players}", f"a hand of {hand} is too small to keep {figures}")
