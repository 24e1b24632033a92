"""Whatever is refused is refused in the reader's language: every reason is reached, and said in every language."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from language.broken_bots import BOTS, LAB
from language.broken_components import COMPONENTS, EDITION_FILES, read_edition
from language.broken_messages import MESSAGES
from language.broken_positions import POSITIONS
from language.broken_records import RECORDS, WHOLE, Break, replay
from language.catalogue import TRANSLATIONS
from language.families import OF_THE_RULES
from skyrise import Game
from skyrise.bots import protocol
from skyrise.cli.app import app
from skyrise.cli.files import load_game, load_record, replayed
from skyrise.components import Reason, Refusal
from skyrise.components.names import COMMISSIONS, FACTION_COLORS, HEIGHTS, KEYS, PLAYER_COLORS, SLOTS, WILD
from skyrise.components.reading import SYNTAX, _no_json, file_trouble
from skyrise.language import LANGUAGES, language, refusal_message
from skyrise.language.spaces import UNBREAKABLE
from skyrise.notation import BadDocument, write_position
from skyrise.notation.files import write_text

LEFT_OPEN = re.compile(r"\{ ?\$|None|\?\?\?")


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
    **BOTS,
    **LAB,
}


def _in_no_folder(hand_in: Break) -> Callable[[Path], object]:
    return lambda _: hand_in()


WITHOUT_FILES = {**RECORDS, **POSITIONS, **COMPONENTS, **MESSAGES}
REFUSED = FILES | {reason: _in_no_folder(hand_in) for reason, hand_in in WITHOUT_FILES.items()}
AT_A_TABLE = {
    reason
    for reason in Reason
    if reason.partition(".")[0]
    in {
        *{"table", "seat", "player", "host", "takeback", "chat", "request", "origin", "server", "replay", "code"},
        *{"seal", "standing", "advice", "review", "lesson", "try", "go-on", "puzzle", "ladder"},
    }
} | {
    *{"setup.colors", "setup.islands", "record.refused", "record.not-over", "city.impossible", "edition.unknown"},
    *{"island.unknown", "island.refused", "island.step", "setup.slot"},
    *{"store.trouble", "record.too-costly", "record.size"},
}
"""What tables and the server refuse: ``tests/server`` reaches these."""


def test_every_reason_is_refused_somewhere() -> None:
    assert set(REFUSED) | {"file.trouble"} | OF_THE_RULES | AT_A_TABLE == set(Reason)
    assert len(REFUSED) + 1 + len(OF_THE_RULES) + len(AT_A_TABLE) == len(Reason), "each is listed once"


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refusal_is_said_in_every_language(reason: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as caught:
        REFUSED[reason](tmp_path)
    refusal = caught.value
    assert refusal.reason == reason
    said = {code: language(code).say(refusal_message(refusal)) for code in LANGUAGES}
    assert not [text for text in said.values() if not text.strip() or LEFT_OPEN.search(text)]
    assert len(set(said.values())) == len(LANGUAGES)
    assert said["en"].replace(UNBREAKABLE, " ") == refusal.sentence
    assert str(refusal) == (f"{refusal.place}: {refusal.sentence}" if refusal.place else refusal.sentence)


THINGS = {
    "disc": (*FACTION_COLORS, WILD, COMMISSIONS, "neighborhood"),
    "height": HEIGHTS,
    "color": PLAYER_COLORS,
    "slot": SLOTS,
    "keys": KEYS,
}
"""Arguments that are things of the game, by the words of our files; patrons are letters in every language."""


@pytest.mark.parametrize("code", TRANSLATIONS)
@pytest.mark.parametrize("argument", THINGS)
def test_things_of_the_game_are_named_in_the_language_of_the_sentence(argument: str, code: str) -> None:
    about = [reason for reason in Reason if f"${argument} " in reason.pattern and reason is not Reason.CITY_SLOT]
    assert about, "no sentence is about such a thing"
    for reason in about:
        others: dict[str, Any] = dict.fromkeys(re.findall(r"\$(\w+)", reason.pattern), 2)
        said = {
            word: language(code).say(refusal_message(Refusal(reason, **{**others, argument: word})))
            for word in THINGS[argument]
        }
        assert [word for word, text in said.items() if word in text] == []
        assert len(set(said.values())) == len(said)


SAMPLES: list[object] = [0, 1, 2, 1234, "none", "start", "ENOENT", "comma", "{ $x }"]
"""Arguments that choose every kind of variant."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_rooms_without_fluent_say_what_fluent_says(sample: object) -> None:
    for reason in Reason:
        arguments: dict[str, Any] = dict.fromkeys(re.findall(r"\$(\w+)", reason.pattern), sample)
        refusal = Refusal(reason, **arguments)
        assert language("en").say(refusal_message(refusal)).replace(UNBREAKABLE, " ") == refusal.sentence


def test_the_name_of_a_reason_is_its_id() -> None:
    assert [reason.name for reason in Reason] == [re.sub("[.-]", "_", reason).upper() for reason in Reason]


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_an_illegal_action_of_a_record_is_refused_in_the_words_of_the_rules(code: str) -> None:
    with pytest.raises(Refusal) as caught:
        RECORDS["record.action"]()
    assert caught.value.place == "actions[3]"
    rule = language(code).words("reason-building-not-yours", piece=99)
    assert language(code).say(refusal_message(caught.value)) == f"99@H1: {rule}"


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
    with pytest.raises(Refusal) as caught:
        replay(text)
    assert (caught.value.reason, caught.value.arguments["kind"]) == ("json.syntax", kind)
    said = language(code).say(refusal_message(caught.value))
    assert (said == caught.value.sentence) == (code == "en")
    assert f" {caught.value.arguments['line']}, " in said


@pytest.mark.parametrize("begins", SYNTAX)
def test_every_word_of_the_json_reader_is_known_in_every_language(begins: str) -> None:
    refusal = _no_json(json.JSONDecodeError(begins, "[1,]", 2), BadDocument)
    said = {language(code).say(refusal_message(refusal)) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not [text for text in said if begins in text]


def test_a_word_of_the_json_reader_that_is_new_is_said_as_it_is() -> None:
    refusal = _no_json(json.JSONDecodeError("Unheard of", "[1,]", 2), BadDocument)
    assert {language(code).say(refusal_message(refusal)).count("Unheard of") for code in LANGUAGES} == {1}


@pytest.mark.parametrize("code", ["ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS"])
def test_what_the_system_says_about_files_is_translated(code: str) -> None:
    number = getattr(errno, code)
    refusal = file_trouble(OSError(number, "in the words of the system"))
    said = {language(spoken).say(refusal_message(refusal)) for spoken in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert "in the words of the system" not in said


def test_what_else_the_system_says_is_said_as_it_is() -> None:
    assert file_trouble(OSError(errno.EIO, os.strerror(errno.EIO))).sentence == os.strerror(errno.EIO)


def test_a_refusal_names_no_more_of_a_file_than_a_line_holds() -> None:
    with pytest.raises(Refusal) as caught:
        replay(json.dumps({"format": "x" * 100_000}))
    assert len(str(caught.value)) < 120


def test_refusals_inside_are_known() -> None:
    with pytest.raises(Refusal) as caught:
        load_record(Path("/nowhere/at/all"))
    inside = caught.value.arguments["why"]
    assert isinstance(inside, Refusal)
    assert (caught.value.reason, inside.reason) == (Reason.FILE_UNREADABLE, Reason.FILE_TROUBLE)
