"""The text of one function in C."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..types import Scalar, Store, Type

SCALARS = {Scalar.INT: "int64_t", Scalar.FLOAT: "double", Scalar.BOOL: "bool", Scalar.NOTHING: "void"}
STORES = {
    Store.INT8: "int8_t",
    Store.INT16: "int16_t",
    Store.INT32: "int32_t",
    Store.INT64: "int64_t",
    Store.FLOAT32: "float",
    Store.FLOAT64: "double",
    Store.BOOL8: "bool",
}
ADDRESS = "char *"


def parts_of(kind: Type) -> tuple[str, ...]:
    """What a value of a type consists of, as ``llvm.layout`` has it."""
    if isinstance(kind, Scalar):
        return (SCALARS[kind],)
    return (ADDRESS, *["int64_t"] * getattr(kind, "depth", 0))


class Writer:
    """Writes statements one after another."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._indent = 1
        self._names = 0

    def line(self, text: str) -> None:
        """A statement."""
        self.lines.append("  " * self._indent + text)

    def value(self, kind: str, text: str) -> str:
        """A value with a name."""
        name = self.name()
        self.line(f"{kind} {name} = {text};")
        return name

    def name(self) -> str:
        """A name that occurs once."""
        self._names += 1
        return f"t{self._names}"

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Statements in braces."""
        self.line(f"{head} {{")
        self._indent += 1
        yield
        self._indent -= 1
        self.line("}")
