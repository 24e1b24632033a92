"""From one type to another, where Python does it unasked: a bool is a number, and a whole number may be a float."""

from __future__ import annotations

import ast

from .scope import Scope
from .tree import Cast, Compare, Comparison, Const, Expression
from .types import Scalar, Type

NUMBERS = (Scalar.BOOL, Scalar.INT, Scalar.FLOAT)
"""Each fits into those that follow."""


def converted(scope: Scope, node: ast.AST, value: Expression, wanted: Type) -> Expression:
    """A value as one of another type; refused if something would be lost."""
    if value.type == wanted:
        return value
    fits = value.type in NUMBERS and wanted in NUMBERS and NUMBERS.index(value.type) < NUMBERS.index(wanted)
    if not fits or not isinstance(wanted, Scalar):
        raise scope.mismatch(node, value.type, wanted)
    if isinstance(value, Const):
        return Const(wanted, float(value.value) if wanted is Scalar.FLOAT else value.value)
    return Cast(wanted, value)


def number(scope: Scope, node: ast.AST, value: Expression) -> Expression:
    """A value to reckon with: an int or a float."""
    return converted(scope, node, value, Scalar.INT) if value.type is not Scalar.FLOAT else value


def common(scope: Scope, node: ast.AST, *values: Expression) -> tuple[Scalar, list[Expression]]:
    """Numbers as numbers of the widest type among them."""
    for value in values:
        if value.type not in NUMBERS:
            raise scope.refused(node, f"{ast.unparse(node)} needs numbers")
    widest = max((value.type for value in values), key=lambda kind: NUMBERS.index(kind))
    assert isinstance(widest, Scalar)
    return widest, [converted(scope, node, value, widest) for value in values]


def truth(scope: Scope, node: ast.AST, value: Expression) -> Expression:
    """Is a number other than 0?"""
    if value.type is Scalar.BOOL:
        return value
    if value.type not in NUMBERS:
        raise scope.refused(node, "the truth of a list or a record is not in the subset: compare numbers")
    assert isinstance(value.type, Scalar)
    if isinstance(value, Const):
        return Const(Scalar.BOOL, int(value.value != 0))
    return Compare(Scalar.BOOL, Comparison.NOT_EQUAL, value, Const(value.type, 0))
