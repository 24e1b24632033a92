"""What the laboratory refuses, and packages that may be missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class ArenaError(ValueError):
    """Something that the arena refuses: what, why, and what to do."""


def require(module: str, extra: str, purpose: str) -> ModuleType:
    """A module of an optional package; refuses the purpose if that is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        package = module.partition(".")[0]
        raise ArenaError(f"{purpose} needs {package} ({error}): pip install 'skyrise[{extra}]'") from error
