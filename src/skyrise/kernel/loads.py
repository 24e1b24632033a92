"""Which load there is to use: the one place that chooses."""

from __future__ import annotations

from . import readiness
from .cores import Core
from .interpreted import Interpreted
from .load import Load, compiled_load


def best_load(*cores: Core) -> Load:
    """Compiled, if these cores are ready; else interpreted, and compiling them begins in the background."""
    return compiled_load() if readiness.wanted(*cores) else Interpreted()


def wait_for_best(*cores: Core) -> Load:
    """Compiled, as soon as these cores are ready; interpreted only if they cannot be compiled."""
    return compiled_load() if readiness.wanted(*cores, waiting=True) else Interpreted()
