"""A file of lines that a long run appends to: what the run does in the first line, then a line for each finished piece.

Lines reach the disk before the next is written, so that a run that is killed loses nothing that was finished; a last
line that was cut short is dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from skyrise.components import Reason
from skyrise.components.reading import file_trouble

from .errors import ArenaError
from .fingerprints import differing


class Refusals(NamedTuple):
    """Why a file is refused, in the words of the run that it belongs to."""

    unreadable: Reason
    unwritable: Reason
    foreign: Reason
    """It is something else altogether."""
    other: Reason
    """It belongs to a run with other arguments."""


class LineFile:
    """The lines of a file, and the file to append to once they were found to be good."""

    def __init__(self, path: Path, first: Mapping[str, Any], refusals: Refusals) -> None:
        """Reads the file of a run, if there is one; refuses that of a run with other arguments."""
        self._path, self._header, self._refusals = path, json.dumps(first), refusals
        whole = complete_lines(path, self._header.encode(), refusals)
        self._size = len(whole)
        self._file: BinaryIO | None = None
        self.lines = whole.splitlines()[1:]
        """Those after the first."""

    def open(self) -> None:
        """Resumes the file, or starts it."""
        self._file = open_after(self._path, self._size, self._refusals)
        if not self._size:
            self.append(self._header)

    def close(self) -> None:
        """Nothing more is to come."""
        if self._file is not None:
            self._file.close()

    def append(self, line: str) -> None:
        """Writes a line; it is on the disk when this returns."""
        assert self._file is not None, "opened first"
        self._file.write(f"{line}\n".encode())
        self._file.flush()
        os.fsync(self._file.fileno())


def complete_lines(path: Path, header: bytes, refusals: Refusals) -> bytes:
    """The complete lines of a file: none if there is no file, or if its first line was cut short."""
    text = read_bytes(path, refusals)
    whole = text[: text.rfind(b"\n") + 1]
    if whole or not header.startswith(text):
        compare(path, text.partition(b"\n")[0], json.loads(header), refusals)
    return whole


def compare(path: Path, first: bytes, mine: Mapping[str, Any], refusals: Refusals) -> None:
    """Refuses the file of a run with other arguments, and says what differs."""
    if what := differing(mine, _heading(path, first, refusals)):
        raise ArenaError(refusals.other, place=str(path), what=what)


def first_line(path: Path, refusals: Refusals) -> dict[str, Any]:
    """What the run of a file does."""
    return _heading(path, read_bytes(path, refusals).partition(b"\n")[0], refusals)


def read_bytes(path: Path, refusals: Refusals) -> bytes:
    """What is in a file; nothing if there is none."""
    try:
        return path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise ArenaError(refusals.unreadable, place=str(path), why=file_trouble(error)) from error


def _heading(path: Path, line: bytes, refusals: Refusals) -> dict[str, Any]:
    try:
        return dict(json.loads(line))
    except (ValueError, TypeError) as error:
        raise ArenaError(refusals.foreign, place=str(path)) from error


def open_after(path: Path, size: int, refusals: Refusals) -> BinaryIO:
    """A file opened for appending after its first ``size`` bytes: a last line that was cut short is removed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
        file.truncate(size)
    except OSError as error:
        raise ArenaError(refusals.unwritable, place=str(path), why=file_trouble(error)) from error
    return file
