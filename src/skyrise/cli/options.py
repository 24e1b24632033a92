"""Options that several commands have, and commands that take them as one value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from skyrise.components.names import MAX_PLAYERS, MIN_PLAYERS

PlayersOption = Annotated[int, typer.Option(help="2, 3 or 4.", min=MIN_PLAYERS, max=MAX_PLAYERS)]
EditionOption = Annotated[str, typer.Option("--edition", help="An edition, or the path to an edition file.")]
RecordOrPosition = Annotated[Path, typer.Argument(help="A record or position file, or - for standard input.")]
AtOption = Annotated[int | None, typer.Option("--at", help="For records: the position after this many actions.", min=0)]
JsonOutput = Annotated[bool, typer.Option("--json", help="Print JSON.")]

IslandsOption = Annotated[
    str | None,
    typer.Option(
        help="Islands and slots, e.g. north=aurora,south=my-island.json; a file of your own for the central island "
        "with central=FILE. Else random."
    ),
]


def parse_islands(text: str | None) -> dict[str, str] | None:
    """The islands by slot; None if they are drawn at random."""
    if text is None:
        return None
    pairs = [part.strip().partition("=") for part in text.split(",")]
    if not all(slot and sign and island for slot, sign, island in pairs):
        raise typer.BadParameter("expected slot=island, separated by commas", param_hint="--islands")
    return {slot: island for slot, _, island in pairs}


def takes_options(command: Callable[..., None]) -> Callable[..., None]:
    """Lets a command take options as dataclasses: each of their fields becomes an option of the command.

    Typer reads options from the signature alone: without this, every command would have to repeat the shared ones.
    """
    hints = get_type_hints(command, include_extras=True)
    groups = {name: hint for name, hint in hints.items() if isinstance(hint, type) and is_dataclass(hint)}
    parameters: list[Parameter] = []
    for parameter in signature(command).parameters.values():
        group = groups.get(parameter.name)
        parameters += _fields(group) if group else [_keyword(parameter.name, hints, parameter.default)]

    @wraps(command)
    def with_options(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{field.name: given.pop(field.name) for field in fields(group)})
        command(**given)

    with_options.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return with_options


def _fields(group: type[Any]) -> list[Parameter]:
    hints = get_type_hints(group, include_extras=True)
    return [_keyword(field.name, hints, field.default) for field in fields(group)]


def _keyword(name: str, hints: dict[str, Any], default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=hints[name])
