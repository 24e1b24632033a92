"""Islands of somebody's own as documents: steps, troubles and pictures."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from city.drawn import striped
from declared import check
from skyrise.components import Refusal, island_keys
from skyrise.notation.documents import ISLAND_EDITS, EditedIsland, IslandFile
from skyrise.notation.own_islands import edited_island, island_picture, island_to_start_from
from skyrise.notation.requests import read_message, read_request


def step(island: IslandFile, what: str, **more: Any) -> EditedIsland:
    """A step as it comes over the wire."""
    return edited_island(read_message(json.dumps({"type": what, "island": island, **more}), ISLAND_EDITS))


def touch(*hoods: str) -> bool:
    """Do two strips share a border?"""
    first, second = ({*hood.edges()} for hood in striped().neighborhoods if hood.id in hoods)
    return bool(first & second)


def stripes() -> IslandFile:
    return read_request(IslandFile, json.dumps(striped().document()))


@pytest.mark.parametrize("key", [*island_keys(), "blank"])
def test_islands_to_start_from(key: str) -> None:
    told = island_to_start_from(key)
    check(EditedIsland, told)
    assert (told["trouble"] is None) == (key != "blank")
    assert step(told["island"], "check") == told


def test_nobody_starts_from_an_island_that_is_not_there() -> None:
    with pytest.raises(Refusal) as refused:
        island_to_start_from("atlantis")
    assert refused.value.reason == "island.unknown"


STRIPS = [hood.id for hood in striped().neighborhoods]
NEXT_TO_EACH_OTHER = min(pair for pair in combinations(STRIPS, 2) if touch(*pair))
STEPS: dict[str, dict[str, Any]] = {
    "draw": {"points": [[0, 700], [100, 700], [50, 800]], "kind": "lake", "color": "green", "reach": 3},
    "split": {"area": "X1", "points": [[-500, 0], [500, 0]], "reach": 3},
    "join": dict(zip(("first", "second"), NEXT_TO_EACH_OTHER, strict=True)),
    "move": {"start": [0, 0], "end": [1, 1], "reach": 1000},
    "straighten": {"point": [0, 0], "reach": 1000},
    "remove": {"area": "X1"},
    "color": {"area": "X1", "color": "brown"},
    "turn": {"area": "X1", "kind": "blimp"},
    "windmill": {"area": "X1"},
    "bridge": {"first": "X1", "second": "X3"},
    "port": {"area": "X9", "port": "left"},
    "name": {"name": "Another"},
    "letters": {"letters": "QQ"},
    "check": {},
}


@pytest.mark.parametrize("kind", ISLAND_EDITS)
def test_every_step_changes_the_island_or_says_why_not(kind: str) -> None:
    before = stripes()
    if kind == "split":
        with pytest.raises(Refusal) as refused:
            step(before, kind, **STEPS[kind])
        assert refused.value.reason == "island.step"
        return
    told = step(before, kind, **STEPS[kind])
    check(EditedIsland, told)
    assert (told["island"] == before) == (kind == "check")


def test_the_loader_says_what_is_wrong_and_where() -> None:
    told = step(stripes(), "remove", area="X5")
    assert told["trouble"] == {
        "place": "neighborhoods",
        "message": {"id": "reason-island-neighborhoods", "args": {"needed": 14, "found": 13}},
    }


def test_rings_name_corners_that_there_are() -> None:
    island = stripes()
    island["lakes"][0]["ring"] = [0, 1, 999]
    with pytest.raises(Refusal) as refused:
        step(island, "check")
    assert refused.value.place == "lakes[0].ring[2]"


@pytest.mark.parametrize("key", ["central", "stripes"])
def test_a_picture_without_a_game(key: str) -> None:
    island = stripes() if key == "stripes" else island_to_start_from(key)["island"]
    picture = island_picture(island)["svg"]
    assert picture.startswith("<svg")
    assert f"hood-{island['neighborhoods'][3]['id']}" in picture
    with pytest.raises(Refusal) as refused:
        island_picture(step(island, "remove", area=island["neighborhoods"][0]["id"])["island"])
    assert refused.value.reason == "island.refused"
