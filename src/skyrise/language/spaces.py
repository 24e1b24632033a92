"""Spaces at which no line may break, put into the texts as they are loaded, so that translators need not see them.

They stand between a number and the word after it, after the one-letter words of Polish, and before the dashes of
Russian. The rule is ``spaces.json``, which the page reads too: for all languages and for each, regular expressions of
which a match is kept but for its last character, the space.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

UNBREAKABLE: Final = "\u00a0"


def with_unbreakable_spaces(text: str, code: str) -> str:
    """The text of a Fluent file, with its unbreakable spaces.

    >>> with_unbreakable_spaces("home = 5 minut i w domu", "pl")
    'home = 5\\xa0minut i\\xa0w\\xa0domu'
    """
    for pattern in _patterns(code):
        text = pattern.sub(lambda found: found[1] + UNBREAKABLE, text)
    return text


@cache
def _patterns(code: str) -> tuple[re.Pattern[str], ...]:
    rules: dict[str, list[str]] = json.loads(files(__package__).joinpath("spaces.json").read_text(encoding="utf-8"))
    return tuple(re.compile(pattern) for pattern in [*rules["all"], *rules.get(code, [])])
