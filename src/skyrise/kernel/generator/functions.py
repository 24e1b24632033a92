"""A program: its entries, and every function that they call, for the types that they call it with."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from types import FunctionType
from typing import Any, get_type_hints

from .annotations import Annotations, UnknownAnnotation
from .calls import Calls
from .dialect import AnyFunction, Dialect
from .refusal import Place, Refused
from .scope import Scope
from .sources import definition_of, file_of
from .statements import Statements
from .tree import Function
from .types import Scalar, Type


class Program:
    """Functions in the order in which they were met."""

    def __init__(self, dialect: Dialect) -> None:
        self.functions: list[Function] = []
        self.annotations = Annotations(dialect.annotations)
        self._calls = Calls(dialect, self)
        self._inlined = dialect.inlined
        self._instances: dict[tuple[FunctionType, tuple[Type, ...]], Function] = {}
        self._signatures: dict[FunctionType, tuple[tuple[tuple[str, Type], ...], Type]] = {}
        self._names: dict[str, int] = {}
        self._unread: list[tuple[FunctionType, Function]] = []

    def add_entry(self, function: AnyFunction) -> Function:
        """Adds a function that is called from outside, with the types that it declares, and all that it calls."""
        if not isinstance(function, FunctionType):
            raise TypeError(f"{function.__name__} is not a function written in Python")
        made = self.instance(function, [kind for _, kind in self.parameters_of(function)])
        made.is_entry = True
        while self._unread:
            self._read(*self._unread.pop())
        return made

    def parameters_of(self, function: FunctionType) -> tuple[tuple[str, Type], ...]:
        """Names and declared types of the parameters."""
        return self._signature(function)[0]

    def instance(self, function: FunctionType, types: Sequence[Type]) -> Function:
        """A function for these types of its parameters."""
        key = function, tuple(types)
        if key not in self._instances:
            self._instances[key] = made = self._declared(function, types)
            self.functions.append(made)
            self._unread.append((function, made))
        return self._instances[key]

    def _declared(self, function: FunctionType, types: Sequence[Type]) -> Function:
        parameters, result = self._signature(function)
        names = [name for name, _ in parameters]
        name = f"{function.__module__}.{function.__name__}"
        number = self._names[name] = self._names.get(name, 0) + 1
        made = Function(name if number == 1 else f"{name}.{number}", tuple(zip(names, types, strict=True)), result)
        made.is_inlined = hasattr(function, self._inlined)
        return made

    def _read(self, function: FunctionType, made: Function) -> None:
        definition = definition_of(function)
        scope = Scope(function, file_of(function), made)
        made.body = Statements(scope, self._calls).block(definition.body)
        if scope.flow is not None and made.result is not Scalar.NOTHING:
            raise scope.refused(definition, f"{function.__name__} may end without a return")

    def _signature(self, function: FunctionType) -> tuple[tuple[tuple[str, Type], ...], Type]:
        if function not in self._signatures:
            self._signatures[function] = self._read_signature(function)
        return self._signatures[function]

    def _read_signature(self, function: FunctionType) -> tuple[tuple[tuple[str, Type], ...], Type]:
        definition = definition_of(function)
        place = Place(file_of(function), definition.lineno)
        if not _is_plain(definition.args):
            raise Refused(place, f"{function.__name__}: parameters have neither defaults nor stars")
        hints = get_type_hints(function, include_extras=True)
        names = [argument.arg for argument in definition.args.args]
        for name in (*names, "return"):
            if name not in hints:
                raise Refused(place, f"{function.__name__}: {name} has no annotation")
        parameters = tuple((name, self._type(place, function, hints[name])) for name in names)
        result = self._type(place, function, hints["return"])
        if not isinstance(result, Scalar):
            raise Refused(place, f"{function.__name__}: numbers alone are returned")
        return parameters, result

    def _type(self, place: Place, function: FunctionType, hint: Any) -> Type:
        try:
            return self.annotations.type_of(hint)
        except UnknownAnnotation as unknown:
            raise Refused(place, f"{function.__name__}: {unknown}") from unknown


def _is_plain(arguments: ast.arguments) -> bool:
    return not (
        arguments.posonlyargs or arguments.kwonlyargs or arguments.vararg or arguments.kwarg or arguments.defaults
    )
