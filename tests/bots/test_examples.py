"""The examples run, keep the contract, and do what they say."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from skyrise import Game
from skyrise.bots import Clock, closing_bots, make_bot
from skyrise.bots.game_loop import play_bots
from skyrise.testing import check_bot

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
GREEDY = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'greedy.py'))}"
PASSER = f"stdio:node {shlex.quote(str(EXAMPLES / 'passer.mjs'))}"

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")


def winners(specs: list[str], seed: int) -> tuple[int, ...]:
    """Who wins a game of these bots."""
    game = Game.new(len(specs), seed=seed)
    bots = [make_bot(spec, f"{seed} seat {seat}") for seat, spec in enumerate(specs)]
    with closing_bots(bots):
        play_bots(game, bots)
    assert game.outcome is not None
    return game.outcome.winners


@pytest.mark.parametrize("spec", [GREEDY, pytest.param(PASSER, marks=needs_node)], ids=["greedy", "passer"])
def test_a_program_keeps_the_contract(spec: str) -> None:
    check_bot(spec, editions=["retail", "manual"])


def test_greedy_beats_random() -> None:
    tables = [[GREEDY, "random"], ["random", GREEDY]]
    wins = sum(seed % 2 in winners(tables[seed % 2], seed) for seed in range(20))
    assert wins >= 14


def test_greedy_needs_nothing_of_ours() -> None:
    text = (EXAMPLES / "greedy.py").read_text(encoding="utf-8")
    assert "import skyrise" not in text
    assert "from skyrise" not in text
    assert len(text.splitlines()) < 80


@needs_node
def test_passer_passes_where_it_may() -> None:
    game = Game.new(2, seed=1)
    bot = make_bot(PASSER, 1)
    with closing_bots([bot]):
        first = bot.choose(game.view(game.to_act), game.legal_actions(), Clock())
        assert first == game.legal_actions()[0]
        game.play(first)
        assert str(bot.choose(game.view(game.to_act), game.legal_actions(), Clock())) == "pass"


@pytest.fixture(scope="module")
def with_my_bot(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which the example package is installed."""
    target = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(EXAMPLES / "my_bot", tmp_path_factory.mktemp("source") / "my_bot")
    quietly = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", target, source], check=True)
    paths = [str(target), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def run(environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_package_adds_its_bot(with_my_bot: dict[str, str]) -> None:
    listed = run(with_my_bot, "skyrise", "bots", "--json")
    assert '"name": "collector"' in listed
    assert '"settings": "color=green"' in listed
    assert '"package": "my-skyrise-bot"' in listed
    played = run(with_my_bot, "skyrise", "simulate", "--games", "1", "--bots", "collector:color=white", "--json")
    assert '"bot": "collector:color=white"' in played


def test_the_test_of_the_package_passes(with_my_bot: dict[str, str], tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "my_bot" / "test_my_skyrise_bot.py", tmp_path)
    assert "1 passed" in run(with_my_bot, "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path))
