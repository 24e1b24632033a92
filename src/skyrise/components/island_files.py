"""Reading island files: those that come with the game, and the user's own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .errors import BadComponent
from .island_checks import check_planar
from .islands import Area, Island, Neighborhood, Point
from .names import CENTRAL, FACTION_COLORS, OUTER_ISLANDS, SLOTS
from .published import CURRENT, islands_folder

OUTER_PORTS = ("center", "left", "right")
NEIGHBORHOODS = {True: 4, False: 14}
"""How many neighborhoods an island has: a central one, an outer one."""
MOST_FEATURES = {"lakes": 3, "blimps": 3, "bridges": 1}
"""Of each, on one island. The tables of the rules have room for five such islands."""


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
        raise BadComponent(name, "", f"no such island; there are {', '.join(island_keys())}, or a .json file")
    path = islands_folder(version) / f"{name}.json"
    return read_island(name, path.name, _parse(path), own=False)


def layout_hints(version: str = CURRENT) -> dict[str, Any]:
    """Where labels, docks and bridge ends look good, by island. For drawing alone."""
    hints: dict[str, Any] = _parse(islands_folder(version) / "layout_hints.json")
    return hints


def _parse(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponent(path.name, "", f"cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadComponent(path.name, "", f"is not JSON: {error}") from error


def read_island(key: str, file: str, raw: object, *, own: bool) -> Island:
    """An island from its JSON document; refuses what is not an island that can be played on."""
    island = _Reader(file).island(key, raw, own=own)
    check_planar(file, island)
    return island


class _Reader:
    """Turns a JSON document into an island, and names the place of what is wrong."""

    def __init__(self, file: str) -> None:
        self.file = file

    def refuse(self, key: str, reason: str) -> BadComponent:
        return BadComponent(self.file, key, reason)

    def island(self, key: str, raw: object, *, own: bool) -> Island:
        fields = self.fields_of("", raw, ("name", "vertices", "neighborhoods", "lakes", "blimps", "bridges", "ports"))
        vertices = tuple(self.point(f"vertices[{i}]", v) for i, v in enumerate(self.items_of("vertices", fields)))
        island = Island(
            key=key,
            name=self.text("name", fields["name"]),
            vertices=vertices,
            neighborhoods=tuple(
                self.neighborhood(f"neighborhoods[{i}]", hood, len(vertices))
                for i, hood in enumerate(self.items_of("neighborhoods", fields))
            ),
            lakes=self.areas("lakes", fields, len(vertices)),
            blimps=self.areas("blimps", fields, len(vertices)),
            bridges=tuple(self.bridge(f"bridges[{i}]", b) for i, b in enumerate(self.items_of("bridges", fields))),
            ports=self.ports(fields["ports"]),
            own=own,
        )
        self.check_counts(island)
        self.check_names(island)
        return island

    def fields_of(self, key: str, raw: object, keys: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(raw, dict):
            raise self.refuse(key, "expected an object")
        if set(raw) != set(keys):
            raise self.refuse(key, f"expected the fields {', '.join(keys)}; found {', '.join(map(str, raw)) or 'none'}")
        return raw

    def items_of(self, key: str, fields: Mapping[str, Any]) -> list[Any]:
        raw = fields[key]
        if not isinstance(raw, list):
            raise self.refuse(key, "expected a list")
        return raw

    def text(self, key: str, raw: object) -> str:
        if not isinstance(raw, str) or not raw:
            raise self.refuse(key, f"expected a text, found {raw!r}")
        return raw

    def point(self, key: str, raw: object) -> Point:
        if (
            not isinstance(raw, list)
            or len(raw) != 2
            or any(isinstance(c, bool) or not isinstance(c, int | float) or abs(c) > 1e6 for c in raw)
        ):
            raise self.refuse(key, f"expected two numbers, found {raw!r}")
        return (float(raw[0]), float(raw[1]))

    def ring(self, key: str, raw: object, vertices: int) -> tuple[int, ...]:
        if not isinstance(raw, list) or len(raw) < 3:
            raise self.refuse(key, "expected a list of at least three vertices")
        for vertex in raw:
            if isinstance(vertex, bool) or not isinstance(vertex, int) or not 0 <= vertex < vertices:
                raise self.refuse(key, f"no vertex {vertex!r}; there are {vertices}")
        if len(set(raw)) != len(raw):
            raise self.refuse(key, "a vertex is there twice")
        return tuple(raw)

    def areas(self, kind: str, fields: Mapping[str, Any], vertices: int) -> tuple[Area, ...]:
        areas = []
        for i, raw in enumerate(self.items_of(kind, fields)):
            area = self.fields_of(f"{kind}[{i}]", raw, ("id", "ring"))
            ring = self.ring(f"{kind}[{i}].ring", area["ring"], vertices)
            areas.append(Area(self.text(f"{kind}[{i}].id", area["id"]), ring))
        return tuple(areas)

    def neighborhood(self, key: str, raw: object, vertices: int) -> Neighborhood:
        hood = self.fields_of(key, raw, ("id", "color", "ring", "windmill"))
        if hood["color"] not in FACTION_COLORS:
            raise self.refuse(f"{key}.color", f"expected one of {', '.join(FACTION_COLORS)}, found {hood['color']!r}")
        if not isinstance(hood["windmill"], bool):
            raise self.refuse(f"{key}.windmill", f"expected true or false, found {hood['windmill']!r}")
        ident = self.text(f"{key}.id", hood["id"])
        if not (ident.isascii() and ident.isalnum() and len(ident) <= 8):
            raise self.refuse(f"{key}.id", f"expected up to eight letters and digits, found {ident!r}")
        return Neighborhood(ident, self.ring(f"{key}.ring", hood["ring"], vertices), hood["color"], hood["windmill"])

    def bridge(self, key: str, raw: object) -> tuple[str, str]:
        if not isinstance(raw, list) or len(raw) != 2:
            raise self.refuse(key, "expected two neighborhoods")
        return (self.text(key, raw[0]), self.text(key, raw[1]))

    def ports(self, raw: object) -> Mapping[str, str]:
        if not isinstance(raw, dict) or set(raw) not in (set(OUTER_PORTS), set(SLOTS)):
            either = f"{', '.join(OUTER_PORTS)} of an outer island or {', '.join(SLOTS)} of a central one"
            raise self.refuse("ports", f"expected {either}")
        return MappingProxyType({port: self.text(f"ports.{port}", hood) for port, hood in raw.items()})

    def check_counts(self, island: Island) -> None:
        count, needed = len(island.neighborhoods), NEIGHBORHOODS[island.is_central]
        if count != needed:
            kind = "a central" if island.is_central else "an outer"
            raise self.refuse("neighborhoods", f"{kind} island has {needed} neighborhoods, this one {count}")
        for feature, most in MOST_FEATURES.items():
            if (found := len(getattr(island, feature))) > most:
                raise self.refuse(feature, f"at most {most} on an island, found {found}")

    def check_names(self, island: Island) -> None:
        ids = [area.id for area in island.areas()]
        if twice := [ident for ident in ids if ids.count(ident) > 1]:
            raise self.refuse("", f"the id {twice[0]!r} is there twice")
        hoods = {hood.id for hood in island.neighborhoods}
        for i, bridge in enumerate(island.bridges):
            if unknown := set(bridge) - hoods:
                raise self.refuse(f"bridges[{i}]", f"no neighborhood {min(unknown)!r}")
            if bridge[0] == bridge[1]:
                raise self.refuse(f"bridges[{i}]", "a bridge joins two different neighborhoods")
        for port, hood in island.ports.items():
            if hood not in hoods:
                raise self.refuse(f"ports.{port}", f"no neighborhood {hood!r}")
        if len(set(island.ports.values())) != len(island.ports):
            raise self.refuse("ports", "two ports are at one neighborhood")
