"""Loads the package ``skyrise.lab.core`` a second time, compiled, over the compiled rules."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from skyrise.kernel.load import load_with_doors
from skyrise.search import compiled_machine

from . import core
from .core import door

COMPILED = "skyrise.lab.compiled_core"


def load_lab(module: str) -> ModuleType:
    """A module of the laboratory's core, compiled."""
    if COMPILED not in sys.modules:
        load_with_doors(core, COMPILED, door, compiled_machine)
    return import_module(f"{COMPILED}.{module}")
