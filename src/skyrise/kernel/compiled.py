"""The cores compiled by Numba.

The same files are loaded a second time, under ``skyrise.kernel.twins``: cores import one another relatively, so there
they find compiled functions, and ``kernel.runtime`` in the place of the runtime of the rules.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from skyrise.rules.core.state import State, Tables

from . import runtime
from .arrays import STATE, state_row, table_row, to_state
from .cores import PACKAGE
from .load import Function, Load

TWINS = "skyrise.kernel.twins"


def _make_twins() -> None:
    """Rooms that consist of their core alone: what else is in a room must not be loaded twice."""
    _add_package(TWINS, [])
    for core in PACKAGE.glob("*/core"):
        _add_package(f"{TWINS}.{core.parent.name}", [str(core.parent)])
    sys.modules[f"{TWINS}.rules.core.runtime"] = runtime


def _add_package(name: str, path: list[str]) -> None:
    package = ModuleType(name)
    package.__path__ = path
    sys.modules[name] = package


_make_twins()


@cache
def _twin(function: Any) -> Any:
    room, core, *inside = function.__module__.removeprefix("skyrise.").split(".")
    if core != "core":
        raise ValueError(f"{function.__module__}.{function.__name__} is not a function of a core")
    return getattr(import_module(".".join((TWINS, room, core, *inside))), function.__name__)


class Compiled(Load):
    """Arrays, and the functions that Numba compiles; each is compiled when it is first called, or read from a cache."""

    is_compiled = True
    pace = 1_500_000
    chunk = 64
    slots = 1 << 19

    def function(self, function: Function) -> Function:
        compiled: Function = _twin(function)
        return compiled

    def ints(self, length: int) -> Any:
        return np.zeros(length, dtype=np.int64)

    def floats(self, length: int) -> Any:
        return np.zeros(length)

    def grid(self, rows: int, columns: int) -> Any:
        return np.zeros((rows, columns), dtype=np.int64)

    def blanks(self, count: int) -> Any:
        return np.zeros(count, dtype=STATE)

    def states(self, states: list[State]) -> Any:
        return state_row(states)

    def tables(self, tables: list[Tables]) -> Any:
        return table_row(tables)

    def copy(self, states: Any) -> Any:
        return states.copy()

    def state(self, states: Any) -> State:
        return to_state(states)
