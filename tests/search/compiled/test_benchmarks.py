"""The benchmarks run: what they print is for people, that they work is for us."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from skyrise.bots import Clock
from skyrise.rules import Game

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"


@pytest.mark.parametrize("players", [2, 4])
def test_the_plain_baseline_plays_legal_actions(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    from plain_ismcts import PlainIsmcts

    game = Game.new(players=players, seed=4)
    bot = PlainIsmcts(1)
    for _ in range(8):
        assert game.to_act is not None
        view = game.view(game.to_act)
        action = bot.choose(view, view.legal, Clock(0.01))
        assert action in view.legal
        game.play(action)


def test_endings_are_timed_by_size() -> None:
    command = [sys.executable, str(BENCHMARKS / "endings.py"), "--games", "1", "--limit", "0.0001"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    rows = [line.partition(",")[0] for line in done.stdout.splitlines() if "structures left: median" in line]
    assert list(dict.fromkeys(rows)) == ["2 players", "3 players", "4 players"]


class Saying:
    """A side that says what it would play."""

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint

    def ask(self, line: str) -> str:
        return self.fingerprint


def test_two_versions_play_a_contest_of_the_same_game(tmp_path: Path) -> None:
    command = [sys.executable, str(BENCHMARKS / "versions.py"), str(BENCHMARKS.parent), "--contest", "3", "2"]
    results = tmp_path / "results.txt"
    options = ["--set-ups", "1", "--states", "10", "--results", str(results)]
    for _ in range(2):
        done = subprocess.run([*command, *options], capture_output=True, text=True, check=True, timeout=600)
    assert [line.split()[:2] for line in results.read_text().splitlines()] == [["1000", "0"], ["1000", "1"]]
    assert done.stdout == "", "what was played before is not played again"


def test_versions_that_would_play_different_games_play_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    from version_side import fingerprint
    from versions import EDITION, begin

    mine, other = (fingerprint(Game.new(2, edition, seed=5)) for edition in (EDITION, "preview@1"))
    assert mine != other
    alike: list[Any] = [Saying(mine), Saying(mine)]
    unlike: list[Any] = [Saying(other), Saying(mine)]
    assert begin(alike, 2, EDITION, 5).match.edition.components == "1"
    with pytest.raises(SystemExit, match=f"not the same game in both checkouts .fingerprints {other} before, {mine} "):
        begin(unlike, 2, EDITION, 5)
