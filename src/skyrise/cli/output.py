"""Where output goes: to the user's screen, or to a program that reads JSON."""

from __future__ import annotations

import json
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table

screen = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""


def print_json(document: Any) -> None:
    """One JSON value on a line of its own."""
    typer.echo(json.dumps(document, ensure_ascii=False))


def number_table(first: str, *others: str) -> Table:
    """A table with these headings; the columns after the first hold numbers, aligned to the right."""
    table = Table(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table
