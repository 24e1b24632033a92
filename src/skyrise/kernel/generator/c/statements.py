"""Statements in C."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..tree import (
    Break,
    Continue,
    CopyRecord,
    Count,
    Do,
    If,
    Put,
    Return,
    Set,
    Statement,
    Update,
    While,
)
from ..types import Record
from .expressions import Expressions, slot
from .writer import SCALARS, STORES, Writer


class Statements:
    """Writes the statements of one function."""

    def __init__(self, out: Writer) -> None:
        self._out = out
        self._expressions = write = Expressions(out)
        self._writers: dict[type, Callable[[Any], object]] = {
            Set: lambda node: write.assign(node.name, write.parts(node.value)),
            Put: self._put,
            Update: self._update,
            CopyRecord: self._copy,
            Do: lambda node: write.parts(node.value),
            If: self._if,
            While: self._while,
            Count: self._count,
            Return: lambda node: out.line("return;" if node.value is None else f"return {write.one(node.value)};"),
            Continue: lambda node: out.line("continue;"),
            Break: lambda node: out.line("break;"),
        }

    def block(self, nodes: Iterable[Statement]) -> None:
        """Statements in a row."""
        for node in nodes:
            self._writers[type(node)](node)

    def _put(self, node: Put) -> None:
        value = self._expressions.one(node.value)
        place, store = self._expressions.place(node.target)
        self._out.line(f"{place} = ({STORES[store]}){value};")

    def _update(self, node: Update) -> None:
        place, store = self._expressions.place(node.target)
        old = self._out.value(SCALARS[node.type], place)
        new = self._expressions.combine(node.type, node.operator, old, self._expressions.one(node.value))
        self._out.line(f"{place} = ({STORES[store]}){new};")

    def _copy(self, node: CopyRecord) -> None:
        record = node.target.type
        assert isinstance(record, Record)
        target = self._expressions.one(node.target)
        self._out.line(f"memmove({target}, {self._expressions.one(node.source)}, {record.size});")

    def _if(self, node: If) -> None:
        with self._out.block(f"if ({self._expressions.one(node.test)})"):
            self.block(node.yes)
        if node.no:
            with self._out.block("else"):
                self.block(node.no)

    def _while(self, node: While) -> None:
        with self._out.block("for (;;)"):
            self._out.line(f"if (!{self._expressions.one(node.test)}) break;")
            self.block(node.body)

    def _count(self, node: Count) -> None:
        start, stop = self._expressions.one(node.start), self._expressions.one(node.stop)
        counter = self._out.name()
        order = "<" if node.step > 0 else ">"
        head = f"for (int64_t {counter} = {start}; {counter} {order} {stop}; {counter} += {node.step})"
        with self._out.block(head):
            self._out.line(f"{slot(node.name, 0)} = {counter};")
            self.block(node.body)
