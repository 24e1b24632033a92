"""Loads a package a second time, with other modules in the place of some of its own.

So ``skyrise.rules.core`` becomes the kernel, with ``kernel.runtime`` in the place of its own runtime: the core imports
relatively, and under another package name the same files import one another, not the interpreted ones.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import FunctionType, ModuleType

import skyrise.rules.core

from . import runtime

COMPILED = "skyrise.kernel.compiled"
RULES = f"{skyrise.rules.core.__name__}."


def load_compiled(module: str) -> ModuleType:
    """A module of the core, compiled: ``load_compiled("play").apply`` is ``apply`` of ``rules/core/play.py``."""
    if COMPILED not in sys.modules:
        load_package(skyrise.rules.core, COMPILED, {"runtime": runtime})
    return import_module(f"{COMPILED}.{module}")


def load_with_doors(package: ModuleType, name: str, door: ModuleType, machine: ModuleType) -> None:
    """Loads a package that has the rules behind ``door`` and the machine behind ``machine``, compiled, under a name."""
    load_package(package, name, {"machine": machine, "door": _compiled_door(door, f"{name}.door")})


def _compiled_door(door: ModuleType, name: str) -> ModuleType:
    """The functions of the rules that a door names, compiled."""
    twin = ModuleType(name)
    for called, value in vars(door).items():
        if isinstance(value, FunctionType):
            setattr(twin, called, getattr(load_compiled(value.__module__.removeprefix(RULES)), called))
    return twin


def load_package(package: ModuleType, name: str, exchanged: Mapping[str, ModuleType]) -> None:
    """Loads a package under another name, with some of its modules exchanged."""
    assert package.__file__ is not None
    spec = spec_from_file_location(name, package.__file__, submodule_search_locations=list(package.__path__))
    assert spec is not None
    assert spec.loader is not None
    twin = module_from_spec(spec)
    sys.modules[name] = twin  # before it is executed, or Numba's cache cannot name the functions' module
    sys.modules.update({f"{name}.{module}": replacement for module, replacement in exchanged.items()})
    spec.loader.exec_module(twin)
