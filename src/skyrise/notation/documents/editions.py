"""Editions and matches: what is played with."""

from __future__ import annotations

from typing import Annotated, TypedDict

from .messages import MessageDocument
from .vocabulary import Color, Era, Faction, Height, ProvenanceKind

Setting = int | bool | str | list[int]


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
