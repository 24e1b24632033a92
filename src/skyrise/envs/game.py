"""A single game behind an environment: indices in, numbers out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from skyrise.components import Island
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.kernel.loads import best_load
from skyrise.rules import Chance, Match, Seed, View
from skyrise.rules.core.deal import deal
from skyrise.rules.core.state import SEATS, State, blank, copy_state
from skyrise.rules.core.words import ACTIONS as CODES
from skyrise.rules.core.words import NONE
from skyrise.rules.views import view_of

from .charts import chart_of, facts_of
from .core import games
from .core import numbers as n
from .matches import AnyEdition, draw_colors, draw_slots, match_of, slots_of
from .rewards import Ending
from .spaces import action_name, action_space, action_text

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class GameState:
    """A moment of a game, which never changes: a copy of it is itself. It can be pickled."""

    __slots__ = ("load", "match", "played", "states")

    def __init__(self, match: Match, load: Load, states: list[State], played: tuple[tuple[int, int], ...]) -> None:
        self.match, self.load, self.states, self.played = match, load, states, played

    def __reduce__(self) -> tuple[Any, ...]:
        """Without the load, which another process has for itself."""
        return GameState, (self.match, Interpreted(), [self.load.state(self.states)], self.played)

    def __copy__(self) -> GameState:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> GameState:
        return self


class SingleGame:
    """A game that is stepped by indices of the action space."""

    match: Match
    to_act: int | None
    """The seat that decides now; None when the game is over."""
    played: list[tuple[int, int]]
    """Every action so far, each with the seat that played it."""

    def __init__(
        self,
        edition: AnyEdition,
        players: int,
        islands: Mapping[str, str | Island] | None = None,
        load: Load | None = None,
    ) -> None:
        self.edition, self.players = edition, players
        self.slots = None if islands is None else slots_of(islands, players)
        """The island of each slot; None: they are drawn for each game."""
        self.space = action_space(edition)
        self.mask: Mask = np.zeros(n.ACTIONS, dtype=np.int8)
        """What the seat to act may do; written over by the next step."""
        self._given = load
        self._begun = False

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
        self._begun = True
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
        self._step = load.bound(games.step, self._desk)
        self._look: Callable[..., Any] | None = None  # once it is asked for: most copies that a search makes never are

    def copy(self) -> SingleGame:
        """An independent game in the same state."""
        twin = SingleGame.__new__(SingleGame)
        vars(twin).update(vars(self))  # what is not copied below does not change
        if not self._begun:
            return twin
        twin.played = self.played.copy()
        twin._s = self._load.copy(self._s)
        twin._set_desk()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleGame:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Without the load, which another process has for itself."""
        begun = self._begun and {"match": self.match, "state": self._load.state(self._s), "played": self.played}
        return {"edition": self.edition, "players": self.players, "slots": self.slots, "begun": begun}

    def __setstate__(self, state: dict[str, Any]) -> None:
        SingleGame.__init__(self, state["edition"], state["players"], dict(state["slots"]) if state["slots"] else None)
        if begun := state["begun"]:
            self.take_up(begun["match"], begun["state"])
            self.played = begun["played"]

    def step(self, index: int) -> None:
        """Plays an action; a ValueError for one that is not legal."""
        if not 0 <= index < n.ACTIONS or not self.mask[index]:
            raise ValueError(f"{action_name(self.match, index)} is not legal now")
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
        if self._look is None:
            self._look = self._load.bound(games.look, self._desk)
        self._look(seat)
        return self._seen.copy()

    def observe_all(self, seat: int) -> Numbers:
        """All there is to know, secrets included, as seen from a seat."""
        out: Numbers = np.zeros(n.STATE_SIZE, dtype=np.float32)
        self._load.function(games.look_all)(self._desk, seat, self._load.array(out))
        return out

    def text(self, index: int) -> str:
        """The action of an index, in this match."""
        return action_text(self.match, index)

    def get_state(self) -> GameState:
        """This moment of the game."""
        return GameState(self.match, self._load, self._load.copy(self._s), tuple(self.played))

    def set_state(self, state: GameState) -> None:
        """Goes on from a moment that was kept, of this game or of any other."""
        if self._begun and state.match is self.match and state.load is self._load:
            self._s[:] = self._load.copy(state.states)
            self.to_act = _seat(self._load.function(games.list_actions)(self._desk))
        else:
            self.take_up(state.match, copy_state(state.load.state(state.states)))
        self.played = list(state.played)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know, in words."""
        return view_of(self.match, self._load.state(self._s), seat)

    def ending(self) -> Ending:
        """How the game ended."""
        points = self._load.ints(SEATS)
        won = self._load.function(games.outcome)(self._desk, points)
        return Ending(tuple(points[: self.players]), won)


def _seat(number: int) -> int | None:
    return None if number == NONE else number
