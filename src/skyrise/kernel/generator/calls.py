"""The front end for calls: of other functions, of the runtime, and of the few functions of Python that are known."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from itertools import permutations
from types import FunctionType
from typing import Any, Protocol

from .conversions import common, converted, number
from .dialect import AnyFunction, Dialect
from .scope import Scope
from .tree import (
    Binary,
    Call,
    Cast,
    Choice,
    Const,
    CopyRecord,
    Element,
    Expression,
    FieldOf,
    Function,
    Intrinsic,
    Length,
    Machine,
    Operator,
)
from .types import USUAL, ListOf, Record, Scalar, Store, Type, name_of, reach

Read = Callable[[ast.expr], Expression]
FLOATING = {Intrinsic.SQUARE_ROOT: Scalar.FLOAT, Intrinsic.POWER_OF_TWO: Scalar.INT}
"""Intrinsics whose result is a float, and what they take."""


class Instances(Protocol):
    """Who knows the functions of a program."""

    def parameters_of(self, function: FunctionType) -> tuple[tuple[str, Type], ...]:
        """Names and declared types."""

    def instance(self, function: FunctionType, types: Sequence[Type]) -> Function:
        """A function for these types of its parameters."""


class Calls:
    """Reads calls."""

    def __init__(self, dialect: Dialect, instances: Instances) -> None:
        self._dialect, self._instances = dialect, instances
        self._python: dict[object, Callable[[Scope, ast.Call, list[Expression]], Expression]] = {
            min: self._extreme,
            max: self._extreme,
            int: self._int,
            float: lambda scope, node, values: converted(scope, node, _only(scope, node, values), Scalar.FLOAT),
            len: self._length,
        }
        self._intrinsics: dict[AnyFunction, Intrinsic] = {math.sqrt: Intrinsic.SQUARE_ROOT, **dialect.intrinsics}

    def read(self, scope: Scope, node: ast.Call, read: Read) -> Expression:
        """A call that gives a value."""
        called: Any = self.called(scope, node)
        if self._is_statement(called):
            raise scope.refused(node, f"{called.__name__} gives no value")
        values = [read(argument) for argument in node.args]
        if called in self._python:
            return self._python[called](scope, node, values)
        if called in self._intrinsics:
            return self._intrinsic(scope, node, self._intrinsics[called], values)
        if isinstance(called, FunctionType):
            return self._call(scope, node, self._twin(called), values)
        raise scope.refused(node, f"{ast.unparse(node.func)} is no function that can be compiled")

    def called(self, scope: Scope, node: ast.Call) -> object:
        """What is called; names for arguments are not in the subset."""
        if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            raise scope.refused(node, "arguments are given by their places, one by one")
        return scope.value_of(node.func)

    def is_nothing(self, called: object) -> bool:
        """Is a call left out?"""
        return called in self._dialect.nothing

    def copied(self, scope: Scope, node: ast.Call, read: Read) -> CopyRecord | None:
        """A record that is written over another one; None for other calls."""
        called = self.called(scope, node)
        if called not in (self._dialect.copy, self._dialect.take):
            return None
        values = [read(argument) for argument in node.args]
        if called is self._dialect.copy:
            values.insert(2, values[0])
        target, to, source, index = values
        elements = [self._record(scope, node, target, to), self._record(scope, node, source, index)]
        if elements[0].type != elements[1].type:
            raise scope.mismatch(node, elements[1].type, elements[0].type)
        return CopyRecord(*elements)

    def _record(self, scope: Scope, node: ast.Call, items: Expression, index: Expression) -> Element:
        if not isinstance(items.type, ListOf) or not isinstance(items.type.element, Record):
            raise scope.refused(node, f"records are copied from lists of records, not from {name_of(items.type)}")
        return Element(items.type.element, items, converted(scope, node, index, Scalar.INT), scope.place(node))

    def _is_statement(self, called: object) -> bool:
        return self.is_nothing(called) or (called is not None and called in (self._dialect.copy, self._dialect.take))

    def _twin(self, called: FunctionType) -> FunctionType:
        twin: AnyFunction = self._dialect.twins.get(called, called)
        assert isinstance(twin, FunctionType)
        return twin

    def _call(self, scope: Scope, node: ast.Call, called: FunctionType, values: list[Expression]) -> Call:
        parameters = self._instances.parameters_of(called)
        if len(parameters) != len(values):
            raise scope.refused(node, f"{called.__name__} takes {len(parameters)} arguments, not {len(values)}")
        arguments = [
            _argument(scope, node, value, declared) for value, (_, declared) in zip(values, parameters, strict=True)
        ]
        for part, other in permutations(arguments, 2):
            if records_around(part) & reach(other.type):
                raise scope.refused(node, "a list in a record and what leads to such records are given to one function")
        function = self._instances.instance(called, [argument.type for argument in arguments])
        return Call(function.result, function, tuple(arguments))

    def _intrinsic(self, scope: Scope, node: ast.Call, intrinsic: Intrinsic, values: list[Expression]) -> Expression:
        value = _only(scope, node, values)
        taken = FLOATING.get(intrinsic, Scalar.INT)
        result = Scalar.FLOAT if intrinsic in FLOATING else Scalar.INT
        return Machine(result, intrinsic, converted(scope, node, value, taken))

    def _extreme(self, scope: Scope, node: ast.Call, values: list[Expression]) -> Expression:
        """``min`` and ``max``: of equal numbers the first."""
        if len(values) < 2:
            raise scope.refused(node, f"{ast.unparse(node)}: two numbers or more are wanted")
        operator = Operator.LEAST if scope.value_of(node.func) is min else Operator.MOST
        kind, (result, *others) = common(scope, node, *(number(scope, node, value) for value in values))
        for other in others:
            result = Binary(kind, operator, result, other, scope.place(node))
        return result

    def _int(self, scope: Scope, node: ast.Call, values: list[Expression]) -> Expression:
        value = _only(scope, node, values)
        return Cast(Scalar.INT, value) if value.type is Scalar.FLOAT else converted(scope, node, value, Scalar.INT)

    def _length(self, scope: Scope, node: ast.Call, values: list[Expression]) -> Expression:
        value = _only(scope, node, values)
        if not isinstance(value.type, ListOf):
            raise scope.refused(node, f"{name_of(value.type)} has no length")
        if isinstance(value, FieldOf) and value.field.length is not None:
            return Const(Scalar.INT, value.field.length)
        return Length(Scalar.INT, value)


def records_around(items: Expression) -> frozenset[Record]:
    """The records that a list lies in. The back ends rely on it that nobody reaches such a list in two ways."""
    match items:
        case FieldOf(type=ListOf(), record=around, field=field) if field.length is not None:
            assert isinstance(around.type, Record)
            return frozenset({around.type})
        case Choice(type=ListOf()):
            return records_around(items.yes) | records_around(items.no)
    return frozenset()


def _only(scope: Scope, node: ast.Call, values: list[Expression]) -> Expression:
    if len(values) != 1:
        raise scope.refused(node, f"{ast.unparse(node)}: one argument is wanted")
    return values[0]


def _argument(scope: Scope, node: ast.Call, value: Expression, declared: Type) -> Expression:
    """An argument for a parameter. A list may be narrower than declared: the function is compiled for it then."""
    if isinstance(declared, ListOf) and isinstance(value.type, ListOf) and _is_like(value.type, declared):
        return value
    return converted(scope, node, value, declared)


def _is_like(found: ListOf, declared: ListOf) -> bool:
    match found.element, declared.element:
        case ListOf() as one, ListOf() as other:
            return _is_like(one, other)
        case Store() as one, Store() as other:
            return one is other or other is USUAL[one.scalar]
    return found.element == declared.element
