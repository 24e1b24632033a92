"""Puts an object file into the memory of this process. Needs llvmlite."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence
from typing import Any

import llvmlite.binding as llvm

from ..generator.symbols import FAILED
from .library import Library

ABORTED = 70
"""How a process ends in which a check has failed."""
Failed = ctypes.CFUNCTYPE(None, ctypes.c_int64)


def link(code: bytes, sites: Sequence[str] = ()) -> Library:
    """The functions of an object file; ``sites``: of a checked build, what each check is about."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine: Any = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    owners = [engine, _report(engine, sites)] if sites else [engine]
    return Library(engine.get_function_address, owners)


def _report(engine: Any, sites: Sequence[str]) -> object:
    """A check that fails ends the process: nothing can be trusted after it. Returns what must be kept for that."""

    def failed(site: int) -> None:
        print(sites[site], file=sys.stderr, flush=True)
        os._exit(ABORTED)

    callback = Failed(failed)
    variable = ctypes.c_void_p.from_address(engine.get_global_value_address(FAILED))
    variable.value = ctypes.cast(callback, ctypes.c_void_p).value
    return callback
