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
from .reading import Node, read_text
from .reasons import Reason
from .schema import SCHEMA, Setting

DEFAULT_EDITION = "retail"
HEADER = ("id", "base", "name", "language")

BUILDINGS_OF_ERA = {1: 7, 2: 5}
BUILDINGS_OF_HEIGHT = {"tall": 3, "medium": 5, "short": 4}
CENTRAL_NEIGHBORHOODS = 4
OUTER_NEIGHBORHOODS = 14


@dataclass(frozen=True, slots=True)
class Value:
    """A value of an edition, and who vouches for it."""

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
    """Read from a user's file; not one of the five that come with the game."""

    def number(self, key: str) -> int:
        """The whole number at a key; a flag is 0 or 1."""
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
        """The numbers of a color's buildings of an era, and their heights."""
        return {number: height for height in HEIGHTS for number in self.numbers(f"buildings.{color}.era{era}.{height}")}

    def disc_counts(self, players: int) -> dict[str, int]:
        """How many discs of each kind are in the bag for a number of players."""

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
        """The whole edition as a JSON document, for a record to carry; ``read_edition_document`` reads it."""
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
        raise BadComponent(Reason.EDITION_NAME, file=name, editions=", ".join(edition_ids(version)))
    return _read(editions_folder(version) / f"{name}.toml", version, own=False)


def _read(path: Path, version: str, *, own: bool) -> Edition:
    document = _parse(path)
    header = document.pop("edition", None)
    if not isinstance(header, dict):
        raise BadComponent(Reason.EDITION_HEADER, file=path.name, key="edition", names=", ".join(HEADER))
    ident, name, language, base = _header(Node(header, "edition", refusing(path.name)))
    values = {} if base is None else dict(load_edition(base, version).values)
    for key, raw in _leaves(path.name, document, ""):
        values[key] = _value(path.name, key, raw, own=own)
    edition = Edition(ident, name, language, base, MappingProxyType(values), own)
    check_edition(path.name, edition)
    return edition


def _parse(path: Path) -> dict[str, Any]:
    text = read_text(path, refusing(path.name))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponent(Reason.EDITION_TOML, file=path.name, why=str(error)) from error


def _header(table: Node) -> tuple[str, str, str, str | None]:
    """Id, name, language and base."""
    fields = table.fields()
    if unknown := set(fields) - set(HEADER):
        raise fields[min(unknown)].error(Reason.EDITION_HEADER_KEY, known=", ".join(HEADER))
    ident, base = table.field("id").text(), table.get("base")
    return (
        ident,
        table.get("name", ident).text(),
        table.get("language", "en").text(),
        None if base.is_null else base.choice(edition_ids()),
    )


def _leaves(file: str, table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for name, raw in table.items():
        key = f"{prefix}{name}"
        if key in SCHEMA:
            yield key, raw
        elif isinstance(raw, dict) and any(known.startswith(f"{key}.") for known in SCHEMA):
            yield from _leaves(file, raw, f"{key}.")
        else:
            raise BadComponent(Reason.EDITION_KEY, file=file, key=key)


def _value(file: str, key: str, raw: object, *, own: bool) -> Value:
    """A bare value in a user's file is its author's own; elsewhere provenance is required."""
    if own and not isinstance(raw, dict):
        raw = {"value": raw, "from": "own"}
    if not isinstance(raw, dict) or set(raw) != {"value", "from"}:
        raise BadComponent(Reason.EDITION_VALUE, file=file, key=key)
    provenance = Node(raw["from"], f"{key}.from", refusing(file)).choice(PROVENANCES)
    return Value(SCHEMA[key].read(Node(raw["value"], key, refusing(file))), provenance)


def read_edition_document(file: str, raw: object) -> Edition:
    """The edition inside a record (see ``Edition.document``)."""
    document = Node(raw, "", refusing(file))
    values = {}
    for key, node in document.field("values").fields().items():
        if key not in SCHEMA:
            raise node.error(Reason.EDITION_KEY)
        values[key] = _value(file, key, node.raw, own=True)
    head = {key: field.raw for key, field in document.fields().items() if key != "values"}
    edition = Edition(*_header(Node(head, "", refusing(file))), MappingProxyType(values), own=True)
    check_edition(file, edition)
    return edition


def check_edition(file: str, edition: Edition) -> None:
    """Refuse an edition whose values are incomplete or do not fit together."""
    if missing := [key for key in SCHEMA if key not in edition.values]:
        raise BadComponent(Reason.EDITION_MISSING, file=file, key=missing[0])
    _check_buildings(file, edition)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        _check_discs(file, edition, players)
        _check_hands(file, edition, players)
    if len(edition.numbers("patrons.values")) != len(PATRONS):
        raise BadComponent(Reason.EDITION_PATRONS, file=file, key="patrons.values", count=len(PATRONS))


def _check_buildings(file: str, edition: Edition) -> None:
    owner: dict[int, str] = {}
    for color in PLAYER_COLORS:
        both = [edition.buildings(color, era) for era in BUILDINGS_OF_ERA]
        for era, buildings in zip(BUILDINGS_OF_ERA, both, strict=True):
            _check_numbers(file, f"buildings.{color}.era{era}", list(buildings), BUILDINGS_OF_ERA[era], owner)
            owner |= dict.fromkeys(buildings, color)
        for height, count in BUILDINGS_OF_HEIGHT.items():
            found = sum(list(buildings.values()).count(height) for buildings in both)
            if found != count:
                raise BadComponent(
                    Reason.EDITION_HEIGHTS, file=file, key=f"buildings.{color}", found=found, height=height, count=count
                )


def _check_numbers(file: str, key: str, numbers: list[int], count: int, owner: Mapping[int, str]) -> None:
    """An era has a fixed number of buildings, and no two buildings share a number."""
    if len(numbers) != count:
        raise BadComponent(Reason.EDITION_BUILDINGS, file=file, key=key, found=len(numbers), count=count)
    for number in numbers:
        if number in owner:
            raise BadComponent(Reason.EDITION_NUMBER, file=file, key=key, number=number, color=owner[number])


def _check_discs(file: str, edition: Edition, players: int) -> None:
    counts = edition.disc_counts(players)
    needed = CENTRAL_NEIGHBORHOODS + players * OUTER_NEIGHBORHOODS
    for kind, count in counts.items():
        if count < 0:
            raise BadComponent(Reason.EDITION_REMOVED, file=file, key=f"discs.removed.{players}", disc=kind)
    if (left := sum(counts.values())) != needed:
        raise BadComponent(Reason.EDITION_DISCS, file=file, key=f"discs.removed.{players}", left=left, needed=needed)


def _check_hands(file: str, edition: Edition, players: int) -> None:
    hand, figures = edition.number(f"hands.{players}"), edition.number(f"figures.{players}")
    if hand * players > len(WONDERS):
        raise BadComponent(
            Reason.EDITION_HANDS, file=file, key=f"hands.{players}", players=players, hand=hand, cards=len(WONDERS)
        )
    if hand < figures:
        raise BadComponent(Reason.EDITION_HAND, file=file, key=f"hands.{players}", hand=hand, figures=figures)
