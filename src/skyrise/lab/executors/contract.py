"""What an executor is."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, Protocol

from skyrise.components import Reason

from ..bot_games import Job, PlayedGame
from ..errors import ArenaError

Play = Callable[[Job], PlayedGame]
"""Plays the game of a job. Can be sent to other processes."""

IN_HAND: Final = 2
"""Games that a worker is given at a time, so that it never waits: the one it plays, and the next."""
TRIES: Final = 3
"""How often a game is started before we give up on it, if its worker dies."""


class Executor(Protocol):
    """A place to play games."""

    def results(self, jobs: Sequence[Job], play: Play) -> Generator[PlayedGame]:
        """Plays every job exactly once; yields games as they end. Closing the generator stops what is under way."""


def gave_up(job: Job, how: str) -> ArenaError:
    """A game whose worker dies again and again."""
    return ArenaError(
        Reason.ARENA_GAVE_UP,
        game=str(job.number),
        seed=str(job.seed),
        bots=", ".join(job.bots),
        tries=TRIES,
        how=how,
    )
