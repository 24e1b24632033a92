"""A Wonder with a plain effect is known to its own file and to lists of facts, and to no other rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from make_wonders import FOLDER, dispatch
from scenes import match_of
from skyrise.components.names import WONDERS
from skyrise.components.schema import SCHEMA, Number

RULES = Path(__file__).parents[2] / "src/skyrise/rules"
LISTS = {"core/state.py", "core/wonders/__init__.py", "rulebook.py"}
"""Where every Wonder has a line: its numbers in ``Tables``, the made dispatch, and the rule in a sentence."""
PLAIN = ("palace", "lynch", "opportunity", "sullivan", "boca", "niemeyer", "intelligentsium")


def test_the_dispatch_is_made_from_the_files() -> None:
    assert (FOLDER / "__init__.py").read_text("utf-8") == dispatch(), "run python scripts/make_wonders.py"


@pytest.mark.parametrize("word", PLAIN)
def test_no_other_rule_names_a_wonder_with_a_plain_effect(word: str) -> None:
    own = {f"core/wonders/{word}.py"}
    naming = {path.relative_to(RULES).as_posix() for path in RULES.rglob("*.py") if word in code_of(path).lower()}
    assert naming <= LISTS | own


def code_of(path: Path) -> str:
    """A file without its comments and one-line docstrings, which may mention any card."""
    lines = (line.split("#")[0] for line in path.read_text("utf-8").splitlines())
    return "\n".join(line for line in lines if '"""' not in line)


@pytest.mark.parametrize("edition", ["retail", "preview", "manual"])
def test_every_number_of_a_card_reaches_the_tables(edition: str) -> None:
    match = match_of(4, edition)
    for card in WONDERS:
        for key, kind in SCHEMA.items():
            name = key.removeprefix(f"wonders.{card.number}.")
            if name != key and isinstance(kind, Number) and "." not in name:
                assert getattr(match.tables, f"{card.id}_{name}") == match.edition.number(key), key
