"""What code is made for: this machine, found without LLVM where that is possible, because LLVM takes long to load."""

from __future__ import annotations

import os
from pathlib import Path

import llvmlite

KNOWN = Path("/proc/cpuinfo")
TELLING = {"vendor_id", "cpu family", "model", "stepping", "flags", "Features", "CPU implementer", "CPU part"}
"""The lines that say what a processor can do."""


def compiler_version() -> str:
    """Of llvmlite, which has a version of LLVM in it."""
    return str(llvmlite.__version__)


def made_for() -> tuple[str, ...]:
    """The compiler, and the machine with its system."""
    return compiler_version(), *_machine()


def _machine() -> tuple[str, ...]:
    try:
        first, _, _ = KNOWN.read_text().partition("\n\n")
    except OSError:
        from ..generator.machine import Target

        target = Target.here()
        return target.triple, target.cpu, target.features
    system = os.uname()
    processor = (line for line in first.splitlines() if line.partition("\t")[0].partition(":")[0].strip() in TELLING)
    return system.sysname, system.machine, *processor
