"""Island files: what comes with the game, what a user may draw, and what is refused."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skyrise.components import BadComponent, island_keys, layout_hints, load_island
from skyrise.components.island_checks import check_planar
from skyrise.components.names import FACTION_COLORS
from skyrise.components.published import versions
from strips import strip


def aurora() -> dict[str, Any]:
    return load_island("aurora").document()


def refusal(tmp_path: Path, document: dict[str, Any] | str) -> BadComponent:
    path = tmp_path / "mine.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    with pytest.raises(BadComponent) as refused:
        load_island(str(path))
    assert refused.value.file == "mine.json"
    return refused.value


def test_five_islands_with_four_and_fourteen_neighborhoods() -> None:
    assert [len(load_island(key).neighborhoods) for key in island_keys()] == [4, 14, 14, 14, 14]


def test_colours_are_shared_out_evenly_over_all_islands() -> None:
    colors = Counter(hood.color for key in island_keys() for hood in load_island(key).neighborhoods)
    assert colors == dict.fromkeys(FACTION_COLORS, 15)


def test_ids_are_unique_over_all_islands() -> None:
    ids = [area.id for key in island_keys() for area in load_island(key).areas()]
    assert len(ids) == len(set(ids))


def test_an_own_island_is_read(tmp_path: Path) -> None:
    document = aurora()
    document["name"] = "Mine"
    (tmp_path / "mine.json").write_text(json.dumps(document), encoding="utf-8")
    island = load_island(str(tmp_path / "mine.json"))
    assert (island.key, island.name, island.own) == ("mine", "Mine", True)
    assert island.document() == document


def test_a_grid_of_squares_is_an_island(tmp_path: Path) -> None:
    vertices = [[x, y] for y in range(3) for x in range(8)]
    rings = [[8 * y + x, 8 * y + x + 1, 8 * y + x + 9, 8 * y + x + 8] for y in range(2) for x in range(7)]
    colors = FACTION_COLORS * 4
    hoods = [
        {"id": f"G{number}", "color": colors[number], "ring": ring, "windmill": number == 0}
        for number, ring in enumerate(rings)
    ]
    ports = {"center": "G0", "left": "G6", "right": "G13"}
    empty: dict[str, list[object]] = {"lakes": [], "blimps": [], "bridges": []}
    document = {"name": "Grid", "vertices": vertices, "neighborhoods": hoods, **empty, "ports": ports}
    (tmp_path / "grid.json").write_text(json.dumps(document), encoding="utf-8")
    assert len(load_island(str(tmp_path / "grid.json")).neighborhoods) == 14


def change(path: str, value: object) -> Callable[[], dict[str, Any]]:
    """A document with one value changed: ``lakes.0.ring`` is a place."""

    def changed() -> dict[str, Any]:
        document = aurora()
        *parents, last = path.split(".")
        at: Any = document
        for step in parents:
            at = at[int(step) if step.isdigit() else step]
        at[int(last) if last.isdigit() else last] = value
        return document

    return changed


@pytest.mark.parametrize(
    ("document", "key", "reason"),
    [
        (change("name", ""), "name", "expected a string"),
        (change("vertices.3", [1]), "vertices[3]", "expected two numbers"),
        (change("vertices.3", [1, 1e9]), "vertices[3]", "expected two numbers"),
        (change("vertices.3", [35.2, 172.3]), "vertices[3]", "in the same place as vertex 0"),
        (change("vertices", 5), "vertices", "expected a list"),
        (change("vertices", [[0, 0]] * 1001), "vertices", "expected 3 to 1000 entries, found 1001"),
        (change("neighborhoods.0.color", "pink"), "neighborhoods[0].color", "expected one of yellow"),
        (change("neighborhoods.0.windmill", 1), "neighborhoods[0].windmill", "expected true or false"),
        (change("neighborhoods.0.id", "A 1"), "neighborhoods[0].id", "letters and digits"),
        (change("neighborhoods.0.id", "none"), "neighborhoods[0].id", "not 'none'"),
        (change("neighborhoods.0.id", "A2"), "", "the id 'A2' appears twice"),
        (change("neighborhoods.0.ring", [0, 1]), "neighborhoods[0].ring", "at least three"),
        (change("neighborhoods.0.ring", [0, 1, 1]), "neighborhoods[0].ring", "twice"),
        (change("neighborhoods.0.ring", [0, 1, 99999]), "neighborhoods[0].ring[2]", "from 0 to 506"),
        (change("neighborhoods.0.extra", 1), "neighborhoods[0]", "expected the fields"),
        (change("bridges", [["A1", "A99"]]), "bridges[0]", "no neighborhood 'A99'"),
        (change("bridges", [["A1", "A1"]]), "bridges[0]", "two different"),
        (change("bridges", [["A1", "A2"]]), "bridges[0]", "already share a border"),
        (change("bridges", [["A13", "A5"], ["A1", "A3"]]), "bridges", "at most 1"),
        (change("ports.left", "A99"), "ports.left", "no neighborhood 'A99'"),
        (change("ports.left", "A13"), "ports", "two ports are on the same neighborhood"),
        (change("ports.middle", "A13"), "ports", "expected center, left, right"),
    ],
)
def test_a_broken_island_is_refused_with_place_and_reason(
    tmp_path: Path, document: Callable[[], dict[str, Any]], key: str, reason: str
) -> None:
    refused = refusal(tmp_path, document())
    assert (refused.key, reason in refused.sentence) == (key, True), refused


def test_thirteen_neighborhoods_are_refused(tmp_path: Path) -> None:
    document = aurora()
    del document["neighborhoods"][3]
    assert "has 14 neighborhoods; this one has 13" in refusal(tmp_path, document).sentence


def test_garbage_is_refused(tmp_path: Path) -> None:
    assert "is not JSON" in refusal(tmp_path, "{").sentence
    assert "expected an object" in refusal(tmp_path, "[]").sentence
    assert "appears twice" in refusal(tmp_path, '{"name": 1, "name": 2}').sentence
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponent, match="is not UTF-8 text"):
        load_island(str(tmp_path / "bytes.json"))
    with pytest.raises(BadComponent, match="cannot be read"):
        load_island(str(tmp_path / "nothing.json"))
    with pytest.raises(BadComponent, match="no such island"):
        load_island("atlantis")


def test_the_strip_is_an_island(tmp_path: Path) -> None:
    (tmp_path / "strip.json").write_text(json.dumps(strip()), encoding="utf-8")
    assert len(load_island(str(tmp_path / "strip.json")).neighborhoods) == 14


def test_a_ring_that_crosses_itself(tmp_path: Path) -> None:
    document = strip()
    document["neighborhoods"][0]["ring"] = [0, 2, 1, 3]
    assert "crosses or touches" in refusal(tmp_path, document).sentence


def test_an_area_inside_another(tmp_path: Path) -> None:
    document = strip()
    document["vertices"] += [[0.4, 0.4], [0.6, 0.4], [0.5, 0.6]]
    document["lakes"] = [{"id": "L", "ring": [30, 31, 32]}]
    assert "lies inside S0" in refusal(tmp_path, document).sentence


def test_an_edge_of_three_areas(tmp_path: Path) -> None:
    document = strip()
    document["lakes"] = [{"id": "L", "ring": [2, 3, 4]}]
    assert "more than two areas" in refusal(tmp_path, document).sentence


def test_land_in_two_pieces(tmp_path: Path) -> None:
    document = strip()
    document["vertices"] += [[20, 0], [21, 0], [21, 1], [20, 1]]
    document["neighborhoods"][13]["ring"] = [30, 31, 32, 33]
    assert "cannot be reached over land" in refusal(tmp_path, document).sentence


def test_layout_hints_name_real_areas() -> None:
    for key, hints in layout_hints().items():
        assert set(hints["anchors"]) == {area.id for area in load_island(key).areas()}


@pytest.mark.parametrize("version", versions())
@pytest.mark.parametrize("key", island_keys())
def test_what_comes_with_the_game_is_a_map(key: str, version: str) -> None:
    """It is not looked at again whenever it is loaded."""
    check_planar(key, load_island(key, version))
