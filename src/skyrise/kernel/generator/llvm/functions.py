"""One function."""

from __future__ import annotations

from ..tree import Function
from ..types import Scalar
from .checks import Checks
from .expressions import slot
from .layout import SCALARS, is_apart, parts_of
from .statements import Statements
from .writer import Writer


def define(function: Function, checks: Checks) -> str:
    """The definition of a function. What only the program calls may be inlined and left out."""
    out = Writer()
    out.begin("entry")
    for name, kind in (*function.parameters, *function.locals.items()):
        for number, part in enumerate(parts_of(kind)):
            out.line(f"{slot(name, number)} = alloca {part}")
    write = Statements(function, out, checks)
    for name, kind in function.parameters:
        parts = parts_of(kind)
        write.expressions.assign(name, kind, tuple(_argument(name, number) for number in range(len(parts))))
    write.block(function.body)
    if not out.has_ended:
        out.end("ret void" if function.result is Scalar.NOTHING else "unreachable")
    linkage = "" if function.is_entry else "internal "
    attributes = "#0 alwaysinline" if function.is_inlined else "#0"
    assert isinstance(function.result, Scalar)
    head = f'define {linkage}{SCALARS[function.result]} @"{function.symbol}"({_parameters(function)}) {attributes} {{'
    return "\n".join((head, *out.lines, "}", ""))


def _parameters(function: Function) -> str:
    written = []
    for name, kind in function.parameters:
        apart = " noalias" if is_apart(function.parameters, name) else ""
        written += [f"{part}{apart} {_argument(name, number)}" for number, part in enumerate(parts_of(kind))]
    return ", ".join(written)


def _argument(name: str, number: int) -> str:
    return f'%"{name}:{number}"'
