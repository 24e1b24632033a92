"""A single game behind an environment: indices in, numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from skyrise.kernel.load import Load
from skyrise.kernel.loads import best_load
from skyrise.rules import Chance, Match, Seed, View
from skyrise.rules.core.deal import deal
from skyrise.rules.core.state import SEATS, State, blank
from skyrise.rules.core.words import ACTIONS as CODES
from skyrise.rules.core.words import NONE
from skyrise.rules.views import view_of

from .charts import chart_of, facts_of
from .core import games
from .core import numbers as n
from .matches import Slots, city_of, draw_colors, draw_slots, match_of
from .rewards import Ending
from .spaces import action_space

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class SingleGame:
    """A game that is stepped by indices of the action space."""

    match: Match
    to_act: int | None
    """The seat that decides now; None when the game is over."""
    played: list[tuple[int, int]]
    """Every action so far, each with the seat that played it."""

    def __init__(
        self, edition: str, players: int, islands: Mapping[str, str] | None = None, load: Load | None = None
    ) -> None:
        self.edition, self.players = edition, players
        self.slots = None if islands is None else _slots(islands, players)
        """The island of each slot; None: they are drawn for each game."""
        self.space = action_space(edition)
        self.mask: Mask = np.zeros(n.ACTIONS, dtype=np.int8)
        """What the seat to act may do; written over by the next step."""
        self._given = load

    def begin(self, seed: Seed) -> None:
        """A new game: the same one for the same seed, on every load."""
        chance = Chance(seed, "environment")
        slots = self.slots or draw_slots(self.players, chance)
        match = match_of(self.edition, slots, draw_colors(self.players, chance))
        state = blank(State)
        deal(state, match.tables, chance)
        self.take_up(match, state)

    def take_up(self, match: Match, state: State) -> None:
        """Goes on from a state, which changes from then on."""
        self._load = load = self._given or best_load()  # asked for each game: compiling may be done by the next one
        self.match = match
        self._s = load.states([state])
        self._t = load.tables([match.tables])
        self._facts = load.array(facts_of(match)[None])
        chart = chart_of(match.city)
        self._code_of, self._index_of = chart.code_of, load.array(chart.index_of[None])
        self._set_desk()
        self.played = []
        self.to_act = _seat(load.function(games.list_actions)(self._desk))

    def _set_desk(self) -> None:
        """What this game writes on, and no copy of it."""
        load = self._load
        self.mask = self.mask.copy()
        self._seen: Numbers = np.zeros(n.SIZE, dtype=np.float32)
        codes, mask, seen = load.ints(CODES), load.array(self.mask), load.array(self._seen)
        self._desk = games.Desk(self._s, self._t, self._facts, codes, self._index_of, mask, seen)
        self._step, self._look = load.bound(games.step, self._desk), load.bound(games.look, self._desk)

    def copy(self) -> SingleGame:
        """An independent game in the same state."""
        twin = SingleGame.__new__(SingleGame)
        vars(twin).update(vars(self))  # what is not copied below does not change
        twin.played = self.played.copy()
        twin._s = self._load.copy(self._s)
        twin._set_desk()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleGame:
        return self.copy()

    def step(self, index: int) -> None:
        """Plays an action; a ValueError for one that is not legal."""
        if not 0 <= index < n.ACTIONS or not self.mask[index]:
            raise ValueError(f"{self.space.name(index)} is not legal now")
        assert self.to_act is not None
        self.played.append((self.to_act, index))
        code = int(self._code_of[index])
        self.to_act = _seat(self._step(code))

    def legal(self) -> list[int]:
        """What may be done now, ascending."""
        actions: list[int] = np.flatnonzero(self.mask).tolist()
        return actions

    def observe(self, seat: int) -> Numbers:
        """What a seat may know (``layout``)."""
        self._look(seat)
        return self._seen.copy()

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know, in words."""
        return view_of(self.match, self._load.state(self._s), seat)

    def ending(self) -> Ending:
        """How the game ended."""
        points = self._load.ints(SEATS)
        won = self._load.function(games.outcome)(self._desk, points)
        return Ending(tuple(points[: self.players]), won)


def _slots(islands: Mapping[str, str], players: int) -> Slots:
    """Islands of the box by slot; a ValueError for too many, too few, or unknown ones."""
    slots = tuple(sorted(islands.items()))
    if len(slots) != players:
        raise ValueError(f"{players} players play on {players} outer islands, not on {len(slots)}")
    chart_of(city_of(slots))
    return slots


def _seat(number: int) -> int | None:
    return None if number == NONE else number
