"""``skyrise show``: a picture, or the text view, of a record or position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyrise.language import describe
from skyrise.notation.files import write_text
from skyrise.notation.svg import draw_position

from .files import load_game
from .options import AtOption, RecordOrPosition
from .output import screen
from .speech import LanguageOption, names_in, spoken


def show(
    file: RecordOrPosition,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write a picture here (SVG).")] = None,
    at: AtOption = None,
    language: LanguageOption = None,
) -> None:
    """Draw a record or position as SVG, or print it as text.

    Example: skyrise show game.json --at 57 --svg table.svg
    """
    game = load_game(file, at)
    speech = spoken(language)
    if svg is None:
        typer.echo(describe(game.position(), names_in(speech, game), language=speech.code))
        return
    write_text(svg, draw_position(game.position()))
    screen.print(speech.words("terminal-written", file=str(svg)), markup=False)
