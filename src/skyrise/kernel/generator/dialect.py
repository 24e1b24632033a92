"""What the names of a runtime stand for: a program says ``popcount(mask)``, and a dialect that it is an instruction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .tree import Intrinsic

AnyFunction = Callable[..., Any]


@dataclass(frozen=True)
class Dialect:
    """Functions that are not compiled as they stand."""

    intrinsics: Mapping[AnyFunction, Intrinsic] = field(default_factory=dict)
    """What the machine does itself."""
    twins: Mapping[AnyFunction, AnyFunction] = field(default_factory=dict)
    """What is written differently for a machine: the function that is compiled instead."""
    nothing: frozenset[AnyFunction] = frozenset()
    """What is left out, with its arguments."""
    copy: AnyFunction | None = None
    """``copy(records, to, source)``: writes a record of a list over another one."""
    take: AnyFunction | None = None
    """``take(records, to, others, source)``: the same from another list."""
    inlined: str = ""
    """The attribute of functions that are compiled into those that call them."""
    annotations: Mapping[object, Any] = field(default_factory=dict)
    """Annotations that stand for others."""
