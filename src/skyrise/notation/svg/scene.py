"""The scene of a city: what a page needs to show it and to put pieces on it, as a JSON document."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

from skyrise.city import City, Feature, Place
from skyrise.city.geometry import Point
from skyrise.notation.documents import (
    AreaKind,
    Box,
    Faction,
    HeightOffsets,
    SceneArea,
    SceneBridge,
    SceneDocument,
    SceneFeature,
    SceneIsland,
    ScenePlace,
    Slot,
)

from .art import used_art
from .bridges import draw_bridges
from .canvas import group, tag
from .defs import DEFS
from .features import POPLAR, TREE, StandingFeature, features_of
from .land import draw_islands, draw_marks
from .outlines import Outlines
from .pieces import NUMBER_AT, NUMBER_SIZE, NUMBER_X, WONDER_SCALE
from .plan import TILT, Plan, plan_of
from .ribbons import ribbons_of
from .shapes import Ring
from .sky import Frame, frame_of

MARGIN = 10
"""Around the city: the page has sky of its own."""
PREFIX = "scene-"
"""The prefix of every id in the markup: the page has ids of its own."""


def scene_document(city: City) -> SceneDocument:
    """The markup of the land, and where everything is on it.

    The ground refers to the outlines of places and areas by the ids in ``shape``.

    >>> from skyrise.rules import Game
    >>> scene = scene_document(Game.new(players=2, seed=7).match.city)
    >>> scene["places"]["H1"]["color"], len(scene["islands"])
    ('yellow', 3)
    """
    plan = _coarser(plan_of(city))
    outlines, frame = Outlines(plan), frame_of(plan, margin=MARGIN)
    marks = draw_marks(plan) + draw_bridges(plan)
    return {
        "view_box": (round(frame.left), round(frame.top), round(frame.width), round(frame.height)),
        "ground": _ground(plan, outlines, used_art(marks)),
        "marks": _prefixed(marks),
        "places": {place.id: _place(plan, outlines, place) for place in city.places},
        "features": _features(plan),
        "areas": [_area(plan, outlines, feature, kind) for kind, feature in _lakes_and_blimps(city)],
        "bridges": _bridges(plan),
        "islands": _islands(plan, frame),
        "drawing": {
            "tilt": TILT,
            "wonder_scale": WONDER_SCALE,
            "number": {"x": NUMBER_X, "size": NUMBER_SIZE, "y": cast(HeightOffsets, NUMBER_AT)},
        },
    }


def _coarser(plan: Plan) -> Plan:
    """Rounded to halves: nobody can tell, and the document is a seventh smaller."""
    outlines = {ident: _on_grid(outline) for ident, outline in plan.outlines.items()}
    return replace(plan, outlines=outlines, shores=tuple([_on_grid(ring) for ring in rings] for rings in plan.shores))


def _on_grid(ring: Ring) -> Ring:
    return [(round(x * 2) / 2, round(y * 2) / 2) for x, y in ring]


def _ground(plan: Plan, outlines: Outlines, art: str) -> str:
    islands = draw_islands(plan, outlines, lambda _: "", frozenset())
    return _prefixed(tag("defs", DEFS, TREE, POPLAR, outlines.coast_defs(), art) + group([islands]))


def _prefixed(markup: str) -> str:
    return re.sub(r'( id="|url\(#|href="#)', rf"\1{PREFIX}", markup)


def _point(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _place(plan: Plan, outlines: Outlines, place: Place) -> ScenePlace:
    spots = plan.spots[place.id]
    return {
        "outline": outlines.data(place.id),
        "shape": PREFIX + outlines.ident(place.id),
        "stand": _point(spots.stand),
        "beside": _point(spots.beside),
        "mark": _point(spots.mark),
        "color": cast(Faction, place.color),
        "island": plan.city.islands[place.island].key,
        "windmill": place.windmill,
        "neighbors": plan.city.ids(plan.city.neighbors_mask(place.number)),
    }


def _features(plan: Plan) -> list[SceneFeature]:
    return [_feature(number, feature) for number, feature in enumerate(features_of(plan))]


def _feature(number: int, feature: StandingFeature) -> SceneFeature:
    """Every second blimp and tree looks the other way."""
    document: SceneFeature = {
        "kind": feature.kind,
        "x": round(feature.foot[0], 1),
        "y": round(feature.foot[1], 1),
        "scale": feature.scale,
        "flip": number % 2 == 1,
    }
    if feature.area:
        document["area"] = feature.area
    return document


def _lakes_and_blimps(city: City) -> list[tuple[AreaKind, Feature]]:
    return [("lake", lake) for lake in city.lakes] + [("blimp", blimp) for blimp in city.blimps]


def _area(plan: Plan, outlines: Outlines, feature: Feature, kind: AreaKind) -> SceneArea:
    return {
        "id": feature.id,
        "kind": kind,
        "island": plan.city.islands[feature.island].key,
        "outline": outlines.data(feature.id),
        "shape": PREFIX + outlines.ident(feature.id),
        "borders": plan.city.ids(feature.bordering_mask),
    }


def _bridges(plan: Plan) -> list[SceneBridge]:
    ids = [place.id for place in plan.city.places]
    return [
        {"a": ids[bridge.a], "b": ids[bridge.b], "from": _point(start), "to": _point(end)}
        for bridge, (start, end) in zip(plan.city.bridges, plan.spans, strict=True)
    ]


def _islands(plan: Plan, frame: Frame) -> list[SceneIsland]:
    ribbons = {ribbon.island.key: _point(ribbon.at) for ribbon in ribbons_of(plan, frame)}
    return [
        {
            "key": island.key,
            "slot": cast(Slot | None, plan.city.slot_of(number)),
            "name_at": ribbons.get(island.key),
            "box": _box(plan.shores[number]),
        }
        for number, island in enumerate(plan.city.islands)
    ]


def _box(shores: list[Ring]) -> Box:
    xs, ys = zip(*(point for shore in shores for point in shore), strict=True)
    return round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys))
