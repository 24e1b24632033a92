"""Section 1: the table of what differs between the editions, row by row; R1, R13."""

from __future__ import annotations

from typing import Any

import pytest

from scenes import gained, legal, match_of, play, scene
from skyrise.components import edition_ids, load_edition
from skyrise.components.names import PLAYER_COLORS
from skyrise.rules import Game

EDITIONS = ("retail", "polish", "russian", "preview", "manual")
NOT_PREVIEW = ("retail", "polish", "russian", "manual")
SET_A = {
    "red": ((24,), (16, 17, 57, 62), (72, 96), (3, 33), (43,), (78, 81)),
    "teal": ((30,), (9, 25, 51, 56), (67, 89), (8, 40), (41,), (80, 88)),
    "yellow": ((32,), (11, 22, 49, 59), (70, 94), (6, 35), (48,), (73, 86)),
    "blue": ((27,), (14, 19, 54, 64), (65, 91), (1, 38), (46,), (75, 83)),
}
SET_B = {
    **SET_A,
    "red": ((23,), (16, 17, 57, 64), *SET_A["red"][2:]),
    "blue": (SET_A["blue"][0], (14, 19, 54, 62), *SET_A["blue"][2:]),
}


def numbers(seat: int, edition: str) -> list[str]:
    table = SET_B if edition == "preview" else SET_A
    return [str(number) for group in table[PLAYER_COLORS[seat]] for number in group]


def without_buildings(edition: str, players: int, **scenery: Any) -> Game:
    """Red has built its 12 buildings, and is to start."""
    cells = ["A13", "A12", "A8", "A4", "A1", "A2", "A3", "A7", "A10", "A14", "A5", "A6"]
    built = dict(zip(cells, numbers(0, edition), strict=True))
    return scene(built, players=players, edition=edition, **scenery)


@pytest.mark.rule("setup.hands")
def test_there_are_five_editions_and_retail_is_the_default() -> None:
    assert set(edition_ids()) == set(EDITIONS)
    assert edition_ids()[0] == "retail" == Game.new().match.edition.id
    languages = {name: load_edition(name).language for name in EDITIONS}
    assert languages == {"retail": "en", "polish": "pl", "russian": "ru", "preview": "en", "manual": "en"}


@pytest.mark.rule("score.excess")
@pytest.mark.parametrize("edition", EDITIONS)
def test_excess_disc(edition: str) -> None:
    game = scene(edition=edition, rows={0: {"green": 4}}, excess={0: 1})
    assert game.outcome_now().scores[0].points["excess"] == (8 if edition == "preview" else 10)


@pytest.mark.rule("win.tie.finish", "win.tie.patrons")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tie_for_the_win(edition: str) -> None:
    # Teal has finished first; red has 2 from a patron disc. Control of era 1 makes them level.
    def ended(*prestige: int) -> Game:
        pieces = [*numbers(0, edition), "W5", "W6", *numbers(1, edition), "W9", "W15"]
        built = dict(zip((place.id for place in match_of(2).city.places), pieces, strict=False))
        carried = {seat: {"control1": points} for seat, points in enumerate(prestige)}
        patrons = {0: {"A": 1}}
        return scene(built, players=2, edition=edition, finished=(1, 0), to_act=None, patrons=patrons, prestige=carried)

    red, teal = (sheet.total for sheet in ended(0, 0).outcome_now().scores)
    outcome = ended(300 - red, 300 - teal).outcome
    assert outcome is not None
    assert outcome.winners == ((0,) if edition == "preview" else (1,))


@pytest.mark.rule("R1", "auction.starter")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("red", "teal", "starter"), [("4+9", "6+7", 0), ("6+7", "4+9", 1)])
def test_equal_initiative_sums_of_two_players(edition: str, red: str, teal: str, starter: int) -> None:
    seven = numbers(0, edition)[:7]
    built = dict(zip(["A1", "A2", "A3", "A7", "A10", "A14", "A13"], seven, strict=True))
    hands = [(4, 9, 10, 11, 12), (6, 7, 13, 14, 15)]
    game = scene(
        built,
        players=2,
        edition=edition,
        era=1,
        hands=hands if red == "4+9" else hands[::-1],
        pending="choose",
        chosen=(None, None),
    )
    assert play(game, f"choose={red}", f"choose={teal}").to_act == starter


def beside_the_hammer(edition: str, free: str) -> set[str]:
    """Where teal, alone with its three tall buildings, may bid one: red's Hammer is on B4, 7 neighborhoods are free."""
    match = match_of(2, edition)
    cells = [place.id for place in match.city.places if place.id not in {*free.split(), "B4"}]
    tall = {"30", "8", "40"}
    pieces = [*numbers(0, edition), "W5", *(n for n in numbers(1, edition) if n not in tall), "W9", "W15"]
    built = {"B4": "W1", **dict(zip(cells, pieces, strict=True))}
    game = scene(built, players=2, edition=edition, wonders=((1, 5), (9, 15)), finished=(0,), to_act=1)
    return {action.removeprefix("30@") for action in legal(game) if action.startswith("30@")}


@pytest.mark.rule("wonder.hammer", "R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_relief_from_the_hammer_where_tall_buildings_would_find_no_room(edition: str) -> None:
    # Five free neighborhoods next to the Hammer, two others: fewer than three tall buildings.
    expected = {"H1", "A1"} | ({"B1", "B5", "B8", "B9", "B11"} if edition == "preview" else set())
    assert beside_the_hammer(edition, "B1 B5 B8 B9 B11 H1 A1") == expected


@pytest.mark.rule("wonder.hammer", "R6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_relief_from_the_hammer_while_there_is_room(edition: str) -> None:
    # Four free neighborhoods next to the Hammer, three others: as many as tall buildings.
    assert beside_the_hammer(edition, "B1 B5 B8 B9 H1 A1 A9") == {"H1", "A1", "A9"}


@pytest.mark.rule("wonder.hammer", "wonder.atelier", "R15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_atelier_and_the_hammers_ban(edition: str) -> None:
    # Red's Hammer is on H1. Next to red's bid on H3 are H2 and H4, beside the Hammer, and Z13.
    game = scene({"H1": "W1"}, edition=edition, wonders=((1,), (14,), (9,), (15,)))
    play(game, "16@H3")
    atelier = [action for action in legal(game) if action.startswith("W14@")]
    assert atelier == (["W14@H2", "W14@H4", "W14@Z13"] if edition == "preview" else ["W14@Z13"])
    assert "30@Z13" in legal(game)
    assert "30@H2" not in legal(game)


@pytest.mark.rule("wonder.capital", "auction.start.wonder", "R8", "R13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_capital_building(edition: str) -> None:
    cards = ((2,), (6,), (9,), (15,))
    assert gained(play(scene(edition=edition, wonders=cards), "W2@Z1"), 0) == 4
    later = scene(edition=edition, wonders=cards, to_act=3)
    assert gained(play(later, "14@H1", "W2@H2"), 0) == 0


@pytest.mark.rule("wonder.hammer", "R13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hammer_beats_a_wonder(edition: str) -> None:
    game = scene(edition=edition, wonders=((5,), (6,), (1,), (15,)))
    play(game, "16@H1", "W6@H2", "W1@H3")
    assert [(piece.wonder, piece.at) for piece in game.position().structures] == [(1, "H3")]
    assert gained(game, 2) == 6


@pytest.mark.rule("wonder.baron")
@pytest.mark.parametrize("edition", EDITIONS)
def test_le_baron_counts_structures_or_buildings(edition: str) -> None:
    # All 12 buildings stand, a second Wonder does not: one unbuilt structure, 8; no unbuilt building, 12.
    game = without_buildings(edition, 2, wonders=((5, 17), (9, 15)))
    assert gained(play(game, "W17@H1"), 0) == (12 if edition == "preview" else 8)


@pytest.mark.rule("wonder.vault")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_vault_takes_a_further_disc_or_one_alone(edition: str) -> None:
    game = scene(edition=edition, wonders=((5,), (18,), (9,), (15,)), discs={"H2": "A", "Z1": "B"})
    play(game, "16@H1", "W18@H2")
    if edition == "manual":
        assert legal(game) == ["vault=H2", "vault=Z1"]
        assert game.position().players[1].patrons["A"] == 0
    else:
        assert legal(game) == ["vault=Z1", "vault=none"]
    play(game, "vault=Z1")
    held = game.position().players[1].patrons
    assert (held["A"], held["B"]) == ((0, 1) if edition == "manual" else (1, 1))


@pytest.mark.rule("setup.hands", "era2.unlock")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("color", PLAYER_COLORS)
def test_building_numbers_of_version_1(edition: str, color: str) -> None:
    found = load_edition(edition, "1")
    groups = [
        tuple(sorted(n for n, height in found.buildings(color, era).items() if height == wanted))
        for era in (1, 2)
        for wanted in ("tall", "medium", "short")
    ]
    assert tuple(groups) == (SET_B if edition == "preview" else SET_A)[color]


@pytest.mark.rule("setup.hands")
@pytest.mark.parametrize("edition", EDITIONS)
def test_misprint_there_are_sixteen_short_buildings(edition: str) -> None:
    heights = [match_of(4, edition).height(int(n)) for seat in range(4) for n in numbers(seat, edition)]
    assert {height: heights.count(height) for height in heights} == {"tall": 12, "medium": 20, "short": 16}


@pytest.mark.rule("era2.key.small")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "keys"), [(2, [10, 0]), (3, [10, 4, 0]), (4, [10, 4, 0, 0])])
def test_misprint_the_small_key_is_for_three_or_four(edition: str, players: int, keys: list[int]) -> None:
    cards = [[5, 6], [9, 15]] if players == 2 else [[5], [6], [9], [15]][:players]
    pieces = [p for s in range(players) for p in (*numbers(s, edition), *(f"W{card}" for card in cards[s]))]
    last = pieces.pop(12 * players + sum(map(len, cards)) - 1 - len(cards[-1]))
    cells = [place.id for place in match_of(players).city.places]
    built = dict(zip(cells, pieces, strict=False))
    order = tuple(range(players - 1))
    game = scene(built, players=players, edition=edition, wonders=cards, finished=order, to_act=players - 1)
    play(game, next(action for action in legal(game) if action.startswith(f"{last}@")))
    assert [sheet.points["keys"] for sheet in game.scores()] == keys


@pytest.mark.rule("setup.hands", "setup.patrons")
@pytest.mark.parametrize("edition", ["polish", "russian"])
def test_polish_and_russian_play_as_retail(edition: str) -> None:
    assert list(load_edition(edition).differences(load_edition("retail"))) == []


@pytest.mark.rule("R13", "wonder.vault")
def test_R13_in_version_1_manual_differs_from_retail_by_the_vault_alone() -> None:
    keys = [key for key, _, _ in load_edition("manual", "1").differences(load_edition("retail", "1"))]
    assert keys == ["wonders.18.takes"]


@pytest.mark.rule("R13", "wonder.vault", "wonder.capital")
def test_R13_in_version_2_the_capital_building_differs_too() -> None:
    keys = [key for key, _, _ in load_edition("manual").differences(load_edition("retail"))]
    assert keys == ["wonders.2.starts", "wonders.2.outbids", "wonders.18.takes"]


@pytest.mark.rule("wonder.capital", "auction.start.wonder")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_version_2_the_capital_building_starts_any_auction_except_in_the_manual(edition: str) -> None:
    starts = legal(scene(edition=edition, components="2", wonders=((2,), (6,), (9,), (15,))))
    assert any(action.startswith("W2@") for action in starts) == (edition != "manual")
