"""The command and its parts. Exit codes: 0 all is well, 1 the input was refused, 2 the command was called wrongly."""

from __future__ import annotations

from typing import Annotated

import typer

from skyrise import __version__
from skyrise.bots import BotFailed
from skyrise.components import Refusal

from . import (
    arena,
    bench,
    bots,
    editions,
    explain,
    inspect,
    lab,
    play,
    replay,
    schema,
    serve,
    show,
    simulate,
    solve,
    verify,
    warmup,
)
from .refusals import tell_refusal

REFUSED = 1

app = typer.Typer(
    help="Skyrise, a board game of spatial auctions, on the command line.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("legal")(inspect.legal)
app.command("score")(inspect.score)
app.command("show")(show.show)
app.command("explain")(explain.explain)
app.command("solve")(solve.solve_ending)
app.command("editions")(editions.editions)
app.command("schema")(schema.schema)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("warmup")(warmup.warmup)
app.add_typer(bots.app, name="bots")
app.add_typer(lab.app, name="lab")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def skyrise(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Skyrise, a board game of spatial auctions, on the command line."""


def main() -> None:
    """Runs the command; if the user's input is refused, says why in one line, without a traceback."""
    try:
        app()
    except (Refusal, BotFailed) as error:
        tell_refusal(error)
        raise SystemExit(REFUSED) from None
    except BrokenPipeError:
        raise SystemExit(0) from None
