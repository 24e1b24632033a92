"""``skyrise site``: the game as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyrise.browser.site import BASE, ROOT, NoEngine, write_site

from .output import errors, screen

FAILED = 1


def _path(given: str) -> str:
    """With a slash at both ends."""
    path = f"/{given.strip('/')}/".replace("//", "/")
    if not BASE.fullmatch(path):
        raise typer.BadParameter(f"{given} is not a path of a web address, such as /skyrise/")
    return path


def site(
    out: Annotated[Path, typer.Argument(help="The folder; created if it does not exist.", file_okay=False)],
    base: Annotated[
        str, typer.Option(help="The path that the host has it below, such as /skyrise/.", callback=_path)
    ] = ROOT,
) -> None:
    """Write the whole game as a folder of static files for any web host, or a small server at home.

    Visitors play in their own browser, against bots or on one device, and without a network as soon as the page
    says that it is kept. No game server is needed.

    Example: skyrise site build/web

    Example: skyrise site docs --base /skyrise/
    """
    try:
        files = write_site(out, base=base)
    except NoEngine:
        errors.print(
            "this installation comes without the game for the browser: run `make site` in the project's folder"
        )
        raise typer.Exit(FAILED) from None
    size = sum(path.stat().st_size for path in files) / 1e6
    screen.print(f"{len(files)} files in {out}, {size:.0f} MB before compression", soft_wrap=True)
    if base == ROOT:
        screen.print(f"to try it: python -m http.server --directory {out}", soft_wrap=True)
