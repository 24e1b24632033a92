"""``skyrise bots``: list the bots, check your own, and offer ours to other programs."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from dataclasses import asdict
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from skyrise.bots.listing import listed_bots
from skyrise.bots.serve import serve
from skyrise.bots.specs import BETWEEN_SETTINGS
from skyrise.notation.schemas import schema_text
from skyrise.testing import BotFault, BotReport, check_bot
from skyrise.testing.check import PLAYERS
from skyrise.testing.report import CHECKS

from .options import JsonOutput
from .output import print_json, screen
from .tables import show_table

FAULTY = 1

app = typer.Typer(add_completion=False, invoke_without_command=True)

Spec = Annotated[
    str, typer.Argument(help="A name, a name with settings (name:setting=value;setting=value), or stdio:COMMAND.")
]


@app.callback()
def bots(context: typer.Context, json_output: JsonOutput = False) -> None:
    """List the bots: name, what it does, settings and their defaults.

    Example: skyrise bots
    """
    if context.invoked_subcommand is not None:
        return
    if json_output:
        print_json([asdict(one) for one in listed_bots()])
        return
    table = Table("bot", "plays", "settings", "from", box=None, pad_edge=False, header_style="dim")
    for one in listed_bots():
        settings = one.settings.replace(BETWEEN_SETTINGS, "\n")
        table.add_row(*map(escape, (one.name, one.line, settings, one.package)))
    show_table(table)


@app.command()
def check(
    spec: Spec,
    games: Annotated[int, typer.Option(help="Games for each edition and number of players.", min=1)] = 1,
    edition: Annotated[list[str] | None, typer.Option(help="An edition; repeatable. Default: all.")] = None,
    players: Annotated[list[int] | None, typer.Option(help="2, 3 or 4; repeatable.", min=2, max=4)] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; later games count up from it.")] = 0,
    seconds: Annotated[float, typer.Option(help="Seconds the bot has for each decision.", min=0)] = 0.2,
    deterministic: Annotated[
        bool,
        typer.Option(help="The bot gives the same answers for the same seed; otherwise secrets cannot be checked."),
    ] = True,
) -> None:
    """Check that a bot keeps the contract: whole games, every kind of decision, the clock, no secrets.

    Exit code 1 if it does not.

    Example: skyrise bots check random --edition retail --players 2
    """
    try:
        report = check_bot(
            spec,
            games=games,
            editions=edition,
            players=players or PLAYERS,
            seed=seed,
            seconds=seconds,
            deterministic=deterministic,
        )
    except BotFault as fault:
        report = fault.report
    _print_report(report)
    if report.faults:
        raise typer.Exit(FAULTY)


def _print_report(report: BotReport) -> None:
    faults = {fault.check: (fault, times) for fault, times in report.first_faults()}
    table = Table("check", "", "what is wrong")
    for name, meaning in CHECKS.items():
        if name in faults:
            fault, times = faults[name]
            table.add_row(meaning, f"[red]✗[/] {times}×", escape(f"{fault.reason}\nfirst: {fault.moment}"))
        else:
            table.add_row(meaning, *(("–", "not checked") if name in report.skipped else ("[green]✓[/]", "")))
    show_table(table)
    screen.print(f"{report.summary()}; the slowest took {report.slowest:.2f} s", markup=False, soft_wrap=True)


@app.command("serve")
def serve_bot(spec: Spec) -> None:
    """Play one seat of one game for another program: skyrise-bot/1, JSON lines on standard input and output.

    Example: skyrise bots serve random
    """
    out = sys.stdout

    def say(line: str) -> None:
        out.write(line)
        out.flush()

    with redirect_stdout(sys.stderr):  # what a bot prints is not an answer
        serve(spec, sys.stdin.buffer, say)


@app.command()
def schema() -> None:
    """Print the JSON Schema of the messages of skyrise-bot/1.

    Example: skyrise bots schema > skyrise-bot-1.schema.json
    """
    typer.echo(schema_text("bot"), nl=False)
