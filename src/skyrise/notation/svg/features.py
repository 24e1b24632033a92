"""What stands in an empty city: blimps over their pads, windmills, trees; and standing things in general."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from skyrise.city.geometry import Point
from skyrise.notation.documents import FeatureKind

from .art import piece
from .canvas import group, tag, use
from .plan import Plan

TREES = {"yellow": 1, "green": 3, "white": 1, "brown": 1}
"""The most trees that a neighborhood of each color has."""
TREE = tag(
    "g",
    tag("ellipse", cx=1.2, cy=0.4, rx=4, ry=1.7, fill="#20150f", opacity="0.22"),
    tag("path", d="M0 0V-4", stroke="#6b4a2c", stroke_width=1.4),
    tag("circle", cy=-7, r=4.2, fill="#55804a"),
    tag("circle", cx=-1, cy=-7.8, r=3.2, fill="#7fa66a"),
    id="tree",
)
POPLAR = tag(
    "g",
    tag("ellipse", cx=1, cy=0.4, rx=3, ry=1.4, fill="#20150f", opacity="0.2"),
    tag("path", d="M0 0V-3", stroke="#6b4a2c", stroke_width=1.2),
    tag("path", d="M0-14C3.2-10 2.8-3 0-2.4C-2.8-3-3.2-10 0-14Z", fill="#5e8a58"),
    tag("path", d="M-.4-12C-2.2-9-2-4-.6-3.4Z", fill="#86ad74"),
    id="poplar",
)


class Upright(NamedTuple):
    """Something that stands: where its foot is on the picture, and its markup."""

    y: float
    markup: str


def in_order(things: Iterable[Upright]) -> str:
    """Things from back to front, so that nearer ones hide those behind."""
    return group((thing.markup for thing in sorted(things, key=lambda thing: thing.y)), class_="standing")


class StandingFeature(NamedTuple):
    """Something that stands in the empty city: what it is, where its foot is, how large it is."""

    kind: FeatureKind
    foot: Point
    scale: float
    area: str | None = None
    """The neighborhood of a windmill, the pad of a blimp."""


def features_of(plan: Plan) -> Iterator[StandingFeature]:
    """Blimps, windmills and trees."""
    for blimp in plan.city.blimps:
        yield StandingFeature("blimp", plan.anchors[blimp.id], 0.76, blimp.id)
    for place in plan.city.places:
        spots = plan.spots[place.id]
        if spots.mill:
            yield StandingFeature("windmill", spots.mill, 1, place.id)
        kind: FeatureKind = "tree" if place.color in ("green", "yellow") else "poplar"
        yield from (StandingFeature(kind, tree, 0.85) for tree in spots.trees[: TREES[place.color]])


def city_features(plan: Plan) -> Iterator[Upright]:
    """The features, drawn."""
    return map(_upright, features_of(plan))


def _upright(feature: StandingFeature) -> Upright:
    kind, foot, scale, area = feature
    if area is None:
        return Upright(foot[1], use(kind, foot, scale))
    # A blimp floats: it is in front of what stands beside its pad.
    y = foot[1] + 1 if kind == "blimp" else foot[1]
    return Upright(y, tag("g", piece(kind, foot, scale), class_=kind, data_at=area))
