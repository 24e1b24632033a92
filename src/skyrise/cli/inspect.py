"""``skyrise legal`` and ``skyrise score``: what is legal in a position, and what it is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from skyrise.components.names import SOURCES
from skyrise.language import Language, receipt_message
from skyrise.notation import outcome_document
from skyrise.rules import Game, Outcome

from .files import load_position
from .options import JsonOutput
from .output import print_json, screen
from .speech import LanguageOption, names_in, spoken
from .tables import show_table

PositionFile = Annotated[Path, typer.Argument(help="A position file (skyrise-position/1), or - for standard input.")]


def legal(position: PositionFile, json_output: JsonOutput = False, language: LanguageOption = None) -> None:
    """List the legal actions of a position, sorted as text.

    Example: skyrise legal position.json --json
    """
    game = load_position(position)
    texts = [str(action) for action in game.legal_actions()]
    if json_output:
        print_json({"seat": game.to_act, "legal": texts})
        return
    screen.print(_asked(game, spoken(language)), markup=False, soft_wrap=True)
    for text in texts:
        typer.echo(text)


def _asked(game: Game, speech: Language) -> str:
    """Whose turn it is."""
    seat = game.to_act
    if seat is None:
        return speech.words("text-asked-over")
    return speech.words("terminal-legal", who=names_in(speech, game)[seat], seat=seat + 1)


def score(position: PositionFile, json_output: JsonOutput = False, language: LanguageOption = None) -> None:
    """Score a position as if the game ended now, with a receipt for every point.

    Bids on the board do not score; unknown patron values and objectives score 0.

    Example: skyrise score position.json
    """
    game = load_position(position)
    outcome = game.outcome_now()
    if json_output:
        print_json(outcome_document(outcome))
        return
    speech = spoken(language)
    show_table(score_table(game, outcome, speech))
    for sheet in outcome.scores:
        screen.print(f"\n[bold]{names_in(speech, game)[sheet.seat]}[/]")
        for receipt in sheet.receipts:
            screen.print(f"  {speech.say(receipt_message(receipt)):<50} {receipt.rule}", markup=False)


def score_table(game: Game, outcome: Outcome, speech: Language) -> Table:
    """The breakdown of all seats, winners marked."""
    names = names_in(speech, game)
    table = Table(speech.words("terminal-source"))
    for sheet in outcome.scores:
        star = " ★" if sheet.seat in outcome.winners else ""
        table.add_column(f"{names[sheet.seat]}{star}", justify="right")
    for source in SOURCES:
        table.add_row(speech.words(f"source-{source}"), *(str(sheet.points[source]) for sheet in outcome.scores))
    table.add_section()
    table.add_row(speech.words("terminal-total"), *(str(sheet.total) for sheet in outcome.scores), style="bold")
    return table
