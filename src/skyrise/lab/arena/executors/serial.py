"""One game after the other, in this process."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ..plan import Job
from ..results import Played
from .contract import Play


class Serial:
    """Plays here."""

    def results(self, jobs: Sequence[Job], play: Play) -> Generator[Played]:
        """Every job played, in order."""
        yield from map(play, jobs)
