"""What the laboratory refuses, and packages that may be missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from skyrise.components import Reason, Refusal


class ArenaError(Refusal, ValueError):
    """Something that the arena or the laboratory refuses: what, why, and what to do."""


def require(module: str, extra: str) -> ModuleType:
    """A module of an optional package; refused where it is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise ArenaError(Reason.LAB_PACKAGE, package=error.name or module, extra=extra) from error
