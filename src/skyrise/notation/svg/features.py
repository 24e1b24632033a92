"""What stands on an empty city: blimps over their pads, windmills, trees; and things that stand in general."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .art import piece
from .canvas import group, tag, use
from .plan import Plan

TREES = {"yellow": 1, "green": 3, "white": 1, "brown": 1}
"""How many trees a neighborhood of a faction has at most."""
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
    """Things from the back to the front, so that they hide each other rightly."""
    return group((thing.markup for thing in sorted(things, key=lambda thing: thing.y)), class_="standing")


def city_features(plan: Plan) -> Iterator[Upright]:
    """Blimps, windmills and trees."""
    for blimp in plan.city.blimps:
        at = plan.anchors[blimp.id]
        yield Upright(at[1] + 1, tag("g", piece("blimp", at, 0.76), class_="blimp", data_at=blimp.id))
    for place in plan.city.places:
        spots = plan.spots[place.id]
        if spots.mill:
            yield Upright(spots.mill[1], tag("g", piece("windmill", spots.mill), class_="windmill", data_at=place.id))
        kind = "tree" if place.color in ("green", "yellow") else "poplar"
        yield from (Upright(tree[1], use(kind, tree, 0.85)) for tree in spots.trees[: TREES[place.color]])
