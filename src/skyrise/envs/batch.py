"""A batch of games behind a vector environment: all stepped in one call of the compiled core, on threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skyrise.kernel.kernel import first_word
from skyrise.kernel.load import Load
from skyrise.rules import Chance
from skyrise.rules.core.state import Tables, blank
from skyrise.rules.core.words import ACTIONS as CODES

from .charts import Ints, chart_of, facts_of
from .core import games as core
from .core import numbers as n
from .matches import Slots, draw_colors, draw_slots, match_of
from .rewards import Ending
from .spaces import action_space


class Terms(NamedTuple):
    """What the compiled core needs to know of a match."""

    tables: list[Tables]
    """One element."""
    facts: npt.NDArray[np.int64]
    code_of: Ints
    index_of: Ints


class Shared(NamedTuple):
    """The arrays of a batch, as its load takes them."""

    facts: list[list[int]]
    index_of: list[list[int]]
    code_of: list[list[int]]
    actions: list[int]
    learners: list[int]
    seen: list[list[float]]
    masks: list[list[int]]
    over: list[bool]
    points: list[list[int]]
    won: list[int]


class GameBatch:
    """Games in a row, each with a learner on one seat; the other seats play at random.

    A game that is over stays so until ``deal_anew``. Every game has islands, colors and a learner's seat of its own.
    """

    def __init__(self, edition: str, players: int, games: int, load: Load, threads: int = 1) -> None:
        """``load``: a compiled one."""
        self.edition, self.players, self.games = edition, players, games
        self.space = action_space(edition)
        self.seen: npt.NDArray[np.float32] = np.zeros((games, n.SIZE), dtype=np.float32)
        """What each learner sees."""
        self.masks: npt.NDArray[np.int8] = np.zeros((games, n.ACTIONS), dtype=np.int8)
        """What each learner may do."""
        self.over: npt.NDArray[np.bool_] = np.zeros(games, dtype=np.bool_)
        """Which games are over."""
        self.learners: npt.NDArray[np.int64] = np.zeros(games, dtype=np.int64)
        """The learner's seat in each game."""
        self._points: npt.NDArray[np.int64] = np.zeros((games, 4), dtype=np.int64)
        self._won: npt.NDArray[np.int64] = np.zeros(games, dtype=np.int64)
        self._s, self._t = load.blanks(games), load.tables([blank(Tables)] * games)
        self._facts = np.zeros((games, n.FACTS), dtype=np.int64)
        self._code_of = np.zeros((games, n.ACTIONS), dtype=np.int16)
        self._index_of = np.zeros((games, CODES), dtype=np.int16)
        self._load = load
        self._begin_all, self._step_all = load.function(core.begin_all), load.function(core.step_all)
        self._shares = list(pairwise(np.linspace(0, games, threads + 1).astype(int).tolist()))
        self._actions = np.zeros(games, dtype=np.int64)
        self._codes = [load.ints(CODES) for _ in self._shares]
        self._native = Shared(
            *(load.array(array) for array in (self._facts, self._index_of, self._code_of, self._actions)),
            *(load.array(array) for array in (self.learners, self.seen, self.masks)),
            *(load.array(array) for array in (self.over, self._points, self._won)),
        )
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def begin(self, seed: int) -> None:
        """New games, the same ones for the same seed whatever the number of threads."""
        self._draws = Chance(seed, "many")
        words = [[first_word(seed, game)] for game in range(self.games)]
        self._chance = self._load.array(np.array(words, dtype=np.uint64))
        self.over[:] = True
        self.deal_anew()

    def deal_anew(self) -> None:
        """New games in the place of those that are over."""
        games = np.flatnonzero(self.over).tolist()
        for game in games:
            slots, colors = draw_slots(self.players, self._draws), draw_colors(self.players, self._draws)
            self._take(game, _terms(self._load, self.edition, slots, colors))
            self.learners[game] = self._draws.below(self.players)
        numbers, to = self._load.ints(len(games)), self._native
        numbers[:] = games
        self._begin_all(
            self._s, self._t, to.facts, numbers, self._codes[0], to.index_of,
            self._chance, to.learners, to.seen, to.masks,
        )  # fmt: skip
        self.over[:] = False

    def step(self, actions: npt.NDArray[np.integer]) -> None:
        """Plays an action in each game, and goes on to the learner's next decision; a ValueError for an illegal one."""
        self._check(actions)
        self._actions[:] = actions
        if self._pool is None:
            self._step(0)
        else:
            list(self._pool.map(self._step, range(len(self._shares))))

    def ending(self, game: int) -> Ending:
        """How a game ended that is over."""
        return Ending(tuple(self._points[game, : self.players].tolist()), int(self._won[game]))

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _check(self, actions: npt.NDArray[np.integer]) -> None:
        if actions.shape != (self.games,):
            raise ValueError(f"{self.games} games take {self.games} actions, not an array of shape {actions.shape}")
        known = (actions >= 0) & (actions < n.ACTIONS)
        legal = known & (self.masks[np.arange(self.games), np.where(known, actions, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            raise ValueError(f"{self.space.name(int(actions[game]))} is not legal now in game {game}")

    def _step(self, share: int) -> None:
        (first, last), to = self._shares[share], self._native
        self._step_all(
            self._s, self._t, to.facts, first, last, to.actions, self._codes[share], to.index_of, to.code_of,
            self._chance, to.learners, to.seen, to.masks, to.over, to.points, to.won,
        )  # fmt: skip

    def _take(self, game: int, terms: Terms) -> None:
        self._t[game] = terms.tables[0]
        self._facts[game] = terms.facts
        self._code_of[game] = terms.code_of
        self._index_of[game] = terms.index_of


@lru_cache(maxsize=4096)
def _terms(load: Load, edition: str, slots: Slots, colors: tuple[str, ...]) -> Terms:
    match = match_of(edition, slots, colors)
    chart = chart_of(match.city)
    return Terms(load.tables([match.tables]), facts_of(match), chart.code_of, chart.index_of)
