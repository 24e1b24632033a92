"""The two loads of the environments' core: which functions step a game, and what its states are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from skyrise.kernel import readiness
from skyrise.rules.core.state import State, Tables, copy_state

from . import warmup as warmup  # so that whoever waits for the compiled load waits for the environments as well
from .core import games


class Load(Protocol):
    """What differs between stepping interpreted and stepping compiled."""

    @property
    def games(self) -> Any:
        """The module ``envs.core.games``."""

    def states(self, states: list[State]) -> Any:
        """States in a row."""

    def tables(self, tables: list[Tables]) -> Any:
        """The tables of matches in a row."""

    def copy(self, states: Any) -> Any:
        """An independent copy of states in a row."""

    def state(self, states: Any) -> State:
        """The first of states in a row, as the interpreted rules know it."""


class Interpreted:
    """Lists, and the module as it stands."""

    games = games

    def states(self, states: list[State]) -> list[State]:
        return states

    def tables(self, tables: list[Tables]) -> list[Tables]:
        return tables

    def copy(self, states: list[State]) -> list[State]:
        return [copy_state(s) for s in states]

    def state(self, states: list[State]) -> State:
        return states[0]


class Compiled:
    """Arrays, and the module that Numba compiles."""

    def __init__(self) -> None:
        from skyrise.kernel import arrays

        from .compiled import load_envs

        self._arrays = arrays
        self.games = load_envs("games")

    def states(self, states: list[State]) -> Any:
        return _in_a_row(states, self._arrays.STATE)

    def tables(self, tables: list[Tables]) -> Any:
        return _in_a_row(tables, self._arrays.TABLES)

    def copy(self, states: Any) -> Any:
        return states.copy()

    def state(self, states: Any) -> State:
        return self._arrays.to_state(states)


def _in_a_row(records: Sequence[State | Tables], dtype: Any) -> Any:
    """An array of the very type that the kernel knows: one that only equals it makes every call five times as dear."""
    import numpy

    from skyrise.kernel.arrays import to_array

    row = numpy.zeros(len(records), dtype=dtype)
    for number, record in enumerate(records):
        row[number] = to_array(record)[0]
    return row


def best_load() -> Load:
    """Compiled, if it is ready; else interpreted, and the compiling begins in the background."""
    return Compiled() if readiness.wanted() else Interpreted()


def wait_for_best() -> Load:
    """Compiled, as soon as it is ready; interpreted only if it cannot be had."""
    return Compiled() if readiness.wanted(waiting=True) else Interpreted()
