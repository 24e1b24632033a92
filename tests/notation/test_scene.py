"""Scenes: all that a page needs to show a city, once each, in its place, and no larger than need be."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from skyrise.city import City, build_city
from skyrise.components import load_island
from skyrise.components.names import SLOTS
from skyrise.notation.svg import draw_city, scene_document

OUTER = ("aurora", "boreas", "cirrus", "zephyr")
CITIES = [(players, turn) for players in (2, 3, 4) for turn in range(4)]
"""With four turns every island comes to every slot, and every slot is once left empty."""

Point = tuple[float, float]
Scene = dict[str, Any]


@cache
def city_of(players: int, turn: int) -> City:
    slots = (SLOTS * 2)[turn : turn + players]
    return build_city(load_island("central"), dict(zip(slots, map(load_island, OUTER), strict=False)))


@cache
def scene_of(players: int, turn: int) -> Scene:
    return cast(Scene, scene_document(city_of(players, turn)))


def ring(outline: str) -> list[Point]:
    """The corners of a path in relative steps."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", outline)]
    x, y = 0.0, 0.0
    corners = []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        corners.append((x, y))
    return corners


def inside(point: Point, corners: list[Point]) -> bool:
    x, y = point
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    return (
        sum((y1 <= y) != (y2 <= y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1) for (x1, y1), (x2, y2) in sides) % 2
        == 1
    )


def parsed(scene: Scene) -> ElementTree.Element:
    """The markup as the page puts it together."""
    shapes = [*scene["places"].values(), *scene["areas"]]
    defs = "".join(f'<path id="{shape["shape"]}" d="{shape["outline"]}"/>' for shape in shapes)
    return ElementTree.fromstring(f"<svg>{defs}{scene['ground']}{scene['marks']}</svg>")


@pytest.mark.parametrize(("players", "turn"), CITIES)
def test_pieces_discs_and_marks_lie_inside_their_neighborhood(players: int, turn: int) -> None:
    for ident, place in scene_of(players, turn)["places"].items():
        corners = ring(place["outline"])
        for spot in ("stand", "beside", "mark"):
            assert inside(place[spot], corners), (ident, spot)


@pytest.mark.parametrize(("players", "turn"), CITIES)
def test_places_are_those_of_the_city(players: int, turn: int) -> None:
    city, places = city_of(players, turn), scene_of(players, turn)["places"]
    assert list(places) == [place.id for place in city.places]
    for place in city.places:
        told = places[place.id]
        assert (told["color"], told["windmill"]) == (place.color, place.windmill)
        assert told["island"] == city.islands[place.island].key
        assert set(told["neighbors"]) == city.neighbors(place.id)


@pytest.mark.parametrize(("players", "turn"), CITIES)
def test_neighbors_are_mutual(players: int, turn: int) -> None:
    places = scene_of(players, turn)["places"]
    pairs = {(a, b) for a, place in places.items() for b in place["neighbors"]}
    assert pairs == {(b, a) for a, b in pairs}


@pytest.mark.parametrize(("players", "turn"), CITIES)
def test_lakes_blimps_and_bridges_are_those_of_the_city(players: int, turn: int) -> None:
    city, scene = city_of(players, turn), scene_of(players, turn)
    borders = {area["id"]: area["borders"] for area in scene["areas"]}
    assert borders == {area.id: city.ids(area.bordering_mask) for area in (*city.lakes, *city.blimps)}
    assert [area["id"] for area in scene["areas"] if area["kind"] == "blimp"] == [blimp.id for blimp in city.blimps]
    joined = [{bridge["a"], bridge["b"]} for bridge in scene["bridges"]]
    assert joined == [{city.places[bridge.a].id, city.places[bridge.b].id} for bridge in city.bridges]


@pytest.mark.parametrize(("players", "turn"), CITIES)
def test_every_windmill_and_blimp_stands_once(players: int, turn: int) -> None:
    city = city_of(players, turn)
    standing = [(thing["kind"], thing["area"]) for thing in scene_of(players, turn)["features"] if "area" in thing]
    mills = [("windmill", place.id) for place in city.places if place.windmill]
    assert sorted(standing) == sorted(mills + [("blimp", blimp.id) for blimp in city.blimps])


@pytest.mark.parametrize(("players", "turn"), CITIES)
def test_every_outer_island_has_room_for_its_name_beside_the_land(players: int, turn: int) -> None:
    scene = scene_of(players, turn)
    assert [island["slot"] for island in scene["islands"]] == [None, *city_of(players, turn).slots]
    lands = [ring(place["outline"]) for place in scene["places"].values()]
    for island in scene["islands"][1:]:
        assert not any(inside(island["name_at"], land) for land in lands), island["key"]


@pytest.mark.parametrize(("players", "turn"), CITIES)
def test_the_land_lies_inside_the_view_box(players: int, turn: int) -> None:
    scene = scene_of(players, turn)
    left, top, width, height = scene["view_box"]
    for place in scene["places"].values():
        for x, y in ring(place["outline"]):
            assert left <= x <= left + width
            assert top <= y <= top + height


def test_all_that_the_markup_refers_to_is_there_once_and_has_the_prefix() -> None:
    scene = scene_of(4, 0)
    ids = [element.get("id") for element in parsed(scene).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(str(ident).startswith("scene-") for ident in ids)
    markup = scene["ground"] + scene["marks"]
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', markup)) <= set(ids)


def test_the_ground_has_no_titles_that_would_pop_up_in_a_page() -> None:
    assert "<title" not in scene_of(4, 0)["ground"]
    assert "<title" in draw_city(city_of(4, 0))


def test_every_neighborhood_has_its_id_on_the_ground() -> None:
    scene = scene_of(4, 0)
    assert sorted(filter(None, parsed(scene).itertext())) == sorted(scene["places"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_scene_is_small_on_the_wire(players: int) -> None:
    text = json.dumps(scene_of(players, 0), separators=(",", ":"))
    assert len(gzip.compress(text.encode())) < 31_000
