"""The command and its parts. Exit codes: 0 all is well, 1 the input was refused, 2 the command was called wrongly."""

from __future__ import annotations

from typing import Annotated

import typer

from skyrise import __version__
from skyrise.bots import BotFailed
from skyrise.components import Refusal

from .commands import Commands
from .refusals import tell_refusal

REFUSED = 1

app = typer.Typer(
    cls=Commands,
    help="Skyrise, a board game of spatial auctions, on the command line.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def skyrise(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
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
