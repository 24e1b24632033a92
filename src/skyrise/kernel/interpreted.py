"""The cores as they stand, run by Python. It needs nothing, and can be stepped through."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from skyrise.rules.core.state import State, Tables, blank, copy_state

from .load import Function, Load, Result


class Interpreted(Load):
    """Lists, and the functions themselves."""

    is_compiled = False
    pace = 8_000
    chunk = 1
    slots = 1 << 14
    nodes = 1 << 20

    def function(self, function: Function) -> Function:
        return function

    def bound(self, function: Callable[..., Result], *arguments: Any) -> Callable[..., Result]:
        return partial(function, *arguments)

    def ints(self, length: int) -> list[int]:
        return [0] * length

    def floats(self, length: int) -> list[float]:
        return [0.0] * length

    def clear(self, numbers: list[int]) -> None:
        numbers[:] = [0] * len(numbers)

    def array(self, array: Any) -> Any:
        return array

    def grid(self, rows: int, columns: int) -> list[list[int]]:
        return [[0] * columns for _ in range(rows)]

    def blanks(self, count: int) -> list[State]:
        return [blank(State) for _ in range(count)]

    def states(self, states: list[State]) -> list[State]:
        return states

    def tables(self, tables: list[Tables]) -> list[Tables]:
        return tables

    def copy(self, states: list[State]) -> list[State]:
        return [copy_state(s) for s in states]

    def state(self, states: list[State]) -> State:
        return states[0]
