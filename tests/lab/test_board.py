"""A leaderboard grows over runs, counts no game twice, and knows a bot that has changed as another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyrise.lab.arena import ArenaError, Plan, read_board, run, write_board
from skyrise.lab.arena import journal as arena_journal


def test_runs_are_added_once(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    for games, new in ((4, 4), (4, 0), (8, 4)):
        board = read_board(file)
        assert board.add(run(Plan(("casual", "random"), 2, games, seed=1))) == new
        write_board(file, board, "skyrise arena")
    board = read_board(file)
    board.add(run(Plan(("beginner", "random"), 2, 2, seed=1)))
    places = board.places()
    assert {place.name: place.games for place in places} == {"casual": 8, "beginner": 2, "random": 10}
    assert places[-1].name == "random"
    assert all(place.current for place in places)


def test_a_bot_that_has_changed_is_another_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = read_board(tmp_path / "board.json")
    results = run(Plan(("mine=random", "random"), 2, 2))
    board.add(results)
    monkeypatch.setattr(arena_journal, "fingerprint", lambda spec: f"new {spec}")
    assert board.add(results) == 2
    labels = [place.label for place in board.places()]
    assert len(labels) == 4
    assert {"mine", "random"} <= set(labels)
    assert sum(label.startswith("mine (") for label in labels) == 1


def test_the_page_shows_everybody(tmp_path: Path) -> None:
    board = read_board(tmp_path / "board.json")
    board.add(run(Plan(("quick=casual", "random"), 2, 2)))
    page = write_board(tmp_path / "board.json", board, "skyrise arena --board board.json").read_text("utf-8")
    assert page.count("quick") >= 2
    assert "<svg" in page
    assert "skyrise arena --board board.json" in page


def test_a_file_that_is_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.json").write_text('{"format": "mine"}')
    with pytest.raises(ArenaError, match=r"notes\.json: is not a leaderboard"):
        read_board(tmp_path / "notes.json")
