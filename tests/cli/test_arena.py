"""``skyrise arena`` as a user has it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from skyrise.notation import read_record

EXAMPLES = Path(__file__).parents[2] / "examples"
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
    assert f"3 games on 3 setups, kept in {state.name}" in done.stderr
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


def test_a_bot_that_has_changed_plays_anew(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "greedy.py", tmp_path / "mine.py")
    command = ("arena", "--bots", "mine=stdio:python3 mine.py,random", "--players", 2, "--games", 2, "--jobs", 1)
    assert "mine " in skyrise(tmp_path, *command).stdout
    again = skyrise(tmp_path, *command).stderr
    assert "0 of them are new; 2 were played before" in again
    assert "played before" not in skyrise(tmp_path, *command, "--fresh").stderr
    with (tmp_path / "mine.py").open("a") as changed:
        changed.write("# another thought\n")
    assert "played before" not in skyrise(tmp_path, *command).stderr
    assert len(list(tmp_path.glob("arena-*.jsonl"))) == 2


def test_the_state_of_a_bot_that_has_changed_is_refused_by_name(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "greedy.py", tmp_path / "mine.py")
    bots = "mine=stdio:python3 mine.py,random"
    command = ("arena", "--bots", bots, "--players", 2, "--games", 2, "--jobs", 1, "--state", "state.jsonl")
    skyrise(tmp_path, *command)
    (tmp_path / "beside.py").touch()
    refused = skyrise(tmp_path, *command)
    assert "belongs to another arena with different code of mine (" in refused.stderr
    assert skyrise(tmp_path, *command, "--fresh").returncode == 0


def test_only_the_state_of_an_arena_is_played_again(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    done = skyrise(tmp_path, *DUEL, "--games", 2, "--state", "notes.txt", "--fresh")
    assert "is not the state of an arena" in done.stderr
    assert (tmp_path / "notes.txt").read_text() == "mine"


NOTING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        first, count = message["legal"][0], len(message["legal"])
        print(json.dumps({"id": message["id"], "action": first, "note": f"the first of\\n{count}"}), flush=True)
"""


def test_what_programs_say_is_written_down(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(NOTING)
    bots = ("arena", "--bots", "mine=stdio:python3 mine.py,random", "--players", 2, "--games", 2, "--jobs", 1)
    done = skyrise(tmp_path, *bots, "--notes", "notes.txt", "--records", "games")
    assert done.returncode == 0, done.stderr
    lines = (tmp_path / "notes.txt").read_text().splitlines()
    assert len(lines) > 20
    assert re.fullmatch(r"game 0, ply \d+, seat 0, mine: \S+: the first of \d+", lines[0])
    header = read_record((tmp_path / "games/game-00000.json").read_text()).header
    assert header["notes"][0]["note"].startswith("the first of")


def test_a_match_stops_when_it_is_sure_and_grows_a_board(tmp_path: Path) -> None:
    command = ("arena", "--bots", "casual,random", "--players", 2, "--games", 400, "--jobs", 1, "--sprt", "0.5,0.7")
    done = skyrise(tmp_path, *command, "--board", "board.json")
    assert done.returncode == 0, done.stderr
    assert "the first bot is stronger: ahead" in done.stdout
    assert "games are new on the board: board.html" in done.stderr
    assert "0 games are new on the board" in skyrise(tmp_path, *command, "--board", "board.json").stderr
    assert "casual" in (tmp_path / "board.html").read_text()


def test_games_are_rounded_up_and_it_says_so(tmp_path: Path) -> None:
    done = skyrise(tmp_path, "arena", "--bots", "random,stdio:false", "--players", 3, "--games", 4, "--jobs", 1)
    assert "6 games on 2 setups" in done.stderr
    assert "4 rounded up: every setup is played 3 times" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (("--bots", "random,nobody"), 1, "no such bot: 'nobody'"),
        (("--bots", "random,,random"), 1, "no empty names"),
        (("--bots", "random", "--edition", "atlantean"), 1, "no such edition"),
        (("--bots", "random", "--time", 0), 1, "expected more than 0 seconds"),
        (("--bots", "random", "--out", "results.xls"), 1, "ends in .json, .csv, .parquet"),
        (("--bots", "random", "--sprt", "0.5"), 1, "expected two shares"),
        (("--bots", "random", "--sprt", "0.5,0.6"), 1, "compares two bots, not 1"),
        (("--bots", "random", "somewhere:6379"), 2, "an address needs --ray"),
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
    done = skyrise(tmp_path, *DUEL, "--games", 2, "--seed", 9, "--jobs", 1, "--resume", "state.jsonl")
    assert done.returncode == 1
    assert "refused: state.jsonl: belongs to another arena with different seed (" in done.stderr


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
    assert "of 2000 games; run the same command to resume" in errors
    assert "Traceback" not in errors
