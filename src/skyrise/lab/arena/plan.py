"""The schedule of an arena: a pure function of its arguments.

Each setup is played in every rotation of the bots over the seats (a duplicate), so that the deal favors no bot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from skyrise import __version__
from skyrise.bots.aliases import named_bots, split_name
from skyrise.components import DEFAULT_EDITION, Reason, check_players, load_edition
from skyrise.components.names import MAX_PLAYERS
from skyrise.rules import Game, Seed

from ..bot_games import Job, Lineup
from ..errors import ArenaError
from ..fingerprints import digest

FORMAT: Final = "skyrise-arena/3"


@dataclass(frozen=True, slots=True)
class Plan:
    """The games that an arena is asked for."""

    bots: tuple[str, ...]
    """Specs, each with a name before it or not: ``fast=expert:seconds=0.1``."""
    players: int = MAX_PLAYERS
    games: int = 100
    """At least this many: rounded up to whole duplicates."""
    seed: Seed = 0
    edition: str = DEFAULT_EDITION
    seconds: float | None = None
    """The time for each decision; None: as long as a bot takes."""

    def __post_init__(self) -> None:
        if not all(self.bots) or not self.bots:
            raise ArenaError(Reason.LAB_BOTS, place="bots")
        named_bots(self.bots)
        check_players(self.players, ArenaError)
        if self.games < 1:
            raise ArenaError(Reason.VALUE_LEAST, place="games", least=1, found=self.games)
        if self.seconds is not None and self.seconds <= 0:
            raise ArenaError(Reason.LAB_SECONDS, place="time", found=self.seconds)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots by their names."""
        return tuple(split_name(text)[0] for text in self.bots)

    @property
    def specs(self) -> dict[str, str]:
        """The spec of each name."""
        return named_bots(self.bots)

    def new_game(self, job: Job) -> Game:
        """The game of a job, set up."""
        return Game.new(self.players, self.edition, job.seed)

    def fingerprint(self) -> dict[str, Any]:
        """Everything that each of the games depends on, as JSON: the values of the edition too, since its file may
        change. How many games are asked for changes none of them."""
        return {
            "format": FORMAT,
            "version": __version__,
            "bots": list(self.bots),
            "players": self.players,
            "seed": str(self.seed),
            "edition": self.edition,
            "edition values": digest(load_edition(self.edition).document()),
            "time": self.seconds,
        }


def schedule(plan: Plan) -> list[Job]:
    """The games of a plan, setup by setup.

    >>> [(job.seed, job.bots) for job in schedule(Plan(bots=("a", "b"), players=2, games=3, seed=7))]
    [('7.0', ('a', 'b')), ('7.0', ('b', 'a')), ('7.1', ('a', 'b')), ('7.1', ('b', 'a'))]
    """
    games = duplicate(plan.names, plan.players)
    setups = -(-plan.games // len(games))
    return [
        Job(len(games) * setup + number, setup, f"{plan.seed}.{setup}", rotation, bots)
        for setup in range(setups)
        for number, (bots, rotation) in enumerate(games.items())
    ]


def duplicate(bots: tuple[str, ...], players: int) -> dict[Lineup, int]:
    """The games on one setup, each with its rotation: every choice of bots in every rotation, once.

    >>> list(duplicate(("a", "b", "a", "b"), 4))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    games: dict[Lineup, int] = {}
    for lineup in lineups(bots, players):
        for rotation in range(players):
            games.setdefault(lineup[rotation:] + lineup[:rotation], rotation)
    return games


def lineups(bots: tuple[str, ...], players: int) -> Iterator[Lineup]:
    """Who plays whom: every choice of bots if there are more than seats; if fewer, the last bot is repeated.

    >>> list(lineups(("a", "b", "c"), 2)), list(lineups(("a", "b"), 4))
    ([('a', 'b'), ('a', 'c'), ('b', 'c')], [('a', 'b', 'b', 'b')])
    """
    return combinations(bots + bots[-1:] * (players - len(bots)), players)
