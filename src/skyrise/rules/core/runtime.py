"""What the rules need from the machine. The kernel puts its own module in the place of this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from .state import State

Function = TypeVar("Function", bound=Callable[..., object])


class Chance(Protocol):
    """A source of random numbers."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` − 1, all equally likely."""


def jit(function: Function) -> Function:
    """Compiles a function in the kernel; here it stays as it is."""
    return function


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; the mask is not empty."""
    return (mask & -mask).bit_length() - 1


def below(chance: Chance, bound: int) -> int:
    """A random whole number from 0 to ``bound`` − 1."""
    return chance.below(bound)


def emit(s: State, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Says what has just happened (see ``event_codes``); here it goes to the log, if anybody keeps one."""
    if s.log is not None:
        s.log.append((kind, seat, a, b, c, d))
