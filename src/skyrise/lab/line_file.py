"""A file of lines that a long run appends to: what the run does in the first line, then a line for each finished piece.

Lines reach the disk before the next is written, so that a run that is killed loses nothing that was finished; a last
line that was cut short is dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, NamedTuple, Self

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
    """A file to append to, and the lines that it held when it was opened."""

    def __init__(self, path: Path, first: Mapping[str, Any], refusals: Refusals) -> None:
        """Resumes the file of a run, or starts it; refuses one with other arguments."""
        header = json.dumps(first)
        whole = complete_lines(path, header.encode(), refusals)
        self.lines = whole.splitlines()[1:]
        """Those after the first."""
        self._file = open_after(path, len(whole), refusals)
        if not whole:
            self.append(header)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def append(self, line: str) -> None:
        """Writes a line; it is on the disk when this returns."""
        self._file.write(f"{line}\n".encode())
        self._file.flush()
        os.fsync(self._file.fileno())


def complete_lines(path: Path, header: bytes, refusals: Refusals) -> bytes:
    """The complete lines of a file: none if there is no file, or if its first line was cut short."""
    try:
        text = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise ArenaError(refusals.unreadable, place=str(path), why=file_trouble(error)) from error
    whole = text[: text.rfind(b"\n") + 1]
    if whole or not header.startswith(text):
        compare(path, text.partition(b"\n")[0], json.loads(header), refusals)
    return whole


def compare(path: Path, first: bytes, mine: Mapping[str, Any], refusals: Refusals) -> None:
    """Refuses the file of a run with other arguments, and says what differs."""
    try:
        theirs = dict(json.loads(first))
    except (ValueError, TypeError) as error:
        raise ArenaError(refusals.foreign, place=str(path)) from error
    if what := differing(mine, theirs):
        raise ArenaError(refusals.other, place=str(path), what=what)


def open_after(path: Path, size: int, refusals: Refusals) -> BinaryIO:
    """A file opened for appending after its first ``size`` bytes: a last line that was cut short is removed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
        file.truncate(size)
    except OSError as error:
        raise ArenaError(refusals.unwritable, place=str(path), why=file_trouble(error)) from error
    return file
