"""A run that is killed loses no finished game, and goes on to the same results."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from lab.odd_bots import make_odd_bot
from skyrise.lab.arena import ArenaError, Plan, Progress, Results, Row, run
from skyrise.lab.arena.journal import default_state

PLAN = Plan(("one", "two"), players=2, games=40, seed=5)
TESTS = Path(__file__).parent.parent

RUN = """
import sys
from pathlib import Path
from lab.odd_bots import make_odd_bot
from lab.test_journal import PLAN
from skyrise.lab.arena import Processes, Serial, run

if __name__ == "__main__":
    run(PLAN, executor=EXECUTOR, state=Path(sys.argv[1]), make=make_odd_bot)
"""


def untimed(results: Results) -> list[Row]:
    return [row._replace(seconds=0.0) for row in results.rows()]


def without_times(file: Path) -> list[tuple[Any, ...]]:
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    return sorted((line["job"], [(seat["prestige"], seat["rank"]) for seat in line["seats"]]) for line in lines)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Results, Path]:
    """The run that nobody interrupts."""
    file = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    return run(PLAN, state=file, make=make_odd_bot), file


def wait_for_lines(file: Path, count: int) -> None:
    end = monotonic() + 120
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert monotonic() < end, "the run does not come forward"
        sleep(0.005)


@pytest.mark.parametrize("executor", ["Serial()", "Processes(2)"])
def test_a_killed_run_goes_on_to_the_same_results(executor: str, whole: tuple[Results, Path], tmp_path: Path) -> None:
    script, file = tmp_path / "script.py", tmp_path / "state.jsonl"
    script.write_text(RUN.replace("EXECUTOR", executor))
    environment = {"PYTHONPATH": os.pathsep.join((str(TESTS), *sys.path)), "PATH": ""}
    process = subprocess.Popen([sys.executable, script, file], env=environment)
    wait_for_lines(file, 4)
    process.kill()
    assert process.wait() == -signal.SIGKILL
    before = file.read_bytes().count(b"\n") - 1
    assert 3 <= before < 40, "it was to be killed in the middle"
    told = []
    results = run(PLAN, state=file, make=make_odd_bot, tell=lambda progress: told.append(progress.done))
    assert told[0] >= before
    assert told[-1] == 40
    assert untimed(results) == untimed(whole[0])
    assert without_times(file) == without_times(whole[1])


def test_a_finished_run_is_not_played_again(whole: tuple[Results, Path]) -> None:
    before = whole[1].read_bytes()
    assert untimed(run(PLAN, state=whole[1], make=make_odd_bot)) == untimed(whole[0])
    assert whole[1].read_bytes() == before


def test_a_longer_run_plays_only_what_is_missing(whole: tuple[Results, Path], tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    run(replace(PLAN, games=12), state=file, make=make_odd_bot)
    first, told = file.read_bytes(), []
    results = run(PLAN, state=file, make=make_odd_bot, tell=lambda progress: told.append(progress.done))
    assert told[0] == 12
    assert file.read_bytes().startswith(first)
    assert untimed(results) == untimed(whole[0])


def test_a_shorter_run_has_its_own_games_alone(whole: tuple[Results, Path]) -> None:
    before = whole[1].read_bytes()
    results = run(replace(PLAN, games=12), state=whole[1], make=make_odd_bot)
    assert results.is_complete
    assert untimed(results) == untimed(whole[0])[:24]
    assert whole[1].read_bytes() == before


@pytest.mark.parametrize("cut", [1, 30])
def test_a_torn_last_line_is_dropped_and_its_game_played_again(
    cut: int, whole: tuple[Results, Path], tmp_path: Path
) -> None:
    file = tmp_path / "state.jsonl"
    lines = whole[1].read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:8]) + lines[8][:-cut])
    assert untimed(run(PLAN, state=file, make=make_odd_bot)) == untimed(whole[0])
    assert without_times(file) == without_times(whole[1])


def test_a_file_torn_while_it_was_begun_is_begun_anew(whole: tuple[Results, Path], tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    file.write_bytes(whole[1].read_bytes()[:25])
    run(PLAN, state=file, make=make_odd_bot)
    assert without_times(file) == without_times(whole[1])


def test_two_lines_of_one_game_count_once(whole: tuple[Results, Path], tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    file.write_bytes(whole[1].read_bytes() + whole[1].read_bytes().splitlines(keepends=True)[-1])
    assert untimed(run(PLAN, state=file, make=make_odd_bot)) == untimed(whole[0])


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (Plan(("one", "two"), 2, 40, seed=6), r"with different seed \(5 there, 6 here\)"),
        (
            Plan(("two", "one"), 3, 40, seed=5),
            r"bots \(\['one', 'two'\] there.*, players \(2 there, 3 here\)",
        ),
        (Plan(("one", "two"), 2, 40, seed=5, seconds=2), r"with different time \(None there, 2 here\)"),
    ],
)
def test_a_file_of_other_arguments_is_refused_and_kept(other: Plan, what: str, whole: tuple[Results, Path]) -> None:
    before = whole[1].read_bytes()
    with pytest.raises(ArenaError, match=what):
        run(other, state=whole[1], make=make_odd_bot)
    assert whole[1].read_bytes() == before


def test_records_cannot_begin_in_the_middle(whole: tuple[Results, Path], tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"with different records \(False there, True here\)"):
        run(PLAN, state=whole[1], records=tmp_path, make=make_odd_bot)


@pytest.mark.parametrize("text", ["my notes", "my notes\nmore of them\n", "[1, 2]\n"])
def test_a_file_that_is_something_else_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(ArenaError, match=r"notes.txt: is not the state of an arena; choose another file with --state"):
        run(PLAN, state=file, make=make_odd_bot)
    assert file.read_text() == text


def test_a_spoilt_line_is_named(whole: tuple[Results, Path], tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    lines = whole[1].read_text().splitlines()
    file.write_text("\n".join([*lines[:3], '{"job": 2}', *lines[4:], ""]))
    with pytest.raises(ArenaError, match=r"state.jsonl: line 4 is not the result of a game; delete it"):
        run(PLAN, state=file, make=make_odd_bot)


def test_a_folder_is_no_state_file(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"cannot be read: it is a directory"):
        run(PLAN, state=tmp_path, make=make_odd_bot)


def test_the_default_file_is_of_the_arguments() -> None:
    def state(plan: Plan, *, records: bool) -> Path:
        return default_state(plan, records=records, make=make_odd_bot)

    assert state(PLAN, records=False) == state(PLAN, records=False)
    others = (PLAN, Plan(PLAN.bots, 2, 40, 6), Plan(PLAN.bots, 3, 40, 5))
    assert len({state(plan, records=records) for plan in others for records in (False, True)}) == 6
    assert state(PLAN, records=False) == state(replace(PLAN, games=41), records=False), "a longer run goes on with it"


def test_ctrl_c_ends_with_what_there_is(tmp_path: Path, whole: tuple[Results, Path]) -> None:
    file = tmp_path / "state.jsonl"

    def stop(progress: Progress) -> None:
        if progress.done == 7:
            raise KeyboardInterrupt

    results = run(PLAN, state=file, make=make_odd_bot, tell=stop)
    assert not results.is_complete
    assert untimed(results) == untimed(whole[0])[:14]
    assert untimed(run(PLAN, state=file, make=make_odd_bot)) == untimed(whole[0])
