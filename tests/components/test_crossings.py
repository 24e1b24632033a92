"""Edges that meet elsewhere than at common vertices are found by a sweep, and counted here one by one."""

from __future__ import annotations

from itertools import combinations
from math import cos, pi, sin

from hypothesis import given
from hypothesis import strategies as st

from skyrise.components.crossings import Segment, crossing_of, side
from skyrise.components.islands import Point

points = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=2, max_size=12, unique=True)


def lies_on(p: Point, a: Point, b: Point) -> bool:
    """Between the ends, which are excluded."""
    within = min(a, b) < p < max(a, b)
    return side(a, b, p) == 0 and within


def meet(vertices: list[Point], edge: Segment, other: Segment) -> bool:
    """Elsewhere than at a common vertex."""
    a, b, c, d = (vertices[number] for number in (*edge, *other))
    if any(lies_on(p, *ends) for p, ends in ((a, (c, d)), (b, (c, d)), (c, (a, b)), (d, (a, b)))):
        return True
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@given(points, st.data())
def test_a_crossing_is_found_wherever_two_edges_meet(corners: list[tuple[int, int]], data: st.DataObject) -> None:
    vertices: list[Point] = [(float(x), float(y)) for x, y in corners]
    pairs = list(combinations(range(len(vertices)), 2))
    edges = data.draw(st.lists(st.sampled_from(pairs), unique=True, max_size=14))
    found = crossing_of(vertices, edges)
    assert (found is not None) == any(meet(vertices, edge, other) for edge, other in combinations(edges, 2))
    assert found is None or meet(vertices, *found)


def test_a_side_is_exact_where_floating_point_is_not() -> None:
    a, b = (0.1, 0.1), (0.3, 0.3)
    assert side(a, b, (0.2, 0.2)) == 0
    assert side(a, b, (0.2, 0.2 + 2**-54)) == 1


def test_each_of_a_thousand_vertices_is_compared_with_its_neighbors_alone() -> None:
    """A comb, whose teeth all lie above each other at once: every edge overlaps every other from left to right."""
    count = 1000
    ring: list[Point] = [(100 * (number % 2) + sin(number), float(number)) for number in range(count)]
    edges = [(number, number + 1) for number in range(count - 1)]
    assert crossing_of(ring, edges) is None
    circle: list[Point] = [(cos(2 * pi * turn / count), sin(2 * pi * turn / count)) for turn in range(count)]
    around = [(number, (number + 1) % count) for number in range(count)]
    assert crossing_of(circle, around) is None
    assert crossing_of(circle, [*around, (0, 500), (250, 750)]) is not None
