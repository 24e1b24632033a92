"""Numbers in sentences: every plural has the forms of its language, and Python and the page say the same."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from language.catalogue import FOLDER, arguments, catalogue, without_form
from present import present
from skyrise.language import LANGUAGES, language

PAGE = FOLDER.parent.parent.parent / "web"
NUMBERS = (1, 2, 5, 21, 22)
CATEGORIES = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
PLURAL = {"zero", "one", "two", "few", "many"}


class _Selects(Visitor):
    """The keys of every selection in a message, but for those of exact numbers."""

    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.keys.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


def plurals(code: str) -> Iterator[tuple[str, set[str]]]:
    """Each selection by the plural of a number, with the name of its message."""
    for name, entry in catalogue(code).items():
        message = FluentParser().parse_entry(f"x ={entry.text}")
        assert isinstance(message, ast.Message)
        found = _Selects()
        found.visit(present(message.value))
        yield from ((name, keys) for keys in found.keys if keys & PLURAL)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_plural_has_exactly_the_forms_of_its_language(code: str) -> None:
    assert [(name, sorted(keys)) for name, keys in plurals(code) if keys != CATEGORIES[code]] == []


def sayings(code: str) -> dict[str, dict[str, object]]:
    """Every message that takes arguments, with each number for all of them and for all of their forms."""
    return {
        f"{name} {number}": dict.fromkeys({*arguments(code, name), *map(without_form, arguments(code, name))}, number)
        for name in catalogue(code)
        if arguments(code, name)
        for number in NUMBERS
    }


SCRIPT = """
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const { folder, code, rules, sayings } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(code, { useIsolating: false });
for (const file of readdirSync(folder)) {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const spaced = rules.reduce((had, rule) => had.replace(new RegExp(rule, "gu"), "$1\\u00a0"), text);
  bundle.addResource(new FluentResource(spaced));
}
const said = {};
for (const [key, args] of Object.entries(sayings)) {
  said[key] = bundle.formatPattern(bundle.getMessage(key.split(" ")[0]).value, args, []);
}
process.stdout.write(JSON.stringify(said));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
@pytest.mark.skipif(not (PAGE / "node_modules/@fluent/bundle").exists(), reason="npm ci has not been run in web")
@pytest.mark.parametrize("code", LANGUAGES)
def test_python_and_the_page_say_the_same_of_every_number(code: str) -> None:
    rules = json.loads((FOLDER / "spaces.json").read_text(encoding="utf-8"))
    asked = {
        "folder": str(FOLDER / code),
        "code": code,
        "rules": [*rules["all"], *rules.get(code, [])],
        "sayings": sayings(code),
    }
    done = subprocess.run(
        ["node", "--input-type=module", "-e", SCRIPT],
        cwd=PAGE,
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    on_the_page = json.loads(done.stdout)
    in_python = {key: language(code).words(key.split()[0], None, **args) for key, args in sayings(code).items()}
    assert {key: (text, on_the_page[key]) for key, text in in_python.items() if text != on_the_page[key]} == {}
