"""LLVM makes object files. This module needs llvmlite."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm

USUAL = 2
"""How hard LLVM tries. Its highest level takes a third longer, and makes these cores no faster."""
WASM = "wasm32-unknown-unknown"
WASM_FEATURES = "+bulk-memory,+bulk-memory-opt,+nontrapping-fptoint,+sign-ext"
"""What every browser of the last years has."""


@dataclass(frozen=True, slots=True)
class Target:
    """A machine to make code for."""

    triple: str
    cpu: str
    features: str

    @classmethod
    def here(cls) -> Target:
        """This machine."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        return cls(llvm.get_default_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())

    @classmethod
    def wasm(cls) -> Target:
        """A browser."""
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        return cls(WASM, "generic", WASM_FEATURES)

    def machine(self, level: int) -> Any:
        """What makes code for it."""
        reloc, codemodel = ("static", "default") if self.triple == WASM else ("pic", "small")
        found = llvm.Target.from_triple(self.triple)
        return found.create_target_machine(
            cpu=self.cpu, features=self.features, opt=level, reloc=reloc, codemodel=codemodel
        )


def object_code(text: str, target: Target, level: int = USUAL) -> bytes:
    """The object file of a module; ``level``: how hard LLVM tries, from 0 to 3."""
    from .llvm.arithmetic import PRODUCT  # whoever reads kept code needs no back end

    machine = target.machine(level)
    module = llvm.parse_assembly(text + PRODUCT if target.triple == WASM else text)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False  # twice the code, no faster
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    code: bytes = machine.emit_object(module)
    return code
