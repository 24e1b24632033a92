"""What the engine of the page has in it: all that bots and texts need, and the same bots as everywhere."""

from __future__ import annotations

import json
import subprocess
from random import Random

import pytest

import build_engine
import build_page
from node_kernel import NODE
from skyrise import Game
from skyrise.language import describe
from skyrise.notation.documents import BotLevel
from skyrise.tables import ThinkingTask
from skyrise.tables.recent_bots import RecentBots
from skyrise.tables.tasks import read_answer, task_line

LANGUAGES = ("en", "pl", "ru")
LEVELS: tuple[BotLevel, ...] = ("random", "beginner", "casual", "skilled")
ENOUGH = 600.0
"""Seconds for a decision: what is thought does not depend on how busy the machine is."""

ANSWERS = """
import json
from skyrise.browser.bots import open_bots
reply = open_bots(kernel)
json.dumps([reply(line) for line in json.loads({lines!r})])
"""
TEXTS = """
import json
from skyrise import Game
from skyrise.language import describe
json.dumps([describe(Game.new(players=3, seed=7).view(0).position, language=code) for code in {codes!r}])
"""
READY = """
import dataclasses, json, pathlib, ready_made
codes, seen, missed = ready_made.read(pathlib.Path("/lib/skyrise")), [], []
ready_made.use(codes)
run = dataclasses.exec
def watch(text, names, made):
    (seen if ready_made.key_of(text) in codes else missed).append(text)
    run(text, names, made)
dataclasses.exec = watch
from skyrise.browser.preparing import prepare
prepare()
json.dumps([str(len(seen) > 100), *missed])
"""


@pytest.fixture(autouse=True)
def _is_built(page_is_built: None) -> None:
    """The engine as its sources say."""


def in_engine(program: str) -> list[str]:
    """What a program gives in the engine of the page."""
    assert NODE is not None
    command = [NODE, "hosts/engine.js", str(build_page.KERNEL), str(build_engine.MADE)]
    ran = subprocess.run(command, input=program, capture_output=True, text=True, cwd=build_page.WEB, check=True)
    answer: list[str] = json.loads(ran.stdout)
    return answer


def tasks() -> list[str]:
    """Decisions of one game, for a bot of each level."""
    chance, game, lines = Random(5), Game.new(players=3, seed=5), []
    for ply in range(40):
        if ply % 8 == 0:
            view = game.view(game.to_act)
            lines += [task_line(ThinkingTask(level, f"seat of {level}", ply, view, ENOUGH)) for level in LEVELS]
        game.play(chance.choice(game.legal_actions()))
    return lines


def test_bots_of_every_level_decide_as_they_do_everywhere() -> None:
    lines = tasks()
    here = [read_answer(line) for line in in_engine(ANSWERS.format(lines=json.dumps(lines)))]
    bots = RecentBots()
    assert here == [read_answer(bots.reply(line)) for line in lines]


def test_an_expert_decides() -> None:
    view = Game.new(players=2, seed=1).view(Game.new(players=2, seed=1).to_act)
    (answer,) = in_engine(ANSWERS.format(lines=json.dumps([task_line(ThinkingTask("expert", "me", 0, view, 0.5))])))
    assert read_answer(answer) in map(str, view.legal)


def test_texts_are_said_in_every_language() -> None:
    position = Game.new(players=3, seed=7).view(0).position
    assert in_engine(TEXTS.format(codes=LANGUAGES)) == [describe(position, language=code) for code in LANGUAGES]


def test_what_dataclasses_compile_is_there_already() -> None:
    assert in_engine(READY) == ["True"]
