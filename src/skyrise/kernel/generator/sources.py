"""The text of functions, as Python parses it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from types import FunctionType

from .refusal import Place, Refused


def definition_of(function: FunctionType) -> ast.FunctionDef:
    """The definition of a function, which stands at the top level of its file."""
    file, line = file_of(function), function.__code__.co_firstlineno
    for node in _parsed(file).body:
        if isinstance(node, ast.FunctionDef) and node.name == function.__name__ and _first_line(node) == line:
            return node
    raise Refused(Place(file, line), f"{function.__qualname__} is not a function at the top level of a file")


def file_of(function: FunctionType) -> Path:
    """The file that a function stands in."""
    return Path(function.__code__.co_filename)


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _first_line(node: ast.FunctionDef) -> int:
    """Decorators belong to a definition."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
