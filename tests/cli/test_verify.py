"""``skyrise verify``: fair, not fair, or unreadable, as its exit code says."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skyrise import Game
from skyrise.notation import record_document
from skyrise.rules.fairness import commitment_of

SEED = "a seed that nobody knew"


def verify(path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skyrise", "verify", str(path), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the record of a fair deal, changed."""

    def write(**changes: object) -> Path:
        game = Game.new(3, seed=SEED)
        game.header["commitment"] = commitment_of(SEED)
        game.play(game.legal_actions()[0])
        path = tmp_path / "game.json"
        path.write_text(json.dumps({**record_document(game.record()), **changes}))
        return path

    return write


def test_a_fair_record_is_exit_code_0_and_said_in_every_language(write: Write) -> None:
    said = {verify(write(), "--language", code).stdout for code in ("en", "pl", "ru")}
    assert len(said) == 3
    assert verify(write()).returncode == 0


@pytest.mark.parametrize("changes", [{"seed": "another seed"}, {"commitment": "00"}, {"seed": None}])
def test_a_record_that_is_not_shown_to_be_fair_is_exit_code_1(write: Write, changes: dict[str, Any]) -> None:
    done = verify(write(**changes), "--language", "en")
    assert done.returncode == 1
    assert done.stdout.strip()


def test_a_deal_that_is_not_the_seeds_is_exit_code_1(write: Write) -> None:
    document = json.loads(write().read_text())
    hands = document["setup"]["wonder_hands"]
    hands[0], hands[1] = hands[1], hands[0]
    assert verify(write(setup=document["setup"])).returncode == 1


@pytest.mark.parametrize("changes", [{"format": "something else"}, {"actions": ["99@H1"]}])
def test_what_cannot_be_read_or_played_is_exit_code_2(write: Write, changes: dict[str, Any]) -> None:
    done = verify(write(**changes))
    assert (done.returncode, done.stdout) == (2, "")
    assert "refused" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_not_there_is_exit_code_2(tmp_path: Path) -> None:
    assert verify(tmp_path / "nowhere.json").returncode == 2
