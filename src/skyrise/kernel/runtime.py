"""What the compiled rules need from the machine: the twin of ``skyrise.rules.core.runtime``."""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from .cache import cache_folder

Chance = Any
CACHE = cache_folder()
"""Where compiled code is kept; None: it is compiled in every run."""

jit = njit(nogil=True, error_model="numpy")
"""Compiles a function when it is first called."""


def entry(function: Any) -> Any:
    """Compiles a function that Python calls, and keeps the result, with all that it calls, in our folder."""
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(CACHE or "")
    try:
        return njit(nogil=True, error_model="numpy", cache=CACHE is not None)(function)
    finally:
        config.CACHE_DIR = before


@intrinsic
def popcount(context: Any, mask: Any) -> Any:
    """How many bits are set."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def lowest(context: Any, mask: Any) -> Any:
    """The number of the lowest bit that is set."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@jit
def below(chance: Any, bound: int) -> Any:
    """A random whole number from 0 to ``bound`` − 1: xorshift64 on ``chance[0]``, which must not be 0."""
    word = chance[0]
    word ^= word << types.uint64(13)
    word ^= word >> types.uint64(7)
    word ^= word << types.uint64(17)
    chance[0] = word
    return types.int64((word >> types.uint64(32)) * types.uint64(bound) >> types.uint64(32))


@jit
def emit(s: Any, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Nobody listens: compiled, it is nothing."""
