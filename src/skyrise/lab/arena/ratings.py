"""Ratings of bots by the Plackett–Luce model of openskill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from ..errors import require
from ..statistics import Z95


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot seems; everybody starts at 25."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the strength."""
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


class Rater:
    """Rates games one after the other. ``drift``: how much a player may change from game to game; a bot does not."""

    def __init__(self, drift: float = 0.0) -> None:
        self._model = require("openskill.models", "lab").PlackettLuce(tau=drift)
        self.start = Rating(self._model.mu, self._model.sigma)
        """Of whoever has not played."""

    def after(self, before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
        """The ratings after a game of those who had these before it; equal ranks are ties."""
        teams = [[self._model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        return [Rating(team[0].mu, team[0].sigma) for team in self._model.rate(teams, ranks=list(ranks))]


def ratings(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after some games, each given as its bots and their ranks; equal ranks are ties."""
    rater = Rater()
    found: dict[str, Rating] = {}
    for bots, ranks in games:
        after = rater.after([found.get(bot, rater.start) for bot in bots], ranks)
        found |= {bot: _merged([new for name, new in zip(bots, after, strict=True) if name == bot]) for bot in bots}
    return found


def _merged(seats: Sequence[Rating]) -> Rating:
    """The rating of a bot on several seats of one game: their mean, so that the game counts once."""
    return Rating(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
