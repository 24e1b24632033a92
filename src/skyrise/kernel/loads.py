"""Which load there is to use: the one place that chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from . import readiness
from .interpreted import Interpreted
from .load import Load

if TYPE_CHECKING:
    from .native.load import Native
    from .wasm.host import Host


def best_load() -> Load:
    """Native code, if it is there; else interpreted, and compiling begins in the background."""
    return readiness.wanted() or Interpreted()


def wait_for_best() -> Load:
    """Native code, as soon as it is compiled; interpreted only if it cannot be compiled."""
    return readiness.wanted(waiting=True) or Interpreted()


def use_wasm(host: Host) -> None:
    """From now on the cores are run as WebAssembly, by this host: for a Python that runs in a browser."""
    from .wasm.load import Wasm

    readiness.adopt(Wasm(host))


def native_load() -> Native:
    """Native code: read, or compiled here and now. Needs llvmlite."""
    return cast("Native", readiness.warm_up(lambda part: None))
