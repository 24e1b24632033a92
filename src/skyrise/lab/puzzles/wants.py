"""What kinds of puzzles are still wanted, so that no kind is too frequent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Final

from skyrise.notation.documents import PuzzleFile, PuzzleIdea

SHARES: Final[dict[PuzzleIdea, float]] = {
    "start": 0.2,
    "win": 0.22,
    "let-go": 0.22,
    "wonder": 0.12,
    "ending": 0.22,
    "deduce": 0.12,
}
"""The largest part of all puzzles that an idea may have; together a little more than all, since some ideas are rare."""
EASY: Final = 0.4
"""The largest part that those may have which one action ahead finds."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What there is room for."""

    ideas: frozenset[PuzzleIdea]
    easy: bool
    """May they be easy?"""

    def allow(self, puzzle: PuzzleFile) -> bool:
        """Is another one of its kind wanted?"""
        return puzzle.idea in self.ideas and (self.easy or puzzle.difficulty > 1)


def wants_of(kept: Iterable[PuzzleFile], count: int) -> Wants:
    """What is wanted besides those that are kept, for ``count`` in all."""
    every = list(kept)
    by_idea = Counter(puzzle.idea for puzzle in every)
    easy = sum(puzzle.difficulty == 1 for puzzle in every)
    if len(every) >= count:
        return Wants(frozenset(), easy=False)
    ideas = frozenset(idea for idea, share in SHARES.items() if by_idea[idea] < ceil(share * count))
    return Wants(ideas, easy < ceil(EASY * count))
