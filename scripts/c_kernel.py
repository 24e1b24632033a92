"""The cores by a C compiler: for tests with its sanitizers, and as the limit in benchmarks."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from skyrise.kernel.generator.c import c_symbol, module_text
from skyrise.kernel.generator.dialect import AnyFunction, Dialect
from skyrise.kernel.generator.functions import Program
from skyrise.kernel.native.dialect import CORES, all_entries
from skyrise.kernel.native.library import Library
from skyrise.kernel.native.load import Native

COMPILER = shutil.which("gcc")
FASTEST = ("-O3", "-march=native")
SANITIZED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
EXACT = ("-ffp-contract=off",)
"""No two steps of floats are made one: the bits are those of the other loads."""


def c_text(entries: Iterable[AnyFunction], dialect: Dialect = CORES) -> str:
    """Functions and all that they call, in C."""
    program = Program(dialect)
    for entry in entries:
        program.add_entry(entry)
    return module_text(program.functions)


def c_library(text: str, folder: Path, flags: Sequence[str]) -> Library:
    """Compiled and loaded."""
    assert COMPILER is not None, "there is no gcc"
    source, target = folder / "cores.c", folder / "cores.so"
    source.write_text(text, encoding="utf-8")
    command = [COMPILER, "-std=gnu11", "-shared", "-fPIC", *EXACT, *flags, "-o", str(target), str(source)]
    subprocess.run(command, check=True)
    loaded = ctypes.CDLL(str(target))

    def address_of(symbol: str) -> int:
        found = getattr(loaded, c_symbol(symbol), None)
        return 0 if found is None else ctypes.cast(found, ctypes.c_void_p).value or 0

    return Library(address_of, loaded)


def c_load(folder: Path, flags: Sequence[str] = FASTEST) -> Native:
    """A load of all cores."""
    return Native(c_library(c_text(all_entries()), folder, flags))
