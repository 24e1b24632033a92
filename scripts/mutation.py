"""Mutation testing of the scoring and the Wonders: small wrong changes, each of which some test must notice.

Each mutant is one change of one file of ``rules/core`` in a copy of the package; the tests named for that file run on
it. (The usual tools leave decorated functions alone, and every function of the core is decorated for the kernel.)

Usage: make mutation, or python scripts/mutation.py [--jobs 2] [FILE …]
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
CORE = Path("src/skyrise/rules/core")
MEMORY = 2 * 2**30
SECONDS = 60
SCORING_TESTS = [
    *(f"tests/rules/test_{name}.py" for name in ("control", "panoramas", "final_scoring", "win")),
    "tests/rules/wonders/test_intelligentsium.py",
]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Mutant(NamedTuple):
    """A file with one wrong change."""

    file: Path
    change: str
    text: str


def mutants(file: Path) -> Iterator[Mutant]:
    """Every change of one place in a file."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for index, node in enumerate(ast.walk(tree)):
        for number, _ in enumerate(_changes(deepcopy(node))):
            mutated = deepcopy(tree)
            target = list(ast.walk(mutated))[index]
            before = ast.unparse(target)
            list(_changes(target))[number]()
            change = f"{file.name}:{getattr(node, 'lineno', 0)} {before} -> {ast.unparse(target)}"
            yield Mutant(file, change, ast.unparse(mutated))


def _changes(node: ast.AST) -> list:  # type: ignore[type-arg]
    """Ways to change a node in place."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        return [lambda: node.ops.__setitem__(0, COMPARISONS[type(node.ops[0])]())]
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        return [lambda: setattr(node, "op", OPERATORS[type(node.op)]())]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return [lambda: setattr(node, "value", int(node.value) + 1)]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [lambda: setattr(node, "value", not node.value)]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        return [lambda: setattr(node, "op", ast.UAdd())]
    if isinstance(node, ast.BoolOp):
        return [lambda: setattr(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())]
    return []


def tests_of(file: Path) -> list[str]:
    """The tests that should notice a change of a file: its own, then those of the scoring."""
    own = sorted(ROOT.glob(f"tests/rules/wonders/test_{file.stem}*.py"))
    if own:
        return [str(path.relative_to(ROOT)) for path in own]
    return SCORING_TESTS if file.stem == "scoring" else ["tests/rules/wonders"]


def survives(mutant: Mutant) -> bool:
    """Do the tests pass although the file is wrong?"""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=shutil.ignore_patterns("__pycache__"))
        (Path(folder) / mutant.file).write_text(mutant.text, encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(Path(folder) / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        # A wrong loop may run and log forever: its memory is limited, and running out counts as noticed.
        call = ["prlimit", f"--as={MEMORY}", f"--cpu={SECONDS}", *pytest, *tests_of(mutant.file)]
        return subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, check=False).returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    files = options.files or [
        CORE / "scoring.py",
        *sorted(p.relative_to(ROOT) for p in (ROOT / CORE).glob("wonders/*")),
    ]
    everything = [mutant for file in files if file.suffix == ".py" for mutant in mutants(file)]
    killed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for number, (mutant, alive) in enumerate(zip(everything, pool.map(survives, everything), strict=True), 1):
            killed += not alive
            print(f"[{number}/{len(everything)}] {'SURVIVED ' if alive else 'killed   '}{mutant.change}", flush=True)
    print(f"{killed} of {len(everything)} mutants killed: {killed / max(len(everything), 1):.1%}")


if __name__ == "__main__":
    main()
