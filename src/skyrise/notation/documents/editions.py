"""Editions and matches: what is played with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypedDict

from skyrise.components.published import CURRENT
from skyrise.components.schema import SCHEMA
from skyrise.notation.declared import Entries, Length

from .messages import MessageDocument
from .vocabulary import Color, EditionId, Era, Faction, Height, ProvenanceKind, ValueKind

Setting = int | bool | str | list[int]

MOST_TOML = 12_000
"""Characters of an edition file, which may have comments; one that changes every value has some 4,000."""


@dataclass(frozen=True, slots=True)
class OwnEdition:
    """An edition of somebody's own: a published one, and what it changes."""

    name: Annotated[str, Length(0, 40)]
    base: EditionId
    values: Annotated[
        dict[str, object],
        Entries(len(SCHEMA)),
        "Settings by their keys, as `/api/editions` lists them; only those that change.",
    ]
    components: Annotated[str, Length(1, 8), "The version of the published data that the base belongs to."] = CURRENT


@dataclass(frozen=True, slots=True)
class EditionText:
    """An edition file."""

    text: Annotated[str, Length(0, MOST_TOML), "TOML, as `skyrise editions` reads it."]


class OwnEditionDocument(TypedDict):
    """An edition of somebody's own: a published one, and what it changes."""

    name: str
    base: str
    values: dict[str, Setting]
    components: str


class NamedWord(TypedDict):
    """One of the words that a value may be, and what it says."""

    word: str
    name: MessageDocument


class FieldDocument(TypedDict):
    """A value that every edition has: what it is called, and what it may be."""

    key: Annotated[str, "As in an edition file: wonders.13.per_tall."]
    name: MessageDocument
    kind: ValueKind
    least: Annotated[int | None, "Of a number, or of each number of a list."]
    most: int | None
    words: Annotated[list[NamedWord], "Of a choice."]


class EditionsDocument(TypedDict):
    """The editions that come with the game, and every value that an edition has."""

    components: Annotated[str, "The version of the published data that new games are played with."]
    editions: Annotated[list[str], "The default first."]
    fields: list[FieldDocument]


class EditionTrouble(TypedDict):
    """Something that is wrong with an edition."""

    place: Annotated[str, "A key, or how several keys begin: buildings.red.era1."]
    message: MessageDocument


class VouchedDocument(TypedDict):
    """Who vouches for something."""

    provenance: ProvenanceKind
    book: Annotated[str | None, "The id of the edition whose book says it, if it is another one's."]


class EditionValue(VouchedDocument):
    """One value of an edition, and who says so."""

    setting: Setting
    printed: Annotated[list[int], "Of a list of numbers: those that the book prints, if it does not print all."]
    meaning: Annotated[str, "In English."]


class BuildingDocument(TypedDict):
    """A building of a color."""

    height: Height
    era: Era


class WonderDocument(TypedDict):
    """A Wonder card."""

    number: Annotated[int, "The number on the card, which is its initiative."]
    id: str


class BuildingsByColor(TypedDict):
    """The buildings of each color by their number."""

    red: dict[str, BuildingDocument]
    teal: dict[str, BuildingDocument]
    yellow: dict[str, BuildingDocument]
    blue: dict[str, BuildingDocument]


class KeyValues(TypedDict):
    """The Prestige of each key."""

    large: int
    small: int


class EditionDocument(TypedDict):
    """All that is needed to show an edition."""

    id: str
    name: str
    own: Annotated[bool, "Somebody's own, and not one of those that come with the game."]
    language: str
    base: str | None
    components: Annotated[str, "The version of the published data that it belongs to."]
    values: dict[str, EditionValue]
    conditions: Annotated[
        dict[str, VouchedDocument], "Who vouches for what cards and scoring ask for: wonders.9, panoramas.lakes, keys …"
    ]
    differences: Annotated[list[str], "The keys in which it differs from the default edition."]
    buildings: BuildingsByColor
    row_values: Annotated[list[int], "Prestige per structure with 0, 1, 2 … discs of its color collected."]
    patron_values: list[int]
    wonders: list[WonderDocument]
    keys: KeyValues
    effects: Annotated[dict[str, MessageDocument], "What each card does: wonder-7, panorama-lakes, objective-green …"]


class CheckedEdition(TypedDict):
    """What is wrong with an edition of somebody's own; and the edition, if nothing is."""

    troubles: list[EditionTrouble]
    edition: EditionDocument | None
    toml: Annotated[str | None, "The edition file that says the same."]


class NeighborhoodDocument(TypedDict):
    """A neighborhood of a city."""

    color: Faction
    island: str
    windmill: bool
    neighbors: Annotated[list[str], "Ids of neighborhoods."]


class MatchDocument(TypedDict):
    """What a program needs to know of a match before the first bid, so that it needs no files of ours."""

    edition: Annotated[str, "The id of the edition."]
    players: int
    colors: Annotated[list[Color], "The color of each seat."]
    values: Annotated[dict[str, Setting], "Every value of the edition by its key, as skyrise editions lists them."]
    neighborhoods: Annotated[dict[str, NeighborhoodDocument], "Every neighborhood of the city by its id."]
    lakes: Annotated[list[list[str]], "For each lake the neighborhoods that border it."]
    blimps: Annotated[list[list[str]], "For each blimp the neighborhoods that border it."]
    bridges: Annotated[list[list[str]], "For each bridge the two neighborhoods that it joins."]
