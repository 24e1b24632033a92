"""A whole program in C."""

from __future__ import annotations

from collections.abc import Sequence

from ..llvm.layout import is_apart
from ..tree import Function
from .expressions import c_symbol, slot
from .statements import Statements
from .writer import Writer, parts_of

PRELUDE = """#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline int64_t floor_divide(int64_t a, int64_t b) {
  return a / b - ((a % b != 0) & ((a ^ b) < 0));
}
static inline int64_t floor_modulo(int64_t a, int64_t b) {
  int64_t rest = a % b;
  return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}
static inline int64_t shift_left(int64_t a, int64_t count) {
  return (int64_t)((uint64_t)a << count);
}
static inline double power_of_two(int64_t exponent) {
  union { uint64_t bits; double number; } made = { (uint64_t)(exponent + 1023) << 52 };
  return made.number;
}
"""


def module_text(functions: Sequence[Function]) -> str:
    """The text of a program; its entries can be called from outside."""
    heads = [_head(function) + ";" for function in functions]
    return "\n".join((PRELUDE, *heads, "", *map(_definition, functions)))


def _definition(function: Function) -> str:
    out = Writer()
    for name, kind in function.locals.items():
        for number, part in enumerate(parts_of(kind)):
            out.line(f"{part} {slot(name, number)};")
    Statements(out).block(function.body)
    return "\n".join((f"{_head(function)} {{", *out.lines, "}", ""))


def _head(function: Function) -> str:
    parameters = []
    for name, kind in function.parameters:
        apart = "restrict " if is_apart(function.parameters, name) else ""
        parameters += [f"{part} {apart}{slot(name, number)}" for number, part in enumerate(parts_of(kind))]
    linkage = "" if function.is_entry else "static inline " if function.is_inlined else "static "
    return f"{linkage}{parts_of(function.result)[0]} {c_symbol(function.symbol)}({', '.join(parameters) or 'void'})"
