"""Documents have types: no signature of the rooms that carry them says ``dict[str, Any]``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import skyrise

PACKAGE = Path(skyrise.__file__).parent
ROOMS = ("notation", "tables", "server")
UNTYPED = {"dict[str, Any]", "Mapping[str, Any]", "list[dict[str, Any]]", "Any | None"}
EVENT_FIELDS = {"notation/messages/log.py"}
"""Reads the fields of events, which differ from kind to kind."""


def said_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    arguments = function.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        if argument.annotation is not None:
            yield ast.unparse(argument.annotation)
    if function.returns is not None:
        yield ast.unparse(function.returns)


@pytest.mark.parametrize("room", ROOMS)
def test_no_document_is_a_dictionary_of_anything(room: str) -> None:
    untyped = []
    for path in sorted((PACKAGE / room).rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and name not in EVENT_FIELDS:
                untyped += [f"{name}: {node.name}" for said in said_in(node) if any(one in said for one in UNTYPED)]
    assert untyped == []
