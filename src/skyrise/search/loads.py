"""The two loads of the search: which modules it consists of, and what its lists are made of."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from skyrise.kernel import readiness
from skyrise.rules.core.state import State, Tables, blank

from . import warmup as warmup  # so that whoever waits for the compiled load waits for the search as well


class Load(Protocol):
    """Everything that differs between thinking interpreted and thinking compiled."""

    chunk: int
    """Simulations between two looks at the clock."""
    pace: int
    """States that the exact solver looks at in a second, roughly."""
    slots: int
    """Positions that it remembers."""

    def module(self, name: str) -> Any:
        """A module of ``search.core``."""

    def ints(self, length: int) -> Any:
        """Whole numbers, all 0."""

    def floats(self, length: int) -> Any:
        """Numbers, all 0."""

    def grid(self, rows: int, columns: int) -> Any:
        """Rows of whole numbers, all 0."""

    def states(self, states: list[State]) -> Any:
        """States in a row."""

    def tables(self, tables: Tables) -> Any:
        """The tables of a match."""


class Interpreted:
    """Lists, and the modules as they stand."""

    chunk = 1
    pace = 8_000
    slots = 1 << 14

    def module(self, name: str) -> Any:
        return import_module(f"skyrise.search.core.{name}")

    def ints(self, length: int) -> list[int]:
        return [0] * length

    def floats(self, length: int) -> list[float]:
        return [0.0] * length

    def grid(self, rows: int, columns: int) -> list[list[int]]:
        return [[0] * columns for _ in range(rows)]

    def states(self, states: list[State]) -> list[State]:
        return states

    def tables(self, tables: Tables) -> list[Tables]:
        return [tables]


class Compiled:
    """Arrays, and the modules that Numba compiles."""

    chunk = 64
    pace = 1_500_000
    slots = 1 << 19

    def __init__(self) -> None:
        import numpy

        from skyrise.kernel import arrays

        self._numpy, self._arrays = numpy, arrays

    def module(self, name: str) -> Any:
        from .compiled import load_search

        return load_search(name)

    def ints(self, length: int) -> Any:
        return self._numpy.zeros(length, dtype=self._numpy.int64)

    def floats(self, length: int) -> Any:
        return self._numpy.zeros(length)

    def grid(self, rows: int, columns: int) -> Any:
        return self._numpy.zeros((rows, columns), dtype=self._numpy.int64)

    def states(self, states: list[State]) -> Any:
        return self._numpy.concatenate([self._arrays.to_array(s) for s in states])

    def tables(self, tables: Tables) -> Any:
        return self._arrays.to_array(tables)


def best_load() -> Load:
    """Compiled, if it is ready; else interpreted, and the compiling begins in the background."""
    return Compiled() if readiness.wanted() else Interpreted()


def wait_for_best() -> Load:
    """Compiled, as soon as it is ready; interpreted only if it cannot be had."""
    return Compiled() if readiness.wanted(waiting=True) else Interpreted()


def blank_states(count: int) -> list[State]:
    """States to write on."""
    return [blank(State) for _ in range(count)]
