"""The names of a function while it is read: what they stand for, and which variables have a value by now."""

from __future__ import annotations

import ast
import builtins
from pathlib import Path
from types import FunctionType, ModuleType

from .refusal import Place, Refused
from .tree import Const, Function, Local
from .types import Scalar, Type, name_of

LIMIT = 1 << 63

Flow = frozenset[str] | None
"""The variables that have a value at a point of a function; None where it never gets to."""


class Scope:
    """The names of one function."""

    def __init__(self, function: FunctionType, file: Path, made: Function) -> None:
        self.file, self.made = file, made
        self.flow: Flow = frozenset(name for name, _ in made.parameters)
        self._types: dict[str, Type] = dict(made.parameters)
        self._globals = function.__globals__

    def place(self, node: ast.AST) -> Place:
        """Where something stands."""
        return Place(self.file, getattr(node, "lineno", 0))

    def refused(self, node: ast.AST, why: str) -> Refused:
        """The error for something that is not in the subset."""
        return Refused(self.place(node), why)

    def is_variable(self, name: str) -> bool:
        """Is it a parameter or a local variable?"""
        return name in self._types

    def variable(self, node: ast.Name) -> Local:
        """A variable that is read."""
        if self.flow is not None and node.id not in self.flow:
            raise self.refused(node, f"{node.id} may have no value here")
        return Local(self._types[node.id], node.id)

    def assign(self, node: ast.AST, name: str, kind: Type) -> Type:
        """A variable gets a value of a type, which its first value decides; returns the type of the variable."""
        if kind is Scalar.NOTHING:
            raise self.refused(node, f"{name} would be nothing: what is called returns no value")
        if name not in self._types:
            self._types[name] = self.made.locals[name] = kind
        if self.flow is not None:
            self.flow |= {name}
        return self._types[name]

    def hidden(self, kind: Type) -> str:
        """A variable that no program can name."""
        name = f".{len(self.made.locals)}"
        self.made.locals[name] = kind
        return name

    def value_of(self, node: ast.expr) -> object:
        """What a global name, or a name of a module, stands for."""
        match node:
            case ast.Name(id=name):
                if self.is_variable(name):
                    raise self.refused(node, f"{name} is a variable, and neither a constant nor a function")
                if name in self._globals:
                    return self._globals[name]
                if hasattr(builtins, name):
                    return getattr(builtins, name)
                raise self.refused(node, f"{name} is not known, or has no value yet")
            case ast.Attribute(value=inner, attr=name):
                module = self.value_of(inner)
                if isinstance(module, ModuleType) and hasattr(module, name):
                    return getattr(module, name)
        raise self.refused(node, f"{ast.unparse(node)} is neither a constant nor a function")

    def constant(self, node: ast.expr, value: object) -> Const:
        """A number that is known already."""
        match value:
            case bool():
                return Const(Scalar.BOOL, int(value))
            case int() if -LIMIT <= value < LIMIT:
                return Const(Scalar.INT, int(value))
            case int():
                raise self.refused(node, f"{value} does not fit into 64 bits")
            case float():
                return Const(Scalar.FLOAT, value)
        raise self.refused(node, f"{ast.unparse(node)} is a {type(value).__name__}, not a number")

    def mismatch(self, node: ast.AST, found: Type, wanted: Type) -> Refused:
        """The error for a value of the wrong type."""
        return self.refused(node, f"{name_of(found)} is given where {name_of(wanted)} is wanted")
