"""``skyrise replay``: a recorded game, as text, as JSON, or decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyrise.language import Language, describe, message_of
from skyrise.notation import outcome_document, position_document
from skyrise.rules import Game, Record

from .files import load_record, replayed
from .inspect import score_table
from .options import JsonOutput
from .output import print_json, screen
from .speech import LanguageOption, names_in, spoken
from .tables import show_table


def replay(
    file: Annotated[Path, typer.Argument(help="A record file (skyrise-record/1), or - for standard input.")],
    at: Annotated[int | None, typer.Option("--at", help="The position after this many actions.", min=0)] = None,
    trace: Annotated[bool, typer.Option("--trace", help="JSON lines: every decision and what was legal.")] = False,
    json_output: JsonOutput = False,
    language: LanguageOption = None,
) -> None:
    """Replay a record: the whole game as text, or one moment of it.

    With --trace, every decision is a JSON line {"ply", "seat", "legal", "action"}; plies count from 0, so ply n is
    what was decided after n actions (--at n).

    Example: skyrise replay game.json --at 57
    """
    record = load_record(file)
    if trace:
        print_trace(record)
    elif json_output:
        _print_json(replayed(record, at))
    elif at is not None:
        game, speech = replayed(record, at), spoken(language)
        typer.echo(describe(game.position(), names_in(speech, game), language=speech.code))
    else:
        _print_log(Game.from_record(record), spoken(language))


def print_trace(record: Record) -> None:
    """Prints every decision of a record with everything that was legal."""
    Game.from_record(record)  # refuses a record with an illegal action before anything is printed
    game = Game.from_record(record.until(0))
    for ply, action in enumerate(record.actions):
        legal = [str(legal) for legal in game.legal_actions()]
        print_json({"ply": ply, "seat": game.to_act, "legal": legal, "action": str(action)})
        game.play(action)


def _print_json(game: Game) -> None:
    document = {
        "actions": len(game.actions),
        "position": position_document(game.position()),
        "events": [{**event.seen_by(event.seat), "private": sorted(event.private)} for event in game.events],
        "outcome": outcome_document(game.outcome) if game.outcome else None,
    }
    print_json(document)


def _print_log(game: Game, speech: Language) -> None:
    names = names_in(speech, game)
    for event in game.events:
        if event.kind == "open":
            screen.print()
        screen.print(speech.say(message_of(event, event.seat), names), markup=False, soft_wrap=True)
    if game.outcome:
        show_table(score_table(game, game.outcome, speech))
