"""The state file of an arena: what it plays in the first line, then a line for each finished game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from skyrise.bots import make_bot
from skyrise.bots.fingerprints import fingerprint, fingerprint_of_maker
from skyrise.components import Reason

from ..bot_games.results import GameResult, read_result, write_result
from ..bot_games.runner import MakeBot
from ..errors import ArenaError
from ..line_file import LineFile, Refusals, first_line
from .plan import FORMAT, Plan

KIND: Final = FORMAT.partition("/")[0]

REFUSALS: Final = Refusals(
    unreadable=Reason.ARENA_UNREADABLE,
    unwritable=Reason.ARENA_UNWRITABLE,
    foreign=Reason.ARENA_STATE,
    other=Reason.ARENA_OTHER,
)


def default_state(plan: Plan, *, records: bool, make: MakeBot = make_bot) -> Path:
    """The state file of a plan, in the current folder; different plans, or changed bots, have different files."""
    text = json.dumps(heading(plan, records=records, make=make))
    return Path(f"arena-{sha256(text.encode()).hexdigest()[:12]}.jsonl")


def heading(plan: Plan, *, records: bool, make: MakeBot = make_bot) -> dict[str, Any]:
    """The first line: what is played, what the bots are made of, and whether records are kept.

    None of it can change halfway through a run.
    """
    made_of = fingerprint if make is make_bot else lambda _: fingerprint_of_maker(make)
    code = {f"code of {name}": made_of(spec) for name, spec in plan.specs.items()}
    return {**plan.fingerprint(), **code, "records": records}


def clear(path: Path) -> None:
    """Removes the state of an arena, to play everything again; refuses any other file."""
    if path.exists():
        if not str(first_line(path, REFUSALS).get("format")).startswith(KIND):
            raise ArenaError(Reason.ARENA_STATE, place=str(path))
        path.unlink()


class Journal:
    """The results of an arena while it is under way, and their file."""

    def __init__(self, path: Path | None, first: Mapping[str, Any], games: int) -> None:
        """Resumes the file of an arena, or starts it; refuses one with other arguments. None: no file is kept.

        ``games``: how many are asked for; an earlier run may have played fewer, or more.
        """
        self.results: dict[int, GameResult] = {}
        """By job, those that are asked for."""
        self._file = None if path is None else LineFile(path, first, REFUSALS)
        for number, line in enumerate(self._file.lines if self._file else (), start=2):
            result = read_line(path, number, line)
            # Two runs at once may both have played a game: the first line counts.
            if result.job < games:
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
