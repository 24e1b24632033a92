"""Islands: planar maps whose polygons share vertices, as read from their files.

What touches what is not written in a file: ``skyrise.city`` derives it from the edges that rings share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .frozen import Frozen
from .names import SLOTS

Point = tuple[float, float]
Edge = frozenset[int]
"""Two vertices of an island, by their numbers."""


@dataclass(frozen=True, slots=True)
class Area:
    """A polygon of an island: a neighborhood, a lake, or the pad of a blimp."""

    id: str
    ring: tuple[int, ...]
    """Its vertices in order, as numbers into ``Island.vertices``."""

    def edges(self) -> list[Edge]:
        """Its sides."""
        return [frozenset(pair) for pair in zip(self.ring, self.ring[1:] + self.ring[:1], strict=True)]


@dataclass(frozen=True, slots=True)
class Neighborhood(Area):
    """A region of an island that holds one bid or structure."""

    color: str
    windmill: bool


@dataclass(frozen=True, slots=True)
class Island(Frozen):
    """One island as its file has it: drawn for the north slot, y upwards."""

    key: str
    """The name of its file, and its name in records."""
    name: str
    vertices: tuple[Point, ...]
    neighborhoods: tuple[Neighborhood, ...]
    lakes: tuple[Area, ...]
    blimps: tuple[Area, ...]
    bridges: tuple[tuple[str, str], ...]
    ports: Mapping[str, str]
    own: bool = False
    """Read from a user's file."""

    def __hash__(self) -> int:
        return hash((self.key, self.vertices))

    def __repr__(self) -> str:
        return f"<Island {self.key}: {len(self.neighborhoods)} neighborhoods>"

    @property
    def is_central(self) -> bool:
        return set(self.ports) == set(SLOTS)

    def areas(self) -> tuple[Area, ...]:
        """All its polygons."""
        return (*self.neighborhoods, *self.lakes, *self.blimps)

    def document(self) -> dict[str, Any]:
        """The island as its file has it, for a record to carry."""
        return {
            "name": self.name,
            "vertices": [list(point) for point in self.vertices],
            "neighborhoods": [
                {"id": hood.id, "color": hood.color, "ring": list(hood.ring), "windmill": hood.windmill}
                for hood in self.neighborhoods
            ],
            "lakes": [{"id": lake.id, "ring": list(lake.ring)} for lake in self.lakes],
            "blimps": [{"id": blimp.id, "ring": list(blimp.ring)} for blimp in self.blimps],
            "bridges": [list(bridge) for bridge in self.bridges],
            "ports": dict(self.ports),
        }
