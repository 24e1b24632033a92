"""Endings that are saved, the puzzles about them: every load finds the same exact results, and the saved answer.

A sample of them, or with ``make long`` all.
"""

from __future__ import annotations

import pytest

from present import present
from skyrise import Chance, determinize
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.search.endings import structures_left
from skyrise.search.every_deal import count_deals
from skyrise.search.judgement import Judgement
from skyrise.search.lookout import Lookout
from skyrise.teacher.puzzles import Puzzle, all_puzzles
from thorough import IS_LONG

ENDINGS = [puzzle for puzzle in all_puzzles().values() if puzzle.file.idea == "ending"]
SAMPLE = ENDINGS if IS_LONG else ENDINGS[:: max(1, len(ENDINGS) // 16)]
MOST, PLENTY = 9, 4_000_000


def size(puzzle: Puzzle) -> tuple[int, int]:
    """How much there is to look at: structures to build, and deals that fit the view."""
    game = determinize(puzzle.view, Chance("size"))
    return structures_left(game.match, game.state), count_deals(puzzle.view)


SMALL = sorted(SAMPLE, key=size)


def solved(puzzle: Puzzle, load: Load) -> list[Judgement]:
    """Every legal action with its exact result, over every deal that fits the view."""
    lookout = Lookout(puzzle.view.position.match, load)
    return present(lookout.solve(puzzle.view, MOST, PLENTY, "saved"))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.file.id)
def test_native_code_finds_the_saved_answer(compiled: Load, puzzle: Puzzle) -> None:
    seat = present(puzzle.view.seat)
    best, second, *_ = sorted(solved(puzzle, compiled), key=lambda one: one.wins[seat], reverse=True)
    assert best.action == puzzle.answer
    assert best.wins[seat] - second.wins[seat] == pytest.approx(puzzle.file.margin, abs=0.001)


@pytest.mark.parametrize("puzzle", SMALL[: len(SMALL) // 2], ids=lambda puzzle: puzzle.file.id)
def test_webassembly_finds_the_same_results(wasm: Load, compiled: Load, puzzle: Puzzle) -> None:
    assert solved(puzzle, wasm) == solved(puzzle, compiled)


@pytest.mark.parametrize("puzzle", SMALL[:3], ids=lambda puzzle: puzzle.file.id)
def test_the_interpreted_solver_finds_the_same_results(compiled: Load, puzzle: Puzzle) -> None:
    assert solved(puzzle, Interpreted()) == solved(puzzle, compiled)
