"""Loads the package ``skyrise.rules.core`` a second time, with ``kernel.runtime`` in the place of its own runtime.

The core imports relatively: under another package name the same files import one another, not the interpreted ones.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from . import runtime
from .cache import CORE

COMPILED = "skyrise.kernel.compiled"


def load_compiled(module: str) -> ModuleType:
    """A module of the core, compiled: ``load_compiled("play").apply`` is ``apply`` of ``rules/core/play.py``."""
    if COMPILED not in sys.modules:
        _load_package()
    return import_module(f"{COMPILED}.{module}")


def _load_package() -> None:
    spec = spec_from_file_location(COMPILED, CORE / "__init__.py", submodule_search_locations=[str(CORE)])
    assert spec is not None
    assert spec.loader is not None
    package = module_from_spec(spec)
    sys.modules[COMPILED] = package  # before it is executed, or Numba's cache cannot name the functions' module
    sys.modules[f"{COMPILED}.runtime"] = runtime
    spec.loader.exec_module(package)
