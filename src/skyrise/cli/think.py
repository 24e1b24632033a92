"""``skyrise think``: bots of other servers think on this machine."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated, NoReturn

import typer

from .output import errors, screen

FAILED = 1


def think(
    broker: Annotated[str, typer.Option(help="The broker of the servers: nats://HOST:4222")],
    workers: Annotated[int | None, typer.Option(help="Thoughts at once; else one a core.", min=1, max=256)] = None,
) -> None:
    """Think for the bots of a city's servers, which ask over their broker; start it on as many machines as you like.

    Servers think themselves for what finds no room here, and when all thinkers have gone.

    Example: skyrise think --broker nats://HOST:4222
    """
    try:
        from skyrise.server.thinking.far import think_for_others
        from skyrise.tables import StoreError
    except ImportError as error:
        _refuse(f"thinking for servers needs packages that are missing ({error}): pip install 'skyrise[web,fleet]'")
    size = workers or os.cpu_count() or 1

    def announce() -> None:
        screen.print(f"{size} thinkers wait at the broker; Ctrl+C stops.", markup=False, soft_wrap=True)

    try:
        asyncio.run(think_for_others(broker, size, announce))
    except StoreError as error:
        _refuse(str(error))


def _refuse(sentence: str) -> NoReturn:
    errors.print("refused: " + sentence, style="bold red", markup=False, soft_wrap=True)
    raise typer.Exit(FAILED)
