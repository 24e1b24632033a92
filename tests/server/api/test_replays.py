"""Records that are handed in."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from declared import check
from serving import Visitor
from skyrise.language import Message, language
from skyrise.notation import record_document
from skyrise.notation.documents import Problem, ReplayDocument
from skyrise.notation.messages.refusals import reason_id
from skyrise.rules import Game

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "records").glob("*.json"))


def test_a_record_is_kept_and_shown_with_all_hands_open(visitor: Callable[..., Visitor]) -> None:
    one, text = visitor(), GOLDEN[0].read_text(encoding="utf-8")
    stored = one.http.post("/api/replays", content=text)
    assert stored.status_code == 201
    name = stored.json()["id"]
    assert stored.headers["location"] == f"/api/replays/{name}"
    document = visitor().get(f"/replays/{name}")
    check(ReplayDocument, document)
    assert len(document["frames"]) == 1 + len(json.loads(text)["actions"])
    assert all(board["objective"] for board in document["frames"][0]["view"]["players"])
    assert one.http.post("/api/replays", content=text).json()["id"] == name
    file = one.http.get(f"/api/replays/{name}/record")
    assert file.headers["content-disposition"] == f'attachment; filename="skyrise-{name}.json"'
    assert file.json()["actions"] == json.loads(text)["actions"]


def broken(change: Callable[[dict[str, Any]], object]) -> str:
    document = cast(dict[str, Any], record_document(Game.new(2, seed=1).record()))
    change(document)
    return json.dumps(document)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("no JSON", None),
        (b"\xff\xfe", None),
        (broken(lambda document: document.update(actions=["24@Q1"])), "actions[0]"),
        (broken(lambda document: document["setup"]["discs"].update(H1="purple")), "setup.discs.H1"),
        (broken(lambda document: document.update(format="skyrise-record/9")), "format"),
        ("[" * 100_000, None),
        (r'{"\ud800": 1, "\ud800": 2}', None),
        (broken(lambda document: document["seats"][0].update(name="\ud800")), None),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_the_place(
    visitor: Callable[..., Visitor], text: bytes | str, place: str | None
) -> None:
    refused = visitor().http.post("/api/replays", content=text)
    problem = refused.json()
    assert (refused.status_code, problem["reason"]) == (422, "record.refused")
    assert problem["place"] == place
    assert problem["detail"]
    check(Problem, problem)


@pytest.mark.parametrize(
    ("change", "place", "why"),
    [
        (lambda document: document["setup"].pop("starter"), "setup.starter", "tego pola brakuje"),
        (
            lambda document: document.update(components="7"),
            "components",
            "nie ma tu wersji „7” elementów gry; są 1, 2 oraz „own”",
        ),
        (
            lambda document: document.update(actions=["pass"]),
            "actions[0]",
            "pass: Kto rozpoczyna licytację, musi złożyć ofertę i\u00a0nie może spasować.",
        ),
        (
            lambda document: document["setup"].update(islands={"north": "aurora", "east": "aurora"}),
            "setup.islands",
            "aurora: dwie wyspy jednego miasta mają tę nazwę",
        ),
    ],
)
def test_a_problem_can_be_said_in_another_language(
    visitor: Callable[..., Visitor], change: Callable[[dict[str, Any]], object], place: str, why: str
) -> None:
    problem = visitor().http.post("/api/replays", content=broken(change)).json()
    said = language("pl").say(Message(reason_id(problem["reason"]), problem["arguments"]))
    assert said == f"Tego zapisu nie da się odczytać: {why}"
    assert problem["place"] == place


def test_an_unknown_replay_is_said_to_be(visitor: Callable[..., Visitor]) -> None:
    assert visitor().http.get("/api/replays/0000").json()["reason"] == "replay.unknown"
