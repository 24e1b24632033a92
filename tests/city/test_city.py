"""The city: what is next to what, derived from the edges that rings share."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from scenes import COMPASS, match_of
from skyrise.city import City, build_city
from skyrise.city.geometry import rotated
from skyrise.components import BadComponent, load_island
from skyrise.components.names import OUTER_ISLANDS, SLOTS


def test_numbers_of_neighborhoods() -> None:
    assert [len(match_of(players).city) for players in (2, 3, 4)] == [32, 46, 60]


def test_adjacent_over_an_edge_not_over_a_corner_nor_a_lake() -> None:
    city = match_of().city
    assert city.neighbors("A1") == {"A2", "A4", "A5"}
    assert "A10" not in city.neighbors("A9")  # the lake AL1 lies between them
    assert "H3" not in city.neighbors("H1")  # the blimp lies between them


def test_adjacent_over_a_bridge() -> None:
    city = match_of().city
    assert "A5" in city.neighbors("A13")  # Aurora's own bridge
    assert "H1" in city.neighbors("A13")  # north to the centre
    assert "B8" in city.neighbors("A11")  # north's right to east's left


def test_adjacency_goes_both_ways() -> None:
    city = match_of().city
    for place in city.places:
        for other in city.neighbors(place.id):
            assert place.id in city.neighbors(other)


def test_borders_are_shared_edges() -> None:
    lakes = {lake.id: set(match_of().city.ids(lake.bordering_mask)) for lake in match_of().city.lakes}
    assert lakes["AL1"] == {"A5", "A6", "A9", "A10", "A13"}
    blimps = {blimp.id: set(match_of().city.ids(blimp.bordering_mask)) for blimp in match_of().city.blimps}
    assert blimps["HB1"] == {"H1", "H2", "H3", "H4"}


def test_bridges_of_the_compass() -> None:
    city = match_of().city
    pairs = {frozenset((city.places[bridge.a].id, city.places[bridge.b].id)) for bridge in city.bridges}
    assert len(pairs) == 12  # four to the centre, four between neighbours, one on each island
    assert frozenset(("C11", "A8")) in pairs  # west's right to north's left


def test_islands_in_opposite_slots_meet_only_through_the_centre() -> None:
    city = match_of(2, islands={"north": "aurora", "south": "zephyr"}).city
    assert not any(city.places[bridge.a].island + city.places[bridge.b].island == 3 for bridge in city.bridges)
    assert len(city.bridges) == 4


@pytest.mark.parametrize("slots", list(itertools.combinations(SLOTS, 3)))
def test_three_players_may_use_any_slots(slots: tuple[str, ...]) -> None:
    city = match_of(3, islands=dict(zip(slots, OUTER_ISLANDS[:3], strict=True))).city
    assert len(city.bridges) == 3 + 2 + 3
    assert all(city.neighbors(place.id) for place in city.places)


def test_masks_and_names_agree() -> None:
    city = match_of().city
    assert city.mask(city.neighbors("A5")) == city.neighbors_mask(city.number("A5"))
    assert city.ids(city.mask(["H1", "Z3"])) == ["H1", "Z3"]
    assert "H1" in city
    assert "X1" not in city
    assert city.layout() == COMPASS


def middle(points: list[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def test_drawing_coordinates_turn_with_the_slot() -> None:
    assert [rotated((0, 10), quarters) for quarters in range(4)] == [(0, 10), (10, 0), (0, -10), (-10, 0)]
    city = match_of().city
    means = [
        middle([point for hood in island.neighborhoods for point in city.outline(number, hood)])
        for number, island in enumerate(city.islands)
    ]
    (_, y_north), (x_east, _), (_, y_south), (x_west, _) = means[1:]
    assert y_north > 0 > y_south
    assert x_east > 0 > x_west


def test_what_cannot_stand_together_is_refused() -> None:
    central, aurora, boreas = (load_island(key) for key in ("central", "aurora", "boreas"))
    refused: list[tuple[Callable[[], City], str]] = [
        (lambda: build_city(aurora, {"north": boreas}), "cannot be in the center"),
        (lambda: build_city(central, {"north": central}), "cannot go in the slot north"),
        (lambda: build_city(central, {"up": boreas}), "no slot 'up'"),
        (lambda: build_city(central, {"north": aurora, "east": aurora}), "two islands in this city"),
    ]
    for bad, reason in refused:
        with pytest.raises(BadComponent, match=reason):
            bad()


def test_two_islands_with_the_same_ids_are_refused() -> None:
    from dataclasses import replace

    aurora = load_island("aurora")
    with pytest.raises(BadComponent, match="is also an id on the island aurora"):
        build_city(load_island("central"), {"north": aurora, "east": replace(aurora, key="twin")})
