"""The messages of a language: the Fluent files of its folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from .spaces import with_unbreakable_spaces


@cache
def bundle(code: str) -> FluentBundle:
    """All messages of a language.

    No isolation marks: all our languages run from left to right, and texts are compared and aligned.
    """
    made = FluentBundle([code], use_isolating=False)
    for file in sorted(files(__package__).joinpath(code).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            text = with_unbreakable_spaces(file.read_text(encoding="utf-8"), code)
            made.add_resource(FluentResource(text))
    return made
