"""The benchmarks run: what they print is for people, that they work is for us."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
