"""Which load there is to use: the one place that chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from . import readiness
from .interpreted import Interpreted
from .load import Load

if TYPE_CHECKING:
    from .native.load import Native


def best_load() -> Load:
    """Native code, if it is there; else interpreted, and compiling begins in the background."""
    return readiness.wanted() or Interpreted()


def wait_for_best() -> Load:
    """Native code, as soon as it is compiled; interpreted only if it cannot be compiled."""
    return readiness.wanted(waiting=True) or Interpreted()


def native_load() -> Native:
    """Native code: read, or compiled here and now. Needs llvmlite."""
    return cast("Native", readiness.warm_up(lambda part: None))
