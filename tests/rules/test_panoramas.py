"""Section 6: the five panorama cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from scenes import match_of, scene
from skyrise.city import Feature
from skyrise.components.names import PANORAMAS

RED = ("24", "16", "17", "57", "62", "72", "96", "3", "33", "43", "78", "81")
OTHER = {"blimps": "lakes", "lakes": "blimps", "chains": "blimps", "bridges": "blimps", "windmills": "lakes"}


def receipts(cells: str, card: str, **others: str) -> list[tuple[str, int]]:
    """What red scores from a card with its structures on these cells: places and points."""
    built = dict(zip(cells.split(), RED, strict=False)) | others
    game = scene(built, panoramas=(card, OTHER[card]))
    found = game.outcome_now().scores[0].receipts
    return sorted((r.place, r.points) for r in found if r.rule == f"score.panorama.{card}")


def bordering(feature: Feature) -> list[str]:
    return match_of().city.ids(feature.bordering_mask)


@pytest.mark.rule("score.panorama.blimps")
@pytest.mark.parametrize("blimp", match_of().city.blimps)
def test_blimps_three_for_every_blimp_with_three_structures(blimp: Feature) -> None:
    cells = bordering(blimp)
    for three in combinations(cells, 3):
        assert (blimp.id, 3) in receipts(" ".join(three), "blimps")
    assert (blimp.id, 3) in receipts(" ".join(cells), "blimps")
    for two in combinations(cells, 2):
        assert receipts(" ".join(two), "blimps") == []


@pytest.mark.rule("score.panorama.lakes")
@pytest.mark.parametrize("lake", match_of().city.lakes)
def test_lakes_three_for_every_lake_with_three_structures(lake: Feature) -> None:
    cells = bordering(lake)
    for three in combinations(cells, 3):
        assert (lake.id, 3) in receipts(" ".join(three), "lakes")
    assert receipts(" ".join(cells), "lakes").count((lake.id, 3)) == 1
    for two in combinations(cells, 2):
        assert receipts(" ".join(two), "lakes") == []


@pytest.mark.rule("score.panorama.blimps", "score.panorama.lakes")
def test_other_peoples_structures_do_not_help() -> None:
    assert receipts("A7 A10", "blimps", A11="30", A14="32") == []
    assert receipts("A3 A6", "lakes", A7="30", A10="32") == []


@pytest.mark.rule("score.panorama.lakes")
def test_one_structure_for_several_lakes() -> None:
    # A6 and A10 border both lakes of the north: with A5 (AL1) and A3 (AL2) there are three at each.
    assert receipts("A6 A10 A5 A3", "lakes") == [("AL1", 3), ("AL2", 3)]


@pytest.mark.rule("score.panorama.blimps", "score.panorama.lakes")
def test_one_structure_for_both_cards() -> None:
    # A7 and A10 border AL2 and AB1: with A3 and A14 there are three at each.
    built = dict(zip(("A7", "A10", "A3", "A14"), RED, strict=False))
    game = scene(built, panoramas=("blimps", "lakes"))
    assert game.outcome_now().scores[0].points["panoramas2"] == 6


@pytest.mark.rule("score.panorama.blimps")
def test_two_and_two_at_a_blimp_score_for_nobody() -> None:
    game = scene({"H1": "24", "H2": "16", "H3": "30", "H4": "9"}, panoramas=("blimps", "lakes"))
    assert [sheet.points["panoramas2"] for sheet in game.outcome_now().scores] == [0, 0, 0, 0]


@pytest.mark.rule("score.panorama.chains")
@pytest.mark.parametrize(
    ("cells", "islands"),
    [
        ("A1 A2 A3", ["aurora"]),
        ("A1 A2 A3 A7 A10 A6", ["aurora"]),  # once an island, however long
        ("A1 A2 A3 A8 A12 A13", ["aurora"]),  # two chains on one island: once
        ("A1 A2", []),
        ("A1 A2 A7 A11", []),  # two and two
        ("A1 A3 A5 A12 A7", []),  # A1-A5 and A3-A7, A12 alone
        ("A2 A1 A5 A3", ["aurora"]),
        ("H1 H2 H3", ["central"]),
        ("H1 H3 H2 A1 A2 A5", ["aurora", "central"]),
        ("Z5 Z4 Z1 C1 C2 C6 B3 B6 B7", ["boreas", "cirrus", "zephyr"]),
    ],
)
def test_chains_once_for_every_island_with_three_connected(cells: str, islands: list[str]) -> None:
    assert receipts(cells, "chains") == [(island, 3) for island in islands]


@pytest.mark.rule("score.panorama.chains")
@pytest.mark.parametrize(
    ("cells", "island"),
    [("A1 A5 A13", "aurora"), ("B11 B8 B1", "boreas"), ("Z4 Z8 Z9", "zephyr"), ("C4 C11 C10", "cirrus")],
)
def test_chains_go_over_the_islands_own_bridge(cells: str, island: str) -> None:
    first, middle, last = cells.split()
    assert last in match_of().city.neighbors(middle)
    assert last not in match_of().city.neighbors(first)
    assert receipts(cells, "chains") == [(island, 3)]


@pytest.mark.rule("score.panorama.chains")
@pytest.mark.parametrize(
    "cells",
    [
        "A13 H1 H2",  # over the bridge to the centre
        "A11 B8 B4",  # over the bridge to the next island
        "A14 A11 B8",
        "C8 Z11 Z3",
        "H4 C13 C14",
        # A12-A13 and A11, joined only by way of the centre and the east, where three are on the east
        "A12 A13 H1 H2 B14 A11",
    ],
)
def test_chains_do_not_go_over_other_bridges(cells: str) -> None:
    assert receipts(cells, "chains") == []


@pytest.mark.rule("score.panorama.chains")
def test_a_way_round_by_another_island_does_not_connect() -> None:
    # All of it hangs together, but on the north there are only A12-A13 and A11; the east has B14-B11-B8.
    assert receipts("A12 A13 H1 H2 B14 B11 B8 A11", "chains") == [("boreas", 3)]


@pytest.mark.rule("score.panorama.chains")
def test_a_chain_is_ones_own_structures() -> None:
    assert receipts("A1 A3", "chains", A2="30") == []


@pytest.mark.rule("score.panorama.bridges")
@pytest.mark.parametrize("number", range(12))
def test_bridges_three_for_each_with_both_ends(number: int) -> None:
    city = match_of().city
    one, other = city.ids(city.bridges[number].mask)
    assert [points for _, points in receipts(f"{one} {other}", "bridges")] == [3]
    assert receipts(one, "bridges", **{other: "30"}) == []


@pytest.mark.rule("score.panorama.bridges")
def test_one_structure_for_several_bridges() -> None:
    # A13 with H1 and A5; C11 with A8 and C10.
    assert len(receipts("A13 H1 A5", "bridges")) == 2
    assert len(receipts("C11 A8 C10 A13 H1 A5", "bridges")) == 4


@pytest.mark.rule("score.panorama.windmills")
def test_windmills_two_for_each_neighborhood() -> None:
    mills = ["H3", "A7", "A9", "A14", "B2", "B3", "B12", "Z1", "Z2", "Z14", "C1", "C4"]
    assert receipts(" ".join(mills), "windmills") == sorted((mill, 2) for mill in mills)
    assert receipts("H1 A1 B1", "windmills") == []


@pytest.mark.rule(
    "score.panorama.blimps", "score.panorama.chains", "score.panorama.bridges", "score.panorama.windmills"
)
@pytest.mark.parametrize(
    ("card", "built", "points"),
    [
        ("blimps", {"A7": "24", "A10": "16", "A11": "W5"}, 3),
        ("lakes", {"A3": "24", "A6": "16", "A7": "W5"}, 3),
        ("chains", {"A1": "24", "A2": "16", "A3": "W5"}, 3),
        ("bridges", {"A13": "24", "H1": "W5"}, 3),
        ("windmills", {"A7": "W5"}, 2),
    ],
)
def test_wonders_count(card: str, built: dict[str, str], points: int) -> None:
    game = scene(built, panoramas=(card, OTHER[card]))
    found = [r.points for r in game.outcome_now().scores[0].receipts if r.rule == f"score.panorama.{card}"]
    assert found == [points]


@pytest.mark.rule("score.panorama.windmills")
def test_only_the_two_cards_in_play_score() -> None:
    game = scene({"A7": "24"}, panoramas=("blimps", "lakes"))
    assert game.outcome_now().scores[0].points["panoramas2"] == 0


RICH = {"A5": "24", "A9": "16", "A13": "17", "A4": "57", "A6": "62", "A10": "72"}
"""Red scores every panorama: the blimp AB3, the lake AL1, a chain, the bridge A13-A5, the windmill on A9."""


@pytest.mark.parametrize("cards", list(combinations(PANORAMAS, 2)))
@pytest.mark.rule("setup.panoramas")
def test_only_the_two_cards_in_play_are_scored(cards: tuple[str, str]) -> None:
    receipts = scene(RICH, panoramas=cards).outcome_now().scores[0].receipts
    scored = {receipt.rule for receipt in receipts if receipt.source == "panoramas2"}
    assert scored == {f"score.panorama.{card}" for card in cards}
