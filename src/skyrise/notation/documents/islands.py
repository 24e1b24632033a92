"""Islands as files: what their authors draw, and what a record carries."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from skyrise.components.island_files import FARTHEST, MOST_VERTICES
from skyrise.notation.declared import Between, Entries, Items, Length, Pattern

from .vocabulary import Faction

PortName = Literal["center", "left", "right", "north", "east", "south", "west"]

Coordinate = Annotated[float, Between(-FARTHEST, FARTHEST)]
IslandPoint = Annotated[list[Coordinate], Items(2, 2), "x to the right, y up."]
AreaId = Annotated[str, Pattern("[A-Za-z0-9]{1,8}"), "Unique in a city."]
Ring = Annotated[
    list[Annotated[int, Between(0, MOST_VERTICES - 1)]],
    Items(3, MOST_VERTICES, unique=True),
    "The corners in order, as numbers into the vertices, from 0.",
]
MOST_DRAWN = 60
"""Of neighborhoods, lakes or blimps, while an island is being drawn."""


class IslandNeighborhood(TypedDict):
    """A neighborhood of an island."""

    id: AreaId
    color: Faction
    ring: Ring
    windmill: bool


class IslandArea(TypedDict):
    """A lake, or the pad of a blimp."""

    id: AreaId
    ring: Ring


class IslandFile(TypedDict):
    """An island as its author draws it, for the north slot. What touches what, the edges say that rings share."""

    name: Annotated[str, Length(0, 40)]
    vertices: Annotated[list[IslandPoint], Items(0, MOST_VERTICES)]
    neighborhoods: Annotated[list[IslandNeighborhood], Items(0, MOST_DRAWN)]
    lakes: Annotated[list[IslandArea], Items(0, MOST_DRAWN)]
    blimps: Annotated[list[IslandArea], Items(0, MOST_DRAWN)]
    bridges: Annotated[
        list[Annotated[list[AreaId], Items(2, 2, unique=True)]], Items(0, 1), "The neighborhoods that a bridge joins."
    ]
    ports: Annotated[
        dict[PortName, AreaId],
        Entries(4),
        "Where bridges to other islands begin: center, left and right; on a central island the four slots.",
    ]
