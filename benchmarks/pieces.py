"""A long measurement, piece by piece, in several processes. What is found of each piece is kept in a file of lines, so
that a run that was stopped goes on; a run with other arguments, or of another engine, is refused that file."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import skyrise
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.arena.journal import REFUSALS
from skyrise.lab.line_file import LineFile
from skyrise.teacher.thinking import OwnThinker

ROOMS = ("components", "city", "rules", "kernel", "search", "bots", "teacher")
"""What a measurement of the teacher depends on."""

Work = Callable[[int], Any]
"""Measures a piece, by its number; what it finds can be written as JSON, and does not depend on who measures it."""


class Measured(NamedTuple):
    """A piece."""

    number: int
    found: Any
    seconds: float
    """Of a processor."""


@cache
def own_thinker() -> OwnThinker:
    """The thinker of this process, compiled."""
    wait_for_best()
    return OwnThinker()


def add_options(parser: argparse.ArgumentParser) -> None:
    """How a measurement is run."""
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--state", type=Path, help="a file for what was measured: a run that was stopped goes on")


def measured(what: dict[str, Any], numbers: Sequence[int], work: Work, state: Path | None, jobs: int) -> list[Measured]:
    """All pieces, by number: those of an earlier run, and what is measured now; progress is told on standard error."""
    wait_for_best()
    file = None if state is None else LineFile(state, {**what, "engine": engine()}, REFUSALS)
    done = {one.number: one for one in (Measured(*json.loads(line)) for line in (file.lines if file else ()))}
    if file is not None:
        file.open()
    left = [number for number in numbers if number not in done]
    for one in _measured_now(left, work, jobs):
        done[one.number] = one
        if file is not None:
            file.append(json.dumps(one))
        seconds = sum(piece.seconds for piece in done.values())
        print(f"\r{len(done)} of {len(numbers)}, {seconds / 60:.1f} core minutes ", end="", file=sys.stderr, flush=True)
    if file is not None:
        file.close()
    print(file=sys.stderr)
    return [done[number] for number in numbers]


def cost(pieces: Sequence[Measured], name: str) -> str:
    """What a hundred pieces take."""
    seconds = sum(one.seconds for one in pieces)
    return f"{seconds / 60:.1f} core minutes, {100 * seconds / 60 / len(pieces):.1f} for 100 {name}"


def engine() -> str:
    """What is measured, as a short text: when the code changes, the text does."""
    folder, found = Path(skyrise.__file__).parent, sha256()
    for path in sorted(path for room in ROOMS for path in (folder / room).rglob("*") if path.is_file()):
        if "__pycache__" not in path.parts:
            found.update(f"\n{path.relative_to(folder)}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _measured_now(numbers: Sequence[int], work: Work, jobs: int) -> Iterator[Measured]:
    """As they are finished."""
    if jobs == 1:
        yield from (_measure(work, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(_measure, work, number) for number in numbers]):
            yield future.result()


def _measure(work: Work, number: int) -> Measured:
    own_thinker()  # what is made once does not count
    started = process_time()
    found = work(number)
    return Measured(number, found, process_time() - started)
