"""A load is a way to run the cores: as they stand, or compiled. What differs between loads is here, and only here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from skyrise.rules.core.state import State, Tables

Function = TypeVar("Function", bound=Callable[..., object])
Result = TypeVar("Result")


class Load(ABC):
    """Gives the functions of the cores, and what they work on.

    The types are those of the cores, so numbers come in lists; a compiled load gives arrays, which are used the same
    way.
    """

    is_compiled: bool
    pace: int
    """Positions that a search looks at in a second, roughly."""
    chunk: int
    """Simulations between two looks at the clock."""
    slots: int
    """Positions that are worth remembering."""
    nodes: int
    """How many nodes a tree has, at most."""

    @abstractmethod
    def function(self, function: Function) -> Function:
        """A function of a core, as this load runs it."""

    @abstractmethod
    def bound(self, function: Callable[..., Result], *arguments: Any) -> Callable[..., Result]:
        """A function of a core with its first arguments given for good; the others are numbers."""

    @abstractmethod
    def ints(self, length: int) -> list[int]:
        """Whole numbers, all 0."""

    @abstractmethod
    def floats(self, length: int) -> list[float]:
        """Numbers, all 0."""

    @abstractmethod
    def clear(self, numbers: list[int]) -> None:
        """Sets all to 0."""

    @abstractmethod
    def array(self, array: Any) -> Any:
        """An array of NumPy, in the way this load takes one: it shares the numbers, and has to be kept meanwhile."""

    @abstractmethod
    def grid(self, rows: int, columns: int) -> list[list[int]]:
        """Rows of whole numbers, all 0."""

    @abstractmethod
    def blanks(self, count: int) -> list[State]:
        """States to write on."""

    @abstractmethod
    def states(self, states: list[State]) -> list[State]:
        """States in a row; the originals may or may not change with them."""

    @abstractmethod
    def tables(self, tables: list[Tables]) -> list[Tables]:
        """The tables of matches in a row."""

    @abstractmethod
    def copy(self, states: list[State]) -> list[State]:
        """An independent copy of states in a row."""

    @abstractmethod
    def state(self, states: list[State]) -> State:
        """The first of states in a row, for Python to read."""
