"""The state file of an arena: what it plays in the first line, then a line for each finished game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from skyrise.components import Reason

from ..bot_games.results import GameResult, read_result, write_result
from ..errors import ArenaError
from ..line_file import LineFile, Refusals
from .plan import Plan

REFUSALS: Final = Refusals(
    unreadable=Reason.ARENA_UNREADABLE,
    unwritable=Reason.ARENA_UNWRITABLE,
    foreign=Reason.ARENA_STATE,
    other=Reason.ARENA_OTHER,
)


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
        self._file = None if path is None else LineFile(path, first, REFUSALS)
        for number, line in enumerate(self._file.lines if self._file else (), start=2):
            result = read_line(path, number, line)
            # Two runs at once may both have played a game: the first line counts.
            self.results.setdefault(result.job, result)
        if self._file is not None:
            self._file.open()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, result: GameResult) -> None:
        """Keeps the result of a finished game."""
        if self._file is not None:
            self._file.append(write_result(result))
        self.results[result.job] = result


def read_line(path: Path | None, number: int, line: bytes) -> GameResult:
    """The result in a line."""
    try:
        return read_result(line)
    except (ValueError, TypeError, KeyError) as error:
        raise ArenaError(Reason.ARENA_LINE, place=str(path), line=str(number)) from error
