"""Receipts say which neighborhoods the Prestige is for, as the city stood when it was scored."""

from __future__ import annotations

from dataclasses import asdict

from hypothesis import given

from scenes import ALL_BUILT, play, scene
from skyrise import Game, Receipt
from strategies import games


def receipts(game: Game, rule: str, seat: int = 0) -> list[Receipt]:
    return [receipt for receipt in game.outcome_now().scores[seat].receipts if receipt.rule == rule]


def test_control_is_for_the_buildings_on_the_island() -> None:
    # The Wonder on A4 does not count for control.
    game = scene({"A1": "24", "A2": "16", "A3": "30", "A4": "W5", "B1": "96"})
    assert [(r.place, r.cells) for r in receipts(game, "score.control")] == [
        ("aurora", ("A1", "A2")),
        ("boreas", ("B1",)),
    ]


def test_lakes_and_blimps_are_for_the_structures_at_them() -> None:
    game = scene({"A5": "24", "A6": "16", "A9": "W5", "A10": "25", "A1": "17"}, panoramas=("blimps", "lakes"))
    assert [(r.place, r.cells) for r in receipts(game, "score.panorama.lakes")] == [("AL1", ("A5", "A6", "A9"))]
    assert [(r.place, r.cells) for r in receipts(game, "score.panorama.blimps")] == [("AB3", ("A1", "A5", "A9"))]


def test_chains_are_for_the_largest_group() -> None:
    # A1, A2, A3 hang together; A14 stands alone, and A8 with A12 are only two.
    built = {"A1": "24", "A2": "16", "A3": "17", "A14": "57", "A8": "62", "A12": "72"}
    assert [r.cells for r in receipts(scene(built, panoramas=("chains", "lakes")), "score.panorama.chains")] == [
        ("A1", "A2", "A3")
    ]


def test_a_later_group_may_be_the_largest() -> None:
    built = {"A1": "24", "A2": "16", "A3": "17", "A8": "57", "A12": "62", "A13": "72", "A14": "96"}
    assert [r.cells for r in receipts(scene(built, panoramas=("chains", "lakes")), "score.panorama.chains")] == [
        ("A8", "A12", "A13", "A14")
    ]


def test_bridges_are_for_both_ends_and_windmills_for_one_place() -> None:
    game = scene({"H1": "24", "A13": "16", "A14": "17"}, panoramas=("bridges", "windmills"))
    assert [(r.place, r.cells) for r in receipts(game, "score.panorama.bridges")] == [("A13-H1", ("H1", "A13"))]
    assert [(r.place, r.cells) for r in receipts(game, "score.panorama.windmills")] == [("A14", ("A14",))]


def test_the_objective_is_for_the_structures_on_its_color() -> None:
    built = {"H1": "24", "A2": "16", "A4": "17", "A7": "57", "A1": "62"}
    game = scene(built, objectives=("yellow", "green", "white", "brown"))
    assert [r.cells for r in receipts(game, "score.objective")] == [("H1", "A2", "A4", "A7")]


def test_each_structure_has_its_own_receipt() -> None:
    assert [(r.place, r.cells) for r in receipts(scene({"H1": "24"}), "score.structures")] == [("H1", ("H1",))]


def test_discs_keys_and_what_was_scored_before_have_no_neighborhoods() -> None:
    game = scene(
        ALL_BUILT,
        players=2,
        rows={0: {"green": 4}},
        finished=(0, 1),
        to_act=None,
        excess={0: 1},
        commissions={0: 1},
        patrons={0: {"A": 1}},
        prestige={0: {"wonders": 4}},
    )
    for rule in ("score.excess", "score.commissions", "score.patrons", "score.keys", "score.carried"):
        assert [r.cells for r in receipts(game, rule)] == [()], rule


def test_a_receipt_of_era_1_knows_the_city_of_then() -> None:
    places = [f"A{number}" for number in range(1, 7)]
    built = dict(zip(places, "24 16 17 57 62 72".split(), strict=True))
    game = play(scene(built, era=1, panoramas=("bridges", "lakes")), "96@A7")
    while game.era == 1:
        game.play(game.legal_actions()[0])
    then = next(event for event in game.events if event.kind == "score").public["cells"]
    while not [event for event in game.events if event.kind == "construct"][1:]:
        game.play(game.legal_actions()[0])
    assert next(event for event in game.events if event.kind == "score").public["cells"] == then == [*places, "A7"]


def test_the_end_of_era_1_says_what_was_built() -> None:
    places = [f"A{number}" for number in range(1, 7)]
    built = dict(zip(places, "24 16 17 57 62 72".split(), strict=True))
    game = play(scene(built, era=1), "96@A7")
    while len(game.position().structures) < 8:
        game.play(game.legal_actions()[0])
    ends = [event.public for event in game.events if event.kind == "era-end"]
    assert ends == [{"era": 1, "built": [*places, "A7"]}]


@given(games())
def test_events_and_receipts_agree_and_stay_what_they_were(game: Game) -> None:
    told = [{**event.seen_by(None), "kind": None} for event in game.events if event.kind == "score"]
    written = [
        {**asdict(receipt), "cells": list(receipt.cells), "kind": None}
        for sheet in game.scores()
        for receipt in sheet.receipts
    ]
    assert sorted(told, key=lambda one: one["seat"]) == written
    twin = Game.from_record(game.record())
    before = len(twin.events)
    while not twin.is_over:
        twin.play(twin.legal_actions()[0])
    assert twin.events[:before] == game.events
