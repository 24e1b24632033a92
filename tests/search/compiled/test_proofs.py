"""The measurements of the teacher run, go on where they were stopped, and refuse what other arguments have left."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "benchmarks" / "teacher"

pytestmark = pytest.mark.usefixtures("compiled")


def run(name: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, str(FOLDER / f"{name}.py"), *map(str, arguments)]
    return subprocess.run(call, capture_output=True, text=True, check=False)


def test_calibration_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    state, file = tmp_path / "state.jsonl", tmp_path / "state.2p.jsonl"
    options = ("--players", 2, "--bots", "random", "--points", 1, "--jobs", 1, "--state", state)
    first = run("calibration", "--games", 1, *options)
    assert first.returncode == 0, first.stderr
    assert "2 players: calibration error" in first.stdout
    header, line = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(header)["format"] == "calibration/1"
    again = run("calibration", "--games", 2, *options)
    assert "2 games" in again.stdout
    assert file.read_text(encoding="utf-8").splitlines()[:2] == [header, line]
    other = run("calibration", "--games", 2, "--seed", "other", *options)
    assert other.returncode != 0
    assert "seed" in other.stderr
