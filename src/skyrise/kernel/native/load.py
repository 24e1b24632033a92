"""The load of native code."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, cast

from skyrise.rules.core.state import State, Tables

from ..load import Function, Load, Result
from .library import Library
from .memory import clear, zeros
from .records import NativeState, native_states, native_tables, state_of


class Native(Load):
    """Arrays of ctypes, and the functions of an object file."""

    is_compiled = True
    pace = 1_500_000
    chunk = 64
    slots = 1 << 19
    nodes = 1 << 20

    def __init__(self, library: Library) -> None:
        self.library = library

    def function(self, function: Function) -> Function:
        return cast(Function, self.library.entry(function))

    def bound(self, function: Callable[..., Result], *arguments: Any) -> Callable[..., Result]:
        return self.library.entry(function).bound(*arguments)

    def ints(self, length: int) -> Any:
        return zeros(ctypes.c_int64, length)

    def floats(self, length: int) -> Any:
        return zeros(ctypes.c_double, length)

    def grid(self, rows: int, columns: int) -> Any:
        return zeros(ctypes.c_int64 * columns, rows)

    def clear(self, numbers: Any) -> None:
        clear(numbers)

    def array(self, array: Any) -> Any:
        from numpy.ctypeslib import as_ctypes

        return as_ctypes(array)

    def blanks(self, count: int) -> Any:
        return zeros(NativeState, count)

    def states(self, states: list[State]) -> Any:
        return native_states(states)

    def tables(self, tables: list[Tables]) -> Any:
        return native_tables(tables)

    def copy(self, states: Any) -> Any:
        return type(states).from_buffer_copy(states)

    def state(self, states: Any) -> State:
        return state_of(states[0])
