"""Is an island a map that can be played on? Checks of its polygons."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from .errors import BadComponent
from .islands import Area, Edge, Island, Point
from .reasons import Reason


def check_planar(file: str, island: Island) -> None:
    """Refuse an island whose polygons cross, overlap, or are not connected."""
    _check_vertices(file, island)
    _check_edges(file, island)
    _check_crossings(file, island)
    _check_overlaps(file, island)
    _check_connected(file, island)
    _check_bridges(file, island)


def _check_vertices(file: str, island: Island) -> None:
    seen: dict[Point, int] = {}
    for number, point in enumerate(island.vertices):
        if point in seen:
            raise BadComponent(Reason.ISLAND_VERTEX, file=file, key=f"vertices[{number}]", vertex=str(seen[point]))
        seen[point] = number


def owners_of_edges(island: Island) -> dict[Edge, list[Area]]:
    """The areas on the two sides of each edge: one or two."""
    owners: dict[Edge, list[Area]] = defaultdict(list)
    for area in island.areas():
        for edge in area.edges():
            owners[edge].append(area)
    return owners


def _check_edges(file: str, island: Island) -> None:
    for edge, areas in owners_of_edges(island).items():
        if len(areas) > 2:
            raise BadComponent(
                Reason.ISLAND_EDGE, file=file, key=areas[2].id, first=str(min(edge)), second=str(max(edge))
            )


def _check_crossings(file: str, island: Island) -> None:
    """Edges meet only at common vertices, so every ring is simple, and borders are shared edges."""
    edges = [
        (tuple(sorted(edge)), min(x1, x2), max(x1, x2), areas[0].id)
        for edge, areas in owners_of_edges(island).items()
        for (x1, _), (x2, _) in [[island.vertices[v] for v in edge]]
    ]
    edges.sort(key=lambda entry: entry[1])
    for i, (first, _, right, area) in enumerate(edges):
        for second, left, _, other in edges[i + 1 :]:
            if left > right:
                break
            if not set(first) & set(second) and _cross(island, first, second):
                names = {"edge": f"{first[0]}-{first[1]}", "other": f"{second[0]}-{second[1]}", "area": other}
                raise BadComponent(Reason.ISLAND_CROSSING, file=file, key=area, **names)


def _cross(island: Island, first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    a, b = (island.vertices[v] for v in first)
    c, d = (island.vertices[v] for v in second)
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Point, b: Point, p: Point) -> float:
    """Positive if p is left of the line from a to b, negative if it is right of it, 0 on it."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _check_overlaps(file: str, island: Island) -> None:
    """Edges do not cross, so two areas overlap only where one lies inside the other."""
    for area, other in combinations(island.areas(), 2):
        for inner, outer in ((area, other), (other, area)):
            free = [v for v in inner.ring if v not in outer.ring]
            if free and contains(island, outer, island.vertices[free[0]]):
                raise BadComponent(Reason.ISLAND_INSIDE, file=file, key=inner.id, area=outer.id)


def contains(island: Island, area: Area, point: Point) -> bool:
    """Is the point inside the area? Counts the sides that a ray to the right crosses."""
    x, y = point
    corners = [island.vertices[v] for v in area.ring]
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _check_connected(file: str, island: Island) -> None:
    touching = _touching_neighborhoods(island)
    start = island.neighborhoods[0].id
    reached, todo = {start}, [start]
    while todo:
        for hood in touching[todo.pop()] - reached:
            reached.add(hood)
            todo.append(hood)
    if cut := [hood.id for hood in island.neighborhoods if hood.id not in reached]:
        raise BadComponent(Reason.ISLAND_APART, file=file, key=cut[0])


def _touching_neighborhoods(island: Island) -> dict[str, set[str]]:
    touching: dict[str, set[str]] = {hood.id: set() for hood in island.neighborhoods}
    for areas in owners_of_edges(island).values():
        if len(areas) == 2 and areas[0].id in touching and areas[1].id in touching:
            touching[areas[0].id].add(areas[1].id)
            touching[areas[1].id].add(areas[0].id)
    return touching


def _check_bridges(file: str, island: Island) -> None:
    touching = _touching_neighborhoods(island)
    for i, (a, b) in enumerate(island.bridges):
        if b in touching[a]:
            raise BadComponent(Reason.ISLAND_BRIDGE_IDLE, file=file, key=f"bridges[{i}]", first=a, second=b)
