"""What the generator needs to know about the cores: what their runtime stands for, and which functions Python calls."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import FunctionType
from typing import Final

from skyrise.rules.core import runtime

from ..generator.dialect import Dialect
from ..generator.tree import Intrinsic
from ..rooms import core_files, module_name
from . import chance

CORES: Final = Dialect(
    intrinsics={
        runtime.popcount: Intrinsic.POPCOUNT,
        runtime.lowest: Intrinsic.LOWEST_BIT,
        runtime.power_of_two: Intrinsic.POWER_OF_TWO,
    },
    twins={runtime.below: chance.below},
    nothing=frozenset({runtime.emit}),
    copy=runtime.copy,
    take=runtime.take,
    inlined=runtime.INLINE,
    annotations=chance.ANNOTATIONS,
)


def all_entries() -> Iterator[FunctionType]:
    """The functions of all cores that Python calls, in the order of their files."""
    for file in core_files():
        name = module_name(file)
        for function in vars(import_module(name)).values():
            if isinstance(function, FunctionType) and function.__module__ == name and hasattr(function, runtime.ENTRY):
                yield function
