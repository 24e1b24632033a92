"""A match that stops when it is sure: Wald's sequential test of how often one bot ranks before another.

Games on one setup share its luck, so a case is the mean over a setup; its spread is estimated from the cases so far
(the generalized test that engines of chess are tested with). Both errors have the same small probability.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import log
from statistics import fmean
from typing import Final

from skyrise.components import Reason

from ..bot_games import GameResult, Job
from ..errors import ArenaError

ERROR: Final = 0.05
"""How often the test may be wrong, either way."""
LEAST_CASES: Final = 8
"""Before that the spread is a guess."""
STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"


@dataclass(frozen=True, slots=True)
class Sprt:
    """Does the first bot rank before the second ``high`` of the time, or only ``low``?"""

    low: float = 0.5
    high: float = 0.55

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise ArenaError(Reason.ARENA_SPRT, place="sprt", found=f"{self.low:g},{self.high:g}")

    def verdict(self, cases: Sequence[float]) -> Verdict:
        """What so many cases say, each the share of times that the first bot was ahead on one setup."""
        bound = log((1 - ERROR) / ERROR)
        if len(cases) < LEAST_CASES:
            return Verdict(len(cases), fmean(cases) if cases else None, 0.0, bound)
        mean = fmean(cases)
        known = [*cases, 0.0, 1.0]  # so that a row of equal cases does not make it sure at once
        spread = fmean((case - fmean(known)) ** 2 for case in known)
        likelihood = len(cases) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)
        return Verdict(len(cases), mean, likelihood, bound)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How far a sequential test has come."""

    cases: int
    share: float | None
    """How often the first bot was ahead."""
    likelihood: float
    """The logarithm of how much likelier ``high`` is than ``low``."""
    bound: float
    """The test ends when the likelihood reaches this, or its negative."""

    @property
    def decision(self) -> str | None:
        """``stronger``, ``not stronger``, or None while it is open."""
        if abs(self.likelihood) < self.bound:
            return None
        return STRONGER if self.likelihood > 0 else NOT_STRONGER


def cases_of(jobs: Sequence[Job], results: Mapping[int, GameResult]) -> list[float]:
    """A case for each setup of which all games are over, up to the first that is not: the order in which games happen
    to end decides nothing."""
    setups: dict[int, list[Job]] = defaultdict(list)
    for job in jobs:
        setups[job.setup].append(job)
    first = jobs[0].bots[0]
    cases = []
    for same in setups.values():
        if any(job.number not in results for job in same):
            break
        cases.append(fmean(_ahead(first, ((job, results[job.number]) for job in same))))
    return cases


def _ahead(first: str, games: Iterable[tuple[Job, GameResult]]) -> list[float]:
    """For each pair of seats of the first bot and another: 1 if the first is ahead, a half for a tie."""
    return [
        (one.rank < other.rank) + (one.rank == other.rank) / 2
        for job, game in games
        for (mine, one), (theirs, other) in permutations(zip(job.bots, game.seats, strict=True), 2)
        if mine == first != theirs
    ]
