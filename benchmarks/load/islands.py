"""A record whose island has a shore of as many vertices as are read: legal, and as costly to check as any."""

from __future__ import annotations

import json
from typing import Any, cast

from skyrise.components import load_island
from skyrise.components.island_files import MOST_VERTICES
from skyrise.components.published import CURRENT
from skyrise.notation import record_document
from skyrise.rules import Game


def shore_record(vertices: int = MOST_VERTICES) -> str:
    """The text of a record, one of whose islands has that many vertices."""
    record = cast(dict[str, Any], record_document(Game.new(2, seed=1).record()))
    islands = record["setup"]["islands"]
    slot = next(iter(islands))
    island = fine_shore(load_island(islands[slot]).document(), vertices)
    islands[slot] = "shore"
    return json.dumps({**record, "components": "own", "published": CURRENT, "island_data": {"shore": island}})


def fine_shore(island: dict[str, Any], vertices: int) -> dict[str, Any]:
    """The same island, its sides halved until there are so many vertices."""
    points: list[list[float]] = island["vertices"]
    areas = [*island["neighborhoods"], *island["lakes"], *island["blimps"]]
    halves: dict[frozenset[int], int] = {}
    while len(points) < vertices:
        halves.clear()
        for area in areas:
            sides = _sides(area["ring"])
            area["ring"] = [corner for side in sides for corner in _halved(side, points, halves, vertices)]
    return island


def _sides(ring: list[int]) -> list[tuple[int, int]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def _halved(
    side: tuple[int, int], points: list[list[float]], halves: dict[frozenset[int], int], most: int
) -> list[int]:
    """A side's first corner, and its middle if there is room for one more vertex."""
    key = frozenset(side)
    if key not in halves:
        if len(points) >= most:
            return [side[0]]
        (x1, y1), (x2, y2) = (points[corner] for corner in side)
        halves[key] = len(points)
        points.append([(x1 + x2) / 2, (y1 + y2) / 2])
    return [side[0], halves[key]]
