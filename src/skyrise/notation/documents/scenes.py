"""Cities: the picture of one, and where everything is on it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from .vocabulary import Faction, Slot

FeatureKind = Literal["windmill", "blimp", "tree", "poplar"]
AreaKind = Literal["lake", "blimp"]
Point = tuple[float, float]
Box = Annotated[tuple[int, int, int, int], "Left, top, width, height."]


class ScenePlace(TypedDict):
    """A neighborhood."""

    outline: Annotated[str, "The data of a path."]
    shape: Annotated[str, "The id by which the ground refers to the outline: the page defines it."]
    stand: Annotated[Point, "Where a structure or a bid stands, and a disc lies."]
    beside: Annotated[Point, "Where the disc lies while a bid stands there."]
    mark: Annotated[Point, "The middle of emblem and id."]
    color: Faction
    island: Annotated[str, "The key of its island."]
    windmill: bool
    neighbors: list[str]


class SceneFeature(TypedDict):
    """Something that stands on the empty city."""

    kind: FeatureKind
    x: float
    y: float
    scale: float
    flip: bool
    area: NotRequired[Annotated[str, "Of a windmill: its neighborhood; of a blimp: the id of its area."]]


class SceneArea(TypedDict):
    """A lake, or the pad of a blimp."""

    id: str
    kind: AreaKind
    island: str
    outline: str
    shape: str
    borders: Annotated[list[str], "The neighborhoods that border it."]


SceneBridge = TypedDict("SceneBridge", {"a": str, "b": str, "from": Point, "to": Point})
SceneBridge.__doc__ = "A bridge between two neighborhoods."


class SceneIsland(TypedDict):
    """An island of the city."""

    key: str
    slot: Annotated[Slot | None, "null: the central island."]
    name_at: Annotated[Point | None, "The middle of the ribbon with its name; null: no room, or the central island."]
    box: Box


class HeightOffsets(TypedDict):
    """A number for each height of a building."""

    short: float
    medium: float
    tall: float


class SceneNumber(TypedDict):
    """The number on the flag of a bid."""

    x: float
    size: float
    y: Annotated[HeightOffsets, "Its baseline."]


class SceneDrawing(TypedDict):
    """What is to know of the drawings of the pieces."""

    tilt: Annotated[float, "How much closer north and south are than they would be from above."]
    wonder_scale: float
    number: SceneNumber


class SceneDocument(TypedDict):
    """A city as it is drawn, and what is where in it."""

    view_box: Box
    ground: Annotated[str, "The islands, as markup."]
    marks: Annotated[str, "What lies over the light of a neighborhood: emblems, ids, bridges; as markup."]
    places: dict[str, ScenePlace]
    features: list[SceneFeature]
    areas: list[SceneArea]
    bridges: list[SceneBridge]
    islands: list[SceneIsland]
    drawing: SceneDrawing
