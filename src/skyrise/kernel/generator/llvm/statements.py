"""Statements as instructions and blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..tree import (
    Break,
    Continue,
    CopyRecord,
    Count,
    Do,
    Function,
    If,
    Put,
    Return,
    Set,
    Statement,
    Update,
    While,
)
from ..types import Record, Scalar, Type
from .checks import Checks
from .expressions import Expressions
from .layout import SCALARS
from .writer import Writer


class Statements:
    """Writes the statements of one function."""

    def __init__(self, function: Function, out: Writer, checks: Checks) -> None:
        self._out, self._result = out, function.result
        self._types: dict[str, Type] = {**dict(function.parameters), **function.locals}
        self.expressions = Expressions(out, checks)
        self._loops: list[tuple[str, str]] = []
        """For each loop around: where ``continue`` and ``break`` lead."""
        self._writers: dict[type, Callable[[Any], None]] = {
            Set: self._set,
            Put: self._put,
            Update: self._update,
            CopyRecord: self._copy,
            Do: lambda node: void(self.expressions.parts(node.value)),
            If: self._if,
            While: self._while,
            Count: self._count,
            Return: self._return,
            Continue: lambda node: out.jump(self._loops[-1][0]),
            Break: lambda node: out.jump(self._loops[-1][1]),
        }

    def block(self, nodes: Iterable[Statement]) -> None:
        """Statements in a row; what follows a return, a break or a continue is never reached."""
        for node in nodes:
            if self._out.has_ended:
                return
            self._writers[type(node)](node)

    def _set(self, node: Set) -> None:
        self.expressions.assign(node.name, self._types[node.name], self.expressions.parts(node.value))

    def _put(self, node: Put) -> None:
        value = self.expressions.one(node.value)
        self.expressions.memory.put(*self.expressions.address(node.target), value, node.place)

    def _update(self, node: Update) -> None:
        write = self.expressions
        address, store = write.address(node.target)
        old = write.memory.load(address, store)
        if store.scalar is not node.type:
            old = write.arithmetic.cast(old, store.scalar, node.type)
        value = write.one(node.value)
        new = write.arithmetic.combine(node.type, node.operator, old, value, node.place)
        if store.scalar is not node.type:
            new = write.arithmetic.cast(new, node.type, store.scalar)
        write.memory.put(address, store, new, node.place)

    def _copy(self, node: CopyRecord) -> None:
        record = node.target.type
        assert isinstance(record, Record)
        target = self.expressions.one(node.target)
        self.expressions.memory.copy(target, self.expressions.one(node.source), record)

    def _if(self, node: If) -> None:
        out = self._out
        yes, no, end = out.label("yes"), out.label("no"), out.label("end")
        out.branch(self.expressions.one(node.test), yes, no)
        ways = []
        for label, body in ((yes, node.yes), (no, node.no)):
            out.begin(label)
            self.block(body)
            ways.append(not out.has_ended)
            out.jump(end)
        if any(ways):
            out.begin(end)

    def _while(self, node: While) -> None:
        out = self._out
        test, body, end = out.label("while"), out.label("body"), out.label("end")
        out.jump(test)
        out.begin(test)
        out.branch(self.expressions.one(node.test), body, end)
        out.begin(body)
        self._loop(node.body, test, end)
        out.jump(test)
        out.begin(end)

    def _count(self, node: Count) -> None:
        """The counter is no variable of the program."""
        out = self._out
        test, body, step, end = out.label("for"), out.label("body"), out.label("step"), out.label("end")
        start, stop = self.expressions.one(node.start), self.expressions.one(node.stop)
        before = out.block
        out.jump(test)
        out.begin(test)
        after = f"%{step}.next"
        counter = out.merge("i64", [(start, before), (after, step)])
        out.branch(out.value(f"icmp {'slt' if node.step > 0 else 'sgt'} i64 {counter}, {stop}"), body, end)
        out.begin(body)
        self.expressions.assign(node.name, Scalar.INT, (counter,))
        self._loop(node.body, step, end)
        out.jump(step)
        out.begin(step)
        out.line(f"{after} = add nsw i64 {counter}, {node.step}")
        out.jump(test)
        out.begin(end)

    def _loop(self, body: Iterable[Statement], again: str, end: str) -> None:
        self._loops.append((again, end))
        self.block(body)
        self._loops.pop()

    def _return(self, node: Return) -> None:
        if node.value is None:
            self._out.end("ret void")
            return
        assert isinstance(self._result, Scalar)
        self._out.end(f"ret {SCALARS[self._result]} {self.expressions.one(node.value)}")


def void(value: object) -> None:
    """A value that nobody wants."""
