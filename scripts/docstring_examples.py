"""An extension of Griffe for the reference: examples in docstrings (``>>>``) are shown as Python."""

from __future__ import annotations

import re

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> (?:.+\n?)+", flags=re.MULTILINE)
"""From a prompt to the next empty line, as doctest has it."""


class Examples(Extension):
    """Fences every example."""

    def on_object(self, *, obj: Object, **_: object) -> None:
        """Called for everything that has been read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples stand in blocks of code."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example.group().rstrip()}\n```\n", text)
