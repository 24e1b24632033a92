"""Is an island a map that can be played on? Checks of its polygons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations

from .crossings import Exact, Segment, crossing_of, side
from .errors import BadComponent
from .islands import Area, Edge, Island, Point
from .reasons import Reason

Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""


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
    owners = owners_of_edges(island)
    crossing = crossing_of(island.vertices, (_ends(edge) for edge in owners))
    if crossing is not None:
        first, second = sorted(_ends(edge) for edge in crossing)
        names = {"edge": f"{first[0]}-{first[1]}", "other": f"{second[0]}-{second[1]}"}
        area, other = (owners[frozenset(edge)][0].id for edge in (first, second))
        raise BadComponent(Reason.ISLAND_CROSSING, file=file, key=area, area=other, **names)


def _ends(edge: Iterable[int]) -> Segment:
    first, second = sorted(edge)
    return first, second


def _check_overlaps(file: str, island: Island) -> None:
    """Edges do not cross, so two areas overlap only where an edge of one lies inside the other, or all are the same."""
    edges = {area.id: set(area.edges()) for area in island.areas()}
    boxes = {area.id: _box(island, area) for area in island.areas()}
    for area, other in combinations(island.areas(), 2):
        if not _boxes_meet(boxes[area.id], boxes[other.id]):
            continue
        for inner, outer in ((area, other), (other, area)):
            middles = (_middle(island, edge) for edge in _first_edges(inner, set(outer.ring), edges[outer.id]))
            if edges[inner.id] == edges[outer.id] or any(_contains(island, outer, point) for point in middles):
                raise BadComponent(Reason.ISLAND_INSIDE, file=file, key=inner.id, area=outer.id)


def _box(island: Island, area: Area) -> Box:
    xs, ys = zip(*(island.vertices[vertex] for vertex in area.ring), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _boxes_meet(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def _first_edges(inner: Area, ring: set[int], sides: set[Edge]) -> list[Segment]:
    """The first edge of each part of a border that runs apart from another one: all of a part is on one side of it."""
    pairs = list(zip(inner.ring, inner.ring[1:] + inner.ring[:1], strict=True))
    leaving = [(start, end) for start, end in pairs if start in ring and frozenset((start, end)) not in sides]
    return leaving if ring & {*inner.ring} else pairs[:1]


def _middle(island: Island, edge: Segment) -> Exact:
    (x1, y1), (x2, y2) = (map(Fraction, island.vertices[vertex]) for vertex in edge)
    return (x1 + x2) / 2, (y1 + y2) / 2


def _contains(island: Island, area: Area, point: Exact) -> bool:
    """Is the point, which is on no side, inside the area? Counts the sides that a ray to the right crosses."""
    corners = [island.vertices[v] for v in area.ring]
    above = [y > point[1] for _, y in corners]
    inside = False
    for a, b, a_above, b_above in zip(corners, corners[1:] + corners[:1], above, above[1:] + above[:1], strict=True):
        if a_above != b_above and (side(a, b, point) > 0) == (b[1] > a[1]):
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
