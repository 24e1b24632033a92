"""Tables show everything that is in them, on every screen and in a pipe."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

import skyrise.cli
from skyrise.cli import tables

NAMES = ("mason:playouts=2;exploration=0.75", "mason:playouts=4;exploration=0.75")


def table_of_bots() -> Table:
    table = tables.number_table("bot", "won", "what it is like to play against")
    for name in NAMES:
        table.add_row(name, "1,234.5", "It thinks for a while, and then it takes what you wanted to have.")
    return table


def shown(monkeypatch: pytest.MonkeyPatch, width: int, *, terminal: bool) -> str:
    out = StringIO()
    monkeypatch.setattr(tables, "screen", Console(file=out, width=width, force_terminal=terminal, color_system=None))
    tables.show_table(table_of_bots())
    return out.getvalue()


@pytest.mark.parametrize("width", [30, 50, 60, 80, 200])
def test_what_people_type_is_never_cut_on_a_terminal(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    text = shown(monkeypatch, width, terminal=True)
    assert "…" not in text
    assert all(name in text for name in NAMES)
    words = "".join(letter if letter.isalnum() else " " for letter in text).split()
    assert words.count("thinks") == words.count("wanted") == len(NAMES)


def test_a_table_fits_its_terminal_as_long_as_its_words_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, shown(monkeypatch, 60, terminal=True).splitlines())) <= 60


def test_a_pipe_has_a_line_for_a_row_and_no_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    heading, *rows = shown(monkeypatch, 80, terminal=False).splitlines()
    assert heading.split()[:2] == ["bot", "won"]
    assert [row.split()[0] for row in rows] == list(NAMES)
    assert all(row.rstrip().endswith("wanted to have.") for row in rows)


def called(node: ast.AST) -> str:
    """The name of what a call calls; none for anything else."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
    return ""


def tables_printed_as_they_are(tree: ast.Module) -> Iterator[int]:
    """The lines that print a table in another way than by ``show_table``."""
    makers = {"Table", "number_table"}
    makers |= {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.returns and "Table" in ast.unparse(node.returns)
    }
    names = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and called(node.value) in makers
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "print":
            given = {*map(called, node.args), *(one.id for one in node.args if isinstance(one, ast.Name))}
            if given & (makers | names):
                yield node.lineno


def test_a_table_that_is_printed_as_it_is_is_found() -> None:
    source = "def _rows() -> Table: ...\ntable = Table()\nscreen.print(table)\nscreen.print(_rows())\nprint('table')"
    assert list(tables_printed_as_they_are(ast.parse(source))) == [3, 4]


def test_no_command_prints_a_table_otherwise() -> None:
    folder = Path(skyrise.cli.__file__).parent
    files = [file for file in folder.rglob("*.py") if file.name != "tables.py"]
    found = {file.name: list(tables_printed_as_they_are(ast.parse(file.read_text("utf-8")))) for file in files}
    assert len(files) > 20
    assert {name: lines for name, lines in found.items() if lines} == {}
