"""Small programs for tests: written to a file, imported, and compiled."""

from __future__ import annotations

import ctypes
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from skyrise.kernel.generator.dialect import Dialect
from skyrise.kernel.generator.functions import Program
from skyrise.kernel.generator.machine import Target
from skyrise.kernel.generator.tree import Intrinsic
from skyrise.kernel.native.build import build
from skyrise.kernel.native.linking import link
from skyrise.rules.core import runtime

HEAD = """from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from kernel.generator.programs import same, say, wrap
from skyrise.rules.core.runtime import copy, inline, lowest, popcount, power_of_two, take

"""
LINES = HEAD.count("\n")
"""Before the first line of a program."""
_numbers = count()


def wrap(number: int) -> int:
    """A whole number as a machine has it, in 64 bits."""
    return (number + 2**63) % 2**64 - 2**63


def same(number: int) -> int:
    """What ``wrap`` is in native code, where numbers wrap around anyway."""
    return number


def say(number: int, other: int) -> None:
    """Nothing, in native code."""


DIALECT = Dialect(
    intrinsics={
        runtime.popcount: Intrinsic.POPCOUNT,
        runtime.lowest: Intrinsic.LOWEST_BIT,
        runtime.power_of_two: Intrinsic.POWER_OF_TWO,
    },
    twins={wrap: same},
    nothing=frozenset({say}),
    copy=runtime.copy,
    take=runtime.take,
    inlined=runtime.INLINE,
)


def module_of(folder: Path, text: str) -> ModuleType:
    """A program, imported."""
    name = f"program_{next(_numbers)}"
    file = folder / f"{name}.py"
    file.write_text(HEAD + text, encoding="utf-8")
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def entry_of(module: ModuleType) -> FunctionType:
    """The function of a program that is called: ``run``."""
    function = vars(module)["run"]
    assert isinstance(function, FunctionType)
    return function


def read(folder: Path, text: str) -> Program:
    """A program, read by the front end alone."""
    program = Program(DIALECT)
    program.add_entry(entry_of(module_of(folder, text)))
    return program


def compiled(module: ModuleType) -> Any:
    """``run``, as native code."""
    function = entry_of(module)
    return link(build([function], Target.here(), dialect=DIALECT).code).entry(function)


def ints(*values: int) -> Any:
    """A list of whole numbers for native code."""
    return (ctypes.c_int64 * len(values))(*values)


def floats(*values: float) -> Any:
    """A list of floats for native code."""
    return (ctypes.c_double * len(values))(*values)
