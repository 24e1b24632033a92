"""The native rules of one match, to be used from Python. Needs llvmlite."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from skyrise.components.names import SOURCES
from skyrise.rules import Match, View, determinize
from skyrise.rules.core.state import SEATS, State
from skyrise.rules.core.words import ACTIONS, OVER
from skyrise.rules.determinize import Sampler

from .core import loops
from .loads import native_load
from .native.load import Native

States = Any
"""An array of ctypes of one state (``native.records.NativeState``)."""
Words = Any
"""An array of ctypes of whole numbers."""


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
    """Native rules. A state is an array of one structure, ``s[0].phase`` is a field of it; actions are codes.

    One kernel serves one thread: it has a buffer for lists of actions. ``twin`` gives another thread its own.
    """

    def __init__(self, match: Match, load: Native | None = None) -> None:
        """``load``: if not the usual one."""
        self.match = match
        self._load = load or native_load()
        self.tables = self._load.tables([match.tables])
        self.out: Words = self._load.ints(ACTIONS)
        step = self._load.library.entry(loops.step)
        (self._desk,) = step.packed(1, loops.Desk(self.tables, self.out))
        self._desk_at = ctypes.addressof(self._desk)
        self._step: Callable[..., int] = step.quick
        self._list_legal: Callable[..., int] = self._load.library.entry(loops.list_legal).quick

    def __repr__(self) -> str:
        return f"<Kernel for {self.match!r}>"

    def twin(self) -> Kernel:
        """A kernel of the same match for another thread."""
        return Kernel(self.match, self._load)

    def state(self, s: State) -> States:
        """A state of the interpreted rules, for the native ones."""
        return self._load.states([s])

    def copy(self, s: States) -> States:
        """An independent copy of a state."""
        return self._load.copy(s)

    def python_state(self, s: States) -> State:
        """A state for the interpreted rules."""
        return self._load.state(s)

    def determinized(self, view: View, chance: Sampler) -> States:
        """A state that fits a view of this match: what the viewer cannot know is dealt at random."""
        if view.position.match is not self.match and view.position.match != self.match:
            raise ValueError("the view is of another match: make a Kernel(view.position.match)")
        return self.state(determinize(view, chance).state)

    def legal(self, s: States) -> list[int]:
        """The codes of the legal actions, in the order in which the rules list them."""
        codes: list[int] = self.out[: self._list_legal(s, self._desk_at)]
        return codes

    def step(self, s: States, action: int) -> int:
        """Plays an action; the codes that are legal then are in ``out``, as many as it returns."""
        return self._step(s, self._desk_at, action)

    def is_over(self, s: States) -> bool:
        """Has everybody built everything?"""
        return bool(s[0].phase == OVER)

    def winners(self, s: States) -> tuple[int, ...]:
        """The seats that win with what has been scored."""
        won = self._run(loops.winning, s, self.tables)
        return tuple(seat for seat in range(self.match.players) if won >> seat & 1)

    def scores(self, s: States) -> Scores:
        """What every seat has scored, and who wins with it: the outcome once the game is over."""
        prestige = s[0].prestige[:]
        by_seat = [prestige[len(SOURCES) * seat :][: len(SOURCES)] for seat in range(self.match.players)]
        return Scores(tuple(dict(zip(SOURCES, points, strict=True)) for points in by_seat), self.winners(s))

    def play_out(self, s: States, seed: int) -> int:
        """Plays on at random to the end, in place; returns the number of decisions."""
        return self._run(loops.play_out, s, self.tables, generator(seed), self.out)

    def play_games(self, games: int, seed: int, threads: int = 1, listed: bool = False) -> Batch:
        """Deals and plays random games; the same ones for the same seed and number of threads. ``listed``: the legal
        actions are listed at every decision, which changes nothing but the time it takes."""
        play = loops.play_listed_games if listed else loops.play_games
        if threads == 1:
            return self._play_games(play, games, generator(seed))
        shares = [games // threads + (thread < games % threads) for thread in range(threads)]
        chances = [generator(seed, thread) for thread in range(threads)]
        twins = [self.twin() for _ in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            return _together(list(pool.map(Kernel._play_games, twins, [play] * threads, shares, chances)))

    def _play_games(self, play: Callable[..., int], games: int, chance: Words) -> Batch:
        s, wins, points = self._load.blanks(1), self._load.ints(SEATS), self._load.ints(SEATS)
        decisions = self._run(play, s, self.tables, chance, self.out, games, wins, points)
        players = self.match.players
        return Batch(games, decisions, tuple(wins[:players]), tuple(points[:players]))

    def perft(self, s: State, depth: int) -> int:
        """The number of sequences of ``depth`` decisions."""
        states, outs = self._load.blanks(depth + 1), self._load.grid(depth + 1, ACTIONS)
        states[depth] = self.state(s)[0]
        return self._run(loops.perft, states, self.tables, depth, outs)

    def _run(self, function: Callable[..., int], *arguments: object) -> int:
        return self._load.function(function)(*arguments)


def _together(batches: Sequence[Batch]) -> Batch:
    return Batch(
        sum(batch.games for batch in batches),
        sum(batch.decisions for batch in batches),
        tuple(map(sum, zip(*(batch.wins for batch in batches), strict=True))),
        tuple(map(sum, zip(*(batch.points for batch in batches), strict=True))),
    )


def generator(seed: int, stream: int = 0) -> Words:
    """The state of a fast random generator: an array of one number, never 0."""
    return (ctypes.c_uint64 * 1)(first_word(seed, stream))


def first_word(seed: int, stream: int = 0) -> int:
    """Where a generator begins, never at 0: drawn from a seed by SplitMix64, elsewhere for each stream."""
    word = (seed + (stream + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    word = (word ^ word >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return (word ^ word >> 31) or 1
