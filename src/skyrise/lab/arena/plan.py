"""The schedule of an arena: a pure function of its arguments.

One set-up is played with every rotation of the bots over the seats, so that nobody is lucky with the deal: a duplicate.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import Any, Final

from skyrise import __version__
from skyrise.components import DEFAULT_EDITION, Reason, check_players, load_edition
from skyrise.components.names import MAX_PLAYERS
from skyrise.rules import Seed

from .errors import ArenaError

FORMAT: Final = "skyrise-arena/1"

Field = tuple[str, ...]
"""The bots of one game, by seat."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What an arena is asked to play."""

    bots: tuple[str, ...]
    players: int = MAX_PLAYERS
    games: int = 100
    """At least so many: they are rounded up to whole duplicates."""
    seed: Seed = 0
    edition: str = DEFAULT_EDITION
    seconds: float | None = None
    """For each decision; None: as long as a bot takes."""

    def __post_init__(self) -> None:
        if not all(self.bots) or not self.bots:
            raise ArenaError(Reason.LAB_BOTS, place="bots")
        check_players(self.players, ArenaError)
        if self.games < 1:
            raise ArenaError(Reason.VALUE_LEAST, place="games", least=1, found=self.games)
        if self.seconds is not None and self.seconds <= 0:
            raise ArenaError(Reason.LAB_SECONDS, place="time", found=self.seconds)

    def fingerprint(self) -> dict[str, Any]:
        """All that the games depend on, as JSON; the values of the edition count, not the name of its file alone."""
        values = json.dumps(load_edition(self.edition).document(), sort_keys=True)
        return {
            "format": FORMAT,
            "version": __version__,
            "bots": list(self.bots),
            "players": self.players,
            "games": self.games,
            "seed": str(self.seed),
            "edition": self.edition,
            "edition values": sha256(values.encode()).hexdigest()[:16],
            "time": self.seconds,
        }


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played."""

    number: int
    setup: int
    """The set-up, counted from 0."""
    seed: str
    """Of the set-up: the same for all games on it."""
    rotation: int
    """By how many seats the bots have moved on."""
    bots: Field


def schedule(plan: Plan) -> list[Job]:
    """The games of a plan, set-up by set-up.

    >>> [(job.seed, job.bots) for job in schedule(Plan(bots=("a", "b"), players=2, games=3, seed=7))]
    [('7.0', ('a', 'b')), ('7.0', ('b', 'a')), ('7.1', ('a', 'b')), ('7.1', ('b', 'a'))]
    """
    games = duplicate(plan.bots, plan.players)
    setups = -(-plan.games // len(games))
    return [
        Job(len(games) * setup + number, setup, f"{plan.seed}.{setup}", rotation, bots)
        for setup in range(setups)
        for number, (bots, rotation) in enumerate(games.items())
    ]


def duplicate(bots: tuple[str, ...], players: int) -> dict[Field, int]:
    """The games on one set-up: every choice of bots in every rotation, each once; by how many seats it is rotated.

    >>> list(duplicate(("a", "b", "a", "b"), 4))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    games: dict[Field, int] = {}
    for field in fields(bots, players):
        for rotation in range(players):
            games.setdefault(field[rotation:] + field[:rotation], rotation)
    return games


def fields(bots: tuple[str, ...], players: int) -> Iterator[Field]:
    """Who plays with whom: every choice of bots where there are more than seats; the last one repeated where fewer.

    >>> list(fields(("a", "b", "c"), 2)), list(fields(("a", "b"), 4))
    ([('a', 'b'), ('a', 'c'), ('b', 'c')], [('a', 'b', 'b', 'b')])
    """
    return combinations(bots + bots[-1:] * (players - len(bots)), players)
