"""Game records: round trips, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from present import present
from skyrise import BadRecord, BadSetup, Game, load_edition
from skyrise.components import Refusal
from skyrise.components.published import CURRENT
from skyrise.notation import BadDocument, read_record, record_document, write_record

Change = Callable[[dict[str, Any]], object]


def finished(players: int = 3, seed: int = 5) -> Game:
    game = Game.new(players, "retail", seed)
    while not game.is_over:
        game.play(game.legal_actions()[len(game.actions) % len(game.legal_actions())])
    return game


def text_of(change: Change) -> str:
    document = cast(dict[str, Any], record_document(finished().record()))
    change(document)
    return json.dumps(document)


def test_a_record_says_what_chance_brought_and_every_decision() -> None:
    document = record_document(finished().record())
    assert document["format"] == "skyrise-record/1"
    assert document["components"] == CURRENT
    assert set(document["setup"]) == {
        "islands", "discs", "wonder_hands", "objectives", "panoramas", "patron_values", "starter",
    }  # fmt: skip
    result = present(document["result"])
    assert set(result) == {"scores", "finished", "winners"}
    score = cast(dict[str, int], result["scores"][0])
    assert sum(score.values()) == 2 * score["total"]


def test_an_unfinished_game_has_no_result() -> None:
    document = record_document(Game.new(2, seed=1).record())
    assert "result" not in document
    assert read_record(json.dumps(document)).result is None


def test_unknown_fields_are_kept() -> None:
    text = text_of(lambda document: document.update(event="club night", date="2026-11-16"))
    record = read_record(text)
    assert record.header["event"] == "club night"
    assert json.loads(write_record(record))["date"] == "2026-11-16"


def test_names_default_to_colours() -> None:
    text = text_of(lambda document: [seat.pop("name") for seat in document["seats"]])
    assert set(read_record(text).names) <= {"Red", "Teal", "Yellow", "Blue"}


def test_a_game_on_own_components_carries_them(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[edition]\nid='mine'\nbase='retail'\n[wonders.13]\nper_tall=2\n")
    from skyrise import load_island

    island = load_island("aurora").document() | {"name": "Mine"}
    (tmp_path / "isle.json").write_text(json.dumps(island))
    game = Game.new(
        2, str(tmp_path / "mine.toml"), 3, islands={"north": str(tmp_path / "isle.json"), "south": "boreas"}
    )
    text = write_record(game.record())
    (tmp_path / "mine.toml").unlink()
    (tmp_path / "isle.json").unlink()
    again = Game.from_record(read_record(text))
    assert again.match.edition.number("wonders.13.per_tall") == 2
    assert again.match.city.islands[1].name == "Mine"
    assert write_record(again.record()) == text


def test_an_own_central_island_is_carried(tmp_path: Path) -> None:
    from skyrise import load_island

    central = load_island("central").document() | {"name": "Plaza"}
    (tmp_path / "plaza.json").write_text(json.dumps(central))
    game = Game.new(2, seed=3, islands={"central": str(tmp_path / "plaza.json")})
    again = read_record(write_record(game.record()))
    assert again.match.city.islands[0].name == "Plaza"


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (lambda d: d.update(format="skyrise-record/9"), "format", "expected 'skyrise-record/1'"),
        (lambda d: d.pop("format"), "format", "is missing"),
        (lambda d: d.update(components="9"), "components", "no version '9'"),
        (lambda d: d.update(edition="deluxe"), "edition", "expected one of retail"),
        (lambda d: d.update(seats=d["seats"][:1]), "seats", "Skyrise is for 2 to 4 players, not 1"),
        (lambda d: d["seats"][1].update(color=d["seats"][0]["color"]), "seats", "the same color"),
        (lambda d: d["seats"][1].update(color="pink"), "seats[1].color", "expected one of red"),
        (lambda d: d["seats"][1].update(name=""), "seats[1].name", "expected a string"),
        (lambda d: d["setup"]["islands"].update(up="aurora"), "setup.islands.up", "no slot 'up'"),
        (lambda d: d["setup"]["discs"].update(H1="gold"), "setup.discs.H1", "expected one of yellow"),
        (lambda d: d["setup"]["wonder_hands"][0].append(99), "setup.wonder_hands[0][3]", "from 1 to 20"),
        (lambda d: d["setup"].pop("starter"), "setup.starter", "is missing"),
        (lambda d: d["actions"].insert(4, "jump"), "actions[4]", "'jump' is not an action"),
        (lambda d: d["result"]["scores"][0].pop("keys"), "result.scores[0].keys", "is missing"),
        (lambda d: d.update(edition_data={"values": {}, "id": "x"}), "edition_data.discs.color", "is missing"),
        (lambda d: d.update(island_data={"aurora": {}}), "island_data.aurora", "expected the fields"),
    ],
)
def test_what_cannot_be_read_is_refused_with_place_and_reason(change: Change, place: str, reason: str) -> None:
    def use_aurora(document: dict[str, Any]) -> None:
        slots = document["setup"]["islands"]
        if "aurora" not in slots.values():
            slots[next(slot for slot, island in slots.items() if island)] = "aurora"
        change(document)

    with pytest.raises(BadDocument) as refused:
        read_record(text_of(use_aurora))
    assert refused.value.place == place
    assert reason in refused.value.sentence


@pytest.mark.parametrize(
    ("change", "error", "place"),
    [
        (lambda d: d["setup"].update(starter=3), BadSetup, "starter"),
        (lambda d: d["setup"]["discs"].pop("H1"), BadSetup, "discs.H1"),
        (lambda d: d["setup"]["discs"].update(H9="A"), BadSetup, "discs.H9"),
        (lambda d: d["setup"]["patron_values"].update(A=3, B=3), BadSetup, "patron_values"),
        (lambda d: d["setup"].update(objectives=["green"] * 3), BadSetup, "objectives"),
        (lambda d: d["setup"].update(panoramas=["lakes", "lakes"]), BadSetup, "panoramas"),
        (lambda d: d["setup"]["wonder_hands"].pop(), BadSetup, "wonder_hands"),
        (lambda d: d["setup"]["wonder_hands"][0].pop(), BadSetup, "wonder_hands[0]"),
        (lambda d: d["actions"].insert(0, "pass"), BadRecord, "actions[0]"),
        (lambda d: d["actions"].pop(), BadRecord, "result"),
        (lambda d: d["result"].update(winners=[0, 1, 2]), BadRecord, "result"),
        (lambda d: d["result"]["scores"][1].update(keys=5), BadRecord, "result"),
    ],
)
def test_what_the_rules_do_not_bear_out_is_refused(change: Change, error: type[Refusal], place: str) -> None:
    record = read_record(text_of(change))
    with pytest.raises(error) as refused:
        Game.from_record(record)
    assert refused.value.place == place


def test_a_game_taken_up_from_a_position_has_no_record() -> None:
    game = Game.from_position(Game.new(2, seed=1).position())
    with pytest.raises(BadRecord, match="no setup"):
        game.record()


def test_an_own_edition_object_may_be_given() -> None:
    assert Game.new(2, load_edition("preview"), 1).match.edition.id == "preview"
