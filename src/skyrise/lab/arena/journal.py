"""The state file of an arena: what it plays in the first line, then a line for each finished game.

Lines are appended and reach the disk before the next is written, so that a run that is killed loses no finished game.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from skyrise.components import Reason
from skyrise.components.reading import file_trouble

from ..bot_games.results import GameResult, read_result, write_result
from ..errors import ArenaError
from ..fingerprints import differing
from .plan import Plan


def default_state(plan: Plan, *, records: bool) -> Path:
    """The state file of a plan, in the current folder; different plans have different files."""
    text = json.dumps(heading(plan, records=records))
    return Path(f"arena-{sha256(text.encode()).hexdigest()[:12]}.jsonl")


def heading(plan: Plan, *, records: bool) -> dict[str, Any]:
    """The first line: what is played, and whether records are kept, which cannot start halfway through a run."""
    return {**plan.fingerprint(), "records": records}


class Journal:
    """The results of an arena while it is under way, and their file."""

    def __init__(self, path: Path | None, first: Mapping[str, Any]) -> None:
        """Resumes the file of an arena, or starts it; refuses one with other arguments. None: no file is kept."""
        self.results: dict[int, GameResult] = {}
        """By job."""
        self._file: BinaryIO | None = None
        if path is not None:
            self._resume(path, json.dumps(first))

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, result: GameResult) -> None:
        """Keeps the result of a finished game."""
        self._append(write_result(result))
        self.results[result.job] = result

    def _append(self, line: str) -> None:
        if self._file is not None:
            self._file.write(f"{line}\n".encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def _resume(self, path: Path, header: str) -> None:
        whole = complete_lines(path, header.encode())
        for number, line in enumerate(whole.splitlines()[1:], start=2):
            result = read_line(path, number, line)
            # Two runs at once may both have played a game: the first line counts.
            self.results.setdefault(result.job, result)
        self._file = open_after(path, len(whole))
        if not whole:
            self._append(header)


def complete_lines(path: Path, header: bytes) -> bytes:
    """The complete lines of a state file: none if there is no file, or if its first line was cut short."""
    try:
        text = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise ArenaError(Reason.ARENA_UNREADABLE, place=str(path), why=file_trouble(error)) from error
    whole = text[: text.rfind(b"\n") + 1]
    if whole or not header.startswith(text):
        compare(path, text.partition(b"\n")[0], json.loads(header))
    return whole


def compare(path: Path, first: bytes, mine: Mapping[str, Any]) -> None:
    """Refuses the file of an arena with other arguments, and says what differs."""
    try:
        theirs = dict(json.loads(first))
    except (ValueError, TypeError) as error:
        raise ArenaError(Reason.ARENA_STATE, place=str(path)) from error
    if what := differing(mine, theirs):
        raise ArenaError(Reason.ARENA_OTHER, place=str(path), what=what)


def read_line(path: Path, number: int, line: bytes) -> GameResult:
    """The result in a line."""
    try:
        return read_result(line)
    except (ValueError, TypeError, KeyError) as error:
        raise ArenaError(Reason.ARENA_LINE, place=str(path), line=str(number)) from error


def open_after(path: Path, size: int) -> BinaryIO:
    """A file opened for appending after its first ``size`` bytes: a last line that was cut short is removed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
        file.truncate(size)
    except OSError as error:
        raise ArenaError(Reason.ARENA_UNWRITABLE, place=str(path), why=file_trouble(error)) from error
    return file
