"""``skyrise verify``: was the deal of a recorded game fixed before it began?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyrise.components import Refusal
from skyrise.notation.messages.fairness import fairness_message
from skyrise.rules import Game, Record
from skyrise.rules.fairness import check_fairness

from .files import load_record
from .output import screen
from .refusals import tell_refusal
from .speech import LanguageOption, spoken

NOT_FAIR = 1
UNREADABLE = 2


def verify(
    file: Annotated[Path, typer.Argument(help="A record file (skyrise-record/1), or - for standard input.")],
    language: LanguageOption = None,
) -> None:
    """Check that a record's seed is the one committed to, that it gives the deal, and that the game is legal.

    Exit codes: 0 fair, 1 unfair or not provably fair, 2 the record cannot be read.

    Example: skyrise verify game.json
    """
    try:
        record = _played(load_record(file))
    except Refusal as error:
        tell_refusal(error)
        raise typer.Exit(UNREADABLE) from None
    fairness = check_fairness(record)
    screen.print(spoken(language).say(fairness_message(fairness)), markup=False, soft_wrap=True)
    if not fairness.is_fair:
        raise typer.Exit(NOT_FAIR)


def _played(record: Record) -> Record:
    """The record, if it is legal by the rules."""
    return Game.from_record(record).record()
