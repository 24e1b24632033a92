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
from typing import cast

import pytest
import pytest_asyncio

from present import present
from skyrise import Game
from skyrise.bots import bot_names
from skyrise.notation.documents import BotLevel
from skyrise.server.thinking import ThinkerPool
from skyrise.tables import Sponsor, ThinkingTask


def question(level: str = "random", seed: int = 7) -> ThinkingTask:
    game = Game.new(players=3, seed=seed)
    return ThinkingTask(cast(BotLevel, level), "a seat's seed", 0, game.view(game.to_act))


@pytest_asyncio.fixture
async def thinkers() -> AsyncIterator[ThinkerPool]:
    one = ThinkerPool(1)
    await one.open()
    yield one
    await one.close()


def process_of(thinkers: ThinkerPool) -> asyncio.subprocess.Process:
    return present(thinkers._processes[0]._process)


@pytest.mark.parametrize("level", bot_names()[:5])
async def test_every_level_answers_with_a_legal_action(thinkers: ThinkerPool, level: str) -> None:
    asked = replace(question(level), seconds=0.1)
    choice = await thinkers.choose(asked)
    assert choice.action in map(str, asked.view.legal)
    assert not choice.failed


async def test_a_bot_that_fails_twice_leaves_the_choice_to_the_weakest(thinkers: ThinkerPool) -> None:
    """Levels of the ladder alone are bots here: no program of somebody's choice is ever run."""
    for level in ("stdio:echo", "random:wits=3", "nobody"):
        asked = question(level)
        choice = await thinkers.choose(asked)
        assert choice.failed
        assert choice.action in map(str, asked.view.legal)
    assert not (await thinkers.choose(question())).failed


async def test_a_process_that_dies_in_the_middle_of_a_thought_is_replaced(thinkers: ThinkerPool) -> None:
    thought = asyncio.create_task(thinkers.choose(replace(question("expert"), seconds=1.0)))
    await asyncio.sleep(0)
    first = process_of(thinkers)
    first.kill()
    answer = replace(question("expert"), seconds=0.1)
    assert (await thinkers.choose(answer)).action in map(str, answer.view.legal)
    assert process_of(thinkers) is not first
    assert not (await thought).failed


async def test_a_bot_that_takes_too_long_is_given_up() -> None:
    thinkers = ThinkerPool(1, patience=0.2)
    await thinkers.open()
    assert (await thinkers.choose(replace(question("expert"), seconds=60.0))).failed
    await thinkers.close()


async def test_a_thought_that_nobody_waits_for_keeps_nobody_waiting(thinkers: ThinkerPool) -> None:
    idle = asyncio.create_task(thinkers.choose(replace(question("expert"), seconds=0.3)))
    await asyncio.sleep(0)
    process = process_of(thinkers)
    idle.cancel()
    assert not (await thinkers.choose(question())).failed
    assert process_of(thinkers) is process


async def test_more_questions_than_processes_wait_in_line(thinkers: ThinkerPool) -> None:
    choices = await asyncio.gather(*(thinkers.choose(question(seed=seed)) for seed in range(8)))
    assert not any(choice.failed for choice in choices)


async def test_closing_ends_a_busy_process() -> None:
    thinkers = ThinkerPool(1)
    await thinkers.open()
    thought = asyncio.create_task(thinkers.choose(replace(question("expert"), seconds=60.0)))
    await asyncio.sleep(0)
    process = process_of(thinkers)
    thought.cancel()
    await thinkers.close()
    assert process.returncode is not None


OWNER = """
import asyncio
from skyrise.server.thinking import ThinkerPool

async def main():
    thinkers = ThinkerPool(1)
    await thinkers.open()
    print(thinkers._processes[0]._process.pid, flush=True)
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


def signal_to(thinkers: ThinkerPool, number: signal.Signals) -> None:
    os.kill(process_of(thinkers).pid, number)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a system that can stop processes")
async def test_a_process_that_hangs_costs_its_own_table_alone() -> None:
    thinkers = ThinkerPool(1, turn=0.1)
    await thinkers.open()
    signal_to(thinkers, signal.SIGSTOP)
    hung = asyncio.create_task(thinkers.choose(question()))
    choices = await asyncio.gather(*(thinkers.choose(question(seed=seed)) for seed in range(4)))
    assert not any(choice.failed for choice in choices)
    assert not hung.done()
    assert len(thinkers._processes) == 2
    signal_to(thinkers, signal.SIGCONT)
    assert not (await hung).failed
    assert len(thinkers._processes) == 1
    await thinkers.close()


async def test_tasks_are_thought_about_in_the_order_of_the_fair_line() -> None:
    """However slow the machine is: a turn that ends early would let two think at once."""
    thinkers = ThinkerPool(1, turn=60.0)
    await thinkers.open()
    done: list[str] = []

    async def think(home: str, table: str, rank: int = 0) -> None:
        await thinkers.choose(replace(question(), sponsor=Sponsor(rank, home, table)))
        done.append(table)

    greedy = [think("greedy", f"greedy {number}") for number in range(6)]
    alone = think("other", "bots alone", rank=2)
    await asyncio.gather(*greedy, alone, think("somebody", "their only one"))
    assert done.index("their only one") <= 2
    assert done[-1] == "bots alone"
    await thinkers.close()
