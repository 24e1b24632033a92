"""The results of an arena: a row for each seat of each game, the standing of each bot, and who beat whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final, NamedTuple

from ..bot_games import GameResult, Job, SeatResult
from ..bot_games.results import CRASH, ILLEGAL
from ..statistics import mean, mean_by_setup, percentile, wilson
from .plan import Plan
from .ratings import Rating, ratings
from .sprt import Verdict

SLOW: Final = 10
"""A decision is slow if it takes this many times the time it was given."""


class Row(NamedTuple):
    """One seat of one game, as results are written to files."""

    job: int
    seed: str
    rotation: int
    seat: int
    bot: str
    prestige: int | None
    rank: int
    won: float
    margin: int | None
    decisions: int
    seconds: float
    crash: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did in all its games. A bot on several seats of a game counts once for each."""

    bot: str
    games: int
    wins: float
    win_rate: float
    win_interval: tuple[float, float]
    margin: float | None
    margin_error: float | None
    """The standard error of ``margin``, over setups."""
    prestige: float | None
    rating: float
    rating_interval: tuple[float, float]
    decisions: int
    time_mean: float | None
    time_p95: float | None
    time_max: float | None
    crashes: int
    illegal: int
    slow: int


@dataclass(frozen=True, slots=True)
class Results:
    """The games of an arena that are over, in the order of the schedule."""

    plan: Plan
    jobs: Sequence[Job]
    games: Sequence[GameResult]
    verdict: Verdict | None = None
    """Of a sequential test, if there was one."""

    def __repr__(self) -> str:
        return f"<Results: {len(self.games)} of {len(self.jobs)} games of {', '.join(self.plan.specs)}>"

    @property
    def is_complete(self) -> bool:
        """Have all games of the schedule been played, or enough of them for a test to be sure?"""
        sure = self.verdict is not None and self.verdict.decision is not None
        return sure or len(self.games) == len(self.jobs)

    def rows(self) -> Iterator[Row]:
        """Every seat of every game."""
        for job, game in self._played():
            for number, (bot, seat) in enumerate(zip(job.bots, game.seats, strict=True)):
                failed = game.failure if game.failure and game.failure.seat == number else None
                yield Row(
                    job=job.number,
                    seed=job.seed,
                    rotation=job.rotation,
                    seat=number,
                    bot=bot,
                    prestige=seat.prestige,
                    rank=seat.rank,
                    won=seat.won,
                    margin=seat.margin,
                    decisions=len(seat.times),
                    seconds=round(sum(seat.times), 6),
                    crash=f"{failed.kind}: {failed.reason}" if failed else None,
                )

    def standings(self) -> list[Standing]:
        """The bots, the one with the best rating first."""
        rated = ratings((job.bots, [seat.rank for seat in game.seats]) for job, game in self._played())
        return sorted((self._standing(bot, rating) for bot, rating in rated.items()), key=lambda one: -one.rating)

    def pairwise(self) -> dict[str, dict[str, float]]:
        """For each pair of bots: how often the first ranked ahead of the second; a tie counts half."""
        points: dict[tuple[str, str], list[float]] = defaultdict(list)
        for job, game in self._played():
            for (mine, one), (theirs, other) in permutations(zip(job.bots, game.seats, strict=True), 2):
                if mine != theirs:
                    points[mine, theirs].append((one.rank < other.rank) + (one.rank == other.rank) / 2)
        matrix: dict[str, dict[str, float]] = defaultdict(dict)
        for (mine, theirs), shares in points.items():
            matrix[mine][theirs] = sum(shares) / len(shares)
        return dict(matrix)

    def _played(self) -> Iterator[tuple[Job, GameResult]]:
        for game in self.games:
            yield self.jobs[game.job], game

    def _standing(self, bot: str, rating: Rating) -> Standing:
        seats = [seat for _, seat in self._seats(bot)]
        times = [time for seat in seats for time in seat.times]
        wins = sum(seat.won for seat in seats)
        margin, error = mean_by_setup(self._margins(bot))
        return Standing(
            bot=bot,
            games=len(seats),
            wins=wins,
            win_rate=wins / len(seats),
            win_interval=wilson(wins, len(seats)),
            margin=margin,
            margin_error=error,
            prestige=mean([seat.prestige for seat in seats if seat.prestige is not None]),
            rating=rating.mu,
            rating_interval=rating.interval,
            decisions=len(times),
            time_mean=mean(times),
            time_p95=percentile(times, 0.95),
            time_max=max(times, default=None),
            crashes=self._failures(bot, CRASH),
            illegal=self._failures(bot, ILLEGAL),
            slow=sum(self._is_slow(time) for time in times),
        )

    def _seats(self, bot: str) -> Iterator[tuple[Job, SeatResult]]:
        for job, game in self._played():
            for name, seat in zip(job.bots, game.seats, strict=True):
                if name == bot:
                    yield job, seat

    def _margins(self, bot: str) -> list[list[float]]:
        """By setup."""
        setups: dict[int, list[float]] = defaultdict(list)
        for job, seat in self._seats(bot):
            if seat.margin is not None:
                setups[job.setup].append(seat.margin)
        return list(setups.values())

    def _failures(self, bot: str, kind: str) -> int:
        failures = [(job, game.failure) for job, game in self._played() if game.failure]
        return sum(failure.kind == kind and job.bots[failure.seat] == bot for job, failure in failures)

    def _is_slow(self, time: float) -> bool:
        return self.plan.seconds is not None and time > SLOW * self.plan.seconds
