"""Bots that think on machines of their own, and at home when nobody there has room."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from typing import cast

import pytest

from server.fleet.conftest import nats as nats_fixture
from skyrise import Game
from skyrise.notation.documents import BotLevel
from skyrise.server.fleet.broker import Broker
from skyrise.server.thinking import ThinkerPool
from skyrise.server.thinking.far import BUSY, SUBJECT, Desk, FarThinkers
from skyrise.tables import ThinkingTask
from skyrise.tables.tasks import action_line, failure_line, task_line

nats = nats_fixture


def question(level: str = "random", seed: int = 7) -> ThinkingTask:
    game = Game.new(players=3, seed=seed)
    return ThinkingTask(cast(BotLevel, level), "a seat's seed", 0, game.view(game.to_act))


class Home:
    """A pool that counts what it was asked, and always plays the first action."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, task: ThinkingTask) -> str:
        """The first action."""
        self.asked += 1
        return str(task.view.legal[0])


class Afar:
    """Thinkers elsewhere whose answers the test chooses."""

    def __init__(self, answer: bytes | None) -> None:
        self.answer = answer
        self.asked = 0

    async def ask(self, _: bytes, seconds: float) -> bytes | None:
        """What the test wants."""
        self.asked += 1
        assert seconds > 0
        return self.answer


@pytest.mark.parametrize(
    "answer",
    [None, BUSY, failure_line(ValueError()).encode(), b"nonsense", b"{}", action_line("x").encode()],
)
async def test_what_is_not_answered_well_elsewhere_is_thought_about_at_home(answer: bytes | None) -> None:
    home, task = Home(), question()
    choice = await FarThinkers(cast(ThinkerPool, home), Afar(answer).ask).choose(task)
    if answer == action_line("x").encode():  # no legal action: twice, and then the weakest bot chooses
        assert choice.failed
    else:
        assert (choice.action, choice.failed, home.asked) == (str(task.view.legal[0]), False, 1)


async def test_a_good_answer_from_elsewhere_is_taken() -> None:
    home, task = Home(), question()
    last = str(task.view.legal[-1])
    choice = await FarThinkers(cast(ThinkerPool, home), Afar(action_line(last).encode()).ask).choose(task)
    assert (choice.action, home.asked) == (last, 0)


async def test_when_there_is_nobody_elsewhere_nobody_asks_there_for_a_second() -> None:
    now, afar = 10.0, Afar(None)
    thinkers = FarThinkers(cast(ThinkerPool, Home()), afar.ask, clock=lambda: now)
    await thinkers.choose(question())
    await thinkers.choose(question())
    assert afar.asked == 1
    now += 1.0
    await thinkers.choose(question())
    assert afar.asked == 2


async def test_a_desk_has_room_for_so_many_thoughts_and_says_so() -> None:
    desk, line = Desk(1), task_line(question()).encode()
    await desk.open()
    try:
        answers = await asyncio.gather(desk.answer(line), desk.answer(line))
        assert (answers[0] != BUSY, answers[1]) == (True, BUSY)
        assert await desk.answer(line) != BUSY
    finally:
        await desk.close()


@pytest.fixture
def thinker(nats: int) -> Iterator[subprocess.Popen[str]]:
    """``skyrise think`` on another machine, as it were."""
    command = [sys.executable, "-m", "skyrise", "think", "--broker", f"nats://127.0.0.1:{nats}", "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "1 thinkers wait" in process.stdout.readline()
        yield process
        process.kill()


@pytest.fixture
async def broker(nats: int) -> AsyncIterator[Broker]:
    """A server's way to the broker."""
    broker = Broker(f"nats://127.0.0.1:{nats}", "city", "address", lambda _: None, lambda: None)
    await broker.open()
    yield broker
    await broker.close()


async def test_bots_think_on_another_machine_while_it_is_there(thinker: subprocess.Popen[str], broker: Broker) -> None:
    home = Home()

    async def ask(line: bytes, seconds: float) -> bytes | None:
        return await broker.ask(SUBJECT, line, seconds)

    thinkers, task = FarThinkers(cast(ThinkerPool, home), ask), question("beginner")
    choice = await thinkers.choose(task)
    assert (choice.action in map(str, task.view.legal), choice.failed, home.asked) == (True, False, 0)
    thinker.terminate()
    assert await asyncio.to_thread(thinker.wait, 60) == 0
    assert not (await thinkers.choose(task)).failed
    assert home.asked == 1


def test_a_broker_that_is_away_is_said_in_words() -> None:
    command = [sys.executable, "-m", "skyrise", "think", "--broker", "nats://127.0.0.1:9"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, "the broker cannot be reached" in done.stderr) == (1, True), done.stderr
