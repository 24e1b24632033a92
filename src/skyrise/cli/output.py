"""Where output goes: to the user's screen, or to a program that reads JSON."""

from __future__ import annotations

import json
from typing import Any, Final

import typer
from rich.console import Console

screen = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""


def print_json(document: Any) -> None:
    """One JSON value on a line of its own."""
    typer.echo(json.dumps(document, ensure_ascii=False))
