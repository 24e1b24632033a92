"""One game after the other, in this process."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ..bot_games import Job, PlayedGame
from .contract import Play


class Serial:
    """Plays here."""

    def __repr__(self) -> str:
        return "Serial()"

    def results(self, jobs: Sequence[Job], play: Play) -> Generator[PlayedGame]:
        """Every job played, in order."""
        yield from map(play, jobs)
