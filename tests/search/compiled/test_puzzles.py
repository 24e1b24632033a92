"""Puzzles of the package, proved anew by a deep search with another seed: a sample, or with ``make long`` all."""

from __future__ import annotations

import pytest

from skyrise.kernel.load import Load
from skyrise.teacher.puzzles import Puzzle, all_puzzles
from skyrise.teacher.puzzles.proving import holds_anew
from skyrise.teacher.thinking import OwnThinker
from thorough import IS_LONG

EVERY = list(all_puzzles().values())
SAMPLE = EVERY if IS_LONG else EVERY[:: max(1, len(EVERY) // 12)]
think = OwnThinker()


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.file.id)
def test_the_answer_is_still_clearly_the_best(compiled: Load, puzzle: Puzzle) -> None:
    assert compiled.is_compiled
    assert holds_anew(puzzle.view, puzzle.answer, think, f"anew {puzzle.file.id}")
