"""Editions: what the rulebooks of one printing say, as frozen data. ``edition_files`` reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .frozen import Frozen
from .names import FACTION_COLORS, HEIGHTS, PATRONS
from .schema import SCHEMA, Setting

DEFAULT_EDITION = "retail"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Who vouches for something."""

    kind: str
    """One of ``names.PROVENANCES``."""
    book: str | None = None
    """The edition whose book says it, where it is another one's."""

    def __str__(self) -> str:
        return self.kind if self.book is None else f"{self.kind}: {self.book}"

    def document(self) -> dict[str, Any]:
        return {"from": self.kind} if self.book is None else {"from": self.kind, "book": self.book}


@dataclass(frozen=True, slots=True)
class Value:
    """A value of an edition, and who vouches for it."""

    setting: Setting
    provenance: Provenance
    printed: tuple[int, ...] = ()
    """Of a list of numbers: those that the book of this edition prints, where it does not print all."""

    def document(self) -> dict[str, Any]:
        setting = list(self.setting) if isinstance(self.setting, tuple) else self.setting
        printed = {"printed": list(self.printed)} if self.printed else {}
        return {"value": setting, **self.provenance.document(), **printed}


@dataclass(frozen=True, slots=True)
class Edition(Frozen):
    """One printing of the game."""

    id: str
    name: str
    language: str
    base: str | None
    components: str
    """The version of the published data that it belongs to, or that its base does."""
    values: Mapping[str, Value]
    """Every key of ``SCHEMA``, those of the base included."""
    conditions: Mapping[str, Provenance]
    """Who vouches for what cards and scoring ask for; what that is, the language files say (``condition-…``). The first
    version has none."""
    own: bool = False
    """Read from a user's file; not one of the five that come with the game."""

    def __hash__(self) -> int:
        return hash((self.id, self.components))

    def __repr__(self) -> str:
        return f"<Edition {self.id}: {self.name} ({self.language}), components {self.components}>"

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
        return {
            "id": self.id,
            "name": self.name,
            "language": self.language,
            "base": self.base,
            "components": self.components,
            "values": {key: value.document() for key, value in self.values.items()},
        }
