"""Islands as files: what their authors draw, and what a record carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypedDict

from skyrise.components.island_files import FARTHEST, MOST_VERTICES
from skyrise.notation.declared import Between, Entries, Items, Length, Pattern

from .messages import MessageDocument
from .vocabulary import DrawnKind, Faction, PortName

Coordinate = Annotated[float, Between(-FARTHEST, FARTHEST)]
IslandPoint = Annotated[list[Coordinate], Items(2, 2), "x to the right, y up."]
AreaId = Annotated[str, Pattern("[A-Za-z0-9]{1,8}"), "Unique in a city."]
Ring = Annotated[
    list[Annotated[int, Between(0, MOST_VERTICES - 1)]],
    Items(3, MOST_VERTICES, unique=True),
    "The corners in order, as numbers into the vertices, from 0.",
]
Reach = Annotated[float, Between(0, FARTHEST), "How near to a corner or a border counts as on it."]

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


# What may be done to a drawing. Each step comes with the island as it stands, so nobody has to keep it.


@dataclass(frozen=True, slots=True)
class CheckIsland:
    """Change nothing: can it be played on?"""

    type: Literal["check"]
    island: IslandFile


@dataclass(frozen=True, slots=True)
class DrawArea:
    """Draw a new area."""

    type: Literal["draw"]
    island: IslandFile
    points: Annotated[list[IslandPoint], Items(3, MOST_DRAWN), "Its corners; borders between them are followed."]
    kind: DrawnKind
    color: Annotated[Faction, "Of a neighborhood."]
    reach: Reach


@dataclass(frozen=True, slots=True)
class SplitArea:
    """Split an area in two."""

    type: Literal["split"]
    island: IslandFile
    area: AreaId
    points: Annotated[list[IslandPoint], Items(2, MOST_DRAWN), "A line from border to border."]
    reach: Reach


@dataclass(frozen=True, slots=True)
class JoinAreas:
    """Join two areas; the first stays."""

    type: Literal["join"]
    island: IslandFile
    first: AreaId
    second: AreaId


@dataclass(frozen=True, slots=True)
class MoveCorner:
    """Move a corner; from the middle of a border, a new one."""

    type: Literal["move"]
    island: IslandFile
    start: IslandPoint
    end: IslandPoint
    reach: Reach


@dataclass(frozen=True, slots=True)
class RemoveCorner:
    """Take a corner out."""

    type: Literal["straighten"]
    island: IslandFile
    point: IslandPoint
    reach: Reach


@dataclass(frozen=True, slots=True)
class RemoveArea:
    """Take an area out."""

    type: Literal["remove"]
    island: IslandFile
    area: AreaId


@dataclass(frozen=True, slots=True)
class ColorArea:
    """Give a neighborhood a color; water becomes land."""

    type: Literal["color"]
    island: IslandFile
    area: AreaId
    color: Faction


@dataclass(frozen=True, slots=True)
class TurnArea:
    """Turn an area into a lake or the pad of a blimp."""

    type: Literal["turn"]
    island: IslandFile
    area: AreaId
    kind: DrawnKind


@dataclass(frozen=True, slots=True)
class TurnWindmill:
    """Put a windmill onto a neighborhood, or take it away."""

    type: Literal["windmill"]
    island: IslandFile
    area: AreaId


@dataclass(frozen=True, slots=True)
class SetBridge:
    """Build the bridge of the island, or take it away."""

    type: Literal["bridge"]
    island: IslandFile
    first: AreaId
    second: AreaId


@dataclass(frozen=True, slots=True)
class SetPort:
    """Move a port to a neighborhood."""

    type: Literal["port"]
    island: IslandFile
    area: AreaId
    port: PortName


@dataclass(frozen=True, slots=True)
class NameIsland:
    """Give the island another name."""

    type: Literal["name"]
    island: IslandFile
    name: Annotated[str, Length(1, 40)]


@dataclass(frozen=True, slots=True)
class LetterAreas:
    """Number all areas anew, behind other letters."""

    type: Literal["letters"]
    island: IslandFile
    letters: Annotated[str, Pattern("[A-Za-z]{1,4}")]


IslandEdit = (
    CheckIsland
    | DrawArea
    | SplitArea
    | JoinAreas
    | MoveCorner
    | RemoveCorner
    | RemoveArea
    | ColorArea
    | TurnArea
    | TurnWindmill
    | SetBridge
    | SetPort
    | NameIsland
    | LetterAreas
)
ISLAND_EDITS: Final[dict[str, type[IslandEdit]]] = {
    "check": CheckIsland,
    "draw": DrawArea,
    "split": SplitArea,
    "join": JoinAreas,
    "move": MoveCorner,
    "straighten": RemoveCorner,
    "remove": RemoveArea,
    "color": ColorArea,
    "turn": TurnArea,
    "windmill": TurnWindmill,
    "bridge": SetBridge,
    "port": SetPort,
    "name": NameIsland,
    "letters": LetterAreas,
}


class IslandTrouble(TypedDict):
    """Why an island cannot be played on."""

    place: Annotated[str, "An area, or a field of the file."]
    message: MessageDocument


class EditedIsland(TypedDict):
    """An island after a step, and what the loader says of it."""

    island: IslandFile
    trouble: Annotated[IslandTrouble | None, "null: it can be played on."]


class IslandPicture(TypedDict):
    """The picture of an island, in a city of its own."""

    svg: Annotated[str, "A whole SVG file."]
