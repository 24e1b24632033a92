"""A workbench: plays and surveys one game at a time. One bench serves one thread."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from skyrise.kernel.load import Load
from skyrise.rules import Action, Chance, Game
from skyrise.search.core.selfplay import play_judged, play_random
from skyrise.search.weights import learned_weights
from skyrise.search.workspace import LONGEST, make_workspace

from ..core import columns as c
from ..core.survey import GAME, STATES, survey
from .chunk import Surveyed
from .order import JUDGED, SEARCHED, Order
from .searchers import Searchers, Thought


class Bench:
    """The working memory of one thread, used again for every game."""

    def __init__(self, load: Load, *, keeps_thoughts: bool = False) -> None:
        self.load = load
        self._keeps_thoughts = keeps_thoughts
        self._weights = learned_weights()
        self._work = make_workspace(load, 1, self._weights)
        self._survey = load.function(survey)
        self._states = load.blanks(STATES)
        self._actions = load.ints(LONGEST)
        self._seats = load.ints(LONGEST)
        self._facts = load.ints(c.FACTS)
        self._auctions = load.grid(c.MOST_AUCTIONS, c.COLUMNS)

    def play(self, order: Order, number: int) -> Surveyed:
        """Plays a game of an order in the kernel; the same number gives the same game."""
        game = order.new_game(number)
        if self._weights != order.learned:
            self._weights = order.learned
            self._work.weights[:] = order.learned
        self._work.chance[0] = 1 + Chance(order.seed_of(number), "play-out").below(2**31)
        tables, games = self.load.tables([game.match.tables]), self.load.states([game.state])
        if order.policy == SEARCHED:
            count = self._searchers.play(tables, games, self._actions)
            return self._follow(game, number, count, self._searchers.thoughts if self._keeps_thoughts else ())
        play = self.load.function(play_judged if order.policy == JUDGED else play_random)
        return self._follow(game, number, int(play(self._work, tables, games, self._actions)))

    @cached_property
    def _searchers(self) -> Searchers:
        """Their trees are large, so they are made when they are needed."""
        return Searchers(self.load, self._work)

    def follow(self, game: Game, number: int, actions: Sequence[Action]) -> Surveyed:
        """Surveys a game that was played elsewhere; ``game`` is its setup."""
        self._actions[: len(actions)] = [game.match.encode(action) for action in actions]
        return self._follow(game, number, len(actions))

    def _follow(self, game: Game, number: int, count: int, thoughts: Sequence[Thought | None] = ()) -> Surveyed:
        self._states[GAME : GAME + 1] = self.load.states([game.state])
        tables = self.load.tables([game.match.tables])
        found = self._survey(self._states, tables, self._actions, count, self._seats, self._facts, self._auctions)
        return Surveyed(
            number,
            game.match,
            np.array(self._actions[:count]),
            np.array(self._seats[:count]),
            np.array(self._facts),
            np.array([row[:] for row in self._auctions[:found]]),
            thoughts,
        )
