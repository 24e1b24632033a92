"""The notebook runs from its first cell to its last, and shows what it promises."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples/tour.ipynb"


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Runs a cell as a notebook does; its value is that of a last line that is an expression."""
    tree = ast.parse(source)
    last = tree.body[-1] if isinstance(tree.body[-1], ast.Expr) else None
    tree.body = tree.body[: -1 if last else None]
    exec(compile(tree, "cell", "exec"), names)
    return None if last is None else eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = [run_cell(source, names) for source in code]
    assert shown[0]._repr_svg_().startswith("<svg")
    assert (True, True, True) in shown
    printed = capsys.readouterr().out
    assert "99 is not one of your buildings" in printed
    assert printed.count("%") > 10


def test_no_output_is_kept_in_it() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)
