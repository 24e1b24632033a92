"""The front end for statements. It also sees to it that every variable has a value before it is read."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from .annotations import SCALARS
from .calls import Calls, records_around
from .conversions import converted
from .expressions import Expressions
from .scope import Flow, Scope
from .tree import (
    Break,
    Call,
    Const,
    Continue,
    Count,
    Do,
    Element,
    Expression,
    FieldOf,
    If,
    Local,
    Put,
    Return,
    Set,
    Statement,
    Stored,
    Update,
    While,
)
from .types import Scalar

NAMES = {kind.value: kind for kind in SCALARS.values() if kind is not Scalar.NOTHING}


class Statements:
    """Reads the statements of one function."""

    def __init__(self, scope: Scope, calls: Calls) -> None:
        self._scope, self._calls = scope, calls
        self._expressions = Expressions(scope, calls)
        self._breaks: list[list[Flow]] = []
        """For each loop around: what has a value where it is left."""
        self._readers: dict[type[ast.stmt], Callable[[Any], Sequence[Statement]]] = {
            ast.Pass: lambda node: (),
            ast.Expr: self._expression,
            ast.Assign: self._assign,
            ast.AnnAssign: self._declare,
            ast.AugAssign: self._update,
            ast.If: self._if,
            ast.While: self._while,
            ast.For: self._for,
            ast.Return: self._return,
            ast.Break: self._break,
            ast.Continue: self._continue,
        }

    def block(self, nodes: Sequence[ast.stmt]) -> tuple[Statement, ...]:
        """Statements in a row."""
        return tuple(statement for node in nodes for statement in self._read(node))

    def _read(self, node: ast.stmt) -> Sequence[Statement]:
        reader = self._readers.get(type(node))
        if reader is None:
            raise self._scope.refused(node, f"{type(node).__name__} is not in the subset")
        return reader(node)

    # What is done

    def _expression(self, node: ast.Expr) -> Sequence[Statement]:
        match node.value:
            case ast.Constant(value=str()):
                return ()
            case ast.Call() as call:
                return self._call(call)
        raise self._scope.refused(node, f"{ast.unparse(node)} does nothing")

    def _call(self, node: ast.Call) -> Sequence[Statement]:
        if self._calls.is_nothing(self._calls.called(self._scope, node)):
            for argument in node.args:
                if any(isinstance(part, ast.Call) for part in ast.walk(argument)):
                    raise self._scope.refused(node, "a call that is left out cannot have calls as arguments")
                self._expressions.read(argument)
            return ()
        copied = self._calls.copied(self._scope, node, self._expressions.read)
        return (copied or Do(self._expressions.read(node)),)

    def _assign(self, node: ast.Assign) -> Sequence[Statement]:
        if len(node.targets) != 1:
            raise self._scope.refused(node, "one variable after another gets a value")
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            return self._assign_many(node, target)
        return (self._put(node, target, self._nameable(node, node.value)),)

    def _nameable(self, node: ast.Assign, value: ast.expr) -> Expression:
        """What a variable may stand for."""
        read = self._expressions.read(value)
        if records_around(read):
            raise self._scope.refused(node, "a list in a record is used where it stands, not under another name")
        return read

    def _assign_many(self, node: ast.Assign, target: ast.Tuple) -> Sequence[Statement]:
        """All values are computed before the first is put anywhere."""
        if not isinstance(node.value, ast.Tuple) or len(node.value.elts) != len(target.elts):
            raise self._scope.refused(node, "several variables get as many values, written one by one")
        values = [self._nameable(node, value) for value in node.value.elts]
        names = [self._scope.hidden(value.type) for value in values]
        kept = [Set(name, value) for name, value in zip(names, values, strict=True)]
        locals_ = [Local(value.type, name) for name, value in zip(names, values, strict=True)]
        return (*kept, *(self._put(node, part, value) for part, value in zip(target.elts, locals_, strict=True)))

    def _declare(self, node: ast.AnnAssign) -> Sequence[Statement]:
        name = ast.unparse(node.annotation)
        if not isinstance(node.target, ast.Name) or node.value is None or name not in NAMES:
            raise self._scope.refused(node, "a declaration is of an int, a float or a bool, with a value")
        value = converted(self._scope, node, self._expressions.read(node.value), NAMES[name])
        return (self._put(node, node.target, value),)

    def _put(self, node: ast.stmt, target: ast.expr, value: Expression) -> Statement:
        if isinstance(target, ast.Name):
            kind = self._scope.assign(node, target.id, value.type)
            return Set(target.id, converted(self._scope, node, value, kind))
        place = self._stored(node, target)
        return Put(place, converted(self._scope, node, value, place.type), self._scope.place(node))

    def _stored(self, node: ast.stmt, target: ast.expr) -> Stored:
        place = self._expressions.read(target)
        if not isinstance(place, FieldOf | Element) or not isinstance(place.type, Scalar):
            raise self._scope.refused(node, f"{ast.unparse(target)} cannot get a value: numbers alone are stored")
        return place

    def _update(self, node: ast.AugAssign) -> Sequence[Statement]:
        operator = self._expressions.operator(node, node.op)
        if isinstance(node.target, ast.Name):
            old = self._scope.variable(node.target) if self._scope.is_variable(node.target.id) else None
            if old is None:
                raise self._scope.refused(node, f"{node.target.id} may have no value here")
            new = self._expressions.combine(node, operator, old, self._expressions.read(node.value))
            return (self._put(node, node.target, new),)
        place = self._stored(node, node.target)
        new = self._expressions.combine(node, operator, place, self._expressions.read(node.value))
        converted(self._scope, node, new, place.type)
        return (Update(place, new.type, operator, new.right, self._scope.place(node)),)

    # Where it goes on

    def _if(self, node: ast.If) -> Sequence[Statement]:
        test = self._expressions.test(node.test)
        before = self._scope.flow
        yes = self.block(node.body)
        after, self._scope.flow = self._scope.flow, before
        no = self.block(node.orelse)
        self._scope.flow = _either(after, self._scope.flow)
        return (If(test, yes, no),)

    def _while(self, node: ast.While) -> Sequence[Statement]:
        if node.orelse:
            raise self._scope.refused(node, "a loop with else is not in the subset")
        test = self._expressions.test(node.test)
        is_endless = isinstance(test, Const) and bool(test.value)
        before = self._scope.flow
        body, left = self._body(node.body)
        self._scope.flow = _either(None if is_endless else before, *left)
        return (While(test, body),)

    def _for(self, node: ast.For) -> Sequence[Statement]:
        if node.orelse or not isinstance(node.target, ast.Name):
            raise self._scope.refused(node, "a loop counts one variable, and has no else")
        start, stop, step = self._range(node)
        before = self._scope.flow
        if self._scope.assign(node, node.target.id, Scalar.INT) is not Scalar.INT:
            raise self._scope.refused(node, f"{node.target.id} is no whole number")
        body, left = self._body(node.body)
        self._scope.flow = _either(before, *left)
        return (Count(node.target.id, start, stop, step, body),)

    def _range(self, node: ast.For) -> tuple[Expression, Expression, int]:
        call = node.iter
        if not isinstance(call, ast.Call) or self._calls.called(self._scope, call) is not range:
            raise self._scope.refused(node, "a loop counts: for … in range(…)")
        bounds = [self._expressions.whole(argument) for argument in call.args]
        match bounds:
            case [stop]:
                return Const(Scalar.INT, 0), stop, 1
            case [start, stop]:
                return start, stop, 1
            case [start, stop, Const(value=int() as step)] if step != 0:
                return start, stop, step
        raise self._scope.refused(node, "a range has a start, a stop and a step, which is a constant other than 0")

    def _body(self, nodes: Sequence[ast.stmt]) -> tuple[tuple[Statement, ...], list[Flow]]:
        """The body of a loop, and what has a value at each break."""
        self._breaks.append([])
        body = self.block(nodes)
        return body, self._breaks.pop()

    def _return(self, node: ast.Return) -> Sequence[Statement]:
        wanted = self._scope.made.result
        if node.value is None:
            if wanted is not Scalar.NOTHING:
                raise self._scope.refused(node, "a value is to be returned")
            self._scope.flow = None
            return (Return(None),)
        value = self._expressions.read(node.value)
        if wanted is Scalar.NOTHING and isinstance(value, Call) and value.type is Scalar.NOTHING:
            self._scope.flow = None
            return (Do(value), Return(None))
        result = converted(self._scope, node, value, wanted)
        self._scope.flow = None
        return (Return(result),)

    def _break(self, node: ast.Break) -> Sequence[Statement]:
        self._breaks[-1].append(self._scope.flow)
        self._scope.flow = None
        return (Break(),)

    def _continue(self, node: ast.Continue) -> Sequence[Statement]:
        self._scope.flow = None
        return (Continue(),)


def _either(*flows: Flow) -> Flow:
    """What has a value wherever one of these ways leads."""
    reached = [flow for flow in flows if flow is not None]
    return frozenset.intersection(*reached) if reached else None
