"""Filling in a sentence: the part of Fluent that refusals use, for packages that need the standard library alone.

>>> fill("{ $count ->\\n    [one] One card\\n   *[other] { $count } cards\\n} of { $all }", {"count": 2, "all": 1000})
'2 cards of 1,000'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

SELECT: Final = re.compile(r"\{ \$(\w+) ->\n((?:[^{}]|\{[^{}]*\})*)\}")
"""A choice between variants by an argument, one to a line."""

VARIANT: Final = re.compile(r" *(\*?)\[(\w+)\] (.*)")
PLACEABLE: Final = re.compile(r'\{ \$(\w+) \}|\{"([{}])"\}')
"""An argument, or a literal brace."""


def fill(pattern: str, arguments: Mapping[str, object]) -> str:
    """An English pattern with its arguments: numbers and texts."""
    chosen = SELECT.sub(lambda found: _variant(found[2], arguments[found[1]]), pattern)
    return PLACEABLE.sub(lambda found: found[2] or _shown(arguments[found[1]]), chosen)


def _variant(lines: str, value: object) -> str:
    """The variant that a value selects: the one named by its text, ``one`` for 1, or else the starred one."""
    variants = [found.groups() for found in map(VARIANT.match, lines.splitlines()) if found]
    key = "one" if value == 1 else str(value)
    fitting = (text for _, name, text in variants if name == key)
    default = next(text for star, _, text in variants if star)
    return next(fitting, default)


def _shown(value: object) -> str:
    """An argument in a sentence; numbers as Fluent writes them in English."""
    return f"{value:,}" if isinstance(value, int | float) else str(value)
