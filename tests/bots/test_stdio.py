"""Bots that are programs: what they answer, how they fail, and that nothing of them is left behind."""

from __future__ import annotations

import gc
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from skyrise import Game
from skyrise.bots import Bot, BotFailed, Clock, closing_bots, make_bot, stdio
from skyrise.bots.stdio import StdioBot

HEAD = """
import json, os, sys, time
open({pids!r}, "a").write(f"{{os.getpid()}}\\n")
def ask():
    while True:
        line = sys.stdin.readline()
        message = json.loads(line) if line else {{"type": "end"}}
        if message["type"] == "end":
            sys.exit()
        if message["type"] == "decide":
            return message
def answer(message, **changes):
    print(json.dumps({{"id": message["id"], "action": message["legal"][0], **changes}}), flush=True)
"""
FIRST = "while True: answer(ask())"
"""Plays the first legal action."""

Make = Callable[[str], StdioBot]


def is_running(pid: int) -> bool:
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(done.stdout.strip()) and not done.stdout.startswith("Z")


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)


@pytest.fixture
def pids(tmp_path: Path) -> Path:
    return tmp_path / "pids"


@pytest.fixture
def program(tmp_path: Path, pids: Path) -> Iterator[Make]:
    """Makes a bot of the body of a program, and sees to it that no process is left."""

    def make(body: str) -> StdioBot:
        path = tmp_path / "bot.py"
        path.write_text(HEAD.format(pids=str(pids)) + body)
        return StdioBot("seed", f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}")

    yield make
    gc.collect()
    started = [int(pid) for pid in pids.read_text().split()] if pids.exists() else []
    assert [pid for pid in started if is_running(pid)] == []
    for pid in started:  # nor is one left that has ended and that nobody has waited for
        with pytest.raises(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


def decide(bot: Bot, clock: Clock | None = None, game: Game | None = None) -> str:
    game = game or Game.new(4, seed=7)
    view = game.view(game.to_act)
    return str(bot.choose(view, view.legal, clock or Clock()))


def failure(bot: StdioBot, clock: Clock | None = None) -> str:
    with pytest.raises(BotFailed) as caught:
        decide(bot, clock)
    return str(caught.value)


def test_a_program_plays_a_whole_game(program: Make) -> None:
    game = Game.new(2, seed=3)
    bots = [program(FIRST), program(FIRST)]
    with closing_bots(bots):
        while (seat := game.to_act) is not None:
            legal = game.legal_actions()
            assert game.play(decide(bots[seat], game=game))
            assert game.actions[-1] == legal[0]


def test_a_program_is_told_match_seat_seed_and_clock(program: Make, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = program(
        f"log = open({str(log)!r}, 'w')\n"
        "lines = [sys.stdin.readline(), sys.stdin.readline()]\n"
        "answer(json.loads(lines[1]))\n"
        "log.writelines([*lines, *sys.stdin])"
    )
    with closing_bots([bot]):
        decide(bot, Clock(0.5))
    start, asked, end = log.read_text().splitlines()
    assert start.startswith(
        '{"type":"start","protocol":"skyrise-bot/1","seat":0,"seed":"seed","match":{"edition":"retail"'
    )
    assert asked.startswith('{"type":"decide","id":1,"seconds":0.5,"legal":["12@H1",')
    assert end == '{"type":"end"}'


def test_the_program_of_a_bot_that_is_never_closed_ends_with_it(program: Make, pids: Path) -> None:
    bot = program(FIRST)
    decide(bot)
    (pid,) = map(int, pids.read_text().split())
    assert is_running(pid)
    del bot
    gc.collect()
    assert not is_running(pid)


def test_a_bot_that_was_never_asked_has_no_program(program: Make, pids: Path) -> None:
    program(FIRST).close()
    assert not pids.exists()


def test_a_program_that_does_not_go_is_ended(program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyrise.bots.program.PATIENCE", 0.2)
    bot = program(
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\nanswer(ask())\nwhile True: time.sleep(9)"
    )
    decide(bot)
    bot.close()


def test_what_a_program_has_started_ends_with_it(program: Make, pids: Path) -> None:
    bot = program("import subprocess\nchild = subprocess.Popen(['sleep', '60'])\n" + FIRST)
    decide(bot)
    parent = pids.read_text().strip()
    (child,) = subprocess.run(["pgrep", "-P", parent], capture_output=True, text=True, check=True).stdout.split()
    assert is_running(int(child))
    bot.close()
    wait_for(lambda: not is_running(int(child)))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("sys.exit(3)", "ended with exit code 3 instead of answering"),
        ("ask(); 1 / 0", "ZeroDivisionError: division by zero"),
        (f"ask(); os.kill(os.getpid(), {int(signal.SIGTERM)})", "was ended by signal 15"),
        ("ask(); print('hello', flush=True); ask()", "answered hello: is not JSON"),
        ("answer(ask(), id=9); ask()", "id: expected 1, the id of the question; found 9"),
        ("answer(ask(), action='99@H1'); ask()", '"99@H1" is not one of the 28 legal actions'),
        ("ask(); print('x' * 10**6, flush=True); ask()", "answered with a line of more than 65536 bytes"),
        ("ask(); print('no end', end='', flush=True)", "ended with exit code 0"),
        ("answer(ask(), action='x' * 1000); ask()", "xxx…: action:"),
    ],
)
def test_a_program_that_fails_is_reported_with_the_reason(
    program: Make, body: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyrise.bots.program.PATIENCE", 60.0)  # a busy machine may take a while to end a process
    text = failure(program(body))
    assert reason in text
    assert "the program '" in text


def test_the_end_of_the_error_output_is_told(program: Make) -> None:
    text = failure(program("sys.stderr.write('first' + 'x' * 5000 + 'the last words'); sys.exit(1)"))
    assert text.endswith("the last words")
    assert "first" not in text
    assert failure(program("sys.exit(1)")).endswith("; it wrote no error output")


def test_a_program_that_closes_its_output(program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyrise.bots.program.PATIENCE", 0.2)
    assert "closed its output without an answer" in failure(program("os.close(1)\nask(); time.sleep(60)"))


@pytest.mark.parametrize("body", ["ask(); time.sleep(60)", "time.sleep(60)", "while True: pass"])
def test_a_program_that_does_not_answer_is_given_up(program: Make, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    monkeypatch.setattr(stdio, "START_UP", 0.0)
    monkeypatch.setattr(stdio, "LIMIT", 0.4)
    monkeypatch.setattr(stdio, "GRACE", 0.3)
    assert "did not answer within 0.4 s" in failure(program(body))
    assert "did not answer within 0.5 s" in failure(program(body), Clock(0.2))


def test_start_up_is_not_on_the_clock_and_later_answers_are(program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "GRACE", 0.1)
    bot = program("time.sleep(0.5)\nanswer(ask())\nquestion = ask()\ntime.sleep(5)")
    decide(bot, Clock(0.1))
    assert "did not answer within 0.2 s" in failure(bot, Clock(0.1))


def test_a_program_that_does_not_read_cannot_hold_us(program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "START_UP", 0.0)
    monkeypatch.setattr(stdio, "LIMIT", 0.3)
    bot = program("time.sleep(60)")
    monkeypatch.setattr(stdio, "start_line", lambda view, seed: "x" * 10**6 + "\n")
    assert "did not answer" in failure(bot)


def test_a_program_that_writes_without_end_cannot_hold_us(program: Make) -> None:
    text = failure(program("while True: print('x' * 1000)"))
    assert "is not JSON" in text


def test_a_program_that_has_failed_stays_failed(program: Make) -> None:
    bot = program("sys.exit(2)")
    failure(bot)
    assert "instead of answering" in failure(bot) or "was ended" in failure(bot)
    bot.close()


def test_an_interruption_ends_the_program(program: Make, pids: Path, tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    bot = program(f"ask(); open({str(asked)!r}, 'w').close(); time.sleep(60)")

    def interrupt() -> None:
        wait_for(asked.exists)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        decide(bot)
    assert not is_running(int(pids.read_text()))
    bot.close()


@pytest.mark.parametrize("command", ["no-such-program --fast", "'unbalanced", "/"])
def test_a_program_that_cannot_be_started(command: str) -> None:
    with pytest.raises(BotFailed, match="cannot be started"):
        decide(make_bot(f"stdio:{command}", 7))


def test_our_bot_behind_the_protocol_plays_as_it_does_without() -> None:
    plain = make_bot("random", "the seed")
    served = make_bot(f"stdio:{shlex.quote(sys.executable)} -m skyrise bots serve random", "the seed")
    game = Game.new(3, "manual", 4)
    with closing_bots([served]):
        while not game.is_over:
            view = game.view(game.to_act)
            action = plain.choose(view, view.legal, Clock())
            assert served.choose(view, view.legal, Clock()) == action
            game.play(action)
