"""The published JSON Schemas say what the readers and writers do."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from skyrise import Game
from skyrise.components import edition_ids, island_keys, load_island, read_edition
from skyrise.components.published import editions_folder, versions
from skyrise.notation import position_document, record_document, view_document
from skyrise.notation.schemas import schema_names, schema_text
from strategies import games

SCHEMAS = {name: json.loads(schema_text(name)) for name in schema_names()}


def valid(name: str, document: object) -> bool:
    return bool(Draft202012Validator(SCHEMAS[name]).is_valid(json.loads(json.dumps(document))))


def test_every_format_has_a_schema() -> None:
    files = ("edition", "island", "lesson", "puzzle")
    assert sorted(schema_names()) == sorted(("action", "bot", "position", "record", "review", "view", *files))
    for schema in SCHEMAS.values():
        Draft202012Validator.check_schema(schema)


@given(games())
def test_what_is_written_fits_its_schema(game: Game) -> None:
    assert valid("record", record_document(game.record()))
    assert valid("position", position_document(game.position()))
    assert valid("view", view_document(game.view(None)))
    assert valid("view", view_document(game.view(0)))
    assert all(valid("action", str(action)) for action in game.legal_actions())


@pytest.mark.parametrize(
    "text", ["0@H1", "24@", "W21@H1", "W0@H1", "Pass", "wild=pink", "choose=", "choose=7+", "100@H1"]
)
def test_what_is_no_action_does_not_fit(text: str) -> None:
    assert not valid("action", text)


@pytest.mark.parametrize("edition", edition_ids())
def test_a_broken_record_does_not_fit(edition: str) -> None:
    document = record_document(Game.new(2, edition, 1).record())
    assert valid("record", document)
    assert not valid("record", {**document, "format": "skyrise-record/2"})
    assert not valid("record", {**document, "actions": ["jump"]})
    assert not valid("record", {key: value for key, value in document.items() if key != "setup"})


@pytest.mark.parametrize("version", versions())
def test_the_files_of_published_editions_fit(version: str) -> None:
    for path in editions_folder(version).glob("*.toml"):
        assert valid("edition", tomllib.loads(path.read_text(encoding="utf-8"))), path


HEAD = "[edition]\nid = 'mine'\nbase = 'retail'\n"


@pytest.mark.parametrize(
    "text",
    ["[wonders.13]\nper_tall = 2", "rows.2 = { value = 5, from = 'book' }", "[keys]"],
)
def test_what_an_author_may_write_fits(text: str) -> None:
    whole = f"{text}\n{HEAD}" if not text.startswith("[") else HEAD + text
    assert valid("edition", tomllib.loads(whole))
    assert read_edition("mine.toml", whole, own=True).own


@pytest.mark.parametrize(
    "text",
    [
        "[wonders.13]\nper_tall = 200",
        "[wonders.13]\nper_tal = 2",
        "[rows]\n2 = { value = 5 }",
        "[victory]\ntie = 'nobody'",
        "[patrons]\nvalues = [2, 2, 3, 4]",
        "[wonders.14]\nbanned = 1",
    ],
)
def test_what_the_loader_refuses_of_a_single_value_does_not_fit(text: str) -> None:
    assert not valid("edition", tomllib.loads(HEAD + text))
    assert not valid("edition", tomllib.loads(text)), "and there is always a header"


@pytest.mark.parametrize("key", island_keys())
def test_islands_fit_and_broken_ones_do_not(key: str) -> None:
    island: dict[str, Any] = load_island(key).document()
    assert valid("island", island)
    assert not valid("island", {**island, "neighborhoods": island["neighborhoods"][1:]})
    assert not valid("island", {**island, "ports": {}})
    assert not valid("island", {**island, "more": 1})
    assert not valid("island", {**island, "vertices": [[1]]})
    assert not valid("island", {**island, "lakes": island["neighborhoods"]})
