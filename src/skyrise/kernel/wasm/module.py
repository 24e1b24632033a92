"""The cores that a browser needs, as a module of WebAssembly: kept as native code is, or compiled. Needs llvmlite."""

from __future__ import annotations

from collections.abc import Iterable

from .. import objects
from ..generator.dialect import AnyFunction, Dialect
from ..generator.machine import Target
from ..generator.symbols import entry_symbol
from ..generator.wasm import module_of
from ..native.build import build
from ..native.dialect import CORES
from ..native.here import compiler_version
from .entries import browser_entries, export_name


def read_or_compile() -> bytes:
    """The module of the cores."""
    target = Target.wasm()
    file = objects.object_file((compiler_version(), target.triple, target.cpu, target.features))
    kept = None if file is None else objects.read_object(file)
    if kept is None:
        kept = compile_module(browser_entries())
        if file is not None:
            objects.keep_object(file, kept)
    return kept


def compile_module(entries: Iterable[AnyFunction], dialect: Dialect = CORES) -> bytes:
    """A module of functions and all that they call."""
    entries = list(entries)
    exports = {export_name(entry): entry_symbol(f"{entry.__module__}.{entry.__name__}") for entry in entries}
    return module_of(build(entries, Target.wasm(), dialect=dialect).code, exports)
