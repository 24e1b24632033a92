"""The benchmark runs: what it prints is for people, that it works is for us."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARK = Path(__file__).parents[3] / "benchmarks" / "envs.py"

pytestmark = pytest.mark.usefixtures("compiled")


def test_the_benchmark_of_environments_runs() -> None:
    call = [sys.executable, str(BENCHMARK), "--rounds", "1", "--seconds", "0.05"]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Skyrise / texas_holdem_no_limit-v6" in done.stdout
    assert "256 games at once / 256 plain" in done.stdout
