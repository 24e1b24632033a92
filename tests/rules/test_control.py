"""Section 6, island control, and R5."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import scene

# tall, medium and short buildings of era 1 and 2, by seat
TALL = (("24", "3", "33"), ("30", "8", "40"), ("32", "6", "35"), ("27", "1", "38"))
MEDIUM = (("16", "17", "57", "62", "43"), ("9", "25", "51", "56"), ("11", "22", "49", "59"), ("14", "19", "54", "64"))
SHORT = (("72", "96", "78", "81"), ("67", "89", "80", "88"), ("70", "94", "73", "86"), ("65", "91", "75", "83"))
NORTH = [f"A{number}" for number in range(1, 15)]


def pieces(*heights: str) -> list[str]:
    """``"T2 M1"`` by seat: two tall and one medium building."""
    found: list[str] = []
    for seat, text in enumerate(heights):
        for word in text.split():
            found += {"T": TALL, "M": MEDIUM, "S": SHORT}[word[0]][seat][: int(word[1])]
    return found


def control(built: dict[str, str], **scenery: Any) -> list[int]:
    return [sheet.points["control2"] for sheet in scene(built, **scenery).outcome_now().scores]


def north(*heights: str) -> list[int]:
    return control(dict(zip(NORTH, pieces(*heights), strict=False)))


@pytest.mark.rule("score.control")
@pytest.mark.parametrize(
    ("heights", "scores"),
    [
        (("T1", "", "", ""), [5, 0, 0, 0]),
        (("T1", "T2", "", ""), [0, 5, 0, 0]),
        # a tall one beats any number of lower ones
        (("T1", "M4 S4", "", ""), [5, 0, 0, 0]),
        (("S1", "M1", "", ""), [0, 5, 0, 0]),
        (("S4", "M1", "", ""), [0, 5, 0, 0]),
        # tied in tall: medium
        (("T1", "T1 M1", "", ""), [0, 5, 0, 0]),
        (("T1 M1", "T1 M2", "", ""), [0, 5, 0, 0]),
        # tied in tall and medium: short
        (("T1 M1", "T1 M1", "T1 M1 S1", ""), [0, 0, 5, 0]),
        (("S1", "S2", "", ""), [0, 5, 0, 0]),
        # still tied: all tied players
        (("T1 M1 S1", "T1 M1 S1", "", ""), [5, 5, 0, 0]),
        (("S1", "S1", "S1", "S1"), [5, 5, 5, 5]),
        (("M1", "M1", "S3", "M1"), [5, 5, 0, 5]),
    ],
)
def test_most_tall_then_medium_then_short_then_all_tied(heights: tuple[str, ...], scores: list[int]) -> None:
    assert north(*heights) == scores


@pytest.mark.rule("score.control")
@pytest.mark.parametrize(
    ("heights", "scores"),
    [
        # yellow has the most medium ones, but is not among the tied
        (("T1 M1", "T1", "M4", ""), [5, 0, 0, 0]),
        # yellow is out by tall, blue by medium; of the short ones only red's and teal's count
        (("T1 M1 S1", "T1 M1", "M2 S2", "T1 S3"), [5, 0, 0, 0]),
        (("T1 M1", "T1 M1", "M2 S2", "T1 S3"), [5, 5, 0, 0]),
    ],
)
def test_only_tied_players_compare_further(heights: tuple[str, ...], scores: list[int]) -> None:
    assert north(*heights) == scores


@pytest.mark.rule("score.control")
@pytest.mark.parametrize("cell", ["A1", "B1", "Z1", "C1", "H1"])
def test_five_for_every_island_the_central_one_too(cell: str) -> None:
    assert control({cell: "96"}) == [5, 0, 0, 0]


@pytest.mark.rule("score.control")
def test_each_island_counts_by_itself() -> None:
    # north: red's tall; east: teal's medium; south: red and teal, a short one each; centre: blue
    built = {"A1": "24", "A2": "9", "B1": "25", "B2": "72", "Z1": "96", "Z2": "67", "H1": "65"}
    sheets = scene(built).outcome_now().scores
    assert [sheet.points["control2"] for sheet in sheets] == [10, 10, 0, 5]
    places = [receipt.place for receipt in sheets[0].receipts if receipt.source == "control2"]
    assert sorted(places) == ["aurora", "zephyr"]


@pytest.mark.rule("R5", "score.control")
def test_R5_nobody_controls_an_empty_island() -> None:
    assert control({}) == [0, 0, 0, 0]


@pytest.mark.rule("R5", "score.control")
def test_R5_without_a_building_there_nobody_contends() -> None:
    # A lone short building in the north; what the others have elsewhere does not tie with it.
    assert control({"A1": "96", "B1": "30", "H1": "32", "C1": "27"}) == [5, 5, 5, 5]


@pytest.mark.rule("score.control", "R5")
def test_wonders_do_not_count() -> None:
    assert control({"A1": "W5"}) == [0, 0, 0, 0]
    assert control({"A1": "W5", "A2": "67"}) == [0, 5, 0, 0]
    # nor do they break a tie
    assert control({"A1": "W5", "A2": "67", "A3": "72"}) == [5, 5, 0, 0]


@pytest.mark.rule("score.control", "wonder.atelier")
@pytest.mark.parametrize("edition", ["retail", "polish", "russian", "preview", "manual"])
def test_the_atelier_counts_as_tall(edition: str) -> None:
    cards = ((14,), (6,), (9,), (15,))
    assert control({"A1": "W14", "A2": "9"}, wonders=cards, edition=edition) == [5, 0, 0, 0]
    assert control({"A1": "W14", "A2": "30"}, wonders=cards, edition=edition) == [5, 5, 0, 0]
    assert control({"A1": "W14", "A2": "30", "A3": "9"}, wonders=cards, edition=edition) == [0, 5, 0, 0]


@pytest.mark.rule("score.control")
def test_bids_on_the_map_do_not_count() -> None:
    game = scene({"A1": "9"}, bids=[("24", "A2")], to_act=1)
    assert [sheet.points["control2"] for sheet in game.outcome_now().scores] == [0, 5, 0, 0]


@pytest.mark.rule("score.control")
def test_with_two_players() -> None:
    built = {"A1": "24", "B1": "9", "H1": "72", "H2": "67"}
    assert control(built, players=2) == [10, 10]
