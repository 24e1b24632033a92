"""Expressions as instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..tree import (
    Binary,
    Call,
    Cast,
    Choice,
    Compare,
    Const,
    Either,
    Element,
    Expression,
    FieldOf,
    Keep,
    Length,
    Local,
    Machine,
    Stored,
)
from ..types import ListOf, Scalar, Store, Type
from .arithmetic import Arithmetic, constant
from .checks import Checks
from .layout import SCALARS, parts_of
from .memory import Memory, Value
from .writer import Writer


class Expressions:
    """Writes expressions; the parts of their values are names of LLVM, or constants."""

    def __init__(self, out: Writer, checks: Checks) -> None:
        self._out = out
        self.memory = Memory(out, checks)
        self.arithmetic = Arithmetic(out, checks)
        self._writers: dict[type, Callable[[Any], Value]] = {
            Const: lambda node: (constant(node),),
            Local: lambda node: self.variable(node.name, node.type),
            Keep: self._keep,
            FieldOf: self._field,
            Element: self._element,
            Length: lambda node: (self.parts(node.items)[1],),
            Binary: self._binary,
            Compare: self._compare,
            Either: self._either,
            Choice: self._choice,
            Cast: self._cast,
            Machine: self._machine,
            Call: self._call,
        }

    def parts(self, node: Expression) -> Value:
        """The parts of a value."""
        return self._writers[type(node)](node)

    def one(self, node: Expression) -> str:
        """A value of one part: a number or a record."""
        (part,) = self.parts(node)
        return part

    def address(self, node: Stored) -> tuple[str, Store]:
        """Where a number is, and how it lies there."""
        if isinstance(node, FieldOf):
            assert isinstance(node.field.type, Store)
            return self.memory.field(self.one(node.record), node.field), node.field.type
        kind = node.items.type
        assert isinstance(kind, ListOf)
        assert isinstance(kind.element, Store)
        items, index = self.parts(node.items), self.one(node.index)
        return self.memory.element(items, kind, index, node.place)[0], kind.element

    def variable(self, name: str, kind: Type) -> Value:
        """What a variable has now."""
        return tuple(
            self._out.value(f"load {part}, ptr {slot(name, number)}") for number, part in enumerate(parts_of(kind))
        )

    def assign(self, name: str, kind: Type, value: Value) -> None:
        """A variable gets a value."""
        for number, (part, operand) in enumerate(zip(parts_of(kind), value, strict=True)):
            self._out.line(f"store {part} {operand}, ptr {slot(name, number)}")

    def _keep(self, node: Keep) -> Value:
        value = self.parts(node.value)
        self.assign(node.name, node.type, value)
        return value

    def _field(self, node: FieldOf) -> Value:
        if isinstance(node.field.type, ListOf):
            return self.memory.list_in(self.one(node.record), node.field)
        return (self.memory.load(*self.address(node)),)

    def _element(self, node: Element) -> Value:
        if isinstance(node.type, Scalar):
            return (self.memory.load(*self.address(node)),)
        kind = node.items.type
        assert isinstance(kind, ListOf)
        items, index = self.parts(node.items), self.one(node.index)
        return self.memory.element(items, kind, index, node.place)

    def _binary(self, node: Binary) -> Value:
        left, right = self.one(node.left), self.one(node.right)
        return (self.arithmetic.combine(node.type, node.operator, left, right, node.place),)

    def _compare(self, node: Compare) -> Value:
        kind = node.left.type
        assert isinstance(kind, Scalar)
        left, right = self.one(node.left), self.one(node.right)
        return (self.arithmetic.compare(kind, node.comparison, left, right),)

    def _either(self, node: Either) -> Value:
        out, more, end = self._out, self._out.label("more"), self._out.label("end")
        left = self.one(node.left)
        test = left if node.type is Scalar.BOOL else self._truth(node.type, left)
        before = out.block
        out.branch(test, *((end, more) if node.stops_at else (more, end)))
        out.begin(more)
        right = self.one(node.right)
        after = out.block
        out.jump(end)
        out.begin(end)
        return (out.merge(SCALARS[node.type], [(left, before), (right, after)]),)

    def _truth(self, kind: Scalar, value: str) -> str:
        test = f"fcmp une double {value}, 0.0" if kind is Scalar.FLOAT else f"icmp ne i64 {value}, 0"
        return self._out.value(test)

    def _choice(self, node: Choice) -> Value:
        out = self._out
        yes, no, end = out.label("yes"), out.label("no"), out.label("end")
        out.branch(self.one(node.test), yes, no)
        ways = []
        for label, value in ((yes, node.yes), (no, node.no)):
            out.begin(label)
            ways.append((self.parts(value), out.block))
            out.jump(end)
        out.begin(end)
        return tuple(
            out.merge(part, [(value[number], block) for value, block in ways])
            for number, part in enumerate(parts_of(node.type))
        )

    def _cast(self, node: Cast) -> Value:
        kind = node.value.type
        assert isinstance(kind, Scalar)
        return (self.arithmetic.cast(self.one(node.value), kind, node.type),)

    def _machine(self, node: Machine) -> Value:
        return (self.arithmetic.intrinsic(node.intrinsic, node.type, self.one(node.value)),)

    def _call(self, node: Call) -> Value:
        arguments = ", ".join(
            f"{part} {operand}"
            for argument in node.arguments
            for part, operand in zip(parts_of(argument.type), self.parts(argument), strict=True)
        )
        assert isinstance(node.type, Scalar)
        call = f'call {SCALARS[node.type]} @"{node.function.symbol}"({arguments})'
        if node.type is Scalar.NOTHING:
            self._out.line(call)
            return ()
        return (self._out.value(call),)


def slot(name: str, number: int) -> str:
    """The place on the stack of a part of a variable."""
    return f'%"{name}.{number}"'
