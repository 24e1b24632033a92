"""Loads the package ``skyrise.search.core`` a second time, compiled, over the compiled rules.

Its two doors are exchanged: ``machine`` for ``compiled_machine``, and ``door`` for the compiled functions of the rules.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import FunctionType, ModuleType

from skyrise.kernel.load import load_compiled, load_package

from . import compiled_machine, core
from .core import door

COMPILED = "skyrise.search.compiled_core"
RULES = "skyrise.rules.core."


def load_search(module: str) -> ModuleType:
    """A module of the search, compiled."""
    if COMPILED not in sys.modules:
        load_package(core, COMPILED, {"machine": compiled_machine, "door": compiled_door()})
    return import_module(f"{COMPILED}.{module}")


def compiled_door() -> ModuleType:
    """The functions that ``door`` names, compiled."""
    twin = ModuleType(f"{COMPILED}.door")
    for name, value in vars(door).items():
        if isinstance(value, FunctionType):
            setattr(twin, name, getattr(load_compiled(value.__module__.removeprefix(RULES)), name))
    return twin
