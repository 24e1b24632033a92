"""The language that commands speak."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import Annotated

import typer

from skyrise.language import LANGUAGES, Language, best_language, language
from skyrise.rules import Game

_wished: ContextVar[str | None] = ContextVar("language", default=None)


def _wish(code: str | None) -> str | None:
    """Remembers the code that was asked for: refusals are said in that language too."""
    if code is not None and code not in LANGUAGES:
        raise typer.BadParameter(f"expected one of {', '.join(LANGUAGES)}")
    _wished.set(code)
    return code


LanguageOption = Annotated[
    str | None,
    typer.Option(
        callback=_wish,
        help=f"The language of the texts: {', '.join(LANGUAGES)}. Default: your locale (LC_ALL, LC_MESSAGES or "
        "LANG), or English.",
    ),
]


ENGLISH = language(LANGUAGES[0])
"""For commands that speak no other language."""


def spoken(code: str | None = None) -> Language:
    """The language of the code, or else the one asked for, or that of the user's locale."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return language(code or _wished.get() or best_language(locale))


def names_in(spoken: Language, game: Game) -> tuple[str, ...]:
    """The players' names; whoever has none is called by color, in that language."""
    return spoken.names(game.names, game.match.colors)
