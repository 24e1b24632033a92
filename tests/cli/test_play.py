"""The terminal game: a whole game typed by somebody, and everything else that can be typed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from skyrise import Game
from skyrise.bots import make_bot, thinking
from skyrise.cli.play import HINTS, Stop, TerminalGame
from skyrise.kernel.interpreted import Interpreted
from skyrise.language import language
from skyrise.notation import read_record


def terminal(game: Game, answers: Iterable[str] | None = None, seat: int = 0, spoken: str = "en") -> TerminalGame:
    """A terminal game whose player types the answers, or else always the first legal action."""
    script = iter(answers) if answers is not None else None

    def ask(prompt: str, words: Iterable[str]) -> str:
        assert prompt.endswith("> ")
        return next(script) if script is not None else next(iter(words))

    bots = {other: make_bot("random", other) for other in range(game.players) if other != seat}
    return TerminalGame(game, seat, bots, ask, language(spoken))


def test_a_whole_game_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(3, "retail", 4)
    terminal(game).run()
    text = capsys.readouterr().out
    assert game.is_over
    assert "You are" in text
    assert "Winner: " in text
    assert "Total" in text


def first_turn(answers: list[str]) -> TerminalGame:
    """Seat 0 starts, types the answers, and stops."""
    game = Game.new(2, "retail", 5)
    seat = game.to_act
    assert seat is not None
    played = terminal(game, [*answers, "quit"], seat)
    with pytest.raises(Stop):
        played.run()
    return played


def test_what_can_be_typed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    first_turn(["?", "map", "players", "cards", "legal", "legal zz", "", "log", "save", f"save {path}", "help"])
    text = capsys.readouterr().out
    for words in (
        "Type an action",
        "Central",
        "visionary",
        "Patron values",
        "no legal action starts with zz",
        "save FILE",
    ):
        assert words in text
    assert read_record(path.read_text()).actions == ()


def test_an_illegal_action_says_why_and_asks_again(capsys: pytest.CaptureFixture[str]) -> None:
    first_turn(["pass", "jump", "99@H1"])
    text = capsys.readouterr().out
    assert "Not allowed. The player who starts an auction must bid and cannot pass." in text
    assert "Not allowed. 'jump' is not an action; actions look like" in text
    assert "Not allowed. 99 is not one of your buildings." in text


def test_undo_goes_back_to_the_latest_decision(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(2, "retail", 5)
    first = str(game.legal_actions()[0])
    played = first_turn(["undo", first, "undo"])
    text = capsys.readouterr().out
    assert "There is nothing to take back." in text
    assert "Decision taken back." in text
    assert played.game.actions == []
    assert played.game.to_act == played.seat


def test_a_hint_shows_what_an_expert_would_consider(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "best_load", Interpreted)
    played = first_turn(["hint"])
    rows = [line for line in capsys.readouterr().out.splitlines() if "@" in line and "%" in line]
    assert 1 <= len(rows) <= HINTS
    assert all(row.split()[0] in {str(action) for action in played.game.legal_actions()} for row in rows)
    assert played.game.actions == []


def test_the_log_tells_no_secrets_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(3, "retail", 4)
    terminal(game).run()
    values = [line for line in capsys.readouterr().out.splitlines() if "looks at the value" in line]
    assert any(": " in line for line in values)
    mine = game.names[0]
    assert all(line.startswith(mine) for line in values if ": " in line)


def test_the_game_can_be_played_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(2, "retail", 5)
    terminal(game, seat=1, spoken="ru").run()
    text = capsys.readouterr().out
    assert "Победа:" in text
    assert "Конец 1-й эпохи" in text
    assert "starts an auction" not in text
