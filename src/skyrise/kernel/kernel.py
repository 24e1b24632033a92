"""The compiled rules of one match, to be used from Python."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from skyrise.rules import Match
from skyrise.rules.core.state import State, blank
from skyrise.rules.core.words import ACTIONS, OVER

from . import loops
from .arrays import STATE, Array, to_array

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Batch:
    """What many random games came to."""

    games: int
    decisions: int
    wins: tuple[int, ...]
    """By seat; a shared win counts for each who shares it."""
    points: tuple[int, ...]
    """By seat, the Prestige of all games together."""


class Kernel:
    """Compiled rules. A state is a structured array of one element (``kernel.arrays``); actions are codes.

    One kernel serves one thread: it has a buffer for lists of actions. ``twin`` gives another thread its own.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.tables = to_array(match.tables)
        self.out: Numbers = np.zeros(ACTIONS, dtype=np.int64)

    def twin(self) -> Kernel:
        """A kernel of the same match for another thread."""
        return Kernel(self.match)

    def state(self, s: State) -> Array:
        """A state of the interpreted rules, for the compiled ones."""
        return to_array(s)

    def legal(self, s: Array) -> list[int]:
        """The codes of the legal actions, in the order in which the rules list them."""
        codes: list[int] = self.out[: loops.list_legal(s, self.tables, self.out)].tolist()
        return codes

    def step(self, s: Array, action: int) -> int:
        """Plays an action; the codes that are legal then are in ``out``, as many as it returns."""
        return int(loops.step(s, self.tables, action, self.out))

    def is_over(self, s: Array) -> bool:
        """Has everybody built everything?"""
        return bool(s["phase"][0] == OVER)

    def play_out(self, s: Array, seed: int) -> int:
        """Plays on at random to the end, in place; returns the number of decisions."""
        return int(loops.play_out(s, self.tables, generator(seed), self.out))

    def play_games(self, games: int, seed: int) -> Batch:
        """Deals and plays random games."""
        s = to_array(blank(State))
        wins, points = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
        decisions = loops.play_games(s, self.tables, generator(seed), self.out, games, wins, points)
        players = self.match.players
        return Batch(games, int(decisions), tuple(wins[:players].tolist()), tuple(points[:players].tolist()))

    def perft(self, s: State, depth: int) -> int:
        """The number of sequences of so many decisions."""
        states = np.zeros(depth + 1, dtype=STATE)
        states[depth] = to_array(s)[0]
        outs = np.zeros((depth + 1, ACTIONS), dtype=np.int64)
        return int(loops.perft(states, self.tables, depth, outs))


def generator(seed: int) -> npt.NDArray[np.uint64]:
    """The state of a fast random generator: a seed scrambled by SplitMix64, never 0."""
    word = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return np.array([(word ^ word >> 31) or 1], dtype=np.uint64)
