"""Days of a server in seconds: what comes goes again, and nothing grows. More of them in ``make long``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BENCHMARK = Path(__file__).parents[3] / "benchmarks" / "soak.py"


def test_a_server_is_as_large_in_the_end_as_after_its_first_days() -> None:
    command = [sys.executable, str(BENCHMARK), "--days", "10", "--tables", "1"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    *days, last = ended.stdout.splitlines()
    assert (len(days), last) == (10, "nothing grows")
    assert all("0 tables awake" in day and " 0 packed" not in day for day in days)
