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


def ratings(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after some games, each given as its bots and their ranks; equal ranks are ties."""
    # tau is how much a player may change from game to game: a bot does not change.
    model = require("openskill.models", "lab").PlackettLuce(tau=0.0)
    found: dict[str, Rating] = {}
    for bots, ranks in games:
        before = [found.get(bot, Rating(model.mu, model.sigma)) for bot in bots]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(ranks))]
        found |= {bot: _merged([new for name, new in zip(bots, after, strict=True) if name == bot]) for bot in bots}
    return found


def _merged(seats: Sequence[Rating]) -> Rating:
    """The rating of a bot on several seats of one game: their mean, so that the game counts once."""
    return Rating(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
