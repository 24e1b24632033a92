"""The file of the puzzles: a line of JSON for each, in the order of their ids."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from importlib.resources import files

from skyrise.components import Reason, Refusal
from skyrise.components.reading import Node, parse_json
from skyrise.notation import BadDocument
from skyrise.notation.declared import read_declared
from skyrise.notation.documents import PuzzleFile

from .puzzle import Puzzle

FILE = "puzzles.jsonl"


def read_puzzle(line: str) -> PuzzleFile:
    """The puzzle of a line."""
    return read_declared(PuzzleFile, Node(parse_json(line, BadDocument), "", BadDocument))


def write_puzzle(puzzle: PuzzleFile) -> str:
    """The line of a puzzle."""
    return json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":"))


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """Every puzzle of the package, by id; positions are set up when they are wanted."""
    text = files(__package__).joinpath("data").joinpath(FILE).read_text(encoding="utf-8")
    return {puzzle.id: Puzzle(puzzle) for puzzle in map(read_puzzle, text.splitlines())}


def puzzle_of(name: str) -> Puzzle:
    """A puzzle by its id; a ``Refusal`` if there is none."""
    puzzle = all_puzzles().get(name)
    if puzzle is None:
        raise Refusal(Reason.PUZZLE_UNKNOWN)
    return puzzle
