"""Files that commands read."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from skyrise.components import Reason
from skyrise.components.reading import Node, not_utf8, parse_json, read_text
from skyrise.notation import BadDocument, positions, read_position, read_record, records
from skyrise.rules import BadRecord, Game, Record


def read_input(path: Path) -> str:
    """The text of a file; ``-`` is the standard input."""
    if str(path) == "-":
        return _standard_input()
    return read_text(path, partial(BadDocument, place=str(path)))


def _standard_input() -> str:
    try:
        return sys.stdin.buffer.read().decode()
    except UnicodeDecodeError as error:
        raise not_utf8(error, BadDocument) from error


def load_record(path: Path) -> Record:
    """The record in a file."""
    return read_record(read_input(path))


def load_position(path: Path) -> Game:
    """The game of the position in a file."""
    return Game.from_position(read_position(read_input(path)))


def load_game(path: Path, at: int | None) -> Game:
    """The game of a record, after ``at`` actions or after all of them, or of a position."""
    text = read_input(path)
    form = Node(parse_json(text, BadDocument), "", BadDocument).field("format")
    if form.choice((records.FORMAT, positions.FORMAT)) == records.FORMAT:
        return replayed(read_record(text), at)
    if at:
        raise BadDocument(Reason.COMMAND_AT_POSITION, place="format")
    return Game.from_position(read_position(text))


def replayed(record: Record, at: int | None) -> Game:
    """The game of a record after ``at`` actions, or after all of them. The whole record is checked."""
    game = Game.from_record(record)
    if at is None:
        return game
    if at > len(record.actions):
        raise BadRecord(Reason.COMMAND_AT, at=str(at), count=len(record.actions))
    return Game.from_record(record.until(at))
