"""The language of the commands: as asked for, or as the locale says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

RECORD = Path(__file__).parent.parent / "golden/records/retail-3p.json"


def run(*arguments: str, **locale: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key != "LANG" and not key.startswith("LC_")}
    environment = {**kept, "PYTHONUTF8": "1", **locale}
    call = [sys.executable, "-m", "skyrise", *arguments]
    return subprocess.run(call, capture_output=True, encoding="utf-8", env=environment, timeout=120, check=False)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("replay", str(RECORD), "--language", "pl"), "Turkusowy rozpoczyna licytację"),
        (("replay", str(RECORD), "--at", "40", "--language", "ru"), "1-я эпоха. "),
        (("show", str(RECORD), "--at", "40", "--language", "pl"), "Karty panoramy: Sterowce, Jeziora."),
    ],
)
def test_commands_speak_the_language_asked_for(arguments, words):
    assert words in run(*arguments, LANG="en_GB.UTF-8").stdout


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ({}, "The game is over."),
        ({"LANG": "C.UTF-8"}, "The game is over."),
        ({"LANG": "pl_PL.UTF-8"}, "Gra jest skończona."),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "Игра окончена."),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "The game is over."),
    ],
)
def test_commands_speak_the_language_of_the_locale(locale, words):
    assert words in run("show", str(RECORD), **locale).stdout


def test_a_language_that_does_not_exist_is_refused():
    refused = run("show", str(RECORD), "--language", "de")
    assert refused.returncode == 2
    assert "en, pl, ru" in refused.stderr
