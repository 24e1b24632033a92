"""Games that were played and surveyed, as arrays (``core.columns`` says what is in them)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from skyrise.components.names import PLAYER_COLORS
from skyrise.rules import Match
from skyrise.rules.core.state import SEATS, SOURCES

from ..core import columns as c
from .searchers import Thought

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Surveyed:
    """One game."""

    number: int
    match: Match
    actions: Ints
    """As codes of the match."""
    seats: Ints
    """Who decided, action by action."""
    facts: Ints
    auctions: Ints
    """A row for each."""
    thoughts: Sequence[Thought | None] = ()
    """What searching players have found, action by action, if it is kept; nothing of others."""


@dataclass(frozen=True)
class Chunk:
    """Some games of an order, in order."""

    games: Sequence[Surveyed]

    @property
    def players(self) -> int:
        return self.games[0].match.players

    @cached_property
    def facts(self) -> Ints:
        """A row for each game."""
        return np.stack([game.facts for game in self.games])

    @cached_property
    def auctions(self) -> Ints:
        """A row for each auction of each game."""
        return np.concatenate([game.auctions for game in self.games])

    @cached_property
    def game_of(self) -> Ints:
        """For each auction, the index of its game in the chunk."""
        return np.repeat(np.arange(len(self.games)), [len(game.auctions) for game in self.games])

    @cached_property
    def colors(self) -> Ints:
        """By game and seat: the number of the color."""
        return np.array([[PLAYER_COLORS.index(color) for color in game.match.colors] for game in self.games])

    @cached_property
    def won(self) -> Floats:
        """By game and seat: 1, 0, or a part of a shared win."""
        seats = self.facts[:, [c.WINNERS]] >> np.arange(self.players) & 1
        return np.asarray(seats / seats.sum(axis=1, keepdims=True))

    @cached_property
    def prestige(self) -> Ints:
        """By game, seat and source."""
        block = self.facts[:, c.PRESTIGE : c.PRESTIGE + SEATS * SOURCES].reshape(-1, SEATS, SOURCES)
        return block[:, : self.players]

    def by_seat(self, column: int) -> Ints:
        """A column that each seat has, by game and seat."""
        return self.facts[:, column : column + self.players]
