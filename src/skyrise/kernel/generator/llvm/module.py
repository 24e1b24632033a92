"""A whole program."""

from __future__ import annotations

from collections.abc import Sequence

from ..tree import Function
from . import arithmetic, checks, memory
from .functions import define

ATTRIBUTES = 'attributes #0 = { nounwind "no-builtins" }\n'
"""Nothing is thrown, and no function of a C library is called, not even ``memset``: the code needs nobody."""


class Module:
    """The text of a program; with checks, also what each of them is about."""

    def __init__(self, functions: Sequence[Function], is_checked: bool = False) -> None:
        made = checks.Checks(is_checked)
        parts = [arithmetic.HELPERS, memory.HELPERS, checks.HELPER if is_checked else ""]
        parts += [define(function, made) for function in functions]
        self.text = "\n".join((*parts, ATTRIBUTES, memory.metadata()))
        self.sites = tuple(made.sites)
