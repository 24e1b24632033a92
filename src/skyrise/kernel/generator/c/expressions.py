"""Expressions in C."""

from __future__ import annotations

import re
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
    Intrinsic,
    Keep,
    Length,
    Local,
    Machine,
    Operator,
    Stored,
)
from ..types import WORD, ListOf, Record, Scalar, Store, Type
from .writer import ADDRESS, SCALARS, STORES, Writer, parts_of

Value = tuple[str, ...]
WRAPPING = (Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY)
HELPERS = {
    Operator.FLOOR_DIVIDE: "floor_divide",
    Operator.MODULO: "floor_modulo",
    Operator.SHIFT_LEFT: "shift_left",
}
INTRINSICS = {
    Intrinsic.POPCOUNT: "__builtin_popcountll((uint64_t){})",
    Intrinsic.LOWEST_BIT: "__builtin_ctzll((uint64_t){})",
    Intrinsic.SQUARE_ROOT: "__builtin_sqrt({})",
    Intrinsic.POWER_OF_TWO: "power_of_two({})",
    Intrinsic.INVERT: "~{}",
    Intrinsic.NOT: "!{}",
}


def c_symbol(name: str) -> str:
    """A name as C allows it."""
    return re.sub(r"\W", "_", name)


def slot(name: str, number: int) -> str:
    """A part of a variable."""
    return f"v_{c_symbol(name)}_{number}"


class Expressions:
    """Writes expressions; the parts of their values are names or constants."""

    def __init__(self, out: Writer) -> None:
        self._out = out
        self._writers: dict[type, Callable[[Any], Value]] = {
            Const: lambda node: (_constant(node),),
            Local: lambda node: self._variable(node.name, node.type),
            Keep: self._keep,
            FieldOf: self._field,
            Element: self._element,
            Length: lambda node: (self.parts(node.items)[1],),
            Binary: self._binary,
            Compare: self._compare,
            Either: self._either,
            Choice: self._choice,
            Cast: lambda node: (out.value(SCALARS[node.type], f"({SCALARS[node.type]}){self.one(node.value)}"),),
            Machine: self._machine,
            Call: self._call,
        }

    def parts(self, node: Expression) -> Value:
        """The parts of a value."""
        return self._writers[type(node)](node)

    def one(self, node: Expression) -> str:
        """A value of one part."""
        (part,) = self.parts(node)
        return part

    def place(self, node: Stored) -> tuple[str, Store]:
        """A number in memory as C writes it, and how it lies there."""
        if isinstance(node, FieldOf):
            assert isinstance(node.field.type, Store)
            address, store = f"{self.one(node.record)} + {node.field.offset}", node.field.type
        else:
            kind = node.items.type
            assert isinstance(kind, ListOf)
            assert isinstance(kind.element, Store)
            address, store = self._address(node, kind)[0], kind.element
        pointer = self._out.value(f"{STORES[store]} *", f"({STORES[store]} *)({address})")
        return f"*{pointer}", store

    def assign(self, name: str, value: Value) -> None:
        """A variable gets a value."""
        for number, part in enumerate(value):
            self._out.line(f"{slot(name, number)} = {part};")

    def combine(self, kind: Scalar, operator: Operator, left: str, right: str) -> str:
        """Two numbers of a type."""
        return self._out.value(SCALARS[kind], _combined(kind, operator, left, right))

    def _variable(self, name: str, kind: Type) -> Value:
        return tuple(self._out.value(part, slot(name, number)) for number, part in enumerate(parts_of(kind)))

    def _keep(self, node: Keep) -> Value:
        value = self.parts(node.value)
        self.assign(node.name, value)
        return value

    def _field(self, node: FieldOf) -> Value:
        if isinstance(node.field.type, Store):
            place, store = self.place(node)
            return (self._out.value(SCALARS[store.scalar], place),)
        base = self._out.value(ADDRESS, f"{self.one(node.record)} + {node.field.offset}")
        if node.field.length is not None:
            return base, str(node.field.length)
        words = range(1, node.field.type.depth + 1)
        lengths = [self._out.value("int64_t", f"*(int64_t *)({base} + {WORD * word})") for word in words]
        return self._out.value(ADDRESS, f"*(char **){base}"), *lengths

    def _element(self, node: Element) -> Value:
        if isinstance(node.type, Scalar):
            place, store = self.place(node)
            return (self._out.value(SCALARS[store.scalar], place),)
        assert isinstance(node.items.type, ListOf)
        address, *lengths = self._address(node, node.items.type)
        return self._out.value(ADDRESS, address), *lengths

    def _address(self, node: Element, kind: ListOf) -> Value:
        base, _, *lengths = self.parts(node.items)
        index = self.one(node.index)
        inner: Store | Record | ListOf = kind.element
        while isinstance(inner, ListOf):
            inner = inner.element
        stride = " * ".join((str(inner.size), *lengths))
        return f"{base} + {index} * {stride}", *lengths

    def _binary(self, node: Binary) -> Value:
        left, right = self.one(node.left), self.one(node.right)
        return (self.combine(node.type, node.operator, left, right),)

    def _compare(self, node: Compare) -> Value:
        left, right = self.one(node.left), self.one(node.right)
        return (self._out.value("bool", f"{left} {node.comparison.value} {right}"),)

    def _either(self, node: Either) -> Value:
        result = self._out.value(SCALARS[node.type], self.one(node.left))
        with self._out.block(f"if ({'!' if node.stops_at else ''}{result})"):
            self._out.line(f"{result} = {self.one(node.right)};")
        return (result,)

    def _choice(self, node: Choice) -> Value:
        test = self.one(node.test)
        names = tuple(self._out.name() for _ in parts_of(node.type))
        for part, name in zip(parts_of(node.type), names, strict=True):
            self._out.line(f"{part} {name};")
        for head, value in ((f"if ({test})", node.yes), ("else", node.no)):
            with self._out.block(head):
                for name, part in zip(names, self.parts(value), strict=True):
                    self._out.line(f"{name} = {part};")
        return names

    def _machine(self, node: Machine) -> Value:
        value = self.one(node.value)
        if node.intrinsic is Intrinsic.NEGATIVE:
            text = f"-{value}" if node.type is Scalar.FLOAT else f"(int64_t)-(uint64_t){value}"
        else:
            text = INTRINSICS[node.intrinsic].format(value)
        return (self._out.value(SCALARS[node.type], text),)

    def _call(self, node: Call) -> Value:
        arguments = ", ".join(part for argument in node.arguments for part in self.parts(argument))
        call = f"{c_symbol(node.function.symbol)}({arguments})"
        if node.type is Scalar.NOTHING:
            self._out.line(f"{call};")
            return ()
        return (self._out.value(parts_of(node.type)[0], call),)


def _combined(kind: Scalar, operator: Operator, left: str, right: str) -> str:
    if operator in (Operator.LEAST, Operator.MOST):
        return f"{right} {'<' if operator is Operator.LEAST else '>'} {left} ? {right} : {left}"
    if kind is Scalar.INT and operator in HELPERS:
        return f"{HELPERS[operator]}({left}, {right})"
    if kind is Scalar.INT and operator in WRAPPING:
        return f"(int64_t)((uint64_t){left} {operator.value} (uint64_t){right})"
    return f"{left} {operator.value} {right}"


def _constant(node: Const) -> str:
    if node.type is Scalar.FLOAT:
        return f"({float(node.value).hex()})"
    if node.type is Scalar.BOOL:
        return "true" if node.value else "false"
    return "INT64_MIN" if node.value == -(1 << 63) else f"INT64_C({int(node.value)})"
