"""Reading island files: those that come with the game, and the user's own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from .errors import BadComponent, refusing
from .frozen import frozen
from .island_checks import check_planar
from .islands import Area, Island, Neighborhood, Point
from .names import CENTRAL, FACTION_COLORS, OUTER_ISLANDS, SLOTS
from .published import CURRENT, islands_folder
from .reading import Node, cut, parse_json, read_text, show
from .reasons import Reason

FIELDS = ("name", "vertices", "neighborhoods", "lakes", "blimps", "bridges", "ports")
OUTER_PORTS = ("center", "left", "right")
NEIGHBORHOODS = {True: 4, False: 14}
"""How many neighborhoods an island has: a central one, an outer one."""
MOST_FEATURES = {"lakes": 3, "blimps": 3, "bridges": 1}
"""Of each, on one island. The tables of the rules have room for five such islands."""
MOST_VERTICES = 1_000
"""About twice as many as a published island has."""
FARTHEST = 1_000_000
"""Coordinates stay within this distance of the origin."""


def island_keys() -> tuple[str, ...]:
    """The islands that come with the game, the central one first."""
    return (CENTRAL, *OUTER_ISLANDS)


def load_island(name: str, version: str = CURRENT) -> Island:
    """An island that comes with the game, by its name, or one of the user's own, by the path of its file.

    >>> load_island("aurora").ports["center"]
    'A13'
    """
    if name.endswith(".json"):
        path = Path(name)
        return read_island(path.stem, path.name, _parse(path), own=True)
    return _published(name, version)


@lru_cache(maxsize=32)
def _published(name: str, version: str) -> Island:
    if name not in island_keys():
        raise BadComponent(Reason.ISLAND_NAME, file=name, islands=", ".join(island_keys()))
    path = islands_folder(version) / f"{name}.json"
    return read_island(name, path.name, _parse(path), own=False)


def layout_hints(version: str = CURRENT) -> dict[str, Any]:
    """Where labels, docks and bridge ends look good, by island. For drawing alone."""
    hints: dict[str, Any] = _parse(islands_folder(version) / "layout_hints.json")
    return hints


def _parse(path: Path) -> Any:
    refuse = refusing(path.name)
    return parse_json(read_text(path, refuse), refuse)


def read_island(key: str, file: str, raw: object, *, own: bool) -> Island:
    """An island from its JSON document; refuses what is not an island that can be played on."""
    island = read_drawing(key, file, raw, own=own)
    check_island(file, island)
    return island


def check_island(file: str, island: Island) -> None:
    """Refuses an island that cannot be played on.

    Those that come with the game are maps, as a test knows: looking at every edge of them would take a browser
    seconds.
    """
    document = Node(island.document(), "", refusing(file))
    document.field("name").text()
    _check_ports(document.field("ports"))
    _check_counts(document, island)
    _check_names(document, island)
    if island.own:
        check_planar(file, island)


def read_drawing(key: str, file: str, raw: object, *, own: bool) -> Island:
    """What somebody has drawn so far: whole polygons, whether or not they are an island that can be played on."""
    document = Node(raw, "", refusing(file)).exactly(*FIELDS)
    vertices = _vertices(document.field("vertices"))
    return Island(
        key=key,
        name=document.field("name").text(),
        vertices=vertices,
        neighborhoods=tuple(_neighborhood(hood, len(vertices)) for hood in document.field("neighborhoods").items()),
        lakes=tuple(_area(lake, len(vertices)) for lake in document.field("lakes").items()),
        blimps=tuple(_area(blimp, len(vertices)) for blimp in document.field("blimps").items()),
        bridges=tuple(_bridge(bridge) for bridge in document.field("bridges").items()),
        ports=frozen({port: hood.text() for port, hood in document.field("ports").fields().items()}),
        own=own,
    )


def _vertices(node: Node) -> tuple[Point, ...]:
    """Counted before anything is done with them."""
    listed = list(node.items())
    if len(listed) > MOST_VERTICES:
        raise node.error(Reason.VALUE_ITEMS, least="3", most=str(MOST_VERTICES), found=str(len(listed)))
    return tuple(map(_point, listed))


def _point(node: Node) -> Point:
    raw = node.raw
    if not isinstance(raw, list) or len(raw) != 2 or not all(_is_coordinate(number) for number in raw):
        raise node.error(Reason.ISLAND_POINT, found=show(raw))
    return (float(raw[0]), float(raw[1]))


def _is_coordinate(number: object) -> bool:
    return isinstance(number, int | float) and not isinstance(number, bool) and abs(number) <= FARTHEST


def _ring(node: Node, vertices: int) -> tuple[int, ...]:
    ring = tuple(vertex.number(0, vertices - 1) for vertex in node.items())
    if len(ring) < 3:
        raise node.error(Reason.ISLAND_RING)
    if len(set(ring)) != len(ring):
        raise node.error(Reason.ISLAND_VERTEX_TWICE)
    return ring


def _area(node: Node, vertices: int) -> Area:
    node.exactly("id", "ring")
    return Area(_id(node.field("id")), _ring(node.field("ring"), vertices))


def _neighborhood(node: Node, vertices: int) -> Neighborhood:
    node.exactly("id", "color", "ring", "windmill")
    return Neighborhood(
        _id(node.field("id")),
        _ring(node.field("ring"), vertices),
        node.field("color").choice(FACTION_COLORS),
        node.field("windmill").flag(),
    )


def _id(node: Node) -> str:
    ident = node.text()
    if not (ident.isascii() and ident.isalnum() and len(ident) <= 8) or ident == "none":
        raise node.error(Reason.ISLAND_ID, found=show(ident))
    return ident


def _bridge(node: Node) -> tuple[str, str]:
    ends = [end.text() for end in node.items()]
    if len(ends) != 2 or ends[0] == ends[1]:
        raise node.error(Reason.ISLAND_BRIDGE)
    return (ends[0], ends[1])


def _check_ports(node: Node) -> None:
    if set(node.fields()) not in (set(OUTER_PORTS), set(SLOTS)):
        raise node.error(Reason.ISLAND_PORTS, outer=", ".join(OUTER_PORTS), central=", ".join(SLOTS))


def _check_counts(document: Node, island: Island) -> None:
    count, needed = len(island.neighborhoods), NEIGHBORHOODS[island.is_central]
    if count != needed:
        raise document.field("neighborhoods").error(Reason.ISLAND_NEIGHBORHOODS, needed=needed, found=count)
    for feature, most in MOST_FEATURES.items():
        if (found := len(getattr(island, feature))) > most:
            raise document.field(feature).error(Reason.ISLAND_FEATURES, most=most, found=found)


def _check_names(document: Node, island: Island) -> None:
    ids = [area.id for area in island.areas()]
    if twice := [ident for ident in ids if ids.count(ident) > 1]:
        raise document.error(Reason.ISLAND_ID_TWICE, id=twice[0])
    hoods = {hood.id for hood in island.neighborhoods}
    for node in document.field("bridges").items():
        if unknown := set(node.raw) - hoods:
            raise node.error(Reason.ISLAND_NEIGHBORHOOD, at=cut(min(unknown)))
    for port, node in document.field("ports").fields().items():
        if island.ports[port] not in hoods:
            raise node.error(Reason.ISLAND_NEIGHBORHOOD, at=cut(node.raw))
    if len(set(island.ports.values())) != len(island.ports):
        raise document.field("ports").error(Reason.ISLAND_PORTS_TOGETHER)
