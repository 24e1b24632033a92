"""``skyrise explain``: what a bot makes of a decision, as a table and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from present import present
from skyrise import Game
from skyrise.bots import Clock, UnknownBot, registry
from skyrise.cli.explain import explain
from skyrise.kernel.interpreted import Interpreted
from skyrise.language.spaces import UNBREAKABLE
from skyrise.notation import BadDocument, read_record, write_position
from skyrise.rules import Action, View, parse_action
from skyrise.teacher.desk import TeacherDesk, advise_line
from teacher.thinkers import LITTLE, think

app = typer.Typer()
app.command("explain")(explain)
RECORD = Path(__file__).parent.parent / "golden" / "records" / "retail-3p.json"
AT = 57


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled."""
    for name in ("bots.random.best_load", "bots.thinking.best_load", "bots.thinking.wait_for_best"):
        monkeypatch.setattr(f"skyrise.{name}", Interpreted)
    monkeypatch.setattr("skyrise.teacher.thinking.best_load", Interpreted)
    monkeypatch.setattr("skyrise.cli.explain.HINT", LITTLE)


@pytest.fixture
def game() -> Game:
    return Game.from_record(read_record(RECORD.read_text(encoding="utf-8")).until(AT))


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def asked(bot: str, *more: object) -> dict[str, Any]:
    done = run(RECORD, "--at", AT, "--bot", bot, "--json", *more)
    assert done.exit_code == 0, done.exception
    document: dict[str, Any] = json.loads(done.stdout)
    return document


@pytest.mark.parametrize(
    ("bot", "method"),
    [("random", "played out"), ("casual", "judged"), ("skilled:simulations=8", "searched")],
)
def test_json_tells_the_best_actions_and_what_to_expect(bot: str, method: str, game: Game) -> None:
    document = asked(bot)
    assert (document["seat"], document["bot"], document["method"]) == (game.to_act, bot, method)
    assert 0 < len(document["actions"]) <= 5
    for one in document["actions"]:
        assert one["action"] in [str(action) for action in game.legal_actions()]
        assert sum(one["wins"]) == pytest.approx(1, abs=0.001)
        assert len(one["wins"]) == len(one["prestige"]) == 3
        assert 0 < one["attention"] <= 1


def test_as_many_actions_are_shown_as_wanted(game: Game) -> None:
    assert len(asked("casual", "--top", 2)["actions"]) == 2
    assert len(asked("casual", "--top", 1000)["actions"]) == len(game.legal_actions())


def test_the_table_says_who_thinks_about_whom(game: Game) -> None:
    text = run(RECORD, "--at", AT, "--bot", "casual").stdout
    best = asked("casual")["actions"][0]["action"]
    told = f"{game.names[present(game.to_act)]} to act; casual judged {len(game.legal_actions())} actions"
    assert told in text.replace(UNBREAKABLE, " ")
    assert best in text
    assert all(name in text for name in game.names)
    assert "%" in text


def test_the_bot_knows_what_the_player_knows(game: Game, tmp_path: Path) -> None:
    """Somebody else's objective and the values that nobody has seen are changed: the advice is the same."""
    document = json.loads(write_position(game.position()))
    others = [board for seat, board in enumerate(document["players"]) if seat != game.to_act]
    others[0]["objective"], others[1]["objective"] = others[1]["objective"], others[0]["objective"]
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    one.write_text(write_position(game.position()), encoding="utf-8")
    other.write_text(json.dumps(document), encoding="utf-8")
    answers = [run(path, "--bot", "casual", "--json").stdout for path in (one, other)]
    assert answers[0] == answers[1]
    assert json.loads(answers[0])["actions"]


def test_a_bot_thinks_no_longer_than_it_may() -> None:
    assert asked("skilled", "--time", 0)["actions"]


def test_the_words_are_those_of_advice_at_a_table(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teacher's desk, which the page asks, judges the same actions beside the best ones."""
    effort = replace(LITTLE, further=40)
    monkeypatch.setattr("skyrise.cli.explain.HINT", effort)
    desk = TeacherDesk(lambda question: think(replace(question, effort=effort)))
    explained = {one["action"]: one["reasons"] for one in asked("casual")["actions"]}
    line = advise_line(game.view(game.to_act), len(game.actions), also=list(map(parse_action, explained)))
    advised = json.loads(desk.reply(line))["advice"]["actions"]
    assert explained == {one["action"]: one["reasons"] for one in advised}
    assert any(reason["kind"] == "follows" for reasons in explained.values() for reason in reasons)


# What is refused


def test_a_game_that_is_over_has_nothing_to_decide() -> None:
    done = run(RECORD, "--bot", "casual")
    assert isinstance(done.exception, BadDocument)
    assert "the game is over" in str(done.exception)


def test_a_bot_that_does_not_explain_itself_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        def __init__(self, seed: object) -> None: ...

        def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
            return legal[0]

    monkeypatch.setitem(registry.BOTS, "silent", Silent)
    done = run(RECORD, "--at", AT, "--bot", "silent")
    assert isinstance(done.exception, BadDocument)
    assert str(done.exception).endswith("the bot silent cannot explain its decisions")


def test_an_unknown_bot_is_refused() -> None:
    assert isinstance(run(RECORD, "--at", AT, "--bot", "nobody").exception, UnknownBot)


def test_help_has_an_example() -> None:
    assert "Example: skyrise explain game.json" in " ".join(run("--help").stdout.split())
