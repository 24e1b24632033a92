"""``skyrise arena`` as a user has it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from skyrise.notation import read_record

DUEL = ("arena", "--bots", "random,random", "--players", 2, "--seed", 3)
LONG = (*DUEL, "--games", 2000, "--state", "state.jsonl")


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "skyrise", *map(str, arguments)]


def skyrise(folder: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), cwd=folder, capture_output=True, text=True, timeout=120, check=False, encoding="utf-8"
    )


def test_a_run_prints_a_table_and_keeps_its_games(tmp_path: Path) -> None:
    done = skyrise(tmp_path, *DUEL, "--games", 3, "--jobs", 2)
    assert done.returncode == 0, done.stderr
    assert "Prestige" in done.stdout
    assert "50.0%" in done.stdout
    (state,) = tmp_path.iterdir()
    assert state.name.startswith("arena-")
    assert f"3 games on 3 set-ups, kept in {state.name}" in done.stderr
    assert len(state.read_text().splitlines()) == 4


def test_json_results_and_records(tmp_path: Path) -> None:
    rows, records = tmp_path / "rows.csv", tmp_path / "records"
    done = skyrise(tmp_path, *DUEL, "--games", 2, "--jobs", 1, "--json", "--out", rows, "--records", records)
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert (document["games"], document["played"], document["setups"]) == (2, 2, 2)
    (standing,) = document["standings"]
    assert (standing["bot"], standing["games"], standing["wins"]) == ("random", 4, 2.0)
    assert len(rows.read_text().splitlines()) == 5
    header = read_record((records / "game-00001.json").read_text()).header
    assert header["bots"] == ["random", "random"]


def test_the_same_command_takes_up_what_was_played(tmp_path: Path) -> None:
    first, again = (skyrise(tmp_path, *DUEL, "--games", 4, "--jobs", jobs, "--json") for jobs in (1, 2))
    assert first.stdout == again.stdout


def test_games_are_rounded_up_and_it_says_so(tmp_path: Path) -> None:
    done = skyrise(tmp_path, "arena", "--bots", "random,stdio:false", "--players", 3, "--games", 4, "--jobs", 1)
    assert "6 games on 2 set-ups" in done.stderr
    assert "4 rounded up: every set-up is played 3 times" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (("--bots", "random,nobody"), 1, "no such bot: 'nobody'"),
        (("--bots", "random,,random"), 1, "none that is empty"),
        (("--bots", "random", "--edition", "atlantean"), 1, "no such edition"),
        (("--bots", "random", "--time", 0), 1, "expected more than 0 seconds"),
        (("--bots", "random", "--out", "results.xls"), 1, "ends in .json, .csv, .parquet"),
        (("--bots", "random", "somewhere:6379"), 2, "an address is for --ray"),
    ],
)
def test_a_wrong_call_is_refused(arguments: tuple[object, ...], code: int, reason: str, tmp_path: Path) -> None:
    done = skyrise(tmp_path, "arena", *arguments)
    assert done.returncode == code
    assert reason in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_state_of_other_arguments_is_refused(tmp_path: Path) -> None:
    skyrise(tmp_path, *DUEL, "--games", 2, "--jobs", 1, "--state", "state.jsonl")
    done = skyrise(tmp_path, *DUEL, "--games", 3, "--jobs", 1, "--resume", "state.jsonl")
    assert done.returncode == 1
    assert "refused: state.jsonl: belongs to another arena with different games (2 there, 3 here)" in done.stderr


def test_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command(*LONG, "--jobs", 2), cwd=tmp_path, stdout=-1, stderr=-1, text=True, start_new_session=True
    )
    end = monotonic() + 120
    state = tmp_path / "state.jsonl"
    while not state.exists() or state.read_bytes().count(b"\n") < 5:
        assert monotonic() < end
        sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=120)
    assert process.returncode == 130, errors
    assert "Prestige" in out
    assert "of 2000 games; the same command goes on" in errors
    assert "Traceback" not in errors
