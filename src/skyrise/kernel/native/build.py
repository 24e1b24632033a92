"""Makes the object file of functions and all that they call. Needs llvmlite."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..generator.dialect import AnyFunction, Dialect
from ..generator.functions import Program
from ..generator.llvm import Module
from ..generator.machine import USUAL, Target, object_code
from .dialect import CORES

CHECKED = 1
"""How hard LLVM tries for a build that runs once."""


@dataclass(frozen=True, slots=True)
class Built:
    """An object file; with checks, also what each of them is about."""

    code: bytes
    sites: tuple[str, ...] = ()


def build(entries: Iterable[AnyFunction], target: Target, is_checked: bool = False, dialect: Dialect = CORES) -> Built:
    """The code of these functions; ``is_checked``: it reports what unchecked code would not notice."""
    program = Program(dialect)
    for entry in entries:
        program.add_entry(entry)
    module = Module(program.functions, is_checked)
    return Built(object_code(module.text, target, CHECKED if is_checked else USUAL), module.sites)
