"""Garbage in: every parser answers with a clear error of its own, and nothing else."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyrise import BadAction, BadComponent, Game, load_edition, load_island, parse_action
from skyrise.components import read_island
from skyrise.notation import BadDocument, position_document, read_position, read_record, record_document
from skyrise.rules import Misfit
from strategies import games

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a document."""
    yield path
    if isinstance(document, dict):
        for name, value in document.items():
            yield from places(value, (*path, name))
    elif isinstance(document, list):
        for number, value in enumerate(document):
            yield from places(value, (*path, number))


def broken(data: st.DataObject, document: dict[str, Any]) -> str:
    """A document with one value replaced, or taken away."""
    document = json.loads(json.dumps(document))
    *parents, last = data.draw(st.sampled_from([path for path in places(document) if path]))
    at = document
    for step in parents:
        at = at[step]
    if data.draw(st.booleans()):
        at[last] = data.draw(JSON)
    else:
        del at[last]
    return json.dumps(document)


@given(
    st.text() | st.from_regex(r"(W?[0-9]{1,3}@[A-Za-z0-9]{1,9}|choose=[0-9+]{1,6}|vault=\w*|wild=\w*)", fullmatch=True)
)
def test_action_texts(text: str) -> None:
    try:
        action = parse_action(text)
    except BadAction as error:
        assert "is not an action" in str(error)
    else:
        assert str(action) == text


@pytest.mark.parametrize("thing", [None, 5, b"pass", ["pass"]])
def test_what_is_not_a_text_is_no_action(thing: bytes | int | list[str] | None) -> None:
    with pytest.raises(BadAction):
        parse_action(thing)  # type: ignore[arg-type]  # that is what is refused


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")) | JSON.map(json.dumps))
def test_garbage_is_no_record_and_no_position(text: str) -> None:
    with pytest.raises(BadDocument):
        read_record(text)
    with pytest.raises(BadDocument):
        read_position(text)


@given(st.data(), games(most=60))
def test_broken_records_and_positions(data: st.DataObject, game: Game) -> None:
    try:
        Game.from_record(read_record(broken(data, cast(dict[str, Any], record_document(game.record())))))
    except (BadDocument, Misfit) as error:
        assert str(error)
    try:
        Game.from_position(read_position(broken(data, cast(dict[str, Any], position_document(game.position())))))
    except (BadDocument, Misfit) as error:
        assert str(error)


@given(st.data())
def test_broken_islands(data: st.DataObject) -> None:
    document = json.loads(broken(data, load_island("central").document()))
    try:
        read_island("mine", "mine.json", document, own=True)
    except BadComponent as error:
        assert error.file == "mine.json"


@given(st.text() | st.dictionaries(st.sampled_from(["edition", "rows", "wonders", "x"]), JSON, max_size=3).map(str))
def test_garbage_is_no_edition(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mine.toml"
        path.write_text(text, encoding="utf-8", newline="")
        with pytest.raises(BadComponent):
            load_edition(str(path))
