"""Reading island files: those that come with the game, and the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .errors import BadComponent, refusing
from .faults import Fault
from .island_checks import check_planar
from .islands import Area, Island, Neighborhood, Point
from .names import CENTRAL, FACTION_COLORS, OUTER_ISLANDS, SLOTS
from .published import CURRENT, islands_folder
from .reading import Node, cut, parse_json, read_text, show

FIELDS = ("name", "vertices", "neighborhoods", "lakes", "blimps", "bridges", "ports")
OUTER_PORTS = ("center", "left", "right")
NEIGHBORHOODS = {True: 4, False: 14}
"""How many neighborhoods an island has: a central one, an outer one."""
MOST_FEATURES = {"lakes": 3, "blimps": 3, "bridges": 1}
"""Of each, on one island. The tables of the rules have room for five such islands."""
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
        pattern = "no such island; there are {islands}, or a .json file"
        raise BadComponent(name, "", Fault("island.name", pattern, islands=", ".join(island_keys())))
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
    document = Node(raw, "", refusing(file)).exactly(*FIELDS)
    vertices = tuple(_point(vertex) for vertex in document.field("vertices").items())
    island = Island(
        key=key,
        name=document.field("name").text(),
        vertices=vertices,
        neighborhoods=tuple(_neighborhood(hood, len(vertices)) for hood in document.field("neighborhoods").items()),
        lakes=tuple(_area(lake, len(vertices)) for lake in document.field("lakes").items()),
        blimps=tuple(_area(blimp, len(vertices)) for blimp in document.field("blimps").items()),
        bridges=tuple(_bridge(bridge) for bridge in document.field("bridges").items()),
        ports=_ports(document.field("ports")),
        own=own,
    )
    _check_counts(document, island)
    _check_names(document, island)
    check_planar(file, island)
    return island


def _point(node: Node) -> Point:
    raw = node.raw
    if not isinstance(raw, list) or len(raw) != 2 or not all(_is_coordinate(number) for number in raw):
        raise node.error(Fault("island.point", "expected two numbers, found {found}", found=show(raw)))
    return (float(raw[0]), float(raw[1]))


def _is_coordinate(number: object) -> bool:
    return isinstance(number, int | float) and not isinstance(number, bool) and abs(number) <= FARTHEST


def _ring(node: Node, vertices: int) -> tuple[int, ...]:
    ring = tuple(vertex.number(0, vertices - 1) for vertex in node.items())
    if len(ring) < 3:
        raise node.error(Fault("island.ring", "expected at least three vertices"))
    if len(set(ring)) != len(ring):
        raise node.error(Fault("island.vertex-twice", "a vertex is there twice"))
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
        pattern = "expected up to eight letters and digits (not 'none'), found {found}"
        raise node.error(Fault("island.id", pattern, found=show(ident)))
    return ident


def _bridge(node: Node) -> tuple[str, str]:
    ends = [end.text() for end in node.items()]
    if len(ends) != 2 or ends[0] == ends[1]:
        raise node.error(Fault("island.bridge", "expected two different neighborhoods"))
    return (ends[0], ends[1])


def _ports(node: Node) -> Mapping[str, str]:
    ports = node.fields()
    if set(ports) not in (set(OUTER_PORTS), set(SLOTS)):
        pattern = "expected {outer} of an outer island or {central} of a central one"
        raise node.error(Fault("island.ports", pattern, outer=", ".join(OUTER_PORTS), central=", ".join(SLOTS)))
    return MappingProxyType({port: hood.text() for port, hood in ports.items()})


def _check_counts(document: Node, island: Island) -> None:
    count, needed = len(island.neighborhoods), NEIGHBORHOODS[island.is_central]
    if count != needed:
        pattern = "an island with these ports has {needed} neighborhoods, this one {found}"
        fault = Fault("island.neighborhoods", pattern, needed=needed, found=count)
        raise document.field("neighborhoods").error(fault)
    for feature, most in MOST_FEATURES.items():
        if (found := len(getattr(island, feature))) > most:
            fault = Fault("island.features", "at most {most} on an island, found {found}", most=most, found=found)
            raise document.field(feature).error(fault)


def _check_names(document: Node, island: Island) -> None:
    ids = [area.id for area in island.areas()]
    if twice := [ident for ident in ids if ids.count(ident) > 1]:
        raise document.error(Fault("island.id-twice", "the id '{id}' is there twice", id=twice[0]))
    hoods = {hood.id for hood in island.neighborhoods}
    for node in document.field("bridges").items():
        if unknown := set(node.raw) - hoods:
            raise node.error(_no_neighborhood(min(unknown)))
    for port, node in document.field("ports").fields().items():
        if island.ports[port] not in hoods:
            raise node.error(_no_neighborhood(node.raw))
    if len(set(island.ports.values())) != len(island.ports):
        raise document.field("ports").error(Fault("island.ports-together", "two ports are at one neighborhood"))


def _no_neighborhood(at: str) -> Fault:
    return Fault("island.neighborhood", "no neighborhood '{at}' on this island", at=cut(at))
