"""Writes the docs that are made from the code: docs/rulebook.md, docs/tensors.md and the picture docs/table.svg.

Usage: python scripts/make_docs.py
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from skyrise import Game
from skyrise.components.names import CENTRAL, OUTER_ISLANDS
from skyrise.envs import skyrise_v0
from skyrise.envs.core import numbers as n
from skyrise.envs.layout import Row, in_words, rows
from skyrise.envs.spaces import action_space
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
TENSORS = """\
# Tensors

What the environments ([PettingZoo](pettingzoo.md), [Gymnasium](gymnasium.md), [OpenSpiel](openspiel.md)) show, and what
they take. The page is made by `python scripts/make_docs.py` from `envs/layout.py` and `envs/spaces.py`; a test fails
when it is out of date.

An observation is {size} numbers between 0 and 1, the same for every edition and number of players: first {places}
neighborhoods of {place} numbers, then 4 seats of {seat}, then {whole} for the whole table. Seats are counted clockwise
from whoever looks: me, next, second, third. It holds what that seat may know, as its [view](formats.md) does, and
nothing else. `in_words` reads it:

```python
>>> from skyrise.envs import skyrise_v0
>>> from skyrise.envs.layout import in_words
>>> env = skyrise_v0.env(players=2)
>>> env.reset(seed=1)
>>> said = in_words(env.observe("player_0")["observation"])
>>> [name for name in said if name.startswith(("H1 ", "hand"))]
{example}

```

## An observation

*First* is the number of the first value; of the next neighborhood or seat it is *every* further. Neighborhoods are in
the order of the box: {islands}, each by its numbers; those of islands that are not in the
city are 0. The rank of a building is the place of its number among all 48 of the edition, from 0 on.

| first | every | size | part | values | meaning |
|--:|--:|--:|---|---|---|
"""
ACTIONS = """
## An action

Every action text has one of {actions} indices, the same in every city; `action_space(edition)` maps them both ways. A
bid is the rank of the building, or 47 + the number of the Wonder card, times {places}, plus the neighborhood.

```python
>>> from skyrise.envs.spaces import action_space
>>> space = action_space("retail")
>>> space.index("24@A3"), space.text(4356 - 1)
(666, 'choose=19+20')

```

| first | size | actions | from | to |
|--:|--:|---|---|---|
"""
KINDS = {
    "@": "bid a building",
    "W@": "place a Wonder",
    "pass": "pass",
    "wild": "the color of a wild disc",
    "vault": "the disc that the Vault takes",
    "choose": "Wonder cards to keep",
}
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


def tensors() -> str:
    """The text of docs/tensors.md."""
    env = skyrise_v0.env(players=2)
    env.reset(seed=1)
    said = in_words(env.observe("player_0")["observation"])
    head = TENSORS.format(
        size=n.SIZE,
        places=n.PLACES,
        place=n.PLACE,
        seat=n.SEAT,
        whole=n.SIZE - n.WHOLE_AT,
        islands=", ".join((CENTRAL, *OUTER_ISLANDS)),
        example=[name for name in said if name.startswith(("H1 ", "hand"))],
    )
    actions = ACTIONS.format(actions=n.ACTIONS, places=n.PLACES)
    return "".join([head, *map(part_line, rows()), actions, *kind_lines()])


def part_line(row: Row) -> str:
    """A part of an observation, as a line of its table."""
    labels = row.part.labels
    values = ", ".join(labels) if len(labels) <= 10 else f"{labels[0]}, {labels[1]} … {labels[-1]}"
    each = row.each or ""
    return f"| {row.first} | {each} | {row.size} | {row.of}: {row.part.name} | {values} | {row.part.meaning} |\n"


def kind_lines() -> Iterator[str]:
    """The kinds of actions, a line each."""
    first = 0
    for kind, group in groupby(action_space("retail").texts, key=kind_of):
        texts = list(group)
        yield f"| {first} | {len(texts)} | {KINDS[kind]} | `{texts[0]}` | `{texts[-1]}` |\n"
        first += len(texts)


def kind_of(action: str) -> str:
    """``W7@A3`` is of the kind ``W@``, and so on."""
    return action.split("=")[0] if "@" not in action else "W@" if action.startswith("W") else "@"


def picture() -> str:
    """The text of docs/table.svg."""
    record = read_record((ROOT / "tests/golden/records/retail-4p.json").read_text(encoding="utf-8"))
    game = Game.from_record(record.until(MOMENT))
    legal = {getattr(action, "at", None) for action in game.legal_actions()}
    return draw_position(game.position(), highlight=sorted(place for place in legal if place))


def main() -> None:
    (ROOT / "docs/rulebook.md").write_text(rulebook(), encoding="utf-8")
    (ROOT / "docs/tensors.md").write_text(tensors(), encoding="utf-8")
    (ROOT / "docs/table.svg").write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
