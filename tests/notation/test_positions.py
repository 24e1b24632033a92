"""Positions: what contradicts itself or the rules is refused, with the place and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from scenes import scene
from skyrise import BadPosition, Game
from skyrise.notation import BadDocument, position_document, read_position
from skyrise.rules import Placed

Change = Callable[[dict[str, Any]], object]


def take_up(document: dict[str, Any]) -> Game:
    return Game.from_position(read_position(json.dumps(document)))


def changed(game: Game, change: Change) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(position_document(game.position())))
    change(document)
    return document


ERA_1 = Game.new(4, seed=3, colors=("red", "teal", "yellow", "blue"))
BUILT = {"H1": "24", "H2": "30", "H3": "W15"}
BIDS = [("16", "A13"), ("25", "A14")]


def auction() -> Game:
    return scene(BUILT, bids=BIDS, to_act=2)


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (lambda d: d.pop("era"), "era", "is missing"),
        (lambda d: d.update(era=3), "era", "from 1 to 2"),
        (lambda d: d["structures"].append({"seat": 0, "at": "A1"}), "structures[3]", "either a building or a wonder"),
        (lambda d: d["players"][0]["rows"].update(green=5), "players[0].rows.green", "from 0 to 4"),
        (lambda d: d.update(pending={"kind": "guess"}), "pending.kind", "expected one of wild"),
        (lambda d: d["islands"].update(west=None), "islands", "4 players play on 4 outer islands"),
    ],
)
def test_what_has_not_the_form_of_a_position(change: Change, place: str, reason: str) -> None:
    with pytest.raises(BadDocument) as refused:
        take_up(changed(auction(), change))
    assert refused.value.place == place
    assert reason in refused.value.sentence


def piece(seat: int, at: str, **what: int) -> dict[str, Any]:
    return {"seat": seat, "at": at, **what}


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (lambda d: d["players"].pop(), "players", "expected 4"),
        (lambda d: d["structures"].append(piece(0, "A1", building=24)), "structures[3]", "already on H1"),
        (lambda d: d["structures"].append(piece(0, "H1", building=57)), "structures[3].at", "two structures"),
        (
            lambda d: d["structures"].append(piece(0, "A1", building=30)),
            "structures[3].building",
            "not one of Player 1's buildings",
        ),
        (lambda d: d["structures"].append(piece(0, "Q1", building=57)), "structures[3].at", "no neighborhood 'Q1'"),
        (
            lambda d: d["structures"].append(piece(0, "A1", wonder=1)),
            "structures[3].wonder",
            "is not one of Player 1's Wonders",
        ),
        (lambda d: d["discs"].update(H1="green"), "discs.H1", "its disc has been collected"),
        (lambda d: d["discs"].update(Q1="green"), "discs.Q1", "no neighborhood"),
        (lambda d: d["discs"].update({f"A{i}": "A" for i in range(1, 6)}), "discs", "5 A discs"),
        (lambda d: d["discs"].update(A1="wild", A2="wild", A3="wild"), "discs", "3 wild discs"),
        (lambda d: d["players"][0]["visionary"].update(commissions=3), "discs", "3 commissions discs"),
        (lambda d: d["players"][0]["visionary"].update(excess=1), "players[0].visionary.excess", "no row is full"),
        (lambda d: [p["rows"].update(green=4) for p in d["players"]], "discs", "16 green discs"),
        (
            lambda d: d["players"][0]["visionary"].update(keys=["large"]),
            "players[0].visionary.keys",
            "the finishing order gives no key",
        ),
        (lambda d: d["players"][1].update(objective="yellow"), "players", "yellow appears 2 times"),
        (lambda d: d["players"][1].update(wonders=[5]), "players", "5 appears 2 times"),
        (lambda d: d["players"][1].update(wonders=[1, 2]), "players[1].wonders", "everyone has chosen 1"),
        (lambda d: d["players"][1].update(put_away=[1]), "players[1].put_away", "expected 2 cards"),
        (lambda d: d.update(panoramas=["lakes", "lakes"]), "panoramas", "2 different"),
        (lambda d: d["patron_values"].update(A=3), "patron_values.B", "no tile 3 is left"),
        (lambda d: d.update(finished=[0]), "players[0].visionary.keys", "the finishing order gives the large key"),
        (lambda d: d.update(to_act=3), "to_act", "Player 3's turn, not Player 4's"),
        (lambda d: d.update(to_act=None), "to_act", "is null, but"),
        (lambda d: d["auction"]["bids"].clear(), "auction.bids", "needs a starting bid"),
        (lambda d: d["auction"].update(starter=2), "auction.bids[0].seat", "the starting bid is Player 3's"),
        (lambda d: d["auction"]["bids"][1].update(at="A1"), "auction.bids[1]", "25@A1 was not a legal bid"),
        (lambda d: d["auction"]["bids"][1].update(building=9), "auction.bids[1]", "9@A14 was not a legal bid"),
        (lambda d: d["auction"]["bids"][0].update(at="C1"), "auction.bids[0]", "was not a legal bid"),
        (
            lambda d: d["auction"]["bids"].append(piece(1, "A11", building=89)),
            "auction.bids[2].seat",
            "outbid themselves",
        ),
        (lambda d: d["auction"].update(passed=[1]), "auction.passed[0]", "Player 2 made the latest bid"),
        (lambda d: d["auction"].update(passed=[0, 2, 3]), "to_act", "no one has a decision left"),
        (
            lambda d: d.update(pending={"kind": "choose", "chosen": [None] * 4}),
            "pending",
            "an auction is also in progress",
        ),
    ],
)
def test_what_contradicts_itself_or_the_rules(change: Change, place: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        take_up(changed(auction(), change))
    assert refused.value.place == place
    assert reason in refused.value.sentence


def finished_scene_document(**changes: object) -> dict[str, Any]:
    """Seat 0 alone has built everything: twelve buildings and a Wonder somewhere on the map."""
    numbers = [24, 16, 17, 57, 62, 72, 96, 3, 33, 43, 78, 81]
    places = ["H1", "H2", *(f"A{i}" for i in range(1, 11))]
    built = {at: str(number) for at, number in zip(places, numbers, strict=True)} | {"A11": "W5"}
    return changed(scene(built, finished=(0,), to_act=1), lambda d: d.update(changes))


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"finished": []}, "players[0].visionary.keys", "the finishing order gives no key"),
        ({"to_act": 0}, "to_act", "Player 1 has built everything"),
        (
            {"auction": {"starter": 0, "bids": [piece(0, "A12", building=16)]}},
            "auction.starter",
            "is not in this auction",
        ),
        (
            {"auction": {"starter": 1, "bids": [piece(1, "A12", building=9)], "passed": [0]}, "to_act": 2},
            "auction.passed[0]",
            "is not in this auction",
        ),
    ],
)
def test_who_has_built_everything(changes: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        take_up(finished_scene_document(**changes))
    assert refused.value.place == place
    assert reason in refused.value.sentence


def test_finished_must_name_those_who_have_built_everything() -> None:
    document = finished_scene_document(finished=[])
    document["players"][0]["visionary"]["keys"] = []
    with pytest.raises(BadPosition, match="Player 1 has built everything but is not listed"):
        take_up(document)


@pytest.mark.parametrize(("finished", "reason"), [([1], "has not built everything"), ([0, 0], "appears twice")])
def test_finished_must_be_true(finished: list[int], reason: str) -> None:
    document = finished_scene_document(finished=finished)
    for seat, player in enumerate(document["players"]):
        player["visionary"]["keys"] = [key for key, s in zip(("large", "small"), finished, strict=False) if s == seat]
    with pytest.raises(BadPosition, match=reason):
        take_up(document)


def test_era_1_refuses_what_belongs_to_era_2() -> None:
    later = min(ERA_1.match.edition.buildings("red", 2))

    def era_2_building(document: dict[str, Any]) -> None:
        document["structures"].append(piece(0, "H1", building=later))
        del document["discs"]["H1"]

    with pytest.raises(BadPosition, match=f"{later} is an Era 2 building"):
        take_up(changed(ERA_1, era_2_building))
    with pytest.raises(BadPosition, match="in Era 1 a hand has 3 cards"):
        take_up(changed(ERA_1, lambda d: d["players"][0].update(wonders=[d["players"][0]["wonder_hand"].pop()])))


SEVEN = {"H1": "24", "H2": "16", "H3": "17", "H4": "57", "A13": "62", "A12": "72", "A14": "96"}


def test_an_auction_after_the_end_of_era_1_is_refused() -> None:
    with pytest.raises(BadPosition, match="Era 1 is over"):
        scene(SEVEN, era=1, to_act=0)


@pytest.mark.parametrize(
    ("chosen", "to_act", "reason"),
    [
        ([[1], None, None], 1, "expected 4 entries"),
        ([[9], None, None, None], 1, "expected 1 from the player's hand"),
        ([[1, 2], None, None, None], 1, "expected 1 from the player's hand"),
        ([None, None, None, None], 1, "in seat order"),
        ([[1], None, None, None], None, "someone has to choose"),
    ],
)
def test_the_choice_of_wonder_cards(chosen: list[list[int] | None], to_act: int | None, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        scene(SEVEN, era=1, pending="choose", chosen=chosen, to_act=to_act)


def test_no_choice_before_the_end_of_era_1() -> None:
    with pytest.raises(BadPosition, match="once a player has built all"):
        scene({"H1": "24"}, era=1, pending="choose", chosen=[None] * 4)


VAULT = {"wonders": ((18,), (6,), (9,), (15,))}


@pytest.mark.parametrize(
    ("arguments", "place", "reason"),
    [
        ({"pending": "vault", "won": ("H1", 1), "discs": {"A1": "green"}}, "pending.kind", "only the Vault"),
        ({"pending": "vault-wild", "won": ("H1", 1)}, "pending.kind", "only the Vault"),
        ({"pending": "vault", "won": ("H2", 1), **VAULT}, "pending.kind", "no disc to choose"),
        ({"pending": "wild", "won": ("H2", 1), "edition": "manual", **VAULT}, "pending.kind", "its own disc first"),
        (
            {"pending": "vault", "won": ("H2", 1), "edition": "manual", "discs": {"A1": "green"}, **VAULT},
            "pending.kind",
            "no disc to choose",
        ),
    ],
)
def test_open_decisions_after_an_auction(arguments: dict[str, Any], place: str, reason: str) -> None:
    built = {"H1": "24", "H2": "W18"} if "wonders" in arguments else {"H1": "24"}
    with pytest.raises(BadPosition) as refused:
        scene(built, **arguments)
    assert refused.value.place == place
    assert reason in refused.value.sentence


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d["pending"]["won"].update(started=False), "if and only if"),
        (lambda d: d["pending"]["won"].update(at="H2"), "not the structure on H2"),
        (lambda d: d.update(to_act=2), "the decision is Player 1's"),
        (lambda d: d["discs"].update(A1="wild", A2="wild"), "3 wild discs"),
    ],
)
def test_an_open_wild_disc(change: Change, reason: str) -> None:
    document = changed(scene({"H1": "24"}, pending="wild", won=("H1", 1)), change)
    with pytest.raises(BadPosition, match=reason):
        take_up(document)


def test_a_game_that_is_over_may_not_have_an_auction() -> None:
    game = ERA_1.copy()
    while not game.is_over:
        game.play(game.legal_actions()[0])
    document = cast(dict[str, Any], position_document(game.position()))
    assert take_up(document).outcome is not None
    document["auction"] = {"starter": 0, "bids": [piece(0, "H1", building=24)], "passed": []}
    with pytest.raises(BadPosition, match="the game is over"):
        take_up(document)


def test_unknown_values_and_objectives_may_be_null() -> None:
    game = take_up(
        changed(auction(), lambda d: (d["patron_values"].update(A=None), d["players"][0].update(objective=None)))
    )
    assert game.outcome_now().scores[0].points["objective"] == 0


@pytest.mark.parametrize(
    ("changes", "place"),
    [({"to_act": 9}, "to_act"), ({"structures": (Placed(7, "A1", building=16),)}, "structures[0].seat")],
)
def test_a_position_made_by_a_program_is_checked_as_well(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition, match="there is no seat") as refused:
        Game.from_position(replace(auction().position(), **changes))
    assert refused.value.place == place


def test_only_the_winner_may_have_built_the_last_building_before_the_era_ends() -> None:
    teal = {"B1": "30", "B2": "9", "B3": "25", "B4": "51", "B5": "56", "B6": "67", "B7": "89"}
    assert scene(SEVEN, era=1, pending="wild", won=("H1", 1)).to_act == 0
    with pytest.raises(BadPosition, match="Player 2 has built every Era 1 building"):
        scene({"H1": "24"} | teal, era=1, pending="wild", won=("H1", 1))


def discs(**held: Any) -> Change:
    """Gives red discs: ``rows``, and what lies in the visionary area."""

    def give(document: dict[str, Any]) -> None:
        board = document["players"][0]
        board["rows"].update(held.get("rows", {}))
        board["visionary"].update({name: count for name, count in held.items() if name != "rows"})

    return give


@pytest.mark.parametrize(
    "change",
    [
        discs(rows={"green": 3}),
        discs(rows={"green": 2}, A=1),
        discs(rows={"green": 1, "white": 1}, commissions=1),
        discs(A=1, B=1, C=1),
    ],
)
def test_nobody_has_more_discs_than_structures_brought(change: Change) -> None:
    with pytest.raises(BadPosition, match="3 collected discs here: the structures give at most 2") as refused:
        take_up(changed(scene({"H1": "24", "H2": "16"}), change))
    assert refused.value.place == "players[0]"


@pytest.mark.parametrize(("edition", "most"), [("retail", 3), ("preview", 3), ("manual", 2)])
def test_a_built_vault_brings_one_more_disc_except_in_the_manual(edition: str, most: int) -> None:
    red = "23" if edition == "preview" else "24"
    game = scene({"H1": red, "H2": "W18"}, edition=edition, wonders=((18,), (5,), (9,), (15,)))
    take_up(changed(game, discs(rows={"green": most})))
    with pytest.raises(BadPosition, match=f"give at most {most}"):
        take_up(changed(game, discs(rows={"green": most}, D=1)))


def test_a_key_belongs_to_who_has_finished() -> None:
    with pytest.raises(BadPosition) as refused:
        take_up(changed(auction(), discs(keys=["large"])))
    assert refused.value.place == "players[0].visionary.keys"
