"""LLVM makes object files. This module needs llvmlite."""

from __future__ import annotations

from dataclasses import dataclass

import llvmlite
import llvmlite.binding as llvm

USUAL = 2
"""How hard LLVM tries. Its highest level takes a third longer, and makes these cores no faster."""


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


def compiler_version() -> str:
    """Of llvmlite, which has a version of LLVM in it."""
    return str(llvmlite.__version__)


def object_code(text: str, target: Target, level: int = USUAL) -> bytes:
    """The object file of a module; ``level``: how hard LLVM tries, from 0 to 3."""
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=level, reloc="pic", codemodel="small"
    )
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization, tuning.slp_vectorization = level >= USUAL, False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    code: bytes = machine.emit_object(module)
    return code
