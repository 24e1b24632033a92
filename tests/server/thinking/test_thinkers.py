"""Bots in processes of their own: they answer, fail, hang and die without harm."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from present import present
from skyrise import Game
from skyrise.bots import bot_names
from skyrise.notation import view_document
from skyrise.server.thinking import Question, Thinkers


def question(level: str = "random", seed: int = 7) -> Question:
    game = Game.new(players=3, seed=seed)
    return Question(level, "a seat's seed", 0, view_document(game.view(game.to_act)))


@pytest_asyncio.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    one = Thinkers(1)
    await one.open()
    yield one
    await one.close()


def process_of(thinkers: Thinkers) -> asyncio.subprocess.Process:
    return present(thinkers._desks[0]._process)


@pytest.mark.parametrize("level", bot_names()[:5])
async def test_every_level_answers_with_a_legal_action(thinkers: Thinkers, level: str) -> None:
    asked = replace(question(level), seconds=0.1)
    choice = await thinkers.choose(asked)
    assert choice.action in asked.view["legal"]
    assert not choice.fault


async def test_a_bot_that_fails_twice_leaves_the_choice_to_the_weakest(thinkers: Thinkers) -> None:
    """Levels of the ladder alone are bots here: no program of somebody's choice is ever run."""
    for level in ("stdio:echo", "random:wits=3", "nobody"):
        asked = question(level)
        choice = await thinkers.choose(asked)
        assert choice.fault
        assert choice.action in asked.view["legal"]
    assert not (await thinkers.choose(question())).fault


async def test_a_process_that_dies_in_the_middle_of_a_thought_is_replaced(thinkers: Thinkers) -> None:
    thought = asyncio.create_task(thinkers.choose(replace(question("expert"), seconds=1.0)))
    await asyncio.sleep(0)
    first = process_of(thinkers)
    first.kill()
    answer = replace(question("expert"), seconds=0.1)
    assert (await thinkers.choose(answer)).action in answer.view["legal"]
    assert process_of(thinkers) is not first
    assert not (await thought).fault


async def test_a_bot_that_takes_too_long_is_given_up() -> None:
    thinkers = Thinkers(1, patience=0.2)
    await thinkers.open()
    assert (await thinkers.choose(replace(question("expert"), seconds=60.0))).fault
    await thinkers.close()


async def test_a_thought_that_nobody_waits_for_keeps_nobody_waiting(thinkers: Thinkers) -> None:
    idle = asyncio.create_task(thinkers.choose(replace(question("expert"), seconds=0.3)))
    await asyncio.sleep(0)
    process = process_of(thinkers)
    idle.cancel()
    assert not (await thinkers.choose(question())).fault
    assert process_of(thinkers) is process


async def test_more_questions_than_processes_wait_in_line(thinkers: Thinkers) -> None:
    choices = await asyncio.gather(*(thinkers.choose(question(seed=seed)) for seed in range(8)))
    assert not any(choice.fault for choice in choices)


async def test_closing_ends_a_busy_process() -> None:
    thinkers = Thinkers(1)
    await thinkers.open()
    thought = asyncio.create_task(thinkers.choose(replace(question("expert"), seconds=60.0)))
    await asyncio.sleep(0)
    process = process_of(thinkers)
    thought.cancel()
    await thinkers.close()
    assert process.returncode is not None


OWNER = """
import asyncio
from skyrise.server.thinking import Thinkers

async def main():
    thinkers = Thinkers(1)
    await thinkers.open()
    print(thinkers._desks[0]._process.pid, flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs process file descriptors")
def test_processes_die_with_their_owner_even_if_it_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE) as owner:
        assert owner.stdout is not None
        worker = os.pidfd_open(int(owner.stdout.readline()))
        owner.send_signal(signal.SIGKILL)
    ended, _, _ = select.select([worker], [], [], 30)
    os.close(worker)
    assert ended
