"""``skyrise schema``: the JSON Schemas of the formats."""

from __future__ import annotations

from typing import Annotated

import typer

from skyrise.notation.schemas import schema_names, schema_text


def schema(
    name: Annotated[str | None, typer.Argument(help="record, position, edition, island …")] = None,
) -> None:
    """Print the JSON Schema of a format, or list the formats that have one.

    Example: skyrise schema record > skyrise-record-1.schema.json
    """
    if name is None:
        typer.echo("\n".join(schema_names()))
    elif name in schema_names():
        typer.echo(schema_text(name), nl=False)
    else:
        raise typer.BadParameter(f"expected one of {', '.join(schema_names())}, found {name!r}")
