"""The messages of skyrise-bot/1, in both directions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from skyrise import Chance, Game, load_edition, load_island
from skyrise.bots import Clock, make_bot, protocol, registry
from skyrise.bots.protocol import DecisionRequest
from skyrise.bots.random import RandomBot
from skyrise.bots.serve import serve
from skyrise.components import Island
from skyrise.components.reading import Node
from skyrise.notation import BadDocument, schemas
from skyrise.rules import Action
from strategies import games

OTHERS = [json.loads(schemas.schema_text(name)) for name in ("view", "action")]
SCHEMA = json.loads(schemas.schema_text("bot"))
VALIDATOR = Draft202012Validator(
    SCHEMA, registry=Registry().with_resources((one["$id"], Resource.from_contents(one)) for one in OTHERS)
)


def read(line: str) -> Node:
    return protocol.read_line(line.encode())


def question(game: Game, ident: int = 1, seconds: float | None = None) -> DecisionRequest:
    assert game.to_act is not None
    view = game.view(game.to_act)
    return DecisionRequest(ident, view, view.legal, Clock(seconds))


@given(games())
def test_a_question_is_read_as_it_was_written_and_fits_the_schema(game: Game) -> None:
    if game.is_over:
        return
    asked = question(game, 3, 0.5)
    line = protocol.decide_line(asked)
    assert protocol.read_request(read(line), None) == asked
    VALIDATOR.validate(json.loads(line))
    VALIDATOR.validate(json.loads(protocol.start_line(asked.view, 7)))


def test_a_game_on_own_components_is_read_as_it_was_written(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[edition]\nid='mine'\nbase='retail'\n[rows]\n0=1\n")
    (tmp_path / "isle.json").write_text(json.dumps(load_island("zephyr").document()))
    islands: dict[str, str | Island] = {"north": load_island(str(tmp_path / "isle.json")), "east": "aurora"}
    game = Game.new(2, load_edition(str(tmp_path / "mine.toml")), 1, islands=islands)
    asked = question(game)
    assert protocol.read_request(read(protocol.decide_line(asked)), None) == asked
    start = json.loads(protocol.start_line(asked.view, "seed"))
    assert start["match"]["values"]["rows.0"] == 1
    VALIDATOR.validate(start)


def test_the_match_of_the_question_before_is_kept() -> None:
    first = protocol.read_request(read(protocol.decide_line(question(Game.new(2, seed=1)))), None)
    match = first.view.position.match
    again = protocol.read_request(read(protocol.decide_line(question(Game.new(2, seed=1)))), match)
    assert again.view.position.match is match
    other = protocol.read_request(read(protocol.decide_line(question(Game.new(3, seed=1)))), match)
    assert other.view.position.match is not match


def test_the_start_tells_the_map_and_the_values() -> None:
    game = Game.new(3, "preview", 5)
    match = json.loads(protocol.start_line(game.view(1), 5))["match"]
    city = game.match.city
    assert set(match["neighborhoods"]) == {place.id for place in city.places}
    assert set(match["neighborhoods"]["H1"]["neighbors"]) == city.neighbors("H1")
    assert match["values"]["visionary.excess"] == 8
    assert [len(bridge) for bridge in match["bridges"]] == [2] * len(city.bridges)
    assert (match["players"], match["colors"]) == (3, list(game.match.colors))


def test_answers_and_the_end_fit_the_schema_and_nonsense_does_not() -> None:
    action = Game.new(2, seed=1).legal_actions()[0]
    VALIDATOR.validate(json.loads(protocol.answer_line(1, action)))
    VALIDATOR.validate(json.loads(protocol.end_line()))
    VALIDATOR.validate({"id": 1, "action": "pass", "note": "nothing to gain"})
    faulty: list[object] = [
        {"id": 1},
        {"action": "pass"},
        {"id": 1, "action": "jump"},
        {"type": "stop"},
        [],
        {"id": -1},
    ]
    for wrong in faulty:
        assert not VALIDATOR.is_valid(wrong)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"24@H1\n", "is not JSON"),
        (b"\xff\n", "is not UTF-8 text"),
        (b"[]\n", "expected an object, found []"),
        (b'{"action": "pass"}\n', "id: is missing"),
        (b'{"id": 3, "action": "pass"}\n', "id: expected 4, the id of the question; found 3"),
        (b'{"id": 4}\n', "action: is missing"),
        (b'{"id": 4, "action": 7}\n', "action: expected a string, found 7"),
        (b'{"id": 4, "action": "99@H1"}\n', 'action: "99@H1" is not one of the 28 legal actions'),
    ],
)
def test_an_answer_that_is_none_is_refused_with_a_reason(answer: bytes, reason: str) -> None:
    with pytest.raises(BadDocument) as caught:
        protocol.read_answer(answer, 4, Game.new(4, seed=7).legal_actions())
    assert reason in str(caught.value)


def served(*lines: str) -> list[str]:
    said: list[str] = []
    serve("random", [line.encode() for line in lines], said.append)
    return said


def test_serve_answers_as_the_bot_would_until_the_end() -> None:
    game, bot = Game.new(2, seed=1), make_bot("random", "s")
    start = protocol.start_line(game.view(game.to_act), "s")
    asked = [protocol.decide_line(question(game, ident)) for ident in (5, 6, 7)]
    answers: list[Action] = [bot.choose(game.view(game.to_act), game.legal_actions(), Clock()) for _ in asked]
    expected = [protocol.answer_line(ident, action) for ident, action in zip((5, 6, 7), answers, strict=True)]
    assert served(start, *asked) == expected
    assert served(start, asked[0], protocol.end_line(), asked[1]) == expected[:1]
    assert served() == []


def test_serve_closes_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    class Held(RandomBot):
        def close(self) -> None:
            closed.append(self)

    monkeypatch.setitem(registry.BOTS, "held", Held)
    serve("held", [protocol.start_line(Game.new(2, seed=1).view(0), 1).encode()], print)
    assert len(closed) == 1


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"protocol": "skyrise-bot/2"}, 'protocol: expected one of skyrise-bot/1; found "skyrise-bot/2"'),
        ({"type": "decide"}, 'type: expected one of start; found "decide"'),
        ({"seed": None}, "seed: expected a string, found null"),
        ({"seed": 1.5}, "seed: expected a string, found 1.5"),
    ],
)
def test_serve_refuses_a_start_that_it_does_not_understand(changes: dict[str, Any], reason: str) -> None:
    start = json.loads(protocol.start_line(Game.new(2, seed=1).view(0), 1))
    with pytest.raises(BadDocument) as caught:
        served(json.dumps({**start, **changes}))
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"type": "think"}, "type: expected one of decide, end"),
        ({"id": "one"}, "id: expected a whole number"),
        ({"seconds": "soon"}, 'seconds: expected a number or null, found "soon"'),
        ({"seconds": True}, "seconds: expected a number or null, found true"),
        ({"legal": ["jump"]}, "legal[0]: 'jump' is not an action"),
        ({"view": {}}, "view.format: is missing"),
    ],
)
def test_serve_refuses_a_question_that_it_does_not_understand(changes: dict[str, Any], reason: str) -> None:
    game = Game.new(2, seed=1)
    asked = json.loads(protocol.decide_line(question(game)))
    with pytest.raises(BadDocument) as caught:
        served(protocol.start_line(game.view(0), 1), json.dumps({**asked, **changes}))
    assert reason in str(caught.value)


def test_a_view_read_holds_no_more_than_was_sent() -> None:
    game = Game.new(4, seed=2)
    for _ in range(60):
        game.play(Chance(1).choice(game.legal_actions()))
    boards = protocol.read_request(read(protocol.decide_line(question(game))), None).view.position.players
    hidden = [seat for seat in range(4) if seat != game.to_act]
    assert all(boards[seat].objective is None for seat in hidden)
