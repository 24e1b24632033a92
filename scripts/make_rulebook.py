"""Writes the English sentences of the rulebook as a Fluent file, for the page and for translators.

Usage: python scripts/make_rulebook.py
"""

from __future__ import annotations

from pathlib import Path

import skyrise.language
from skyrise import load_edition
from skyrise.notation.messages import rule_message
from skyrise.rules.rulebook import RULEBOOK

TARGET = Path(skyrise.language.__file__).parent / "en/rulebook.ftl"
HEADING = "## The rules, a sentence each. Made by scripts/make_rulebook.py from skyrise/rules/rulebook.py.\n\n"
FAMILY = "rulebook-"


def rulebook() -> str:
    """The whole file: what cards do, and rulings, have messages of their own."""
    messages = {rule_message(rule, load_edition()).id: entry.text for rule, entry in RULEBOOK.items()}
    return HEADING + "".join(f"{name} = {text}\n" for name, text in messages.items() if name.startswith(FAMILY))


if __name__ == "__main__":
    TARGET.write_text(rulebook(), encoding="utf-8")
