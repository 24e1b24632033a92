"""An island that is drawn step by step, from a blank one."""

from __future__ import annotations

from dataclasses import replace

from skyrise.city.drawing import blank_island, color_area, letter_areas, set_port, split_area, turn_area
from skyrise.components import Island
from skyrise.components.names import FACTION_COLORS

LINES = (-220, -185, -150, -115, -80, -45, -10, 25, 60, 95, 130, 165, 200, 235)
"""Where lines from north to south split the oval."""
REACH = 3.0


def striped(name: str = "Stripes", letters: str = "X") -> Island:
    """Fourteen strips of land and a lake in the east, with ports on three of them."""
    island = blank_island(name)
    for x in LINES:
        island = split_at(island, x)
    eastern = max(island.neighborhoods, key=lambda hood: max(island.vertices[corner][0] for corner in hood.ring))
    island = turn_area(island, eastern.id, "lake", FACTION_COLORS[0])
    for number, hood in enumerate(island.neighborhoods):
        island = color_area(island, hood.id, FACTION_COLORS[number % 4])
    for port, hood in zip(("center", "left", "right"), island.neighborhoods, strict=False):
        island = set_port(island, port, hood.id)
    return replace(letter_areas(island, letters), name=name)


def split_at(island: Island, x: float) -> Island:
    """Splits whatever lies around a line from north to south."""
    for hood in island.neighborhoods:
        heights = [y for a, b in _sides(island, hood.ring) if (y := _height(a, b, x)) is not None]
        if len(heights) == 2:
            return split_area(island, hood.id, [(x, min(heights)), (x, max(heights))], REACH)
    raise AssertionError(f"no land around {x}")


def _sides(island: Island, ring: tuple[int, ...]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    corners = [island.vertices[corner] for corner in ring]
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _height(a: tuple[float, float], b: tuple[float, float], x: float) -> float | None:
    if not min(a[0], b[0]) < x < max(a[0], b[0]):
        return None
    return a[1] + (x - a[0]) / (b[0] - a[0]) * (b[1] - a[1])
