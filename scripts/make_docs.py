"""Writes the docs that are made from the code: docs/rulebook.md and the picture docs/table.svg.

Usage: python scripts/make_docs.py
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from skyrise import Game
from skyrise.notation import read_record
from skyrise.notation.svg import draw_position
from skyrise.rules.rulebook import RULEBOOK

ROOT = Path(__file__).parent.parent
MOMENT = 101
"""The action of the golden record after which the picture was taken: an auction in era 2."""

HEAD = """\
# The rulebook, executable

Every rule has an id. Illegal actions, events and score receipts name it, and tests are marked with it: this page shows
rule by rule what it says, in our words, and which tests hold it. Numbers are the sections of [the rules](rules.md). The
page is made by `python scripts/make_docs.py` from `rules/rulebook.py` and the tests; a test fails when a rule has no
test, or when this page is out of date.
"""
SECTIONS = {
    "2": "Components",
    "3": "Set-up",
    "4": "Auctions",
    "4.1": "The starter",
    "4.2": "The starting bid",
    "4.3": "Bidding",
    "4.4": "The end of an auction",
    "5": "Discs",
    "6": "Eras and scoring",
    "7": "Wonders",
    "7.1": "The Hammer",
    "7.2": "The Vault",
    "ruling": "Rulings",
}


def marked_tests() -> dict[str, list[str]]:
    """The tests of each rule id, read from their marks."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for rule in rules_of(function):
                    found[rule].append(f"{path.relative_to(ROOT / 'tests')}::{function.name}")
    return found


def rules_of(function: ast.FunctionDef) -> Iterator[str]:
    """The arguments of ``@pytest.mark.rule(...)``."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in decorator.args)


def rulebook() -> str:
    """The text of docs/rulebook.md."""
    tests = marked_tests()
    lines = [HEAD]
    for section, title in SECTIONS.items():
        rules = {ident: rule for ident, rule in RULEBOOK.items() if rule.section == section}
        if rules:
            lines.append(f"## {title if section == 'ruling' else f'{section} {title}'}\n")
        for ident, rule in rules.items():
            lines.append(f"### `{ident}`\n\n{rule.text}\n")
            lines += [f"- `{test}`" for test in tests[ident]]
            lines.append("")
    return "\n".join(lines)


def picture() -> str:
    """The text of docs/table.svg."""
    record = read_record((ROOT / "tests/golden/records/retail-4p.json").read_text(encoding="utf-8"))
    game = Game.from_record(record.until(MOMENT))
    legal = {getattr(action, "at", None) for action in game.legal_actions()}
    return draw_position(game.position(), highlight=sorted(place for place in legal if place))


def main() -> None:
    (ROOT / "docs/rulebook.md").write_text(rulebook(), encoding="utf-8")
    (ROOT / "docs/table.svg").write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
