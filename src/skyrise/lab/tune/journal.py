"""The journal of a search: what it searches in the first line, then a line for each chunk of games that was measured.

The search itself is a pure function of the task and of these measurements. So going on is running again: what the
journal has is read instead of played, until the search comes to what is missing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from skyrise.components import Reason

from ..errors import ArenaError
from ..line_file import LineFile, Refusals
from .counts import Counts, read_counts

FILE: Final = "journal.jsonl"
REFUSALS: Final = Refusals(
    unreadable=Reason.FILE_UNREADABLE,
    unwritable=Reason.FILE_UNWRITABLE,
    foreign=Reason.TUNE_STATE,
    other=Reason.TUNE_OTHER,
)


class Piece(NamedTuple):
    """Which games: a candidate's, in a round, by whom and how many they are played, and which chunk of them."""

    candidate: str
    race: int
    player: str
    players: int
    chunk: int


class Journal:
    """What was measured, and its file; no file is kept without a folder."""

    def __init__(self, folder: Path | None, first: Mapping[str, Any]) -> None:
        """Resumes the journal in a folder, or starts it; refuses that of another search."""
        self.measured: dict[Piece, Counts] = {}
        self._file = None if folder is None else LineFile(folder / FILE, first, REFUSALS)
        for number, line in enumerate(self._file.lines if self._file else (), start=2):
            piece, counts = read_line(folder, number, line)
            self.measured.setdefault(piece, counts)
        if self._file is not None:
            self._file.open()

    def __repr__(self) -> str:
        return f"<Journal: {len(self.measured)} measurements>"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, piece: Piece, counts: Counts) -> None:
        """Keeps what was measured."""
        if self._file is not None:
            self._file.append(json.dumps({**piece._asdict(), **counts.document()}))
        self.measured[piece] = counts


def read_line(folder: Path | None, number: int, line: bytes) -> tuple[Piece, Counts]:
    """What a line says was measured."""
    try:
        document = json.loads(line)
        piece = Piece(*(document[name] for name in Piece._fields))
        return piece, read_counts(document)
    except (ValueError, TypeError, KeyError) as error:
        place = str((folder or Path()) / FILE)
        raise ArenaError(Reason.TUNE_LINE, place=place, line=str(number)) from error
