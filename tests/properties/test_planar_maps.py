"""Whether an island is a planar map: the check of the loader and shapely always say the same."""

from __future__ import annotations

from itertools import combinations

from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString, MultiPoint, Point, Polygon, delaunay_triangles

from skyrise.components import BadComponent, Reason
from skyrise.components.island_checks import check_planar
from skyrise.components.islands import Island, Neighborhood

Spot = tuple[float, float]
Ring = tuple[int, ...]

GEOMETRY = (Reason.ISLAND_VERTEX, Reason.ISLAND_EDGE, Reason.ISLAND_CROSSING, Reason.ISLAND_INSIDE)
coordinates = st.integers(-6, 6) | st.integers(-50, 50).map(lambda tenths: tenths / 10)
spots = st.tuples(coordinates, coordinates)


def island(vertices: list[Spot], rings: list[Ring]) -> Island:
    hoods = tuple(Neighborhood(f"N{number}", ring, "green", False) for number, ring in enumerate(rings))
    return Island("mine", "Mine", tuple((float(x), float(y)) for x, y in vertices), hoods, (), (), (), {})


def is_accepted(vertices: list[Spot], rings: list[Ring]) -> bool:
    """By us: neighborhoods that are cut off are another matter."""
    try:
        check_planar("mine.json", island(vertices, rings))
    except BadComponent as error:
        assert error.reason in (*GEOMETRY, Reason.ISLAND_APART)
        return error.reason is Reason.ISLAND_APART
    return True


def is_planar(vertices: list[Spot], rings: list[Ring]) -> bool:
    """By shapely."""
    edges = {frozenset(pair) for ring in rings for pair in zip(ring, ring[1:] + ring[:1], strict=True)}
    for first, second in combinations(edges, 2):
        meeting = LineString([vertices[v] for v in first]).intersection(LineString([vertices[v] for v in second]))
        if not meeting.equals(MultiPoint([vertices[v] for v in first & second])):
            return False
    areas = [Polygon([vertices[v] for v in ring]) for ring in rings]
    return all(area.is_valid for area in areas) and not any(
        one.relate_pattern(other, "T********") for one, other in combinations(areas, 2)
    )


@st.composite
def triangulations(draw: st.DrawFn) -> tuple[list[Spot], list[Ring]]:
    """A planar map: triangles between points, some of them."""
    whole = st.integers(-20, 20)  # with which shapely rounds nothing
    vertices = draw(st.lists(st.tuples(whole, whole), min_size=3, max_size=12, unique=True))
    number = {Point(spot): index for index, spot in enumerate(vertices)}
    triangles = [
        tuple(number[Point(corner)] for corner in triangle.exterior.coords[:3])
        for triangle in delaunay_triangles(MultiPoint(vertices)).geoms
    ]
    assume(triangles)
    return list(vertices), draw(st.lists(st.sampled_from(triangles), min_size=1, unique=True))


@given(triangulations())
def test_a_planar_map_is_accepted(drawn: tuple[list[Spot], list[Ring]]) -> None:
    assert is_accepted(*drawn)


@given(triangulations(), st.data())
def test_a_map_with_a_vertex_moved_is_judged_as_shapely_does(
    drawn: tuple[list[Spot], list[Ring]], data: st.DataObject
) -> None:
    vertices, rings = drawn
    moved = data.draw(st.sampled_from(sorted({vertex for ring in rings for vertex in ring})))
    whole = st.integers(-20, 20)
    vertices[moved] = data.draw(st.tuples(whole, whole).filter(lambda spot: spot not in vertices))
    assert is_accepted(vertices, rings) == is_planar(vertices, rings)


@given(st.lists(spots, min_size=4, max_size=7, unique=True), st.data())
def test_any_two_rings_are_judged_as_shapely_does(vertices: list[Spot], data: st.DataObject) -> None:
    ring = st.lists(st.sampled_from(range(len(vertices))), min_size=3, max_size=5, unique=True).map(tuple)
    rings = [data.draw(ring), data.draw(ring)]
    scaled: list[Spot] = [(round(10 * x), round(10 * y)) for x, y in vertices]  # whole numbers, for shapely alone
    assert is_accepted(vertices, rings) == is_planar(scaled, rings) or len(set(scaled)) < len(scaled)
