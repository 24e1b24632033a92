"""``skyrise solve``: an ending, exactly, as a table and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from present import present
from scenes import ALL_BUILT, scene
from skyrise import Game
from skyrise.cli.solve import solve_ending
from skyrise.kernel.interpreted import Interpreted
from skyrise.language.spaces import UNBREAKABLE
from skyrise.notation import BadDocument, write_position
from skyrise.search.endings import solve

app = typer.Typer()
app.command("solve")(solve_ending)
RECORD = Path(__file__).parent.parent / "golden" / "records" / "retail-2p.json"


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled."""
    monkeypatch.setattr("skyrise.cli.solve.wait_for_best", Interpreted)


@pytest.fixture
def game() -> Game:
    """Two structures of red are left, and one of teal."""
    built = {at: piece for at, piece in ALL_BUILT.items() if piece not in ("3", "33", "8")}
    return scene(built, players=2, discs={"H1": "green", "H3": "A"})


@pytest.fixture
def position(tmp_path: Path, game: Game) -> Path:
    path = tmp_path / "position.json"
    path.write_text(write_position(game.position()), encoding="utf-8")
    return path


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_json_tells_every_action_the_line_and_the_outcome(position: Path, game: Game) -> None:
    document = json.loads(run(position, "--json").stdout)
    exact = present(solve(game, Interpreted(), 10**6))
    assert document["seat"] == 0
    assert document["line"] == [str(action) for action in exact.line]
    assert [one["action"] for one in document["actions"]] == [str(one.action) for one in exact.actions]
    assert sorted(one["action"] for one in document["actions"]) == [str(action) for action in game.legal_actions()]
    assert document["actions"][0]["wins"] == list(exact.actions[0].wins)
    assert document["winners"] == list(exact.outcome.winners)
    assert [sheet["total"] for sheet in document["scores"]] == [sheet.total for sheet in exact.outcome.scores]
    assert document["states"] == exact.nodes


def test_the_line_can_be_played(position: Path, game: Game) -> None:
    document = json.loads(run(position, "--json").stdout)
    for action in document["line"]:
        game.play(action)
    assert game.is_over
    assert list(present(game.outcome).winners) == document["winners"]


def test_the_table_shows_the_best_actions_and_the_end(position: Path, game: Game) -> None:
    text = run(position).stdout
    exact = present(solve(game, Interpreted(), 10**6))
    assert str(exact.actions[0].action) in text
    assert "best play: " + " ".join(map(str, exact.line)) in " ".join(text.split())
    assert "Red" in text
    assert "★" in text
    assert f"{exact.nodes:,} states in " in text.replace(UNBREAKABLE, " ")


def test_what_takes_long_waits_for_the_compiled_solver(position: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = json.loads(run(position, "--json").stdout)
    waited: list[str] = []

    def wait() -> Interpreted:
        waited.append("waited")
        return Interpreted()

    monkeypatch.setattr("skyrise.cli.solve.wait_for_best", wait)
    monkeypatch.setattr("skyrise.cli.solve.AT_ONCE", 3)
    assert json.loads(run(position, "--json").stdout) == at_once
    assert waited == ["waited"]


def test_a_record_is_solved_at_any_moment() -> None:
    actions = json.loads(RECORD.read_text(encoding="utf-8"))["actions"]
    document = json.loads(run(RECORD, "--at", len(actions) - 2, "--json").stdout)
    assert len(document["line"]) >= 1
    assert actions[-2] in [one["action"] for one in document["actions"]]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [((RECORD,), "the game is over"), ((RECORD, "--at", 40, "--states", 500), "500 states are not enough to solve it")],
)
def test_what_cannot_be_solved_is_refused(arguments: tuple[object, ...], reason: str) -> None:
    done = run(*arguments)
    assert isinstance(done.exception, BadDocument)
    assert reason in str(done.exception)


def test_a_refusal_says_what_is_left_and_what_to_try(position: Path) -> None:
    reason = str(run(position, "--states", 3).exception)
    assert "3 structures are left" in reason
    assert "raise --states" in reason


def test_help_has_an_example() -> None:
    assert "Example: skyrise solve position.json" in " ".join(run("--help").stdout.split())
