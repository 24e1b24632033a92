"""Loads the package ``skyrise.rules.core`` a second time, with ``kernel.runtime`` in the place of its own runtime.

The core imports relatively: under another package name the same files import one another, not the interpreted ones.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import skyrise.rules.core

COMPILED = "skyrise.kernel.compiled"


def load_compiled(module: str) -> ModuleType:
    """A module of the core, compiled: ``load_compiled("play").apply`` is ``apply`` of ``rules/core/play.py``."""
    if COMPILED not in sys.modules:
        _load_package()
    return import_module(f"{COMPILED}.{module}")


def _load_package() -> None:
    from . import runtime

    folder = Path(skyrise.rules.core.__file__ or "").parent
    spec = spec_from_file_location(COMPILED, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    package = module_from_spec(spec)
    sys.modules[COMPILED] = package
    sys.modules[f"{COMPILED}.runtime"] = runtime
    spec.loader.exec_module(package)


def record_dtype(record: Any) -> Any:
    """The structured type of a record of the core."""
    import numpy as np

    from skyrise.rules.core.state import fields

    return np.dtype(
        [
            (field.name, field.dtype, (field.length,)) if field.length else (field.name, field.dtype)
            for field in fields(record)
        ],
        align=True,
    )


def to_array(record: Any) -> Any:
    """A state or tables of the interpreted rules as a structured array of one element."""
    import numpy as np

    from skyrise.rules.core.state import as_numbers

    array = np.zeros(1, dtype=record_dtype(type(record)))
    for name, value in as_numbers(record).items():
        array[name][0] = value
    return array
