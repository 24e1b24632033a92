"""A hostile visitor beside somebody who plays: whatever one does, nothing of the other fails.

How long things take is measured by the benchmark itself (``make long``); here it is counted what became of both.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCHMARK = Path(__file__).parents[3] / "benchmarks" / "hostile.py"
TIMES = "16"
DONE = {
    "nonsense": "sent",
    "looks": "sent",
    "shores": "201",
    "free-fields": "422",
    "half-requests": "half",
    "endless-headers": "pieces",
    "endless-urls": "pieces",
    "long-tokens": "cut off",
    "idle-sockets": "socket",
    "deaf-sockets": "200",
    "experts": "201",
    "costly-reads": "200",
    "chatter": "429",
    "lobby": "socket",
}
"""Every attack there is, and what it counts at the least."""


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    """All attacks at once, and somebody who plays beside them."""
    chosen = [word for name in DONE for word in ("--attack", name)]
    command = [sys.executable, str(BENCHMARK), "--times", TIMES, *chosen]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    beside: dict[str, Any] = json.loads(done.stdout)
    return beside


def test_nothing_fails_beside_hostile_visitors(result: dict[str, Any]) -> None:
    assert result["waits"]["failed"] == []
    assert result["waits"]["commands"]
    assert result["waits"]["moves"]
    assert not any(what.rpartition(" ")[2].startswith("50") for what in result["counts"])


@pytest.mark.parametrize("attack", DONE)
def test_an_attack_comes_to_its_end(result: dict[str, Any], attack: str) -> None:
    assert result["counts"].get(f"{attack}: {DONE[attack]}", 0) > 0, result["counts"]
