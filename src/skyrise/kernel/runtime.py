"""What the cores need from the machine, for Numba: stands in for ``skyrise.rules.core.runtime``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.core.caching import FunctionCache
from numba.core.codegen import RuntimeLinker
from numba.extending import intrinsic

from .cache import KERNEL, VARIABLE, room_of, sound_folder, unseal
from .notices import say_once

Chance = Any
njit: Any = numba.njit
CACHE = sound_folder(KERNEL)
"""Where compiled code is kept; None: it is compiled in every run."""

LEAN = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
"""For code that allocates nothing: no references are counted, as Numba would atomically at every call with a list."""


def jit(function: Any) -> Any:
    """Compiles a function that compiled ones call: once, not once for each size of its whole numbers."""
    compiled = njit(no_cpython_wrapper=True, **LEAN)(function)
    narrow = compiled.get_call_template

    def wide(arguments: Any, named: Any) -> Any:
        return narrow(tuple(map(_widened, arguments)), named)

    compiled.get_call_template = wide
    return compiled


def _widened(kind: Any) -> Any:
    is_whole = isinstance(kind, types.Boolean | types.Integer) and kind != types.uint64
    return types.int64 if is_whole else kind


def entry(function: Any) -> Any:
    """Compiles a function that Python calls, and keeps the code, with all that it calls, in the folder of its room."""
    compiled = njit(**LEAN)(function)
    folder = sound_folder(room_of(function))
    if folder is not None:
        compiled._cache = _kept_in(folder, function)
    return compiled


def _kept_in(folder: Path, function: Any) -> Kept:
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        return Kept(function, folder)
    finally:
        config.CACHE_DIR = before


class Kept(FunctionCache):
    """Compiled code on disk. What cannot be read is compiled again, and what cannot be written is not kept."""

    def __init__(self, function: Any, folder: Path) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self.folder = folder

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The code for some types, or None: Numba compiles it then."""
        try:
            return super().load_overload(signature, context)  # type: ignore[no-untyped-call]
        except Exception:
            say_once(f"compiled code in {self.folder} is damaged: it is compiled again; nothing needs to be done")
            unseal(self.folder)
            self.flush()  # type: ignore[no-untyped-call]
            return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keeps the code for some types."""
        if _goes_in_circles(result.library):
            name = self._py_func.__qualname__
            say_once(f"{name} is compiled in every run: functions in it call one another; let one call itself instead")
            return
        try:
            super().save_overload(signature, result)  # type: ignore[no-untyped-call]
        except OSError as error:
            say_once(f"compiled code cannot be kept ({error}): make room, or set {VARIABLE} to another folder")


def _goes_in_circles(library: Any) -> bool:
    """Do two functions call each other? Numba crashes when it runs such code from a file."""
    return any(one.name.startswith(RuntimeLinker.PREFIX) for one in library._final_module.global_variables)


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
def copy(states: Any, to: int, source: int) -> None:
    """Writes one state over another in the same array."""
    states[to] = states[source]


@jit
def take(states: Any, to: int, others: Any, source: int) -> None:
    """Writes a state of another array over one of these."""
    states[to] = others[source]


@jit
def below(chance: Any, bound: int) -> Any:
    """A random whole number from 0 to ``bound`` − 1: xorshift64 on ``chance[0]``, which must not be 0."""
    word = chance[0]
    word ^= word << types.uint64(13)
    word ^= word >> types.uint64(7)
    word ^= word << types.uint64(17)
    chance[0] = word
    return types.int64((word >> types.uint64(32)) * types.uint64(bound) >> types.uint64(32))


@intrinsic
def emit(context: Any, s: Any, kind: Any, seat: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
    """Nobody listens: compiled, it is nothing, and nothing is compiled for it."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.get_dummy_value()

    return types.none(s, kind, seat, a, b, c, d), build
