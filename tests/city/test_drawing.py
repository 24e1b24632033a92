"""Drawing islands: every step, and that what the loader accepts comes of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from city.drawn import REACH, split_at, striped
from skyrise.city.drawing import (
    blank_island,
    color_area,
    draw_area,
    join_areas,
    letter_areas,
    move_corner,
    remove_area,
    remove_corner,
    set_bridge,
    set_port,
    split_area,
    turn_area,
    turn_windmill,
)
from skyrise.components import BadComponent, Island, load_island, read_island
from skyrise.components.island_files import check_island


def reason(step: object) -> str:
    """Why a step is refused."""
    assert callable(step)
    with pytest.raises(BadComponent) as refused:
        step()
    return str(refused.value.reason)


def edges(island: Island) -> int:
    return len({edge for area in island.areas() for edge in area.edges()})


def test_from_a_blank_island_to_one_that_can_be_played_on() -> None:
    island = striped()
    check_island("", island)
    assert read_island("stripes", "", island.document(), own=True) == replace(island, key="stripes")
    assert len(island.neighborhoods) == 14
    assert {hood.color for hood in island.neighborhoods} == {"yellow", "green", "white", "brown"}
    assert [lake.id for lake in island.lakes] == ["XL1"]
    areas = len(island.areas())
    assert len(island.vertices) - edges(island) + areas == 1, "as Euler says of one piece of land"


def test_a_blank_island_cannot_be_played_on_yet() -> None:
    assert reason(lambda: check_island("", blank_island("New"))) == "island.ports"


def test_splitting_and_joining_gives_the_same_land() -> None:
    island = blank_island("New")
    two = split_at(island, 1.0)
    assert len(two.neighborhoods) == 2
    kept, new = two.neighborhoods
    one = join_areas(two, kept.id, new.id)
    assert [hood.id for hood in one.neighborhoods] == [kept.id]
    assert {*one.vertices} == {*two.vertices}, "the corners on the border stay"


def test_a_line_may_have_corners() -> None:
    island = blank_island("New")
    (land,) = island.neighborhoods
    bent = split_area(island, land.id, [(265.0, 355.0), (0.0, 400.0), (-265.0, 355.0)], REACH)
    assert len(bent.neighborhoods) == 2
    assert (0.0, 400.0) in bent.vertices


@pytest.mark.parametrize(
    "points",
    [
        [(265.0, 355.0), (265.0, 355.0)],
        [(265.0, 355.0), (0.0, 355.0)],
        [(900.0, 900.0), (265.0, 355.0)],
        [(265.0, 355.0), (256.0, 402.9)],
    ],
)
def test_a_line_goes_from_border_to_border(points: list[tuple[float, float]]) -> None:
    assert reason(lambda: split_area(blank_island("New"), "X1", points, REACH)) == "island.line"
    assert reason(lambda: split_area(blank_island("New"), "X1", points[:1], REACH)) == "island.line"


def test_areas_far_apart_cannot_be_joined() -> None:
    island = load_island("aurora")
    assert reason(lambda: join_areas(island, "A1", "A13")) == "island.join"
    assert reason(lambda: join_areas(island, "A1", "A1")) == "island.join"
    assert reason(lambda: join_areas(island, "A1", "Z1")) == "island.area"


def test_what_lies_on_the_second_area_goes_to_the_first() -> None:
    island = load_island("aurora")
    joined = join_areas(island, "A12", "A13")
    assert joined.ports["center"] == "A12"
    assert joined.bridges == (("A12", "A5"),)
    both = join_areas(set_port(island, "left", "A12"), "A12", "A13")
    assert dict(both.ports) == {"left": "A12", "right": "A11"}, "one neighborhood has one port"


def test_new_land_follows_the_coast_that_is_there() -> None:
    island = blank_island("New")
    drawn = draw_area(island, [(265.0, 355.0), (0.0, 170.0), (300.0, 100.0)], "neighborhood", "green", REACH)
    new = drawn.neighborhoods[1]
    assert new.color == "green"
    shared = {*new.edges()} & {*drawn.neighborhoods[0].edges()}
    assert len(shared) == 6, "a quarter of the coast"
    assert reason(lambda: draw_area(island, [(0.0, 0.0)] * 3, "lake", "green", REACH)) == "island.ring"


def test_a_lake_is_cut_out_of_nothing() -> None:
    island = remove_area(load_island("aurora"), "AL1")
    assert [lake.id for lake in island.lakes] == ["AL2"]
    again = draw_area(load_island("aurora"), [(400.0, 0.0), (450.0, 0.0), (400.0, 50.0)], "blimp", "green", REACH)
    assert [blimp.id for blimp in again.blimps] == ["AB1", "AB2", "AB3", "AB4"]


def test_corners_move_are_made_and_taken_out() -> None:
    island = blank_island("New")
    moved = move_corner(island, (265.0, 355.0), (300.0, 355.0), REACH)
    assert (300.0, 355.0) in moved.vertices
    assert len(moved.vertices) == len(island.vertices)
    first, second = island.vertices[:2]
    middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
    more = move_corner(island, middle, (290.0, 380.0), REACH)
    assert len(more.vertices) == len(island.vertices) + 1
    fewer = remove_corner(more, (290.0, 380.0), REACH)
    assert {*fewer.vertices} == {*island.vertices}
    assert reason(lambda: move_corner(island, (0.0, 0.0), (1.0, 1.0), REACH)) == "island.corner"
    assert reason(lambda: remove_corner(island, (0.0, 0.0), REACH)) == "island.corner"


def test_a_corner_on_another_border_becomes_one_with_it() -> None:
    island = draw_area(blank_island("New"), [(400.0, 300.0), (500.0, 300.0), (450.0, 400.0)], "lake", "green", REACH)
    joined = move_corner(island, (400.0, 300.0), (264.0, 356.0), REACH)
    assert len(joined.vertices) == len(island.vertices) - 1
    assert {*joined.lakes[0].ring} & {*joined.neighborhoods[0].ring}


def test_a_triangle_keeps_its_corners() -> None:
    island = draw_area(blank_island("New"), [(400.0, 300.0), (500.0, 300.0), (450.0, 400.0)], "lake", "green", REACH)
    assert reason(lambda: remove_corner(island, (450.0, 400.0), REACH)) == "island.ring"


def test_what_lies_on_areas() -> None:
    island = load_island("aurora")
    assert color_area(island, "A1", "green").neighborhoods[0].color == "green"
    assert turn_windmill(island, "A1").neighborhoods[0].windmill
    assert turn_windmill(turn_windmill(island, "A1"), "A1") == island
    assert set_bridge(island, "A5", "A13").bridges == ()
    assert set_bridge(island, "A1", "A13").bridges == (("A1", "A13"),)
    assert reason(lambda: set_bridge(island, "A1", "A1")) == "island.bridge"
    assert reason(lambda: turn_windmill(island, "AL1")) == "island.neighborhood"
    assert dict(set_port(island, "left", "A13").ports) == {"left": "A13", "right": "A11"}
    assert dict(set_port(island, "north", "A1").ports) == {"north": "A1"}, "now a central island"


def test_land_and_water_turn_into_each_other() -> None:
    island = load_island("aurora")
    wet = turn_area(island, "A13", "lake", "green")
    assert [lake.id for lake in wet.lakes] == ["AL1", "AL2", "AL3"]
    assert (wet.bridges, dict(wet.ports)) == ((), {"left": "A8", "right": "A11"})
    dry = color_area(wet, "AL3", "brown")
    assert (dry.neighborhoods[-1].id, dry.neighborhoods[-1].color) == ("A13", "brown")


def test_letters_keep_what_is_where() -> None:
    island = letter_areas(load_island("aurora"), "Q")
    check_island("", island)
    assert dict(island.ports) == {"center": "Q13", "left": "Q8", "right": "Q11"}
    assert island.bridges == (("Q13", "Q5"),)
    assert [blimp.id for blimp in island.blimps] == ["QB1", "QB2", "QB3"]
