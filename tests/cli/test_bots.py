"""``skyrise bots``: the list, the check, and bots for other programs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from skyrise import Game
from skyrise.bots import Clock, bot_names, make_bot, protocol
from skyrise.rules import Action, View


def skyrise(*arguments: object, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skyrise", *map(str, arguments)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, check=False, cwd=cwd)


@pytest.fixture
def liar(tmp_path: Path) -> str:
    """A program that answers what is not legal."""
    (tmp_path / "liar.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'decide':\n"
        "        sys.stderr.write('[bold]I lie[/]')\n"
        "        print(json.dumps({'id': message['id'], 'action': '99@H1'}), flush=True)\n"
    )
    return f"stdio:{sys.executable} {tmp_path / 'liar.py'}"


@pytest.mark.parametrize("command", ["", "check", "serve", "schema"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = skyrise("bots", *command.split(), "--help")
    assert f"Example: skyrise bots {command}".strip() in " ".join(done.stdout.split())


def test_the_list_has_every_bot() -> None:
    listed = json.loads(skyrise("bots", "--json").stdout)
    assert [one["name"] for one in listed] == [*bot_names(), "stdio:COMMAND"]
    table = skyrise("bots").stdout
    assert all(name in table for name in bot_names())
    assert "Plays at random" in table


def test_a_good_bot_is_checked_with_exit_code_0() -> None:
    done = skyrise("bots", "check", "random", "--edition", "retail", "--players", 2, "--games", 2)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("✓") == 9
    assert "2 games, " in done.stdout


def test_a_bot_that_is_not_deterministic_is_checked_for_the_rest() -> None:
    done = skyrise("bots", "check", "random", "--edition", "retail", "--players", 2, "--no-deterministic")
    assert done.stdout.count("✓") == 7
    assert done.stdout.count("not checked") == 2


def test_the_faults_of_a_bot_are_shown_with_exit_code_1(liar: str) -> None:
    done = skyrise("bots", "check", liar, "--edition", "retail", "--players", 2)
    text = " ".join(done.stdout.replace("│", " ").split())
    assert done.returncode == 1
    assert "✗" in text
    assert "first: retail, 2 players, seed 0, seat" in text
    assert done.stdout.count("✓") == 2, "it can be made and closed; no answer was good enough for the other checks"


@pytest.mark.parametrize(
    ("spec", "reason"),
    [("nobody", "no such bot: 'nobody'"), ("random:wits=3", "the bot random has no setting 'wits'")],
)
def test_a_wrong_spec_is_refused(spec: str, reason: str) -> None:
    for arguments in (("bots", "check", spec), ("simulate", "--games", 1, "--bots", spec)):
        done = skyrise(*arguments)
        assert done.returncode == 1
        assert reason in done.stderr
        assert "Traceback" not in done.stderr


def test_a_wrong_edition_is_refused() -> None:
    done = skyrise("bots", "check", "random", "--edition", "deluxe")
    assert (done.returncode, "deluxe: no such edition" in done.stderr) == (1, True)


def test_a_program_that_fails_in_a_game_is_said_in_plain_words(liar: str) -> None:
    done = skyrise("simulate", "--games", 1, "--players", 2, "--bots", liar)
    assert done.returncode == 1
    assert "legal actions; its error output ends with:\n[bold]I lie[/]" in done.stderr
    assert "Traceback" not in done.stderr


def test_serve_answers_on_standard_output() -> None:
    game = Game.new(2, seed=1)
    view = game.view(game.to_act)
    question = protocol.DecisionRequest(1, view, view.legal, Clock())
    lines = protocol.start_line(view, 7) + protocol.decide_line(question) + protocol.end_line()
    done = skyrise("bots", "serve", "random", stdin=lines)
    action = make_bot("random", 7).choose(view, view.legal, Clock())
    assert (done.returncode, done.stdout) == (0, protocol.answer_line(1, action))


def test_serve_says_what_it_does_not_understand() -> None:
    done = skyrise("bots", "serve", "random", stdin="hello\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert "is not JSON" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_a_bot_prints_is_no_answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from skyrise.bots import registry
    from skyrise.bots.random import RandomBot
    from skyrise.cli import bots

    class Chatty(RandomBot):
        def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
            print("let me think")
            return super().choose(view, legal, clock)

    game = Game.new(2, seed=1)
    view = game.view(game.to_act)
    question = protocol.DecisionRequest(1, view, view.legal, Clock())
    lines = [protocol.start_line(view, 7).encode(), protocol.decide_line(question).encode()]
    monkeypatch.setitem(registry.BOTS, "chatty", Chatty)
    monkeypatch.setattr("sys.stdin", type("Input", (), {"buffer": lines}))
    bots.serve_bot("chatty")
    out, err = capsys.readouterr()
    assert json.loads(out)["id"] == 1
    assert err == "let me think\n"


def test_the_schema_is_printed() -> None:
    assert json.loads(skyrise("bots", "schema").stdout)["$id"] == "urn:skyrise:bot:1"
