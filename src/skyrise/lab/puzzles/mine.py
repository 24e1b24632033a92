"""Mines game after game, in as many processes as are wished, until there are enough puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Final, Protocol

from skyrise.notation.documents import PuzzleFile

from .one_game import Mine, MinedGame, mine_game
from .wants import Wants, wants_of

BATCH: Final = 16
"""So many games are mined with the same wishes. What is wanted changes between batches alone, so that the puzzles are
the same with any number of processes, and after any stop between two batches."""


class Miner(Protocol):
    """Whoever mines games."""

    def __call__(self, order: Mine, wants: Wants, numbers: Sequence[int]) -> Iterable[MinedGame]:
        """The games of these numbers, in this order."""


def mine(order: Mine, found: Sequence[PuzzleFile], games: Miner) -> Iterator[list[MinedGame]]:
    """Batch after batch, until there are enough; ``found``: those of an earlier run, which is gone on with."""
    kept, batch = list(found), next_batch(order, found)
    while (wants := wants_of(kept, order.count)).ideas:
        mined = []
        for game in games(order, wants, range(BATCH * batch, BATCH * (batch + 1))):
            puzzles = []
            for puzzle in game.puzzles:
                if wants_of(kept, order.count).allow(puzzle):
                    kept.append(puzzle)
                    puzzles.append(puzzle)
            mined.append(MinedGame(game.number, tuple(puzzles), game.seconds))
        yield mined
        batch += 1


def next_batch(order: Mine, found: Iterable[PuzzleFile]) -> int:
    """The batch after the last one that gave a puzzle; those between gave none, and would again."""
    start = order.seed_of(0)[:-1]
    numbers = [int(puzzle.seed.removeprefix(start)) for puzzle in found if puzzle.seed.startswith(start)]
    return max((number // BATCH + 1 for number in numbers), default=0)


def mine_here(order: Mine, wants: Wants, numbers: Sequence[int]) -> Iterator[MinedGame]:
    """Mines one game after another in this process."""
    return map(partial(mine_game, order, wants), numbers)


@contextmanager
def miners(jobs: int) -> Iterator[Miner]:
    """So many processes that mine; with one, it is this one."""
    if jobs == 1:
        yield mine_here
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:

        def mine_there(order: Mine, wants: Wants, numbers: Sequence[int]) -> Iterator[MinedGame]:
            return pool.map(partial(mine_game, order, wants), numbers)

        yield mine_there
