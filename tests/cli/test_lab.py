"""``skyrise lab`` as a user has it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from signal import Signals
from time import monotonic, sleep
from typing import NamedTuple

import pyarrow.parquet as parquet
import pytest
import typer

from skyrise.cli import main
from skyrise.cli.lab_options import LabOptions
from skyrise.components import load_edition, load_island

DATASET = ("lab", "dataset", "out", "--players", 2, "--policy", "random", "--part", 20)

TINY = 1e-9


class Done(NamedTuple):
    """How a command has ended, and what it has said."""

    code: int
    out: str
    err: str


@pytest.fixture
def skyrise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """The command, in this process, so that the kernel is loaded once; in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["skyrise", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main()
        return Done(int(end.value.code or 0), *capsys.readouterr())

    return call


def words(text: str) -> str:
    """What a table or a box says, without its frame."""
    return " ".join(re.sub("[│┃]", " ", text).split())


@pytest.mark.parametrize("name", ["dataset", "balance", "compare", "map", "tune"])
def test_every_command_has_help_with_an_example(name: str, skyrise: Callable[..., Done]) -> None:
    assert f"Example: skyrise lab {name} " in words(skyrise("lab", name, "--help").out)


def test_a_balance_is_a_table_and_a_report(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    done = skyrise("lab", "balance", "--games", 6, "--players", 3, "--edition", "preview")
    assert done.code == 0, done.err
    assert "seat 2" in done.out
    assert "Win rate by starting position: open for 3 of 3" in done.out
    assert "report: balance.html" in done.out
    text = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert "skyrise lab balance --games 6 --players 3 --edition preview" in text


def test_the_same_command_gives_the_same_figures_and_report(skyrise: Callable[..., Done]) -> None:
    first, again = (
        skyrise("lab", "balance", "--games", 8, "--players", 2, "--json", "--out", "b.html", "--jobs", jobs)
        for jobs in (1, 2)
    )
    figures = json.loads(first.out)
    assert first.out == again.out
    assert sum(seat["value"] for seat in figures["win.seat"]) == pytest.approx(1)
    assert all(one["low"] - TINY <= one["value"] <= one["high"] + TINY for ones in figures.values() for one in ones)


def test_one_changed_value_is_compared(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    change = ("--set", "control.prestige=9")
    done = skyrise("lab", "compare", "retail", *change, "--games", 25, "--players", 2)
    assert done.code == 0, done.err
    row = next(line for line in done.out.splitlines() if "Island control, Era 1" in line)
    assert words(row).endswith("sure")
    assert "control.prestige: 5 → 9" in (tmp_path / "comparison.html").read_text(encoding="utf-8")


def test_two_editions_are_compared(skyrise: Callable[..., Done]) -> None:
    done = skyrise("lab", "compare", "retail", "preview", "--games", 20, "--players", 2, "--json")
    assert done.code == 0, done.err
    seats = json.loads(done.out)["win.seat"]
    first, second, difference = ([one["value"] for one in seats[of]] for of in ("first", "second", "difference"))
    assert difference == pytest.approx([b - a for a, b in zip(first, second, strict=True)])


def test_a_map_has_slots_and_choke_points(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    done = skyrise("lab", "map", "north=aurora", "boreas", "--games", 5, "--out", "isles/map.html")
    assert done.code == 0, done.err
    assert "Win rate of who controls an island, by slot" in done.out
    assert "Choke points" in (tmp_path / "isles/map.html").read_text(encoding="utf-8")


def test_islands_of_ones_own_are_measured(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    (tmp_path / "zephyr.json").write_text(json.dumps(load_island("zephyr").document()), encoding="utf-8")
    own, published = (
        skyrise("lab", "map", name, "aurora", "--games", 5, "--policy", "random", "--json")
        for name in ("zephyr.json", "zephyr")
    )
    assert own.code == 0, own.err
    assert own.out == published.out
    assert "win.island" in json.loads(own.out)


def test_bots_play_instead_of_the_kernel_in_processes_and_on_ray(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    pytest.importorskip("ray")
    games = ("lab", "balance", "--bots", "random", "--games", 6, "--players", 2, "--json", "--jobs", 2)
    here, there = (skyrise(*games, *where) for where in ((), ("--ray",)))
    assert there.code == 0, there.err
    assert json.loads(there.out) == json.loads(here.out)
    assert "random on every seat" in (tmp_path / "balance.html").read_text(encoding="utf-8")


def test_ctrl_c_is_said_and_writes_no_report(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as stopped, LabOptions(bots="random", jobs=1).crew():
        raise KeyboardInterrupt
    assert stopped.value.exit_code == 130
    assert capsys.readouterr().err.endswith("stopped; no report is written\n")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_dataset_that_was_stopped_goes_on(how: Signals, skyrise: Callable[..., Done], tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "-m", "skyrise", *map(str, DATASET), "--games", "1200"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=-1, stderr=-1, text=True, start_new_session=True)
    end = monotonic() + 120
    while not (out / "games" / "part-00001.parquet").exists():
        assert monotonic() < end
        assert process.poll() is None
        sleep(0.01)
    os.killpg(process.pid, how)
    _, said = process.communicate(timeout=120)
    assert process.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in said
    written = {path: path.stat().st_mtime_ns for path in (out / "games").glob("*.parquet")}
    again = skyrise(*DATASET, "--games", 1200, "--jobs", 2)
    assert again.code == 0, again.err
    assert parquet.read_table(out / "games").num_rows == 1200
    assert all(path.stat().st_mtime_ns == time for path, time in written.items())


TASK = """
[task]
player = "random"
[search]
rounds = 3
candidates = 3
batch = 50
race = 200
confirm = 100
[[change]]
value = "wonders.20.per_structure"
[[want]]
rate = "kept"
players = 2
of = [20]
percent = [97, 99]
"""


def test_tuning_writes_an_edition_a_report_and_the_way(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    (tmp_path / "task.toml").write_text(TASK)
    done = skyrise("lab", "tune", "task.toml", "--out", "out", "--workers", 2)
    assert done.code == 0, done.err
    assert "on 100 fresh setups for each number of players" in done.out
    assert "wonders.20.per_structure" in done.out
    assert "report: out/report.html" in done.out
    result = json.loads((tmp_path / "out/result.json").read_text())
    assert json.loads(skyrise("lab", "tune", "task.toml", "--out", "out", "--json").out) == result
    found = load_edition(str(tmp_path / "out/edition.toml")).number("wonders.20.per_structure")
    assert result["values"] == {"wonders.20.per_structure": found}
    assert "skyrise lab tune task.toml" in (tmp_path / "out/report.html").read_text(encoding="utf-8")


def test_what_if_changes_what_books_say_and_writes_no_edition(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    task = TASK.replace("wonders.20.per_structure", "keys.large").replace("rounds = 3", "rounds = 1")
    (tmp_path / "task.toml").write_text(task)
    refused = skyrise("lab", "tune", "task.toml", "--out", "out")
    assert (refused.code, (tmp_path / "out").exists()) == (1, False)
    assert "keys.large, 10, comes from a rulebook and cannot change" in words(refused.err)
    (tmp_path / "task.toml").write_text(task.replace("[task]", "[task]\nwhat-if = true"))
    assert skyrise("lab", "tune", "task.toml", "--out", "out").code == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["journal.jsonl", "report.html", "result.json"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_tuning_that_was_stopped_goes_on_to_the_same_result(
    how: Signals, skyrise: Callable[..., Done], tmp_path: Path
) -> None:
    (tmp_path / "task.toml").write_text(TASK)
    command = [sys.executable, "-m", "skyrise", "lab", "tune", "task.toml", "--out"]
    process = subprocess.Popen([*command, "out"], cwd=tmp_path, stdout=-1, stderr=-1, text=True, start_new_session=True)
    journal, end = tmp_path / "out/journal.jsonl", monotonic() + 120
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert monotonic() < end
        assert process.poll() is None
        sleep(0.01)
    os.killpg(process.pid, how)
    _, said = process.communicate(timeout=120)
    assert process.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in said
    assert ("stopped; run the same command to resume" in said) == (how == signal.SIGINT)
    assert skyrise("lab", "tune", "task.toml", "--out", "out").code == 0
    assert skyrise("lab", "tune", "task.toml", "--out", "whole").code == 0
    assert journal.read_bytes() == (tmp_path / "whole/journal.jsonl").read_bytes()
    assert (tmp_path / "out/result.json").read_bytes() == (tmp_path / "whole/result.json").read_bytes()


def test_the_tables_are_described(skyrise: Callable[..., Done], tmp_path: Path) -> None:
    assert "| `place_value` | int16 |" in skyrise("lab", "dataset", "--schema").out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (("balance", "--edition", "atlantean"), 1, "no such edition"),
        (("balance", "--policy", "clever"), 1, "expected one of judged, random, searched"),
        (("balance", "--set", "wonders.13.per_tall"), 1, "expected key=value"),
        (("balance", "--set", "wonders.99.prestige=3"), 1, "unknown key"),
        (("balance", "--bots", "nobody", "--games", 1, "--jobs", 1), 1, "no such bot: 'nobody'"),
        (("balance", "--ray"), 2, "works only with --bots"),
        (("balance", "--address", "auto"), 2, "an address needs --ray"),
        (("compare", "retail"), 2, "name a second edition"),
        (("map", "aurora"), 1, "2 to 4 players, not 1"),
        (("map", "up=aurora", "boreas"), 2, "the slots are north"),
        (("map", "aurora", "nowhere.json"), 1, "nowhere.json"),
        (("dataset",), 2, "name a folder"),
        (("balance", "--out", "."), 2, "is a directory"),
        (("tune", "nothing.toml", "--out", "out"), 1, "nothing.toml: cannot be read: no such file"),
        (("tune", "nothing.toml"), 2, "Missing option '--out'"),
    ],
)
def test_a_wrong_call_is_refused(
    arguments: tuple[object, ...], code: int, reason: str, skyrise: Callable[..., Done], tmp_path: Path
) -> None:
    done = skyrise("lab", *arguments)
    assert done.code == code, done.err
    assert reason in words(done.err)
    assert "Traceback" not in done.err
    assert not list(tmp_path.iterdir())
