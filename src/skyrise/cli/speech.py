"""The language that commands speak."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from skyrise.language import LANGUAGES, Language, best_language, language
from skyrise.rules import Game

LanguageOption = Annotated[
    str | None,
    typer.Option(
        help=f"The language of the texts: {', '.join(LANGUAGES)}. Else that of your locale (LC_ALL, LC_MESSAGES or "
        "LANG), or English."
    ),
]


ENGLISH = language(LANGUAGES[0])
"""For commands that speak no other language."""


def spoken(code: str | None) -> Language:
    """The language of that code, or of the user's locale."""
    if code is not None and code not in LANGUAGES:
        raise typer.BadParameter(f"expected one of {', '.join(LANGUAGES)}", param_hint="--language")
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return language(code or best_language(locale))


def names_in(spoken: Language, game: Game) -> tuple[str, ...]:
    """The players' names; who has none but that of their colour has it in the language."""
    return tuple(
        spoken.words(f"color-{color}") if name == color.capitalize() else name
        for color, name in zip(game.match.colors, game.names, strict=True)
    )
