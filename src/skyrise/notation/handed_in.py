"""Records and positions that people hand in, to watch them again or to go on with them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final, NamedTuple

from skyrise.components import Reason, Refusal
from skyrise.components.reading import not_utf8
from skyrise.rules import Game, Misfit

from .documents import GameFileKind
from .errors import BadDocument
from .game_files import game_file_of, read_game_file
from .records import read_record
from .replays import Eyes

NAME_LENGTH: Final = 20
MOST_FREE: Final = 4096
"""Characters of names and of fields that are no part of the game."""
MOST_KEPT: Final = 256 * 1024
"""Characters of a whole record: of an ordinary one there are four thousand, of large islands more."""
EVERYTHING: Final = Eyes(None, see_all=True)
"""Whoever has a record has read it all."""


def record_name(text: str) -> str:
    """The same record has the same name."""
    return sha256(text.encode()).hexdigest()[:NAME_LENGTH]


class CheckedFile(NamedTuple):
    """A file that is legal by the rules, and of a size that is worth keeping."""

    text: str
    """In our layout."""
    kind: GameFileKind


def checked_file(body: bytes) -> CheckedFile:
    """A file that somebody hands in; a ``Refusal`` says what is wrong with it."""
    with _refusing():
        file = read_game_file(body.decode())
        _checked_size(json.dumps([file.names, file.header], default=dict), MOST_FREE)
        taken = game_file_of(file.game())
        return CheckedFile(_checked_size(taken.text(), MOST_KEPT), taken.kind)


def checked_game(body: bytes) -> Game:
    """The game of a record that is legal by the rules."""
    with _refusing():
        record = read_record(body.decode())
        _checked_size(json.dumps([record.names, record.header], default=dict), MOST_FREE)
        return Game.from_record(record)


@contextmanager
def _refusing() -> Iterator[None]:
    """Says of whatever is wrong with a file that it is the file which is refused."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise _refused(not_utf8(error, BadDocument)) from error
    except (BadDocument, Misfit) as error:
        raise _refused(error) from error


def _checked_size(text: str, most: int) -> str:
    if len(text) > most:
        raise BadDocument(Reason.RECORD_SIZE, most=str(most), found=str(len(text)))
    return text


def _refused(error: Refusal) -> Refusal:
    """A file that is not a record, or not the record of a legal game."""
    return Refusal(Reason.RECORD_REFUSED, place=error.place, why=error)
