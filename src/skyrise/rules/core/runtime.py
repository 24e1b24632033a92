"""What the cores need from the machine. A compiled load has instructions, or functions of its own, for these."""

from __future__ import annotations

from collections.abc import Callable
from math import ldexp
from typing import Protocol, TypeVar

from .state import State, copy_state

Function = TypeVar("Function", bound=Callable[..., object])


ENTRY = "is_entry_of_a_core"
"""The attribute that marks a function that Python calls."""
INLINE = "is_inlined_in_a_core"
"""The attribute that marks a function without a call of its own."""


class Chance(Protocol):
    """A source of random numbers."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` − 1, all equally likely."""


def jit(function: Function) -> Function:
    """Marks a function that only the cores call. A compiled load compiles it; here it stays as it is."""
    return function


def entry(function: Function) -> Function:
    """Marks a function that Python calls, so that a compiled load finds it; here it stays as it is."""
    setattr(function, ENTRY, True)
    return function


def inline(function: Function) -> Function:
    """Marks a function that only the cores call, and that is compiled into those that call it: for the innermost loops,
    because what a caller knows already need not be found out again."""
    setattr(function, INLINE, True)
    return function


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; the mask is not empty."""
    return (mask & -mask).bit_length() - 1


def power_of_two(exponent: int) -> float:
    """2 to the power of a whole number, from −1022 to 1023."""
    return ldexp(1.0, exponent)


def copy(states: list[State], to: int, source: int) -> None:
    """Writes one state over another in the same list."""
    states[to] = copy_state(states[source])


def take(states: list[State], to: int, others: list[State], source: int) -> None:
    """Writes a state of another list over one of these."""
    states[to] = copy_state(others[source])


def below(chance: Chance, bound: int) -> int:
    """A random whole number from 0 to ``bound`` − 1."""
    return chance.below(bound)


def emit(s: State, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Says what has just happened (see ``event_codes``); here it goes to the log, if anybody keeps one."""
    if s.log is not None:
        s.log.append((kind, seat, a, b, c, d))
