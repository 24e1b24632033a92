"""The compiled rules of one match, to be used from Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from skyrise.components.names import SOURCES
from skyrise.rules import Match, View, determinize
from skyrise.rules.core.state import State, blank
from skyrise.rules.core.words import ACTIONS, OVER
from skyrise.rules.determinize import Sampler

from .arrays import STATE, Array, to_array
from .core import loops
from .load import Load, compiled_load

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Batch:
    """The results of many random games, added up."""

    games: int
    decisions: int
    wins: tuple[int, ...]
    """By seat; a shared win counts for each winner."""
    points: tuple[int, ...]
    """By seat, the Prestige of all games together."""


@dataclass(frozen=True, slots=True)
class Scores:
    """How a game ended."""

    points: tuple[dict[str, int], ...]
    """By seat: Prestige by source, every source in its order."""
    winners: tuple[int, ...]


class Kernel:
    """Compiled rules. A state is a structured array of one element (``kernel.arrays``); actions are codes.

    One kernel serves one thread: it has a buffer for lists of actions. ``twin`` gives another thread its own.
    """

    def __init__(self, match: Match, load: Load | None = None) -> None:
        """``load``: a compiled one, if not the usual one."""
        self.match = match
        self.tables = to_array(match.tables)
        self.out: Numbers = np.zeros(ACTIONS, dtype=np.int64)
        self._load = load or compiled_load()
        self._list_legal: Callable[..., int] = self._load.function(loops.list_legal)
        self._step: Callable[..., int] = self._load.function(loops.step)

    def twin(self) -> Kernel:
        """A kernel of the same match for another thread."""
        return Kernel(self.match, self._load)

    def state(self, s: State) -> Array:
        """A state of the interpreted rules, for the compiled ones."""
        return to_array(s)

    def determinized(self, view: View, chance: Sampler) -> Array:
        """A state that fits a view of this match: what the viewer cannot know is dealt at random."""
        if view.position.match is not self.match and view.position.match != self.match:
            raise ValueError("the view is of another match: make a Kernel(view.position.match)")
        return to_array(determinize(view, chance).state)

    def legal(self, s: Array) -> list[int]:
        """The codes of the legal actions, in the order in which the rules list them."""
        codes: list[int] = self.out[: self._list_legal(s, self.tables, self.out)].tolist()
        return codes

    def step(self, s: Array, action: int) -> int:
        """Plays an action; the codes that are legal then are in ``out``, as many as it returns."""
        return self._step(s, self.tables, action, self.out)

    def is_over(self, s: Array) -> bool:
        """Has everybody built everything?"""
        return bool(s["phase"][0] == OVER)

    def winners(self, s: Array) -> tuple[int, ...]:
        """The seats that win with what has been scored."""
        won = self._run(loops.winning, s, self.tables)
        return tuple(seat for seat in range(self.match.players) if won >> seat & 1)

    def scores(self, s: Array) -> Scores:
        """What every seat has scored, and who wins with it: the outcome once the game is over."""
        by_seat = s["prestige"][0].reshape(-1, len(SOURCES))[: self.match.players].tolist()
        return Scores(tuple(dict(zip(SOURCES, points, strict=True)) for points in by_seat), self.winners(s))

    def play_out(self, s: Array, seed: int) -> int:
        """Plays on at random to the end, in place; returns the number of decisions."""
        return self._run(loops.play_out, s, self.tables, generator(seed), self.out)

    def play_games(self, games: int, seed: int, threads: int = 1) -> Batch:
        """Deals and plays random games; the same ones for the same seed and number of threads."""
        if threads == 1:
            return self._play_games(games, generator(seed))
        shares = [games // threads + (thread < games % threads) for thread in range(threads)]
        chances = [generator(seed, thread) for thread in range(threads)]
        twins = [self.twin() for _ in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            return _together(list(pool.map(Kernel._play_games, twins, shares, chances)))

    def _play_games(self, games: int, chance: npt.NDArray[np.uint64]) -> Batch:
        s = to_array(blank(State))
        wins, points = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
        decisions = self._run(loops.play_games, s, self.tables, chance, self.out, games, wins, points)
        players = self.match.players
        return Batch(games, decisions, tuple(wins[:players].tolist()), tuple(points[:players].tolist()))

    def perft(self, s: State, depth: int) -> int:
        """The number of sequences of ``depth`` decisions."""
        states = np.zeros(depth + 1, dtype=STATE)
        states[depth] = to_array(s)[0]
        outs = np.zeros((depth + 1, ACTIONS), dtype=np.int64)
        return self._run(loops.perft, states, self.tables, depth, outs)

    def _run(self, function: Callable[..., int], *arguments: object) -> int:
        return int(self._load.function(function)(*arguments))


def _together(batches: Sequence[Batch]) -> Batch:
    return Batch(
        sum(batch.games for batch in batches),
        sum(batch.decisions for batch in batches),
        tuple(map(sum, zip(*(batch.wins for batch in batches), strict=True))),
        tuple(map(sum, zip(*(batch.points for batch in batches), strict=True))),
    )


def generator(seed: int, stream: int = 0) -> npt.NDArray[np.uint64]:
    """The state of a fast random generator, never 0: drawn from a seed by SplitMix64, another for each stream."""
    word = (seed + (stream + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return np.array([(word ^ word >> 31) or 1], dtype=np.uint64)
