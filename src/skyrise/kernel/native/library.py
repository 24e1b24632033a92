"""The functions of an object file, in the memory of this process. Needs llvmlite."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence
from typing import Any, get_type_hints

import llvmlite.binding as llvm

from ..generator.annotations import Annotations
from ..generator.dialect import AnyFunction
from ..generator.llvm.checks import FAILED
from ..generator.tree import entry_symbol
from .calls import Entry
from .dialect import CORES

ABORTED = 70
Failed = ctypes.CFUNCTYPE(None, ctypes.c_int64)


class Library:
    """Native functions, by the functions of Python that they were made of."""

    def __init__(self, code: bytes, sites: Sequence[str] = ()) -> None:
        """``sites``: of a checked build, what each check is about."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
        self._engine: Any = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self._annotations = Annotations(CORES.annotations)
        self._entries: dict[AnyFunction, Entry] = {}
        if sites:
            self._report(sites)

    def entry(self, function: AnyFunction) -> Entry:
        """The native twin of a function."""
        if function not in self._entries:
            name = f"{function.__module__}.{function.__name__}"
            address = self._engine.get_function_address(entry_symbol(name))
            if not address:
                raise ValueError(f"{name} is no entry of a core")
            *parameters, result = get_type_hints(function, include_extras=True).values()
            kinds = [self._annotations.type_of(hint) for hint in parameters]
            self._entries[function] = Entry(name, address, kinds, self._annotations.type_of(result), self._engine)
        return self._entries[function]

    def _report(self, sites: Sequence[str]) -> None:
        """A check that fails ends the process: nothing can be trusted after it."""

        def failed(site: int) -> None:
            print(sites[site], file=sys.stderr, flush=True)
            os._exit(ABORTED)

        self._callback = Failed(failed)
        variable = ctypes.c_void_p.from_address(self._engine.get_global_value_address(FAILED))
        variable.value = ctypes.cast(self._callback, ctypes.c_void_p).value
