"""Section 6 and R4: the end of era 1, the choice of Wonder cards, era 2 and its end."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from scenes import legal, play, scene
from skyrise.components.names import PLAYER_COLORS
from skyrise.rules import Game

RED_1 = ("24", "16", "17", "57", "62", "72")
NORTH = ["A1", "A2", "A3", "A7", "A10", "A14"]


def last_of_era_1(players: int = 4, **scenery: Any) -> Game:
    """Red has built all of era 1 but 96, in the north; over 96 nobody has anything."""
    built = dict(zip(NORTH, RED_1, strict=True)) | scenery.pop("built", {})
    return scene(built, players=players, era=1, **scenery)


def nearly_done(players: int, left: dict[int, list[str]], finished: tuple[int, ...] = (), **scenery: Any) -> Game:
    """Everybody has built everything but what is left; structures fill the city in the order of its neighborhoods."""
    match = scene(players=players).match
    wonders = ((5, 6), (9, 15)) if players == 2 else ((5,), (6,), (9,), (15,))[:players]
    pieces = [
        piece
        for seat in range(players)
        for piece in (
            *(str(n) for era in (1, 2) for n in match.edition.buildings(PLAYER_COLORS[seat], era)),
            *(f"W{card}" for card in wonders[seat]),
        )
        if piece not in left.get(seat, ())
    ]
    built = dict(zip((place.id for place in match.city.places), pieces, strict=False))
    return scene(built, players=players, wonders=wonders, finished=finished, **scenery)


@pytest.mark.rule("era.end")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_era_1_ends_when_any_player_has_built_seven(players: int) -> None:
    game = last_of_era_1(players)
    events = game.play("96@H2")
    assert [event.public["era"] for event in events if event.kind == "era-end"] == [1]
    position = game.position()
    assert position.pending is not None
    assert position.pending.kind == "choose"


@pytest.mark.rule("era.end")
def test_it_does_not_end_with_six() -> None:
    game = scene(dict(zip(NORTH[:5], RED_1, strict=False)), era=1)
    assert "era-end" not in [event.kind for event in game.play("96@H2")]
    assert (game.era, game.position().available(0)) == (1, (72,))


@pytest.mark.rule("era.end")
def test_it_ends_whoever_started_the_auction() -> None:
    game = last_of_era_1(to_act=1)
    play(game, "9@H1", "pass", "pass", "96@H2")
    assert game.position().pending is not None
    assert game.to_act == 0


@pytest.mark.rule("era.end", "score.control", "score.panorama.windmills")
def test_island_control_is_scored_before_the_panoramas() -> None:
    # Red alone in the north and on the centre: 5 + 5. Windmills on A7 and A14: 2 + 2; blimp AB1 with A7, A10, A14: 3.
    game = last_of_era_1()
    scored = [event for event in game.play("96@H2") if event.kind == "score"]
    assert [event.public["source"] for event in scored] == ["control1"] * 2 + ["panoramas1"] * 3
    points = game.scores()[0].points
    assert (points["control1"], points["panoramas1"], game.scores()[0].total) == (10, 7, 17)


@pytest.mark.rule("era.end", "score.control")
def test_all_players_score_at_the_end_of_era_1() -> None:
    game = last_of_era_1(built={"B1": "30", "B2": "9", "Z1": "11", "C9": "14"})
    play(game, "96@H2")
    assert [sheet.points["control1"] for sheet in game.scores()] == [10, 5, 5, 5]
    # Windmills: red A7, A14 and a blimp; teal B2; yellow Z1; blue C9
    assert [sheet.points["panoramas1"] for sheet in game.scores()] == [7, 2, 2, 2]


@pytest.mark.rule("era1.choose")
@pytest.mark.parametrize("seat", range(4))
def test_one_of_three_cards_is_kept(seat: int) -> None:
    game = play(last_of_era_1(), "96@H2", *(f"choose={3 * before + 1}" for before in range(seat)))
    assert game.to_act == seat
    assert legal(game) == sorted(f"choose={3 * seat + card}" for card in (1, 2, 3))


@pytest.mark.rule("era1.choose")
def test_two_of_five_with_two_players() -> None:
    game = play(last_of_era_1(2), "96@H2")
    assert legal(game) == sorted(f"choose={a}+{b}" for a, b in combinations(range(1, 6), 2))
    play(game, "choose=2+5", "choose=7+10")
    assert [board.wonders for board in game.position().players] == [(2, 5), (7, 10)]


@pytest.mark.rule("era1.choose", "R4")
@pytest.mark.parametrize("starter", [1, 3])
def test_R4_choices_are_taken_in_seat_order_from_seat_0(starter: int) -> None:
    first = {1: "9", 3: "14"}[starter]
    game = play(last_of_era_1(to_act=starter), f"{first}@H1")
    while game.to_act != 0:
        play(game, "pass")
    play(game, "96@H2")
    seats = [game.to_act, *(play(game, f"choose={card}").to_act for card in (3, 6, 9))]
    assert seats == [0, 1, 2, 3]


@pytest.mark.rule("era1.choose", "R4", "setup.secret")
def test_R4_nobody_sees_a_choice_before_all_are_in() -> None:
    game = play(last_of_era_1(), "96@H2")
    for seat, card in enumerate((3, 6, 9)):
        before = [game.view(viewer) for viewer in (None, 3)]
        events = game.play(f"choose={card}")
        assert [event.seen_by(3) for event in events] == [
            {"kind": "choose", "rule": "era1.choose", "seat": seat},
        ]
        for old, viewer in zip(before, (None, 3), strict=True):
            new = game.view(viewer).position
            assert (new.pending, new.players) == (old.position.pending, old.position.players)


@pytest.mark.rule("era1.choose", "R4")
def test_R4_ones_own_choice_is_seen() -> None:
    game = play(last_of_era_1(), "96@H2", "choose=3")
    pending = game.view(0).position.pending
    assert pending is not None
    assert pending.chosen == ((3,), None, None, None)
    assert game.events[-1].seen_by(0)["cards"] == [3]


@pytest.mark.rule("era1.choose", "R4")
def test_all_are_revealed_together() -> None:
    game = play(last_of_era_1(), "96@H2", "choose=3", "choose=6", "choose=9")
    shown = [(event.seat, event.public["cards"]) for event in game.play("choose=12") if event.kind == "show"]
    assert shown == [(0, [3]), (1, [6]), (2, [9]), (3, [12])]
    assert [board.wonders for board in game.view(None).position.players] == [(3,), (6,), (9,), (12,)]


@pytest.mark.rule("era1.choose", "era2.unlock")
def test_then_everybody_has_their_era_2_buildings_and_their_wonder() -> None:
    game = play(last_of_era_1(), "96@H2", "choose=3", "choose=6", "choose=9", "choose=12")
    position = game.position()
    assert game.era == 2
    assert position.available(0) == (3, 33, 43, 78, 81)
    assert position.available_wonders(1) == (6,)
    assert all(board.wonder_hand == () for board in position.players)


@pytest.mark.rule("era2.unlock")
def test_unbuilt_era_1_buildings_stay_available() -> None:
    game = last_of_era_1(built={"B1": "30"})
    play(game, "96@H2", "choose=3", "choose=6", "choose=9", "choose=12")
    assert game.position().available(1) == (8, 9, 25, 40, 41, 51, 56, 67, 80, 88, 89)
    assert game.position().available(2) == (6, 11, 22, 32, 35, 48, 49, 59, 70, 73, 86, 94)


@pytest.mark.rule("era2.unlock")
def test_discs_and_structures_stay() -> None:
    game = last_of_era_1(discs={"H1": "A"}, rows={1: {"green": 2}})
    play(game, "96@H2", "choose=3", "choose=6", "choose=9", "choose=12")
    position = game.position()
    assert position.discs == {"H1": "A"}
    assert (len(position.structures), position.players[1].rows["green"]) == (7, 2)


@pytest.mark.rule("era2.finish", "era2.key.large")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_to_finish_takes_the_large_key(players: int) -> None:
    game = nearly_done(players, {0: ["96"], 1: ["89"], 2: ["94"], 3: ["91"]})
    cell = legal(game)[0].split("@")[1]
    events = game.play(f"96@{cell}")
    assert [(event.kind, event.seat) for event in events if event.kind in {"finish", "key"}].count(("key", 0)) == 1
    assert game.position().players[0].keys == ("large",)
    assert game.position().finished == (0,)


@pytest.mark.rule("era2.key.small", "era2.finish")
@pytest.mark.parametrize(
    ("players", "keys"), [(3, [("large",), ("small",), ()]), (4, [("large",), ("small",), (), ()])]
)
def test_the_second_takes_the_small_key_and_the_others_none(players: int, keys: list[tuple[str, ...]]) -> None:
    game = nearly_done(players, {seat: [n] for seat, n in enumerate(("96", "89", "94", "91")[:players])})
    for number in ("96", "89", "94", "91")[:players]:
        # Initiative goes by seat here (5, 6, 9, 15), so the next seat starts.
        assert game.to_act == ("96", "89", "94", "91").index(number)
        play(game, next(action for action in legal(game) if action.startswith(f"{number}@")))
        while game.position().auction is not None:
            play(game, "pass")
    assert [board.keys for board in game.position().players] == keys
    assert game.position().finished == tuple(range(players))


@pytest.mark.rule("era2.key.small")
def test_with_two_players_there_is_no_small_key() -> None:
    game = nearly_done(2, {0: ["96"]}, finished=(1,))
    play(game, legal(game)[0])
    assert [board.keys for board in game.position().players] == [(), ("large",)]


@pytest.mark.rule("era.end", "era2.finish", "win")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_have_built_everything(players: int) -> None:
    game = nearly_done(players, {0: ["96", "81"]}, finished=tuple(range(1, players)))
    play(game, legal(game)[0])
    assert (game.is_over, game.outcome) == (False, None)
    events = game.play(legal(game)[0])
    assert events[-1].kind == "end"
    assert game.is_over
    assert (game.to_act, legal(game)) == (None, [])
    assert game.position().finished == (*range(1, players), 0)


@pytest.mark.rule("era.end", "score.control", "score.structures")
def test_the_order_of_the_final_scoring() -> None:
    # control; panoramas; objectives; patrons, excess, keys, commissions; structures
    game = nearly_done(
        2,
        {0: ["96"]},
        finished=(1,),
        patrons={0: {"A": 1}, 1: {"B": 1}},
        rows={0: {"green": 4}},
        excess={0: 1},
        commissions={0: 1},
    )
    step = {"control2": 1, "panoramas2": 2, "objective": 3, "patrons": 4, "excess": 4, "keys": 4, "commissions": 4}
    step["structures"] = 5
    sources = [event.public["source"] for event in game.play(legal(game)[0]) if event.kind == "score"]
    assert [step[source] for source in sources] == sorted(step[source] for source in sources)
    assert set(sources) == set(step)
