"""The language of the commands: as asked for, or as the locale says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from skyrise import Game
from skyrise.notation import read_record, write_position

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
def test_commands_speak_the_language_asked_for(arguments: tuple[str, ...], words: str) -> None:
    assert words in run(*arguments, LANG="en_GB.UTF-8").stdout


@pytest.fixture(scope="module")
def ending(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A position in which little is left to decide."""
    path = tmp_path_factory.mktemp("ending") / "position.json"
    path.write_text(write_position(almost_over().position()), encoding="utf-8")
    return str(path)


def almost_over() -> Game:
    """The last game that still has something to decide, of a recorded one."""
    record = read_record(RECORD.read_text(encoding="utf-8"))
    return Game.from_record(record.until(len(record.actions) - 1))


ENGLISH = re.compile(r"\b(?:the|of|is|are|in|and|may|play|won|games?|states|best|seat|Player|action|wins|thought)\b")
"""Words that these commands say in English; "to" is a word of Polish too."""


@pytest.mark.parametrize(
    "command",
    [
        ("legal",),
        ("explain", "--bot", "casual"),
        ("explain", "--bot", "random"),
        ("solve",),
        ("score",),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("code", ["pl", "ru"])
def test_what_is_said_about_a_position_has_no_english_word(ending: str, command: tuple[str, ...], code: str) -> None:
    name, *options = command
    said = run(name, ending, *options, "--language", code)
    assert said.returncode == 0, said.stderr
    if name == "score":  # each receipt names its rule by its id
        said.stdout = re.sub(r"\S+\.\S+$", "", said.stdout, flags=re.MULTILINE)
    assert ENGLISH.findall(said.stdout + said.stderr) == []


@pytest.mark.parametrize("code", ["pl", "ru"])
def test_what_is_said_about_many_games_has_no_english_word(code: str) -> None:
    said = run("simulate", "--games", "1", "--players", "2", "--seed", "1", "--language", code)
    assert said.returncode == 0, said.stderr
    assert ENGLISH.findall(said.stdout) == []
    assert "1: random" in said.stdout
    assert "2: random" in said.stdout


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
def test_commands_speak_the_language_of_the_locale(locale: dict[str, str], words: str) -> None:
    assert words in run("show", str(RECORD), **locale).stdout


def test_a_language_that_does_not_exist_is_refused() -> None:
    refused = run("show", str(RECORD), "--language", "de")
    assert refused.returncode == 2
    assert "en, pl, ru" in refused.stderr


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """A record with an action that was not legal."""
    document = json.loads(RECORD.read_text(encoding="utf-8"))
    document["actions"][3] = "99@H1"
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


REFUSED = {
    "en": "refused: actions[3]: 99@H1: 99 is not one of your buildings.",
    "pl": "odrzucono: actions[3]: 99@H1: 99 nie jest twoim budynkiem.",
    "ru": "отклонено: actions[3]: 99@H1: 99\u00a0— не ваше здание.",
}


@pytest.mark.parametrize("command", ["replay", "verify", "show"])
@pytest.mark.parametrize("code", REFUSED)
def test_a_broken_file_is_refused_in_the_language_asked_for(broken: str, command: str, code: str) -> None:
    refused = run(command, broken, "--language", code, LANG="ru_RU.UTF-8")
    assert (refused.returncode, refused.stdout) == (2 if command == "verify" else 1, "")
    assert refused.stderr.strip() == REFUSED[code]


@pytest.mark.parametrize("command", ["verify", "solve"])
def test_a_broken_file_is_refused_in_the_language_of_the_locale(broken: str, command: str) -> None:
    assert run(command, broken, LANG="pl_PL.UTF-8").stderr.strip() == REFUSED["pl"]


def test_a_file_that_is_not_there_is_said_with_its_name() -> None:
    refused = run("score", "nowhere.json", "--language", "pl")
    assert refused.stderr.strip() == ("odrzucono: nowhere.json: nie da się odczytać: nie ma takiego pliku ani katalogu")


def test_what_has_no_message_is_refused_in_english() -> None:
    refused = run("simulate", "--games", "1", "--bots", "stdio:false", LANG="pl_PL.UTF-8")
    assert refused.stderr.strip().startswith("refused: the program 'false' ")
