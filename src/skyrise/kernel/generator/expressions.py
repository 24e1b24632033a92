"""The front end for expressions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from .calls import Calls
from .conversions import common, converted, number, truth
from .scope import Scope
from .tree import (
    Binary,
    Choice,
    Compare,
    Comparison,
    Const,
    Either,
    Element,
    Expression,
    FieldOf,
    Intrinsic,
    Keep,
    Local,
    Machine,
    Operator,
)
from .types import ListOf, Record, Scalar, Store, name_of, read_type

OPERATORS: dict[type[ast.operator], Operator] = {
    ast.Add: Operator.ADD,
    ast.Sub: Operator.SUBTRACT,
    ast.Mult: Operator.MULTIPLY,
    ast.Div: Operator.DIVIDE,
    ast.FloorDiv: Operator.FLOOR_DIVIDE,
    ast.Mod: Operator.MODULO,
    ast.BitAnd: Operator.AND,
    ast.BitOr: Operator.OR,
    ast.BitXor: Operator.XOR,
    ast.LShift: Operator.SHIFT_LEFT,
    ast.RShift: Operator.SHIFT_RIGHT,
}
OF_FLOATS = {Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY, Operator.DIVIDE}
COMPARISONS: dict[type[ast.cmpop], Comparison] = {
    ast.Eq: Comparison.EQUAL,
    ast.NotEq: Comparison.NOT_EQUAL,
    ast.Lt: Comparison.LESS,
    ast.LtE: Comparison.LESS_OR_EQUAL,
    ast.Gt: Comparison.GREATER,
    ast.GtE: Comparison.GREATER_OR_EQUAL,
}


class Expressions:
    """Reads the expressions of one function."""

    def __init__(self, scope: Scope, calls: Calls) -> None:
        self.scope = scope
        self._calls = calls
        self._readers: dict[type[ast.expr], Callable[[Any], Expression]] = {
            ast.Constant: lambda node: scope.constant(node, node.value),
            ast.Name: self._name,
            ast.Attribute: self._attribute,
            ast.Subscript: self._subscript,
            ast.UnaryOp: self._unary,
            ast.BinOp: self._binary,
            ast.Compare: self._compare,
            ast.BoolOp: self._either,
            ast.IfExp: self._choice,
            ast.Call: lambda node: calls.read(scope, node, self.read),
        }

    def read(self, node: ast.expr) -> Expression:
        """An expression with its type."""
        reader = self._readers.get(type(node))
        if reader is None:
            raise self.scope.refused(node, f"{ast.unparse(node)}: {type(node).__name__} is not in the subset")
        return reader(node)

    def test(self, node: ast.expr) -> Expression:
        """The truth of an expression. It is asked for part by part, so that their values need not be of one type."""
        match node:
            case ast.BoolOp(op=operator, values=values):
                parts = [self.test(value) for value in values]
                return _chained(Scalar.BOOL, isinstance(operator, ast.Or), parts)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return Machine(Scalar.BOOL, Intrinsic.NOT, self.test(operand))
        return truth(self.scope, node, self.read(node))

    def whole(self, node: ast.expr) -> Expression:
        """A whole number."""
        return converted(self.scope, node, self.read(node), Scalar.INT)

    def combine(self, node: ast.AST, operator: Operator, left: Expression, right: Expression) -> Binary:
        """Two numbers, combined."""
        scope = self.scope
        kind, (left, right) = common(scope, node, number(scope, node, left), number(scope, node, right))
        if operator is Operator.DIVIDE:
            kind = Scalar.FLOAT
            left, right = (converted(scope, node, side, kind) for side in (left, right))
        if kind is Scalar.FLOAT and operator not in OF_FLOATS:
            raise scope.refused(node, f"{operator.value} is for whole numbers, and here is a float")
        return Binary(kind, operator, left, right, scope.place(node))

    def _name(self, node: ast.Name) -> Expression:
        if self.scope.is_variable(node.id):
            return self.scope.variable(node)
        return self.scope.constant(node, self.scope.value_of(node))

    def _attribute(self, node: ast.Attribute) -> Expression:
        if isinstance(node.value, ast.Name) and not self.scope.is_variable(node.value.id):
            return self.scope.constant(node, self.scope.value_of(node))
        record = self.read(node.value)
        if not isinstance(record.type, Record):
            raise self.scope.refused(node, f"{ast.unparse(node.value)} is no record, but {name_of(record.type)}")
        field = record.type.fields.get(node.attr)
        if field is None:
            raise self.scope.refused(node, f"{record.type} has no field {node.attr} of a type of the subset")
        kind = field.type.scalar if isinstance(field.type, Store) else field.type
        return FieldOf(kind, record, field)

    def _subscript(self, node: ast.Subscript) -> Expression:
        items = self.read(node.value)
        if not isinstance(items.type, ListOf):
            raise self.scope.refused(node, f"{ast.unparse(node.value)} is no list, but {name_of(items.type)}")
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            raise self.scope.refused(node, f"{ast.unparse(node)}: one index at a time, and no slices")
        return Element(read_type(items.type.element), items, self.whole(node.slice), self.scope.place(node))

    def _unary(self, node: ast.UnaryOp) -> Expression:
        if isinstance(node.op, ast.Not):
            return self.test(node)
        value = number(self.scope, node, self.read(node.operand))
        assert isinstance(value.type, Scalar)
        if isinstance(node.op, ast.USub):
            if isinstance(value, Const):
                return Const(value.type, -value.value)
            return Machine(value.type, Intrinsic.NEGATIVE, value)
        if isinstance(node.op, ast.Invert) and value.type is Scalar.INT:
            return Machine(Scalar.INT, Intrinsic.INVERT, value)
        raise self.scope.refused(node, f"{ast.unparse(node)} is not in the subset")

    def _binary(self, node: ast.BinOp) -> Expression:
        return self.combine(node, self.operator(node, node.op), self.read(node.left), self.read(node.right))

    def operator(self, node: ast.AST, operator: ast.operator) -> Operator:
        """The operator of an expression or an assignment."""
        if type(operator) not in OPERATORS:
            raise self.scope.refused(node, f"{type(operator).__name__} is not in the subset")
        return OPERATORS[type(operator)]

    def _compare(self, node: ast.Compare) -> Expression:
        """``a < b < c`` is ``a < b and b < c``, but b is computed once."""
        parts: list[Expression] = []
        left = self.read(node.left)
        for operator, comparator in zip(node.ops, node.comparators, strict=True):
            if type(operator) not in COMPARISONS:
                raise self.scope.refused(node, f"{type(operator).__name__} is not in the subset")
            right = self.read(comparator)
            again = right
            if comparator is not node.comparators[-1] and not isinstance(right, Const | Local):
                name = self.scope.hidden(right.type)
                right, again = Keep(right.type, name, right), Local(right.type, name)
            _, (one, other) = common(self.scope, node, left, right)
            parts.append(Compare(Scalar.BOOL, COMPARISONS[type(operator)], one, other))
            left = again
        return _chained(Scalar.BOOL, False, parts)

    def _either(self, node: ast.BoolOp) -> Expression:
        kind, values = common(self.scope, node, *(self.read(value) for value in node.values))
        return _chained(kind, isinstance(node.op, ast.Or), values)

    def _choice(self, node: ast.IfExp) -> Expression:
        yes, no = self.read(node.body), self.read(node.orelse)
        if yes.type == no.type:
            return Choice(yes.type, self.test(node.test), yes, no)
        kind, (yes, no) = common(self.scope, node, yes, no)
        return Choice(kind, self.test(node.test), yes, no)


def _chained(kind: Scalar, stops_at: bool, parts: list[Expression]) -> Expression:
    *first, result = parts
    for part in reversed(first):
        result = Either(kind, stops_at, part, result)
    return result
