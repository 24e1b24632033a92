"""Do edges of a map meet elsewhere than at common vertices? A line sweeps over them from left to right.

The edges that the line meets stand in one order, from below to above. Two that cross are neighbors in it before that,
so only neighbors are compared, and the work is that of sorting.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise

from .islands import Point

Segment = tuple[int, int]
"""Two vertices by their numbers; in a sweep the left one first, of two above each other the lower one."""

Exact = tuple[Fraction, Fraction]
"""A point between vertices, not rounded."""

ROUNDING = 1e-14
"""How far, as a share of what is subtracted, floating point may be wrong about a side."""


def side(a: Point, b: Point, p: Point | Exact) -> int:
    """1 if p is left of the line from a to b, -1 if it is right of it, 0 on it; exactly."""
    first, second = (b[0] - a[0]) * (p[1] - a[1]), (b[1] - a[1]) * (p[0] - a[0])
    if abs(first - second) > ROUNDING * (abs(first) + abs(second)):
        return 1 if first > second else -1
    ax, ay, bx, by, px, py = map(Fraction, (*a, *b, *p))
    exact = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    return (exact > 0) - (exact < 0)


def crossing_of(vertices: Sequence[Point], edges: Iterable[Segment]) -> tuple[Segment, Segment] | None:
    """Two edges that meet elsewhere than at a common vertex; None if there are none."""
    sweep = _Sweep(vertices, edges)
    for vertex in sorted(sweep.touched, key=vertices.__getitem__):
        if (found := sweep.meet(vertex)) is not None:
            return found
    return None


class _Sweep:
    """The line, at one vertex after the other."""

    def __init__(self, vertices: Sequence[Point], edges: Iterable[Segment]) -> None:
        self._points = vertices
        self._met: list[Segment] = []
        """The edges that the line meets, from below to above."""
        self._starting: dict[int, list[Segment]] = defaultdict(list)
        self.touched: set[int] = set()
        for first, second in edges:
            left, right = sorted((first, second), key=vertices.__getitem__)
            self._starting[left].append((left, right))
            self.touched |= {left, right}

    def meet(self, vertex: int) -> tuple[Segment, Segment] | None:
        """Passes a vertex: edges end and begin there. The first pair that crosses, if one is found."""
        low, high = self._through(vertex)
        starting = sorted(self._starting[vertex], key=cmp_to_key(self._from_below))
        for edge in self._met[low:high]:
            if edge[1] != vertex:
                others = (other for other in (*starting, *self._met[low:high]) if other != edge)
                return edge, next(others, edge)
        for edge, other in pairwise(starting):
            if self._from_below(edge, other) == 0:
                return edge, other
        self._met[low:high] = starting
        high = low + len(starting)
        return self._crossing(low - 1, low) or (self._crossing(high - 1, high) if starting else None)

    def _through(self, vertex: int) -> tuple[int, int]:
        """Where among the edges those begin and end that go through a vertex."""
        point = self._points[vertex]

        def above(edge: Segment) -> int:
            return -side(self._points[edge[0]], self._points[edge[1]], point)

        return bisect_left(self._met, 0, key=above), bisect_right(self._met, 0, key=above)

    def _from_below(self, edge: Segment, other: Segment) -> int:
        """Of two edges that begin at one vertex, which lies below? 0: they lie on each other."""
        return -side(self._points[edge[0]], self._points[edge[1]], self._points[other[1]])

    def _crossing(self, low: int, high: int) -> tuple[Segment, Segment] | None:
        if low < 0 or high >= len(self._met):
            return None
        edge, other = self._met[low], self._met[high]
        return (edge, other) if not {*edge} & {*other} and self._cross(edge, other) else None

    def _cross(self, edge: Segment, other: Segment) -> bool:
        a, b, c, d = (self._points[vertex] for vertex in (*edge, *other))
        return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0
