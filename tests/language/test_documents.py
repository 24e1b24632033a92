"""A broken file is refused in the reader's language: every reason is reached, and said in every language."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from language.broken_components import COMPONENTS, EDITION_FILES, read_edition
from language.broken_positions import POSITIONS
from language.broken_records import RECORDS, WHOLE, Break, replay
from language.catalogue import FOLDER, TRANSLATIONS, entries_of
from skyrise import Game
from skyrise.bots import protocol
from skyrise.cli.app import app
from skyrise.cli.files import load_game, load_record, replayed
from skyrise.components import Fault, Faulty
from skyrise.components.reading import SYNTAX, _no_json, file_trouble
from skyrise.language import LANGUAGES, fault_message, language, reason_message
from skyrise.notation.messages.reasons import reason_id
from skyrise.notation import write_position
from skyrise.notation.files import write_text

LEFT_OPEN = re.compile(r"\{ ?\$|None|\?\?\?")
SOURCES = sorted(FOLDER.parent.rglob("*.py"))


def _bytes(folder: Path) -> object:
    (folder / "bytes.json").write_bytes(b"\xff\xfe")
    return load_record(folder / "bytes.json")


def _position_at(folder: Path) -> object:
    (folder / "position.json").write_text(write_position(Game.new(2, seed=1).position()))
    return load_game(folder / "position.json", 3)


def _command(*arguments: object) -> object:
    done = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert done.exception is not None
    raise done.exception


def _answer(**answer: object) -> object:
    return protocol.read_answer(json.dumps(answer).encode(), 4, Game.new(2, seed=1).legal_actions())


def _question() -> object:
    return protocol.read_request(protocol.read_line(b'{"seconds": "soon"}'), None)


FILES: dict[str, Callable[[Path], object]] = {
    **{reason: partial(read_edition, text) for reason, text in EDITION_FILES.items()},
    "file.unreadable": lambda folder: load_record(folder / "nothing.json"),
    "file.unwritable": lambda folder: write_text(folder, "a folder is no file"),
    "file.bytes": _bytes,
    "command.at": lambda _: replayed(load_record(WHOLE), 9999),
    "command.at-position": _position_at,
    "command.over": lambda _: _command("solve", WHOLE),
    "command.states": lambda _: _command("solve", WHOLE, "--at", 40, "--states", 50),
    "command.bot": lambda _: _command("explain", WHOLE, "--at", 40, "--bot", "stdio:cat"),
    "answer.id": lambda _: _answer(id=3, action="pass"),
    "answer.action": lambda _: _answer(id=4, action="99@H1"),
    "answer.seconds": lambda _: _question(),
}


def _in_no_folder(hand_in: Break) -> Callable[[Path], object]:
    return lambda _: hand_in()


WITHOUT_FILES = {**RECORDS, **POSITIONS, **COMPONENTS}
BROKEN = FILES | {reason: _in_no_folder(hand_in) for reason, hand_in in WITHOUT_FILES.items()}
INSIDE = {"file.trouble"}
"""Reasons that are only said inside others."""


def faults_in(fault: Fault) -> Iterator[Fault]:
    """What is wrong, and what is wrong further inside."""
    yield fault
    for value in fault.arguments.values():
        if isinstance(value, Fault):
            yield from faults_in(value)


@pytest.mark.parametrize("reason", BROKEN)
def test_every_reason_is_reached_and_said_in_every_language(reason: str, tmp_path: Path) -> None:
    with pytest.raises(Faulty) as refused:
        BROKEN[reason](tmp_path)
    fault = refused.value.fault
    assert fault.reason == reason
    said = {code: language(code).say(reason_message(refused.value)) for code in LANGUAGES}
    assert not [text for text in said.values() if not text.strip() or LEFT_OPEN.search(text)]
    assert len(set(said.values())) == len(LANGUAGES)
    if reason not in ("record.action", "action.unreadable"):  # the rules' reasons have sentences of their own
        assert said["en"] == fault.sentence
    assert str(refused.value) == (f"{refused.value.place}: {fault}" if refused.value.place else str(fault))


def test_every_reason_has_a_broken_file_and_a_message() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    raised = set(re.findall(r'\bFault\(\s*"([a-z0-9.-]+)"', sources))
    assert raised == set(BROKEN) | INSIDE
    messages = {name for name, _ in entries_of("en", "documents.ftl")}
    assert messages == {reason_id(reason) for reason in raised - {"action.unreadable"}}


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_an_illegal_action_of_a_record_is_refused_in_the_words_of_the_rules(code: str) -> None:
    with pytest.raises(Faulty) as refused:
        RECORDS["record.action"]()
    assert refused.value.place == "actions[3]"
    rule = language(code).words("reason-building-not-yours", piece=99)
    assert language(code).say(reason_message(refused.value)) == f"99@H1: {rule}"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "value"),
        ("{1: 2}", "name"),
        ('{"a" 1}', "colon"),
        ("[1 2]", "comma"),
        ("{} {}", "extra"),
        ('"a', "endless"),
        ('"a\nb"', "control"),
        (r'"\x"', "escape"),
        ("\ufeff{}", "mark"),
    ],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_not_json_is_said_with_line_and_column(text: str, kind: str, code: str) -> None:
    with pytest.raises(Faulty) as refused:
        replay(text)
    fault = refused.value.fault
    assert (fault.reason, fault.arguments["kind"]) == ("json.syntax", kind)
    said = language(code).say(reason_message(refused.value))
    assert (said == fault.sentence) == (code == "en")
    assert f" {fault.arguments['line']}, " in said


@pytest.mark.parametrize("begins", SYNTAX)
def test_every_word_of_the_json_reader_is_known_in_every_language(begins: str) -> None:
    fault = _no_json(json.JSONDecodeError(begins, "[1,]", 2))
    assert language("en").say(fault_message(fault)) == fault.sentence
    for code in TRANSLATIONS:
        assert str(fault.arguments["what"]) not in language(code).say(fault_message(fault))


def test_a_word_of_the_json_reader_that_is_new_is_said_as_it_is() -> None:
    fault = _no_json(json.JSONDecodeError("Unheard of", "[1,]", 2))
    assert {language(code).say(fault_message(fault)).count("Unheard of") for code in LANGUAGES} == {1}


@pytest.mark.parametrize("code", ["ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS"])
def test_what_the_system_says_about_files_is_translated(code: str) -> None:
    number = getattr(errno, code)
    fault = file_trouble(OSError(number, os.strerror(number)))
    said = {language(spoken).say(fault_message(fault)) for spoken in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert os.strerror(number) in said


def test_a_fault_names_no_more_of_a_file_than_a_line_holds() -> None:
    with pytest.raises(Faulty) as refused:
        replay(json.dumps({"format": "x" * 100_000}))
    assert len(str(refused.value)) < 120


def test_faults_inside_are_known() -> None:
    with pytest.raises(Faulty) as refused:
        load_record(Path("/nowhere/at/all"))
    assert {fault.reason for fault in faults_in(refused.value.fault)} == {"file.unreadable", "file.trouble"}
